// What happened, in sentences with the rule that made it happen.

import { el, show } from "./dom.js";
import { facts } from "./api.js";
import { ruleMark } from "./rule.js";

const QUIET = new Set(["phase_began", "battle_ended", "deck_shuffled"]);
// Of a turn that went by, not worth one of the few lines beside the board.
const USUAL = new Set([...QUIET, "turn_began", "set_active", "don_placed", "don_rested", "don_returned", "card_drawn", "effects_ended",
  "main_phase_ended", "leader_placed", "chooser_drawn", "hand_kept", "life_placed", "damage_dealt"]);
// Words of cards, which the log says of another one: "you draws".
const SAID_OF_YOU = /\byou (add|activate|choose|draw|give|place|play|rest|return|reveal|select|take|trash|turn)(?:e?s)\b/g;
const SHOWN_BEFORE = new Set(["card_played", "event_activated"]);

/** `at` is {names, look}: how A and B are called ("you" for the reader), and what a press on a card does. */
export function drawLog(parent, events, at = {}) {
  const list = el("ol", { class: "log-lines", tabindex: "0", "aria-label": "What happened" },
    events.filter((event) => !QUIET.has(event.kind)).slice(-200).map((event) =>
      el("li", { class: event.kind === "turn_began" ? "turn" : "" }, eventWords(event, at), " ", ruleMark(event.rule))));
  show(parent, el("h2", {}, "Log"), list);
  list.scrollTop = list.scrollHeight;
}

/** The last things that this player did. */
export function drawRecent(parent, events, player, at, count = 4) {
  const lines = [];
  for (const event of events) {
    if (event.player !== player || USUAL.has(event.kind)) continue;
    if (SHOWN_BEFORE.has(event.kind) && lines.at(-1)?.event.kind === "card_shown") lines.pop();
    if (lines.at(-1)?.event.text === event.text) lines.at(-1).times += 1;
    else lines.push({ event, times: 1 });
  }
  parent.hidden = lines.length === 0;
  show(parent, el("ol", {}, lines.slice(-count).map(({ event, times }) => el("li", {}, eventWords(event, at), times > 1 ? ` ×${times}` : ""))));
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
  }).replace(SAID_OF_YOU, "you $1");
}
