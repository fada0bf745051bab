// The card that is being read: what is printed on it, what it can do now, and why it cannot do more.

import { el, show } from "./dom.js";
import { cardSheet } from "./card.js";
import { actionWords, choicesOf } from "./actions.js";

/**
 * `reading` is {id, card, values, why, bare}: the card, the words that explain its power and cost and what it cannot do,
 * and whether it is only looked at. `at` is {question, don, refusals, sent, choose, aim, give, whyNot, close}.
 */
export function drawSheet(parent, reading, at) {
  parent.classList.toggle("open", reading !== null);
  if (reading === null) {
    show(parent, el("p", { class: "quiet" }, "Press a card to read it and to see what it can do."));
    return;
  }
  const actions = reading.bare ? [] : actionButtons(reading, at);
  show(parent,
    el("button", { type: "button", class: "close", title: "Close (Esc)", "aria-label": "Close the card", onclick: at.close }, "×"),
    cardSheet(reading.card),
    el("p", { class: "why", hidden: !reading.values }, reading.values ?? ""),
    actions.length ? el("div", { class: "actions", role: "group", "aria-label": "What it can do" }, actions) : null,
    at.refusals.map((refusal) => el("p", { class: "refusal" }, el("button", { type: "button", class: "plain", onclick: () => at.whyNot(refusal) }, refusal.words))),
    reading.why ? el("p", { class: "why-not", role: "status" }, reading.why) : null);
}

function actionButtons(reading, at) {
  const choices = choicesOf(at.question, reading.id);
  const attacks = choices.filter((choice) => choice.kind === "attack");
  const buttons = choices.filter((choice) => choice.kind !== "attack" && choice.kind !== "give")
    .map((choice) => action(actionWords(choice, reading.card), () => at.choose(choice), at));
  if (attacks.length === 1) buttons.push(action(attackWords(attacks[0]), () => at.choose(attacks[0]), at));
  if (attacks.length > 1) buttons.push(action("Attack …", () => at.aim(reading.id), at));
  const give = choices.find((choice) => choice.kind === "give");
  if (give) buttons.push(el("span", { class: "give" }, action(actionWords(give, reading.card), () => at.choose(give), at), more(give, at)));
  buttons.forEach((button, place) => (button.matches("button") ? button : button.firstElementChild).prepend(el("kbd", {}, String(place + 1))));
  return buttons;
}

function attackWords(choice) {
  return `Attack ${choice.words.split(" -> ")[1] ?? ""}`;
}

function action(words, act, at) {
  return el("button", { type: "button", class: "action", disabled: Boolean(at.sent), onclick: act }, words);
}

/** Several DON!! at once. */
function more(give, at) {
  return Array.from({ length: Math.max(0, at.don - 1) }, (_, i) => i + 2).map((times) =>
    el("button", { type: "button", class: "times", disabled: Boolean(at.sent), "aria-label": `Give ${times} DON!!`, onclick: () => at.give(give, times) }, String(times)));
}
