// What a player may ask about a card that cannot be used.

import { choicesOf } from "./actions.js";
import { other } from "./view.js";

/**
 * The questions that a card of the view leaves open, each {words, choice} or {words, text}: what the button says, and
 * the choice whose refusal by the server is the answer, or the answer itself.
 */
export function refusalsOf({ view, question }, own, { shown, player, area }) {
  const id = shown.id;
  const choices = choicesOf(question, id);
  const asked = [];
  if (player === own && area === "hand" && !choices.length) {
    if (question?.kind === "main") asked.push({ words: "Why can't it be played?", choice: `play #${id}` });
    if (question?.kind === "counter") asked.push({ words: "Why is it no counter?", choice: `counter #${id}` });
  }
  if (player === own && (area === "leader" || area === "characters")) {
    if (question?.kind === "block" && !choices.length) asked.push({ words: "Why can't it block?", choice: `block #${id}` });
    if (!choices.some((choice) => choice.kind === "attack")) asked.push(attackRefusal(view, question, own, id));
  }
  const picks = (question?.choices ?? []).some((choice) => choice.kind === "pick");
  if (picks && !choices.length) asked.push({ words: "Why can't it be chosen?", choice: `pick #${id}` });
  return asked;
}

function attackRefusal(view, question, own, id) {
  const words = "Why can't it attack?";
  if (question?.kind === "main") return { words, choice: `attack #${id} #${view[other(own)].leader.id}` };
  if (view.turn_player !== own) return { words, text: "Only the turn player attacks (Rule 7-1-1-1)." };
  return { words, text: "Attacks are declared in the Main Phase, when nothing else is asked (Rule 6-5-2)." };
}
