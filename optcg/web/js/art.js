// The picture on a card: the player's own, or the one that our code draws.

import { el } from "./dom.js";
import { picture } from "./picture.js";

const MOST = 300; // drawn pictures that are kept
const addresses = new Map();

function addressOf(card) {
  if (card.picture) return `/pictures/${encodeURIComponent(card.number)}`;
  if (!addresses.has(card.number)) {
    if (addresses.size >= MOST) addresses.delete(addresses.keys().next().value);
    addresses.set(card.number, drawn(card));
  }
  return addresses.get(card.number);
}

function drawn(card) {
  return `data:image/svg+xml,${encodeURIComponent(picture(card))}`;
}

/** The place of the picture; the frame's colours stand in it where there is none, and ours where the own one cannot be read. */
export function artOf(card, name = "art") {
  if (!card.category) return el("span", { class: name });
  const image = el("img", { alt: "", src: addressOf(card), decoding: "sync", draggable: "false" });
  image.addEventListener("error", () => { if (card.picture) image.src = drawn(card); }, { once: true });
  return el("span", { class: name }, image);
}
