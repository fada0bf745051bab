// The question with all its answers as buttons, so that every decision can be made by mouse, touch and keyboard.

import { el, show } from "./dom.js";
import { CLOSING, choiceWords, sentence } from "./actions.js";
import { cardFace } from "./card.js";
import { ruleMark } from "./rule.js";
import { findCard } from "./view.js";
import { resultMood, resultWords } from "./words.js";

const GROUPS = { play: "Play", activate: "Activate", attack: "Attack", give: "Give DON!!" };
const FACED = new Set(["deck", "life", "trash"]); // the own hand lies open on the board
const AREAS = { deck: "deck", life: "Life", hand: "hand", trash: "trash" };

/**
 * `at` is {own, aim, numbered, sent, choose, pickFace, release, hint, point}: who reads, the attacker that seeks a
 * target, whether the numbers are keys of this list now, the choice on its way, and what presses do.
 */
export function drawQuestion(parent, state, at) {
  const { question } = state;
  if (!question) {
    drawNoQuestion(parent, state, at);
    return;
  }
  const focused = document.activeElement?.dataset?.choice;
  const some = at.aim === null ? question.choices : question.choices.filter((choice) => choice.card === at.aim && choice.kind === "attack");
  const closing = some.filter((choice) => CLOSING.has(choice.kind));
  const open = inOrder(some.filter((choice) => !CLOSING.has(choice.kind)), state);
  const faces = facedCards(state, open);
  const listed = open.filter((choice) => !faces.some((face) => face.choice === choice));
  let place = 0;
  const key = () => (at.numbered && (place += 1) <= 9 ? el("kbd", {}, String(place)) : null);
  const faceStrip = faces.length ? el("div", { class: "faces", role: "group", "aria-label": "Cards to look at" }, faces.map((face) => faceButton(face, key, at))) : null;
  show(parent,
    el("h2", { tabindex: "-1" }, at.aim === null ? question.prompt : "Whom does it attack?", " ", ruleMark(question.rule, `Rule ${question.rule}`)),
    el("div", { class: "choice-list" }, faceStrip, groups(listed, state, key, at)),
    el("p", { class: "buttons closing" },
      closing.map((choice) => choiceButton(choice, state, closing.length === 1 ? el("kbd", {}, "E") : key(), at)),
      at.aim === null ? null : el("button", { type: "button", onclick: at.release }, "All choices (Esc)"),
      at.hint ? el("button", { type: "button", class: "hint", onclick: at.hint }, "Hint") : null,
      at.sent ? el("span", { class: "quiet", role: "status" }, at.down ? "Sent when the line is back." : "Sent.") : null));
  if (focused) parent.querySelector(`[data-choice="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function drawNoQuestion(parent, state, at) {
  const { match, clock, seats } = state;
  const asked = clock.asked === null ? null : seats["AB".indexOf(clock.asked)].name;
  show(parent, match.game_over
    ? el("h2", { class: `over ${resultMood(state, at.own)}` }, resultWords(state, at.own))
    : [el("h2", { tabindex: "-1" }, `${asked ?? "The other player"} decides`), el("p", { class: "quiet" }, "Wait a moment.")]);
}

/** The order of the list is the client's; who is attacked comes first where power is to be had. */
function inOrder(choices, { view, question }) {
  const target = view.battle?.target;
  if (!target || !/\bgains?\b.*\bpower\b/.test(question.prompt)) return choices;
  return [...choices].sort((a, b) => Number(b.card === target) - Number(a.card === target));
}

/** The cards off the field that this question is about, drawn as faces: {shown, choice}. */
function facedCards({ view, question }, choices) {
  const looking = question.kind === "trigger" ? view[view.viewer].life.filter(Boolean) : view.looking_at ?? [];
  const faces = looking.map((shown) => ({ shown, choice: choices.find((choice) => choice.card === shown.id) ?? null }));
  for (const choice of choices) {
    if (choice.kind !== "pick" || choice.card === null || faces.some((face) => face.shown.id === choice.card)) continue;
    const found = findCard(view, choice.card);
    if (found && FACED.has(found.area)) faces.push({ shown: { ...found.shown, area: found.area }, choice });
  }
  return faces;
}

function faceButton({ shown, choice }, key, at) {
  const mark = choice ? key() : null;
  const face = cardFace(shown, {
    class: choice ? "choice legal" : "dim",
    title: shown.area ? `From the ${AREAS[shown.area] ?? shown.area}` : null,
    disabled: Boolean(choice && at.sent),
    onclick: () => at.pickFace(shown, choice),
    data: { ...(choice ? { choice: choice.choice } : {}) },
  });
  if (mark) face.append(mark);
  return face;
}

function groups(choices, state, key, at) {
  const kinds = [...new Set(choices.map((choice) => GROUPS[choice.kind] ?? ""))].sort((a, b) => rank(a) - rank(b));
  return kinds.map((kind) => el("div", { role: "group", "aria-label": kind || "Choices" },
    kinds.length > 1 && kind ? el("h3", {}, kind) : null,
    el("ol", { class: "choices" }, choices.filter((choice) => (GROUPS[choice.kind] ?? "") === kind)
      .map((choice) => el("li", {}, choiceButton(choice, state, key(), at, twin(choice, choices)))))));
}

function rank(kind) {
  const place = Object.values(GROUPS).indexOf(kind);
  return place < 0 ? 9 : place;
}

/** Choices with the same words are told apart by a number. */
function twin(choice, choices) {
  const same = choices.filter((each) => each.words === choice.words);
  return same.length > 1 ? ` · ${same.indexOf(choice) + 1} of ${same.length}` : "";
}

function choiceButton(choice, { view }, mark, at, more = "") {
  const found = choice.card === null ? null : findCard(view, choice.card);
  const point = (on) => () => at.point(choice, on);
  return el("button", {
    type: "button",
    class: `choice ${CLOSING.has(choice.kind) ? "closes" : ""} ${at.sent === choice.choice ? "sent" : ""}`,
    data: { choice: choice.choice },
    disabled: Boolean(at.sent),
    onclick: () => at.choose(choice),
    onpointerenter: point(true), onpointerleave: point(false), onfocus: point(true), onblur: point(false),
  }, mark, at.aim === null ? choiceWords(choice, found) : sentence(choice.words.split(" -> ")[1]), more);
}
