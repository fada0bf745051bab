// A card drawn from its printed facts: small on the table, large to read.

import { el } from "./dom.js";
import { facts } from "./api.js";
import { artOf } from "./art.js";
import { icon } from "./icons.js";
import { nameLines } from "./name_lines.js";

const LETTERS = { Red: "R", Green: "G", Blue: "U", Purple: "P", Black: "K", Yellow: "Y" };
const ATTRIBUTES = { Slash: "slash", Strike: "strike", Ranged: "ranged", Special: "special", Wisdom: "wisdom" };
const BADGES = {
  Blocker: ["shield", "Blocker"], Rush: ["bolt", "Rush"], "Rush: Character": ["bolt", "Rush: Char."], "Double Attack": ["twice", "Double"],
  Banish: ["banish", "Banish"], Unblockable: ["arrow", "Unblock."], "Attack Active": ["aim", "Hits active"],
};
const ARROW = 0.6; // of the width of a figure
const SPOKEN = { "Attack Active": "can attack active Characters" };

/** Colors always with a letter and a shape: they can be told apart without seeing color. */
export function colorMarks(colors) {
  return el("span", { class: "marks", "aria-hidden": "true" },
    colors.map((color) => el("span", { class: `mark mark-${color.toLowerCase()}`, title: color }, LETTERS[color] ?? "?")));
}

function spoken(card, shown, life) {
  const parts = [card.name, card.category];
  if (card.category === "Leader") parts.push(life === undefined ? `Life ${card.life}` : `${life} Life left`);
  else if (shown.cost ?? card.cost) parts.push(`cost ${shown.cost ?? card.cost}`);
  const power = powerOf(card, shown);
  if (power !== null) parts.push(`power ${power}`);
  if (card.counter) parts.push(`Counter ${card.counter}`);
  if (shown.state === "rested") parts.push("rested");
  if (shown.don) parts.push(`${shown.don} DON!! given`);
  if (shown.keywords?.length) parts.push(shown.keywords.map((word) => SPOKEN[word] ?? word).join(", "));
  if (card.trigger) parts.push("has a Trigger");
  return parts.join(", ");
}

/** Only Leaders and Characters have power (Rule 2-6-2). */
function powerOf(card, shown) {
  return card.category === "Stage" || card.category === "Event" ? null : shown.power ?? card.power ?? null;
}

/** "up", "down" or "": how a number of this moment stands to the printed one. */
function changed(now, printed) {
  if (printed === null || printed === undefined || now === printed) return "";
  return now > printed ? "up" : "down";
}

/** The two colors of the frame as classes. */
function frame(card) {
  const [first = "none", second = first] = card.colors.map((color) => color.toLowerCase());
  return `from-${first} to-${second}`;
}

/** A face. `shown` is a card of a view ({id, card, state, don, power, cost, keywords}) or {card}; `attributes.life` is what a Leader has left. */
export function cardFace(shown, attributes = {}) {
  const card = facts(shown.card);
  const { label, life, ...others } = attributes;
  return el("button", {
    type: "button",
    ...others,
    class: `card ${frame(card)} ${shown.state === "rested" ? "rested" : ""} ${attributes.class ?? ""}`,
    "aria-label": label ?? spoken(card, shown, life),
    data: { card: shown.card, ...(shown.id ? { id: shown.id } : {}), ...(attributes.data ?? {}) },
  }, given(shown), el("span", { class: "face" }, artOf(card), figures(card, shown, life), signs(card), badges(card, shown), plate(card)), el("span", { class: "aim" }, icon("aim")));
}

function figures(card, shown, life) {
  const power = powerOf(card, shown);
  const cost = shown.cost ?? card.cost ?? 0;
  return [
    card.category === "Leader" ? el("span", { class: "cost life" }, icon("heart"), el("b", {}, String(life ?? card.life ?? "")))
      : el("span", { class: `cost ${changed(cost, card.cost)}` }, String(cost)),
    power === null ? el("span", { class: "power kind" }, card.category)
      : powerFigure(power, shown.state ? changed(power, card.power) : ""),
    card.counter && !shown.state ? el("span", { class: "counter" }, `+${card.counter / 1000}`, el("span", { class: "zeros" }, "000")) : null,
  ];
}

/** As large as the cost beside it allows: five figures and the arrow of a change need room. */
function powerFigure(power, mood) {
  return el("span", { class: `power ${mood}`, vars: { "--figures": String(String(power).length + (mood ? ARROW : 0)) } }, String(power));
}

function badges(card, shown) {
  const badge = (name, words, kind) => el("span", { class: `key key-${kind}`, title: words }, icon(name), el("span", {}, words));
  const keys = (shown.keywords ?? []).map((word) => badge(...(BADGES[word] ?? ["special", word]), word.split(":")[0].replace(" ", "-")));
  if (card.trigger && !shown.state) keys.push(badge("trigger", "Trigger", "trigger"));
  return keys.length ? el("span", { class: "keys" }, keys) : null;
}

function plate(card) {
  const { lines, size } = nameLines(card.name);
  return el("span", { class: "plate" },
    el("span", { class: "card-name", vars: { "--fit": size.toFixed(2) } }, lines.map((line) => el("span", {}, line))),
    el("span", { class: "types" }, card.types.join(" / ")));
}

/** Attribute and colors. */
function signs(card) {
  const attribute = (card.attributes ?? []).find((each) => ATTRIBUTES[each]);
  return el("span", { class: "signs" }, attribute ? el("span", { class: "attribute", title: attribute }, icon(ATTRIBUTES[attribute])) : null, colorMarks(card.colors));
}

/** DON!! that lie under the card. */
function given(shown) {
  if (!shown.don) return null;
  return el("span", { class: "given", title: `${shown.don} DON!! given` },
    Array.from({ length: Math.min(shown.don, 5) }, (_, i) => el("i", { class: "don", data: { key: `given-${shown.id}-${i}`, area: "given" } })), el("b", {}, `+${shown.don}`));
}

export function cardBack(attributes = {}) {
  return el("div", { ...attributes, class: `card back ${attributes.class ?? ""}` }, el("span", { class: "face" }));
}

/** The large card: everything that is printed on it, to read. */
export function cardSheet(number, more = []) {
  const card = facts(number);
  const figure = (words) => el("span", { class: "figure" }, words);
  return el("div", { class: `sheet large ${frame(card)}` },
    artOf(card, "large-art"),
    el("div", {},
      el("h3", {}, card.name, " ", el("small", {}, card.number)),
      el("p", { class: "figures" }, figure(card.category === "Leader" ? `Life ${card.life}` : `Cost ${card.cost ?? "-"}`),
        card.power !== null && card.power !== undefined ? figure(`Power ${card.power}`) : null,
        card.counter ? figure(`Counter +${card.counter}`) : null),
      el("p", { class: "facts" }, colorMarks(card.colors), " ", [card.category, card.colors.join("/"), ...(card.attributes ?? [])].join(" · "), el("br"), card.types.join(" / ")),
      card.text ? card.text.split("\n").map((text) => el("p", {}, text)) : el("p", { class: "quiet" }, "No text."),
      card.trigger ? el("p", { class: "trigger-text" }, card.trigger) : null,
      more));
}
