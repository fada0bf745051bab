// What the player sets for this browser: scheme, motion, sounds, whether the end of a turn asks, the only answer is given and phrases are shown; the keys.

import { el, field, select } from "./dom.js";
import { keepSetting, setting } from "./keep.js";
import { play } from "./sound.js";

const KEYS = [
  ["1 – 9", "the answer with this number, or what the card that is read can do"], ["E", "the main answer: end, no more, decline"],
  ["P", "no block and no counter for the rest of this attack"], ["Arrows", "from card to card"], ["Enter", "use the card, or read it"],
  ["R", "put away what the other player did"], ["T", "say something to the other player"], ["U", "take back a choice, against a bot"], ["Esc", "let go of a card or DON!!"], ["?", "this page"],
];

/** Whether phrases of other players are shown. */
export const MUTE = ["Show what other players say", "phrases", true];

export function applySettings() {
  const root = document.documentElement;
  root.dataset.theme = setting("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.motion = setting("speed", matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal");
}

function keep(name, value) {
  keepSetting(name, value);
  applySettings();
}

export function tick(words, name, otherwise, then = () => null) {
  const box = el("input", { type: "checkbox", checked: setting(name, otherwise) });
  box.addEventListener("change", () => { keep(name, box.checked); then(); });
  return el("p", {}, el("label", {}, box, ` ${words}`));
}

function choice(words, name, options) {
  const box = select(options, document.documentElement.dataset[name === "speed" ? "motion" : name]);
  box.addEventListener("change", () => keep(name, box.value));
  return field(words, box);
}

export function openSettings() {
  if (document.querySelector("dialog.settings")) return;
  const dialog = el("dialog", { class: "settings", "aria-label": "Settings", onclose: () => dialog.remove() },
    el("h2", {}, "Settings"),
    choice("Scheme", "theme", [["light", "light"], ["dark", "dark"]]),
    choice("Motion", "speed", [["normal", "normal"], ["fast", "fast"], ["off", "off"]]),
    tick("Sounds", "sound", false, () => play("turn")),
    tick("Give the only answer by itself (against a person after a moment of varying length)", "only-answer", false),
    tick(...MUTE),
    tick("Ask before a turn ends with attackers or DON!! left", "ask-end", true),
    el("h3", {}, "Keys"),
    el("dl", { class: "keys-list" }, KEYS.map(([key, words]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)))),
    el("form", { method: "dialog" }, el("button", { class: "primary", autofocus: true }, "Close")));
  document.body.append(dialog);
  dialog.showModal();
}
