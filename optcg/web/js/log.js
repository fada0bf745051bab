// What happened, in sentences with the rule that made it happen, folded by turn and by battle.

import { el, show } from "./dom.js";
import { facts } from "./api.js";
import { ruleMark } from "./rule.js";

const QUIET = new Set(["phase_began", "battle_ended", "deck_shuffled"]);
// Of a turn that went by, not worth a line beside the board.
const USUAL = new Set([...QUIET, "turn_began", "set_active", "don_placed", "don_rested", "don_returned", "card_drawn", "effects_ended",
  "main_phase_ended", "battle_won", "don_came_back", "leader_placed", "chooser_drawn", "hand_kept", "life_placed", "damage_dealt"]);
// Words of cards, which the log says of another one: "you draws". What else may stand there is no verb.
const SAID_OF_YOU = /\byou (?!(?:as|its|this|unless)\b)([a-z]+s|K\.O\.'s)\b/g;
const IRREGULAR = new Map([["does", "do"], ["goes", "go"], ["has", "have"], ["is", "are"], ["was", "were"]]);
const folds = new WeakMap(); // by log: which folds the reader opened and closed
const SHOWN_BEFORE = new Set(["card_played", "event_activated"]);

/**
 * The log in `parent`. `at` is {names, look, then, end}: how A and B are called ("you" for the reader), what a press on a card
 * does, and how the board of an event is shown again; and `end`, a sentence about how the game ended, or null.
 */
export function drawLog(parent, events, at = {}) {
  let search = parent.querySelector("input");
  const kept = folds.get(parent) ?? new Map();
  folds.set(parent, kept);
  const lines = el("div", { class: "log-lines", tabindex: "0", role: "group", "aria-label": "What happened" });
  if (!search) {
    search = el("input", { type: "search", placeholder: "Search", "aria-label": "Search the log" });
    show(parent, el("header", {}, el("h2", {}, "Log"), search), lines);
  } else parent.lastElementChild.replaceWith(lines);
  const fill = () => {
    const words = search.value.trim().toLowerCase();
    const told = events.filter((event) => !QUIET.has(event.kind) || event.kind === "battle_ended");
    show(lines, words ? found(told, words, at) : folded(told, at, kept), at.end && el("p", {}, at.end));
    lines.scrollTop = words ? 0 : lines.scrollHeight;
  };
  search.oninput = fill;
  fill();
}

function line(event, at, more = null) {
  return el("li", {}, eventWords(event, at), " ", ruleMark(event.rule), more && [" ", more]);
}

/** The way to the board as it was at this event. */
function thenButton(event, at) {
  return at.then && event.place !== undefined ? el("button", { type: "button", class: "plain then", onclick: () => at.then(event.place) }, "The board then") : null;
}

function thenLine(event, at) {
  const button = thenButton(event, at);
  return button && el("li", {}, button);
}

function found(events, words, at) {
  const hits = events.filter((event) => !QUIET.has(event.kind) && eventText(event, at).toLowerCase().includes(words));
  return hits.length ? el("ol", {}, hits.map((event) => line(event, at, thenButton(event, at)))) : el("p", { class: "quiet" }, "Nothing has these words.");
}

/** Turns in folds, of which the last is open, and the battles in them; a battle that goes on is open. `kept` are folds that the reader moved. */
function folded(events, at, kept) {
  const turns = [];
  for (const event of events) {
    if (event.kind === "turn_began" || !turns.length) turns.push({ first: event, words: event.kind === "turn_began" ? eventText(event, at).replace(/ began\.$/, "") : "Beginning", events: [] });
    if (event.kind !== "turn_began") turns.at(-1).events.push(event);
  }
  return turns.map((turn, i) => {
    const fill = (details) => show(details.lastElementChild, thenLine(turn.first, at), turnLines(turn.events, at, (n) => `${i}.${n}`, kept));
    const made = fold("turn", turn.words, String(i), i === turns.length - 1, kept);
    if (made.open || i >= turns.length - 4) fill(made);
    else made.addEventListener("toggle", () => fill(made), { once: true });
    return made;
  });
}

function turnLines(events, at, key, kept) {
  const lines = [];
  let fight = null;
  for (const event of events) {
    if (event.kind === "attack_declared") {
      fight = { event, lines: [thenLine(event, at), line(event, at)].filter(Boolean), over: false, key: key(lines.length) };
      lines.push(fight);
    } else if (event.kind === "battle_ended") {
      if (fight) fight.over = true;
      fight = null;
    } else (fight?.lines ?? lines).push(line(event, at));
  }
  return lines.map((each) => {
    if (!each.lines) return each;
    const made = fold("fight-fold", eventText(each.event, at), each.key, !each.over, kept);
    show(made.lastElementChild, each.lines);
    return el("li", {}, made);
  });
}

function fold(name, words, key, open, kept) {
  const made = el("details", { class: name, open: kept.get(key) ?? open },
    el("summary", { onclick: () => kept.set(key, !made.open) }, words), el("ol"));
  return made;
}

/** What this player did since the event `since`, and what came of it, each thing once: {event, times}. */
export function doings(events, player, since) {
  const lines = [];
  let turn = null;
  events.forEach((event, i) => {
    if (event.kind === "turn_began") turn = event.player;
    if (i < since || !tells(event, player, turn)) return;
    if (SHOWN_BEFORE.has(event.kind) && lines.at(-1)?.event.kind === "card_shown") lines.pop();
    if (lines.at(-1)?.event.text === event.text) lines.at(-1).times += 1;
    else lines.push({ event, times: 1 });
  });
  return lines;
}

/** Whether an event tells what this player did: in the own turn with what it led to, in the other's only what they chose. */
function tells(event, player, turn) {
  const own = event.player === player;
  if (turn !== player) return own && !USUAL.has(event.kind) && event.text.startsWith(`${player} `);
  if (event.kind === "damage_dealt") return !own;
  return !USUAL.has(event.kind) && !event.cost && (own || !(/^[AB] /.test(event.text) || event.kind === "power_gained"));
}

/** A short list of what the other player did; it stays until `read` is called. */
export function drawDoings(parent, lines, name, at, read) {
  const focused = parent.contains(document.activeElement);
  const list = el("ol", { tabindex: "0", "aria-label": `What ${name} did` }, lines.map(({ event, times }) => el("li", {}, eventWords(event, at), times > 1 ? ` ×${times}` : "")));
  show(parent, el("header", {}, el("span", {}, `What ${name} did`), !lines.length ? null : el("button", { type: "button", class: "read", title: "Put this list away (R)", onclick: read }, "Read ", el("kbd", {}, "R"))), lines.length ? list : el("p", { class: "quiet" }, "Nothing new."));
  list.scrollTop = list.scrollHeight;
  if (focused) parent.querySelector("button")?.focus({ preventScroll: true });
}

/** The sentence of an event in pieces: texts, and cards that can be pressed. */
export function eventWords(event, at = {}) {
  let pieces = [event.text];
  for (const card of [...(event.cards ?? []), event.source]) {
    if (card) pieces = cut(pieces, `${facts(card.card).name} (${card.card})`, () => cardWords(card, at.look));
  }
  if (at.names) pieces = pieces.map((piece) => (typeof piece === "string" ? named(piece, at.names) : piece));
  if (typeof pieces[0] === "string") pieces[0] = pieces[0].charAt(0).toUpperCase() + pieces[0].slice(1);
  return pieces;
}

export function eventText(event, at) {
  return eventWords(event, at).map((piece) => piece.textContent ?? piece).join("");
}

/** Put what `made` makes in the place of the first of these words. */
function cut(pieces, words, made) {
  const place = pieces.findIndex((piece) => typeof piece === "string" && piece.includes(words));
  if (place < 0) return pieces;
  const [before, ...after] = pieces[place].split(words);
  return [...pieces.slice(0, place), before, made(), after.join(words), ...pieces.slice(place + 1)].filter((piece) => piece !== "");
}

function cardWords(card, look) {
  const words = facts(card.card).name;
  if (!look) return el("b", { title: card.card }, words);
  return el("button", { type: "button", class: "plain card-link", data: { card: card.card }, onclick: () => look(card.card, card.id) }, words);
}

/** A and B by name; the log speaks of them in the third person. "A card" is none of them. */
function named(text, names) {
  const yours = names[text[0]] === "you" && /^[AB] (can|cannot|will) /.test(text) ? text.replaceAll(" their ", " your ") : text;
  return yours.replace(/(^|of |[ :])([AB])('s)?(?=[ .])(?! card\b)/g, (words, before, player, possessive) => {
    const name = names[player];
    if (!name) return words;
    if (name !== "you") return `${before}${name}${possessive ?? ""}`;
    return before + (possessive ? "your" : before === "of " ? "yours" : "you");
  }).replace(SAID_OF_YOU, (_, verb) => `you ${IRREGULAR.get(verb) ?? verb.replace(/(ss|sh|ch|x)es$|'?s$/, "$1")}`);
}
