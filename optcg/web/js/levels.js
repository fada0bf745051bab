// The bots one can play against, said plainly.

import { el, select } from "./dom.js";
import { keepSetting, setting } from "./keep.js";

const LEVELS = {
  easy: ["Easy", "often misses its best play"],
  normal: ["Normal", "plays its cards well, looks one step ahead"],
  hard: ["Hard", "looks ahead and takes its time"],
  random: ["Random", "does anything that is legal"],
};

/** Which bot plays, in a word; the first guess is the normal one. */
export function botChoice(bots, attributes = {}) {
  return select(bots.map((bot) => [bot, bot]), bots.includes("normal") ? "normal" : bots[0], attributes);
}

/** The level that was played last; who never played begins with the easy one. */
export function lastLevel(bots) {
  const level = setting("level", "easy");
  return bots.includes(level) ? level : bots[0];
}

export function levelTitle(bot) {
  return LEVELS[bot]?.[0] ?? bot;
}

/** The same within a sentence; a guest keeps its name. */
export function levelWord(bot) {
  return LEVELS[bot]?.[0].toLowerCase() ?? bot;
}

/** The levels with what they mean, and the guests of this server: {node, value, keep}. */
export function levelChoice({ bots, guests }, changed) {
  const shown = [...Object.keys(LEVELS).filter((bot) => bots.includes(bot)), ...guests];
  const last = lastLevel(bots);
  const row = (bot) => el("label", { class: "level" },
    el("input", { type: "radio", name: "level", value: bot, checked: bot === last, "aria-labelledby": `level-${bot}`, "aria-describedby": `level-${bot}-words`, onchange: () => changed() }),
    el("span", {}, el("b", { id: `level-${bot}` }, levelTitle(bot)), " ", el("small", { id: `level-${bot}-words` }, LEVELS[bot]?.[1] ?? "a guest of this server")));
  const node = el("div", { class: "levels", role: "radiogroup", "aria-label": "Level" }, (shown.length ? shown : bots).map(row));
  const value = () => node.querySelector("input:checked")?.value ?? last;
  return { node, value, keep: () => keepSetting("level", value()) };
}
