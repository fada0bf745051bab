// A trash to look through.

import { el, show } from "./dom.js";
import { cardFace } from "./card.js";

/** `at` is {title, legal, read, use}: which of the cards a choice is about, and what a press does. */
export function openPile(cards, { title, legal, read, use }) {
  const dialog = el("dialog", { class: "pile", "aria-label": title, onclose: () => dialog.remove() });
  const text = el("div", { class: "pile-text", "aria-live": "polite" });
  const press = (shown) => {
    if (!legal(shown.id)) return show(text, read(shown));
    dialog.close();
    return use(shown);
  };
  show(dialog, el("h2", {}, `${title}: ${cards.length}`),
    el("div", { class: "cards" }, cards.map((shown) => cardFace(shown, { class: legal(shown.id) ? "legal" : "", onclick: () => press(shown) }))),
    text,
    el("button", { type: "button", onclick: () => dialog.close() }, "Close"));
  document.body.append(dialog);
  dialog.showModal();
}
