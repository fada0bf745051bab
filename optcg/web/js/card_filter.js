// Which cards are shown: words, colors, and what is printed on them.

import { el, field, select } from "./dom.js";
import { colorMarks } from "./card.js";

const COLORS = ["Red", "Green", "Blue", "Purple", "Black", "Yellow"];
const KEYWORDS = ["Blocker", "Rush", "Double Attack", "Banish", "Unblockable", "Trigger", "Counter", "On Play", "When Attacking", "Activate: Main", "On K.O."];
const BADGES = ["Blocker", "Rush", "Double Attack", "Banish", "Unblockable"];
const ANY = ["", "any"];

const written = new Map(); // what words are looked for in, by number

function allWords(card) {
  if (!written.has(card.number)) written.set(card.number, [card.number, card.name, ...card.types, card.text, card.trigger].join("\n").toLowerCase());
  return written.get(card.number);
}

/** Keyword effects that the card has by itself: its text begins a line with them. */
export function printedKeywords(card) {
  return BADGES.filter((word) => card.text.split("\n").some((line) => line.startsWith(`[${word}]`)));
}

export function setOf(card) {
  return card.number.split("-")[0];
}

/** The filters over these cards: {node, fits, set}. `changed` is called when another card may fit. */
export function cardFilter(cards, changed) {
  const colors = new Set();
  const search = el("input", { type: "search", placeholder: "Name, number, type or words of the text", oninput: () => changed() });
  const pick = (label, options) => {
    const control = select([ANY, ...options], "", { onchange: () => changed() });
    return { control, node: field(label, control) };
  };
  const numbers = (key) => [...new Set(cards.map((card) => card[key]).filter((value) => value !== null && value !== undefined))].sort((a, b) => a - b).map((value) => [String(value), String(value)]);
  const names = (found) => [...new Set(found)].sort().map((name) => [name, name]);
  const kind = pick("Category", ["Leader", "Character", "Event", "Stage"].map((name) => [name, name]));
  const cost = pick("Cost", numbers("cost"));
  const power = pick("Power", numbers("power"));
  const counter = pick("Counter", [["0", "none"], ["1000", "+1000"], ["2000", "+2000"]]);
  const type = pick("Type", names(cards.flatMap((card) => card.types)));
  const keyword = pick("Keyword", KEYWORDS.map((word) => [word, `[${word}]`]));
  const set = pick("Set", names(cards.map(setOf)));
  const all = [kind, cost, power, counter, type, keyword, set];
  const color = (name) => el("button", { type: "button", class: "color", "aria-pressed": "false", "aria-label": name, title: name, onclick: (event) => {
    if (!colors.delete(name)) colors.add(name);
    event.currentTarget.setAttribute("aria-pressed", String(colors.has(name)));
    changed();
  } }, colorMarks([name]));
  const wide = matchMedia("(min-width: 801px)").matches;
  const node = el("div", { class: "filter", role: "search" },
    el("div", { class: "filter-first" }, field("Search", search), el("div", { class: "colors", role: "group", "aria-label": "Colors" }, COLORS.map(color))),
    el("details", { open: wide }, el("summary", {}, "Filters"), el("div", { class: "filter-more" }, all.map((each) => each.node))));
  const is = (control, value) => control.value === "" || String(value ?? "") === control.value;
  const fits = (card) => {
    const text = `${card.text}\n${card.trigger}`;
    return search.value.toLowerCase().split(/\s+/).every((word) => allWords(card).includes(word))
      && (!colors.size || card.colors.some((name) => colors.has(name)))
      && is(kind.control, card.category) && is(cost.control, card.cost) && is(power.control, card.power) && is(set.control, setOf(card))
      && (counter.control.value === "" || (card.category === "Character" && String(card.counter ?? 0) === counter.control.value))
      && (type.control.value === "" || card.types.includes(type.control.value))
      && (keyword.control.value === "" || text.includes(`[${keyword.control.value}`));
  };
  return { node, fits, category: (name) => { kind.control.value = name; } };
}
