// What a card can do now, in the words of a button, and what a press on it does.

import { facts } from "./api.js";

/** Answers that end or decline: they stand apart from the others and have a key of their own. */
export const CLOSING = new Set(["end", "done", "no", "take"]);
const SAFE = new Set(["play", "pick", "block", "counter"]);
const AT_ONCE = new Set(["pick", "counter", "block"]);
const FEW_WORDS = 9;

export function choicesOf(question, id) {
  return id === null ? [] : (question?.choices ?? []).filter((choice) => choice.card === id);
}

/**
 * The choice that a press on this card makes, or null if the card is only read. To pick one card among others, to block
 * and to counter take one press; what cannot surprise takes a second one on the same card (`again`); attacks are aimed.
 */
export function pressMakes(question, id, again) {
  const choices = choicesOf(question, id);
  if (choices.length !== 1 || !SAFE.has(choices[0].kind)) return null;
  const plain = question.choices.every((each) => AT_ONCE.has(each.kind) || CLOSING.has(each.kind));
  return again || plain ? choices[0] : null;
}

/** What a counter does in this battle: {words, enough}. */
export function counterWords(number, missing) {
  const card = facts(number);
  if (card.category === "Event") {
    const power = /\[Counter\].*?gains? \+(\d+) power/s.exec(card.text)?.[1];
    return { words: ["Event", power ? `+${power}` : null].filter(Boolean).join(" · "), enough: false };
  }
  const enough = missing > 0 && card.counter >= missing;
  const effect = missing === 0 ? "holds already" : enough ? "holds" : `${missing - card.counter} short`;
  return { words: `+${card.counter} · ${effect}`, enough };
}

/** What is left to do in a turn that ends: {attackers, don}. */
export function leftOver({ question, view }, own) {
  const attackers = new Set(question.choices.filter((choice) => choice.kind === "attack").map((choice) => choice.card)).size;
  return { attackers, don: question.choices.some((choice) => choice.kind === "give") ? view[own].don_active : 0 };
}

export function leftWords({ attackers, don }) {
  const parts = [attackers ? `${attackers} ${attackers === 1 ? "card" : "cards"} can still attack` : "", don ? `${don} DON!! ${don === 1 ? "is" : "are"} active` : ""].filter(Boolean);
  return `${sentence(parts.join(", and "))}. End the turn?`;
}

/** The first words of the effect that a choice activates. */
export function effectWords(choice, number) {
  const lines = facts(number).text.split("\n");
  const active = lines.filter((line) => line.includes("[Activate: Main]"));
  const line = (active.length === 1 ? active[0] : lines[choice.number - 1]) ?? "";
  const words = line.replace(/\[[^\]]*\]\s*\/?\s*/g, "").split(/\s+/).filter(Boolean);
  return words.length > FEW_WORDS ? `${words.slice(0, FEW_WORDS).join(" ")} …` : words.join(" ");
}

/** What stands on the button of a choice beside the card that it is about. */
export function actionWords(choice, number) {
  const card = facts(number);
  const event = card.category === "Event";
  switch (choice.kind) {
    case "play": return event ? "Activate the Event" : "Play";
    case "counter": return event ? "Activate [Counter]" : `Counter +${card.counter}`;
    case "block": return "Block";
    case "give": return "Give 1 DON!!";
    case "pick": return "Choose";
    case "activate": return `Activate: ${effectWords(choice, number) || `effect ${choice.number}`}`;
    default: return sentence(choice.words);
  }
}

/** The words of a choice in a list; an effect is told by what it does. */
export function choiceWords(choice, found) {
  const number = found?.shown.card;
  const effect = choice.kind === "activate" && number ? effectWords(choice, number) : "";
  if (effect) return `${facts(number).name}: ${effect}`;
  return sentence(choice.words.replace("->", "→"));
}

export function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
