// The question with all its answers as buttons, so that every decision can be made by mouse, touch and keyboard.

import { el, show } from "./dom.js";
import { CLOSING, choiceWords, counterWords, leftWords, sentence } from "./actions.js";
import { missing } from "./battle.js";
import { cardFace } from "./card.js";
import { facts } from "./api.js";
import { ruleMark } from "./rule.js";
import { complete } from "./several.js";
import { findCard } from "./view.js";
import { resultMood, resultWords, seatTitle } from "./words.js";

const GROUPS = { play: "Play", activate: "Activate", attack: "Attack", give: "Give DON!!" };
const FACED = new Set(["deck", "life", "trash"]); // the own hand lies open on the board
const FEW = 3; // answers that are about no card, and all stand large
const PICKED = /^(.+?) \(([^()]*)\)( \[[^\]]*\])?$/; // a card, what tells it from others, and which of those that are alike
const LATER = /\bCard ([2-9]|\d\d) of /; // one was chosen before
const OF_SEVERAL = / Card \d+ of (up to )?\d+\.$/; // how many are marked stands below
const IN_VAIN = / \((?!cost)[^()]*\)$/; // why it would do nothing
const AREAS = { deck: "deck", life: "Life", hand: "hand", trash: "trash" };

/**
 * `at` is {own, aim, numbered, sent, several, picked, asks, countered, choose, other, send, sendRest, pass, pickFace, release, point}:
 * who reads, the attacker that seeks a target, whether the numbers are keys of this list now, the choice on its way, how
 * many are to be picked and which are, what is left in a turn that is to end, whether this attack was countered before, and what presses do.
 */
export function drawQuestion(parent, state, at) {
  const { question } = state;
  parent.classList.toggle("waits", !question);
  if (!question) {
    drawNoQuestion(parent, state, at);
    return;
  }
  const focused = document.activeElement?.dataset?.choice;
  const some = at.aim === null ? question.choices : question.choices.filter((choice) => choice.card === at.aim && choice.kind === "attack");
  const plain = some.length <= FEW && some.every((choice) => choice.card === null);
  const closing = some.filter((choice) => plain || CLOSING.has(choice.kind));
  const open = inOrder(some.filter((choice) => !closing.includes(choice)), state);
  const faces = facesOnce(facedCards(state, open), at);
  const listed = alikeOnce(open.filter((choice) => !faces.some((face) => face.alike.includes(choice))), state, at);
  let place = 0;
  const key = () => (at.numbered && (place += 1) <= 9 ? el("kbd", {}, String(place)) : null);
  const faceStrip = faces.length ? el("div", { class: "faces", role: "group", "aria-label": "Cards to look at" }, faces.map((face) => faceButton(face, key, at, faces.some((each) => each.choice)))) : null;
  show(parent,
    el("h2", { tabindex: "-1" }, at.aim !== null ? "Whom does it attack?" : at.several ? question.prompt.replace(OF_SEVERAL, "") : question.prompt, " ", ruleMark(question.rule, `Rule ${question.rule}`)),
    el("div", { class: "choice-list", tabindex: "0", role: "group", "aria-label": "Answers" }, faceStrip, groups(listed, state, key, at)),
    at.several ? el("p", { class: "picked-words", role: "status" }, `${at.picked.length} of ${at.several.exact ? "" : "up to "}${at.several.count} chosen`) : null,
    at.asks ? asking(at) : null,
    el("p", { class: "buttons closing" }, closingButtons(closing, state, key, at),
      at.aim === null ? null : el("button", { type: "button", onclick: at.release }, "All choices (Esc)"),
      at.sent ? el("span", { class: "quiet", role: "status" }, at.down ? "Sent when the line is back." : "Sent.") : null));
  if (focused) parent.querySelector(`[data-choice="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function drawNoQuestion(parent, state, at) {
  const { match, clock, seats } = state;
  const asked = clock.asked === null ? null : seatTitle(seats["AB".indexOf(clock.asked)]);
  show(parent, match.game_over
    ? el("h2", { class: `over ${resultMood(state, at.own)}` }, resultWords(state, at.own))
    : [el("h2", { tabindex: "-1" }, `${asked ?? "The other player"} decides`), el("p", { class: "quiet" }, "Wait a moment.")]);
}

/** Before a turn ends with something left to do. */
function asking(at) {
  const box = el("input", { type: "checkbox", onchange: (event) => at.askNoMore(event.target.checked) });
  return el("div", { class: "asks", role: "status" }, leftWords(at.asks), el("label", {}, box, "Do not ask again"));
}

function closingButtons(closing, state, key, at) {
  const ends = closing.filter((choice) => CLOSING.has(choice.kind));
  const buttons = closing.map((choice) => choiceButton(choice, state, ends.length === 1 && choice === ends[0] ? el("kbd", {}, "E") : key(), at));
  for (const button of buttons) button.classList.add("closes");
  for (const button of buttons.slice(1)) button.classList.add("second");
  if (state.question.kind === "order" && at.several && !complete(at.picked, at.several)) buttons.push(el("button", { type: "button", class: "choice closes", data: { choice: "rest" }, disabled: Boolean(at.sent), onclick: at.sendRest }, "The rest as they lie", el("kbd", {}, "E")));
  if (at.several && complete(at.picked, at.several)) {
    if (closing.length) buttons[0].querySelector("kbd")?.remove();
    buttons.forEach((button) => button.classList.add("second"));
    buttons.unshift(el("button", { type: "button", class: "choice closes", data: { choice: "these" }, disabled: Boolean(at.sent), onclick: at.send }, "Choose these", el("kbd", {}, "E")));
  }
  if (state.question.kind === "block" && closing.length === 1) buttons.push(el("button", { type: "button", class: "pass", disabled: Boolean(at.sent), title: "No block and no counter for the rest of this attack", onclick: at.pass }, el("kbd", {}, "P"), " No block, no counter"));
  return buttons;
}

/** The order of the list is the client's; who is attacked comes first where power is to be had. */
function inOrder(choices, { view, question }) {
  const target = view.battle?.target;
  if (!target || !/\bgains?\b.*\bpower\b/.test(question.prompt)) return choices;
  return [...choices].sort((a, b) => Number(b.card === target) - Number(a.card === target));
}

/** Cards of the hand that are the same card stand once in the list, with their number. */
function alikeOnce(choices, { view }, at) {
  if (at.several) return choices;
  const firsts = new Map();
  return choices.filter((choice) => {
    const found = choice.card === null || choice.kind === "attack" ? null : findCard(view, choice.card);
    if (found?.area !== "hand") return true;
    const same = `${choice.kind} ${found.shown.card} ${found.shown.cost} ${choice.number}`;
    const first = firsts.get(same);
    if (first) first.alike = (first.alike ?? 1) + 1;
    else firsts.set(same, choice);
    if (!first) choice.alike = 1;
    return !first;
  });
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

/** Equal cards stand once, with their number, where one of them is picked. */
function facesOnce(faces, at) {
  const once = [];
  for (const face of faces) {
    const same = face.choice && !at.several ? once.find((each) => each.choice && each.shown.card === face.shown.card && each.shown.area === face.shown.area) : null;
    if (same) same.alike.push(face.choice);
    else once.push({ ...face, alike: [face.choice] });
  }
  return once;
}

function faceButton({ shown, choice, alike }, key, at, anyChoice) {
  const mark = choice ? key() : null;
  const face = cardFace(shown, {
    class: choice ? "choice legal" : at.several || anyChoice ? "dim" : "shown",
    title: shown.area ? `From the ${AREAS[shown.area] ?? shown.area}` : null,
    disabled: Boolean(choice && at.sent),
    onclick: () => at.pickFace(shown, choice),
    data: { ...(choice ? { choice: choice.choice } : {}) },
  });
  if (mark) face.append(mark);
  if (alike.length > 1) face.append(el("span", { class: "alike" }, `×${alike.length}`));
  const place = at.picked.indexOf(shown.id);
  if (place >= 0) face.append(el("span", { class: "order" }, String(place + 1)));
  return face;
}

function groups(choices, state, key, at) {
  const kinds = [...new Set(choices.map((choice) => GROUPS[choice.kind] ?? ""))].sort((a, b) => rank(a) - rank(b));
  return kinds.map((kind) => el("div", { role: "group", "aria-label": kind || "Choices" },
    kinds.length > 1 && kind ? el("h3", {}, kind) : null,
    el("ol", { class: "choices" }, choices.filter((choice) => (GROUPS[choice.kind] ?? "") === kind)
      .map((choice) => el("li", {}, choiceButton(choice, state, key(), at, twin(choice, choices), kinds.length > 1 && kind), otherButton(choice, state, at))))));
}

function rank(kind) {
  const place = Object.values(GROUPS).indexOf(kind);
  return place < 0 ? 9 : place;
}

/** Choices with the same words are told apart by a number; cards of the hand that are alike are counted. */
function twin(choice, choices) {
  if (choice.alike > 1) return ` ×${choice.alike}`;
  const same = choices.filter((each) => each.words === choice.words);
  return same.length > 1 ? ` · ${same.indexOf(choice) + 1} of ${same.length}` : "";
}

function choiceButton(choice, { view, question }, mark, at, more = "", headed = false) {
  const found = choice.card === null ? null : findCard(view, choice.card);
  const point = (on) => () => at.point(choice, on);
  const counter = choice.kind === "counter" && found ? counterWords(found.shown.card, missing(view.battle)) : null;
  const picked = at.several && choice.kind === "pick" ? at.picked.indexOf(choice.card) : null;
  const played = headed && choice.kind === "play" && found ? facts(found.shown.card) : null;
  const aside = played ? [/\((cost [^(),]*)/.exec(choice.words)?.[1], played.category === "Character" ? null : played.category].filter(Boolean).join(", ") : null;
  const words = wordsOf(choice, { question, found, played, counter, headed, aimed: at.aim !== null, countered: at.countered });
  const details = choice.kind === "pick" ? PICKED.exec(choice.words)?.slice(2).join("").replace(", opponent's [", " [") : null;
  return el("button", {
    type: "button",
    class: `choice ${at.sent === choice.choice ? "sent" : ""} ${counter?.enough ? "enough" : ""}`,
    data: { choice: choice.choice },
    disabled: Boolean(at.sent),
    "aria-pressed": picked === null ? null : String(picked >= 0),
    onclick: () => at.choose(choice),
    onpointerenter: point(true), onpointerleave: point(false), onfocus: point(true), onblur: point(false),
  }, mark, el("span", {}, at.asks && choice.kind === "end" ? "End the turn" : words, more, details ? el("small", {}, ` ${details}`) : null), counter || aside ? el("span", { class: "effect-words" }, counter?.words ?? aside) : null,
  picked !== null && picked >= 0 ? el("span", { class: "effect-words" }, `✓ ${picked + 1}`) : null);
}

function wordsOf(choice, { question, found, played, counter, headed, aimed, countered }) {
  const vain = IN_VAIN.exec(choice.words)?.[0] ?? "";
  if (choice.kind === "done" && question.kind === "cards" && !LATER.test(question.prompt)) return "Choose none";
  if (choice.kind === "done" && question.kind === "counter" && !countered) return "Use no counter";
  if (question.kind === "trigger" && choice.kind === "yes") return `Activate the [Trigger]${vain}`;
  if (played) return played.name + vain;
  if (headed && choice.kind === "attack") return attackWords(choice);
  if (headed && choice.kind === "give") return choice.words.replace(/^give 1 DON!! to (.+?)(?: \([^()]*\))?$/i, "$1").replace("->", "→");
  if (counter) return facts(found.shown.card).name;
  if (choice.kind === "pick" && PICKED.test(choice.words)) return PICKED.exec(choice.words)[1];
  return aimed ? sentence(choice.words.split(" -> ")[1]) : choiceWords(choice, found);
}

function attackWords(choice) {
  return sentence(choice.words.replace(/^attack /i, "").replace("->", "→").replaceAll(/ \((\d+)[^)]*\)/g, " $1"));
}

/** A counter goes to the attacked card; this lets it go to another one. */
function otherButton(choice, { view, question }, at) {
  if (question.kind !== "counter" || choice.kind !== "counter" || !view[view.viewer]?.characters.length) return null;
  const name = facts(findCard(view, choice.card)?.shown.card).name;
  return el("button", { type: "button", class: "other", disabled: Boolean(at.sent), "aria-label": `${name} for another card`, title: "For another card than the attacked one", onclick: () => at.other(choice) }, "other");
}
