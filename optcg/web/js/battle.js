// The lane between the halves: whose turn it is or, in a battle, who attacks whom, by how much, and what is at stake.

import { el } from "./dom.js";
import { facts } from "./api.js";
import { icon } from "./icons.js";

const STEP = 1000;
const SVG_SPACE = "http://www.w3.org/2000/svg";
const PHASES = { refresh: "Refresh Phase", draw: "Draw Phase", don: "DON!! Phase", main: "Main Phase", end: "End Phase" };

export function battleStrip(view, at = {}) {
  const battle = view.battle;
  if (at.over) return el("div", { class: "battle lane" }, el("span", { class: "turn-words over-words" }, at.over));
  if (!battle || view.result) return el("div", { class: "battle lane" }, el("span", { class: `turn-words ${at.you && view.turn_player === at.own ? "mine" : ""}` }, turnWords(view, at)));
  const target = fighter(view, battle.target);
  const attacker = fighter(view, battle.attacker);
  const ahead = battle.attacker_power - battle.target_power;
  return el("div", { class: `battle lane fight ${ahead < 0 ? "holds" : "hits"}`, role: "status" },
    el("p", { class: "fighters" },
      el("strong", { class: "name-left" }, attacker.name), " ", el("span", { class: "force" }, String(battle.attacker_power ?? "-")),
      el("span", { class: "versus", title: "attacks" }, icon("swords"), el("span", { class: "unseen" }, " attacks ")),
      el("span", { class: "force" }, String(battle.target_power ?? "-")), " ", el("strong", { class: "name-right" }, target.name)),
    el("p", { class: "stake" }, stake(battle, target, at) || `${battle.step} step`));
}

function turnWords(view, at) {
  const mine = view.turn_player === at.own;
  const whose = at.you && mine ? "Your turn" : `${at.names?.["AB".indexOf(view.turn_player)] ?? view.turn_player}'s turn`;
  if (at.targets?.size) return "Press whom it attacks";
  if (at.receivers?.size) return "Press who is given the DON!!";
  return view.turn_number ? `${whose} · ${PHASES[view.phase] ?? view.phase} · turn ${view.turn_number}` : "The game is set up";
}

function fighter(view, id) {
  for (const player of ["A", "B"]) {
    const side = view[player];
    for (const card of [side.leader, ...side.characters]) if (card?.id === id) return { name: facts(card.card).name, side, leader: card === side.leader, player };
  }
  return { name: "a card that has left", side: null, leader: false };
}

/** Power that is missing for the target to hold (Rule 7-1-4-1: equal power is enough for the attacker); 0 if it holds. */
export function missing(battle) {
  const ahead = battle ? battle.attacker_power - battle.target_power : NaN;
  return Number.isFinite(ahead) ? Math.max(0, (Math.floor(ahead / STEP) + 1) * STEP) : 0;
}

/** Rule 1-2-1-1-1: damage at 0 Life loses. */
function stake(battle, { side, leader, player }, at) {
  const needs = missing(battle);
  if (!side) return "";
  if (!/^(attack|block|counter)/.test(battle.step)) return needs ? "The attack hits." : "The attack fails.";
  if (!needs) return "As it stands, the attack fails.";
  if (!leader) return `It needs +${needs} to survive.`;
  const who = at.you && player === at.own ? "You" : "They";
  return side.life_count === 0 ? `${who} need +${needs}: at 0 Life a hit loses the game.` : `${who} need +${needs}, or take damage at ${side.life_count} Life.`;
}

/** The arrow from attacker to target, below the cards. */
export function drawArrow(parent) {
  const board = parent.querySelector(".board");
  const from = board?.querySelector(".card.attacker")?.getBoundingClientRect();
  const to = board?.querySelector(".card.defender")?.getBoundingClientRect();
  if (!from || !to) return;
  const at = board.getBoundingClientRect();
  const down = to.top > from.top ? 1 : -1;
  const start = { x: from.left + from.width / 2 - at.left, y: from.top + from.height / 2 - at.top + (down * from.height) / 2 };
  const end = { x: to.left + to.width / 2 - at.left, y: to.top + to.height / 2 - at.top - down * (to.height / 2 + 6) };
  const bend = (start.y + end.y) / 2;
  const path = document.createElementNS(SVG_SPACE, "path");
  path.setAttribute("d", `M${start.x} ${start.y} C${start.x} ${bend}, ${end.x} ${bend}, ${end.x} ${end.y - down * 16}`);
  path.setAttribute("pathLength", "1");
  const head = document.createElementNS(SVG_SPACE, "polygon");
  head.setAttribute("points", `${end.x},${end.y} ${end.x - 15},${end.y - down * 24} ${end.x + 15},${end.y - down * 24}`);
  const arrow = document.createElementNS(SVG_SPACE, "svg");
  arrow.setAttribute("class", "arrow");
  arrow.setAttribute("aria-hidden", "true");
  arrow.append(path, head);
  board.prepend(arrow);
}
