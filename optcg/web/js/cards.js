// Card search.

import { el, field, show } from "./dom.js";
import { get, remember } from "./api.js";
import { cardFace, cardSheet } from "./card.js";

export async function cardsPage(main) {
  const words = el("input", { type: "search", placeholder: "Name, number, type or words of the text" });
  const found = el("div", { class: "cards", "aria-live": "polite" });
  const sheet = el("section", { class: "panel sticky", "aria-label": "Card" }, el("p", { class: "quiet" }, "Press a card to read it."));
  let last = 0;
  const search = async () => {
    const turn = (last += 1);
    const { cards } = await get(`/api/v1/cards?q=${encodeURIComponent(words.value)}`);
    if (turn !== last) return;
    remember(cards);
    show(found, cards.length ? cards.map((card) => cardFace({ card: card.number }, { onclick: () => show(sheet, cardSheet(card.number)) })) : el("p", {}, "No card has all these words."));
  };
  words.addEventListener("input", () => { clearTimeout(words.timer); words.timer = setTimeout(search, 200); });
  show(main, el("h1", {}, "Cards"), field("Search", words), el("div", { class: "columns wide-left" }, found, sheet));
  await search();
}
