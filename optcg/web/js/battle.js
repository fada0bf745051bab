// The battle between the mats: who attacks whom, by how much, and what is at stake.

import { el } from "./dom.js";
import { facts } from "./api.js";

const STEP = 1000;
const STILL = { attack: "effects of the attack, then [Blocker] and Counter", block: "[Blocker], then Counter", counter: "Counter", damage: "nothing: damage is dealt" };

export function battleStrip(view) {
  const battle = view.battle;
  if (!battle || view.result) return el("div", { class: "battle quiet" }, el("span", {}, `Turn ${view.turn_number} · ${view.phase} phase`));
  const target = fighter(view, battle.target);
  return el("div", { class: "battle", role: "status" },
    el("strong", {}, fighter(view, battle.attacker).name), " ", el("span", { class: "power" }, String(battle.attacker_power ?? "-")),
    " attacks ",
    el("strong", {}, target.name), " ", el("span", { class: "power" }, String(battle.target_power ?? "-")), " ",
    el("span", { class: "badge" }, `${battle.step} step`), " ",
    el("b", { class: "stake" }, stake(battle, target)),
    el("small", { class: "still" }, ` Still possible: ${STILL[battle.step.toLowerCase().split(" ")[0]] ?? "what the effects say"}.`));
}

function fighter(view, id) {
  for (const player of ["A", "B"]) {
    const side = view[player];
    for (const card of [side.leader, ...side.characters]) if (card?.id === id) return { name: facts(card.card).name, side, leader: card === side.leader };
  }
  return { name: "a card that has left", side: null, leader: false };
}

/** Rule 7-1-4-1: equal power is enough for the attacker. Rule 1-2-1-1-1: damage at 0 Life loses. */
function stake(battle, { side, leader }) {
  const ahead = battle.attacker_power - battle.target_power;
  if (!side || !Number.isFinite(ahead) || !/^(attack|block|counter)/.test(battle.step)) return "";
  if (ahead < 0) return "As it stands, the attack fails.";
  const needs = `Needs +${(Math.floor(ahead / STEP) + 1) * STEP}`;
  if (!leader) return `${needs} to survive.`;
  return side.life_count === 0 ? `${needs} to survive: at 0 Life a hit loses the game.` : `${needs}, or takes damage at ${side.life_count} Life.`;
}
