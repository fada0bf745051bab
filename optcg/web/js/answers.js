// Answers that need no new gesture: the rest of one that was made, or a pass for the rest of an attack.

const POWER_TO_HAVE = /\bgains?\b.*\bpower\b/;

export class Answers {
  constructor() {
    this.forget();
    this.passing = null; // the attacker of the attack that is let through
  }

  forget() {
    this.plan = []; // choices to make one after the other, in notation
    this.receiving = null; // the attacker against which power goes to the attacked card
  }

  /** No block and no counter for the rest of this attack. */
  pass(view) {
    this.passing = view.battle?.attacker ?? null;
  }

  /** The choice that follows from what the player did, or null: the player is asked. */
  next({ question, view }) {
    const attacker = view.battle?.attacker ?? null;
    if (this.passing !== attacker) this.passing = null;
    if (this.receiving !== attacker || question?.kind === "counter") this.receiving = null; // the counter has been used
    if (!question) return null;
    const planned = this.plan.shift();
    const choice = planned ? question.choices.find((each) => each.choice === planned) : null;
    if (choice) return choice;
    this.plan = [];
    if (this.passing && (question.kind === "block" || question.kind === "counter")) return question.choices.find((each) => each.kind === "done") ?? null;
    return this.receiving && question.kind === "cards" ? receiver(question, view) : null;
  }
}

/** The only answer of a question, if there is nothing to look at and no turn to end; else null. */
export function onlyAnswer({ question, view }) {
  const one = question.choices.length === 1 && question.kind !== "main" && !view.looking_at?.length;
  return one ? question.choices[0] : null;
}

/** Milliseconds until it is given: to a person it comes as if somebody had pressed, now sooner, now later. */
export function pauseBefore(solo) {
  return solo ? 600 : 900 + Math.random() * 2100;
}

/** The attacked card, where somebody is to have power. */
export function receiver(question, view) {
  if (!view.battle || !POWER_TO_HAVE.test(question.prompt)) return null;
  return question.choices.find((choice) => choice.kind === "pick" && choice.card === view.battle.target) ?? null;
}
