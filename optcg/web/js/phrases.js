// What players say to each other: phrases of a list that the server has, shown beside the name of who said it.

import { announce, el, toast } from "./dom.js";
import { MUTE, tick } from "./settings.js";

const STAYS = 5000; // milliseconds
const KEYS = "1234567890";

/** Choose one of these phrases ({key: words}); `say` is called with its key. */
export function openPhrases(phrases, say) {
  const press = (phrase) => { dialog.close(); say(phrase); };
  const buttons = Object.entries(phrases).map(([phrase, words], i) =>
    el("button", { type: "button", onclick: () => press(phrase) }, el("kbd", {}, KEYS[i]), ` ${words}`));
  const dialog = el("dialog", { class: "phrases", "aria-label": "Say something", onclose: () => dialog.remove(), onkeydown: (event) => buttons[KEYS.indexOf(event.key)]?.click() },
    el("h2", {}, "Say something"), el("div", { class: "phrase-list" }, buttons), tick(...MUTE), el("form", { method: "dialog" }, el("button", {}, "Close")));
  document.body.append(dialog);
  dialog.showModal();
}

/** What somebody said, for a while beside the name: `side` is "near" or "far", `place` is around the board. */
export function showPhrase(place, side, name, words) {
  announce(`${name}: ${words}`);
  const plate = place.querySelector(`.${side} .who`);
  if (!plate) {
    toast(`${name}: ${words}`);
    return;
  }
  place.querySelector(`.speech.of-${side}`)?.remove();
  const [at, box] = [plate.getBoundingClientRect(), place.getBoundingClientRect()];
  const bubble = el("p", { class: `speech of-${side}`, "aria-hidden": "true", vars: { "--x": `${at.right - box.left}px`, "--y": `${(side === "near" ? at.top : at.bottom) - box.top}px` } }, words);
  place.append(bubble);
  setTimeout(() => bubble.remove(), STAYS);
}
