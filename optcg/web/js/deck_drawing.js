// What a deck is made of, drawn: its curve, its colors, its counters, its [Trigger]s.

import { el } from "./dom.js";
import { drawing, svg } from "./svg.js";

const WIDE = 300;

/** `figures` are those of the server: {curve, colors, counters, triggers, categories}. */
export function deckDrawing(figures) {
  const cards = Object.values(figures.categories).reduce((sum, count) => sum + count, 0);
  if (!cards) return null;
  return el("div", { class: "deck-figures" },
    el("h3", {}, "Cost"), curve(figures.curve),
    el("h3", {}, "Colors"), parts("Colors", Object.entries(figures.colors).map(([color, count]) => [color, count, `fill-${color.toLowerCase()}`])),
    el("h3", {}, "Counter"), parts("Counters of Characters", Object.entries(figures.counters).map(([counter, count]) => [counter === "0" ? "none" : `+${counter}`, count, `fill-counter-${counter}`])),
    el("p", { class: "figures" }, Object.entries(figures.categories).map(([name, count]) => el("span", { class: "figure" }, `${count} ${name}${count > 1 ? "s" : ""}`)),
      el("span", { class: "figure" }, `${figures.triggers} [Trigger]`)));
}

/** How many cards of each cost. */
function curve(counts) {
  const entries = Object.entries(counts);
  const most = Math.max(1, ...entries.map(([, count]) => count));
  const step = WIDE / Math.max(entries.length, 8);
  const words = entries.map(([cost, count]) => `cost ${cost}: ${count}`).join(", ");
  return drawing("curve", WIDE, 96, `Curve: ${words}`, entries.map(([cost, count], i) => {
    const high = (count / most) * 62;
    const middle = i * step + step / 2;
    return svg("g", { class: "bar" }, svg("rect", { x: i * step + 3, y: 78 - high, width: step - 6, height: Math.max(high, 1), rx: 3 }),
      svg("text", { x: middle, y: 74 - high, class: "of" }, count ? String(count) : ""), svg("text", { x: middle, y: 93 }, cost));
  }));
}

/** One bar, cut by these [words, count, class]. */
function parts(title, found) {
  const total = found.reduce((sum, [, count]) => sum + count, 0) || 1;
  let at = 0;
  return drawing("parts", WIDE, 26, `${title}: ${found.map(([words, count]) => `${words} ${count}`).join(", ")}`, found.map(([words, count, name]) => {
    const wide = (count / total) * WIDE;
    const shown = wide > 62 ? `${words} ${count}` : wide > 18 ? String(count) : "";
    const made = svg("g", {}, svg("rect", { x: at, y: 1, width: Math.max(0, wide - 2), height: 24, rx: 4, class: name }), svg("text", { x: at + wide / 2, y: 18 }, shown));
    at += wide;
    return made;
  }));
}
