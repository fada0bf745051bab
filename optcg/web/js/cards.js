// Card search.

import { el, show } from "./dom.js";
import { allCards } from "./api.js";
import { cardFace, cardSheet } from "./card.js";
import { cardFilter, printedKeywords } from "./card_filter.js";
import { CardWindow } from "./card_window.js";

export async function cardsPage(main) {
  const cards = await allCards();
  const count = el("p", { class: "quiet found", role: "status" });
  const sheet = el("section", { class: "panel", "aria-label": "Card" }, el("p", { class: "quiet" }, "Press a card to read it."));
  const list = new CardWindow((card) => cardFace({ card: card.number, keywords: printedKeywords(card) }, { onclick: () => show(sheet, cardSheet(card.number)) }), 112);
  const search = () => {
    const found = cards.filter(filter.fits);
    count.textContent = `${found.length} of ${cards.length} cards`;
    list.show(found);
  };
  const filter = cardFilter(cards, search);
  show(main, el("h1", { class: "unseen" }, "Cards"), el("div", { class: "builder" }, el("div", { class: "shelf" }, filter.node, count, list.node), el("div", { class: "bench" }, sheet)));
  search();
  return () => list.leave();
}
