// The picture on a card.

import { el } from "./dom.js";

/** The place of the picture; the frame's colours stand in it where there is none. */
export function artOf(card, name = "art") {
  return el("span", { class: name, "aria-hidden": "true" });
}
