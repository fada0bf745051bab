// A card drawn from its printed facts.

import { el } from "./dom.js";
import { facts } from "./api.js";

const LETTERS = { Red: "R", Green: "G", Blue: "U", Purple: "P", Black: "K", Yellow: "Y" };

/** Colors always with a letter and a shape: they can be told apart without seeing color. */
function colorMarks(colors) {
  return colors.map((color) =>
    el("span", { class: `mark mark-${color.toLowerCase()}`, title: color, "aria-hidden": "true" }, LETTERS[color] ?? "?"));
}

function spoken(card, shown) {
  const parts = [card.name, card.category];
  if (card.category === "Leader") parts.push(`Life ${card.life}`);
  else if (shown.cost ?? card.cost) parts.push(`cost ${shown.cost ?? card.cost}`);
  const power = powerOf(card, shown);
  if (power !== null) parts.push(`power ${power}`);
  if (card.counter) parts.push(`Counter ${card.counter}`);
  if (shown.state === "rested") parts.push("rested");
  if (shown.don) parts.push(`${shown.don} DON!! given`);
  if (shown.keywords?.length) parts.push(shown.keywords.map((word) => SPOKEN[word] ?? word).join(", "));
  return parts.join(", ");
}

const SHORT = { "Double Attack": "Double Atk", "Rush: Character": "Rush: Char.", "Attack Active": "Hits active" };
const SPOKEN = { "Attack Active": "can attack active Characters" };
const LONG_NAME = 16;

/** Only Leaders and Characters have power (Rule 2-6-2). */
function powerOf(card, shown) {
  return card.category === "Stage" || card.category === "Event" ? null : shown.power ?? card.power ?? null;
}

/** A face. `shown` is a card of a view ({id, card, state, don, power, cost, keywords}) or {card}. */
export function cardFace(shown, attributes = {}) {
  const card = facts(shown.card);
  const power = powerOf(card, shown);
  const changed = card.power !== null && power !== card.power && shown.state;
  const first = (card.colors[0] ?? "none").toLowerCase();
  const second = (card.colors[1] ?? card.colors[0] ?? "none").toLowerCase();
  const classes = ["card", `from-${first}`, `to-${second}`, shown.state === "rested" ? "rested" : "",
    attributes.class ?? ""].join(" ");
  return el("button", {
    type: "button",
    ...attributes,
    class: classes,
    "aria-label": attributes.label ?? spoken(card, shown),
    label: null,
    data: { card: shown.card, ...(shown.id ? { id: shown.id } : {}), ...(attributes.data ?? {}) },
  },
  el("span", { class: "card-head" },
    el("span", { class: "cost" }, card.category === "Leader" ? `♥${card.life}` : String(shown.cost ?? card.cost ?? "")),
    el("span", { class: "marks" }, colorMarks(card.colors))),
  el("span", { class: `card-name ${card.name.length > LONG_NAME ? "long" : ""}` }, card.name),
  el("span", { class: "card-text" }, card.text || card.types.join(" / ")),
  shown.keywords?.length ? el("span", { class: "keys" }, shown.keywords.map((word) => el("span", { class: "key" }, SHORT[word] ?? word))) : null,
  el("span", { class: "card-foot" },
    power !== null
      ? el("span", { class: `power ${changed ? (power > card.power ? "up" : "down") : ""}` }, String(power))
      : el("span", { class: "power kind" }, card.category),
    card.counter ? el("span", { class: "counter" }, `+${card.counter / 1000}`, el("span", { class: "zeros" }, "000")) : null),
  card.trigger ? el("span", { class: "has-trigger", title: "[Trigger]" }, "T") : null,
  shown.don ? el("span", { class: "given", title: `${shown.don} DON!! given` }, `+${shown.don}`) : null);
}

export function cardBack(attributes = {}) {
  return el("div", { ...attributes, class: `card back ${attributes.class ?? ""}` });
}

/** Everything that is printed on a card, to read. */
export function cardSheet(number, more = []) {
  const card = facts(number);
  const line = [card.category, card.colors.join("/"), card.category === "Leader" ? `Life ${card.life}` : `Cost ${card.cost ?? "-"}`];
  if (card.power !== null && card.power !== undefined) line.push(`Power ${card.power}`);
  if (card.counter) line.push(`Counter +${card.counter}`);
  return el("div", { class: "sheet" },
    el("h3", {}, card.name, " ", el("small", {}, card.number)),
    el("p", { class: "facts" }, colorMarks(card.colors), " ", line.join(" · ")),
    el("p", { class: "facts" }, [...(card.attributes ?? []), ...card.types].join(" / ")),
    card.text ? card.text.split("\n").map((text) => el("p", {}, text)) : el("p", { class: "quiet" }, "No text."),
    card.trigger ? el("p", { class: "trigger-text" }, card.trigger) : null,
    more);
}
