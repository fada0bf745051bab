// A hand as the game would deal it: five cards, and five others if one does not like them (Rule 5-2-1-6).

import { el, show } from "./dom.js";
import { cardFace } from "./card.js";
import { printedKeywords } from "./card_filter.js";
import { facts } from "./api.js";

const HAND = 5;

function shuffled(cards) {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** A place to draw hands of the deck that `cards()` gives. */
export function sampleHand(cards) {
  const hand = el("div", { class: "hand-cards", "aria-live": "polite" });
  const words = el("span", { class: "quiet" });
  const draw = () => {
    const dealt = shuffled(cards()).slice(0, HAND);
    show(hand, dealt.map((number) => cardFace({ card: number, keywords: printedKeywords(facts(number)) }, { tabindex: "-1" })));
    const low = dealt.filter((number) => (facts(number).cost ?? 0) <= 2).length;
    words.textContent = dealt.length < HAND ? "A hand needs five cards." : `${low} of ${HAND} cost 2 or less`;
    button.textContent = "Draw again";
  };
  const button = el("button", { type: "button", onclick: draw }, "Draw five");
  return el("section", { class: "sample", "aria-label": "Sample hand" }, el("h2", {}, "Sample hand"), el("p", { class: "buttons" }, button, words), hand);
}
