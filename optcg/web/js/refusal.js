// What to ask the server when a player wants to know why a card cannot be used.

import { choicesOf } from "./actions.js";
import { other } from "./view.js";

/**
 * {words, choice} or {words, text}: what the button says, and the choice whose refusal is the answer, or the answer.
 * Null for a card of which nothing is to be asked.
 */
export function refusalOf({ view, question }, own, { shown, player, area }) {
  const choices = choicesOf(question, shown.id);
  if (player !== own) return question && picks(question) && !choices.length ? pick(shown) : null;
  const kind = question?.kind;
  if (area === "hand") {
    if (choices.length) return null;
    if (kind === "main") return { words: "Why can't it be played?", choice: `play #${shown.id}` };
    if (kind === "counter") return { words: "Why is it no counter?", choice: `counter #${shown.id}` };
  }
  if ((area === "leader" || area === "characters") && !choices.some((choice) => choice.kind === "attack")) {
    if (kind === "block" && !choices.length) return { words: "Why can't it block?", choice: `block #${shown.id}` };
    const words = "Why can't it attack?";
    if (kind === "main") return { words, choice: `attack #${shown.id} #${view[other(own)].leader.id}` };
    return { words, text: view.turn_player === own ? "Attacks are declared in the Main Phase, when nothing else is asked (Rule 7-1-1)." : "Only the turn player attacks (Rule 7-1-1-1)." };
  }
  return question && picks(question) && !choices.length ? pick(shown) : null;
}

function picks(question) {
  return question.choices.some((choice) => choice.kind === "pick");
}

function pick(shown) {
  return { words: "Why can't it be chosen?", choice: `pick #${shown.id}` };
}
