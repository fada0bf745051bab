// A guest in JavaScript: it attacks whenever it wins the battle, plays what it can, and ends its turn.
//
//     optcg sim ember-rush moss-wall --bots "cmd: node examples/guests/guest.mjs,random"

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Every card on the fields, by its id as choices name it. */
function field(view) {
  const cards = [view.A, view.B].flatMap((side) => [side.leader, side.stage, ...side.characters]);
  return new Map(cards.filter(Boolean).map((card) => [`#${card.id}`, card]));
}

/** Attacks that win, cards of the hand, the end of the turn; elsewhere the first choice. */
function choose(view) {
  const { kind, choices } = view.decision;
  if (kind !== "main") return choices[0];
  const cards = field(view);
  const wins = (choice) => {
    const [word, attacker, target] = choice.split(" ");
    return word === "attack" && cards.get(attacker).power >= cards.get(target).power;
  };
  return choices.find(wins) ?? choices.find((choice) => choice.startsWith("play")) ?? "end";
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ protocol: 1, name: "Battles that win" });
  if (message.type === "decide") say({ id: message.id, choice: choose(message.view) });
}
