// The moments of a game that everybody should notice: a turn begins, an attack, a hit, a K.O., power, a card shown.

import { el } from "./dom.js";
import { facts } from "./api.js";
import { animate, beat } from "./motion.js";
import { cardFace } from "./card.js";
import { play } from "./sound.js";

const SOUND = { card_played: "card", card_drawn: "card", don_given: "don", attack_declared: "attack", blocked: "attack", damage_dealt: "hit", knocked_out: "out", game_won: "end" };
const REVEALED = { trigger_activated: "Trigger", event_activated: "Event", card_shown: "Shown" };
const LONG = 3.2; // beats that a moment lasts

/** Tell these events on the board; `places` are where cards were before, `own` is the reader's seat. */
export function tellMoments(events, board, places, own) {
  for (const name of new Set(events.map((event) => SOUND[event.kind]))) if (name) play(name);
  const mine = events.some((event) => event.kind === "turn_began" && event.player === own);
  if (mine) play("turn");
  if (!beat()) return;
  if (mine) banner(board, "Your turn");
  const played = new Set(events.filter((event) => /^(card_played|event_activated)$/.test(event.kind)).map((event) => event.cards?.[0]?.card));
  for (const event of events) {
    const card = event.cards?.[0];
    if (event.kind === "damage_dealt") hit(board, event, events.some((each) => each.kind === "game_won" && each.player !== event.player));
    if (event.kind === "knocked_out" && card) float(board, placeOf(board, places, card), "K.O.", "bad");
    if (event.kind === "power_gained" && card && event.number) float(board, placeOf(board, places, card), `${event.number > 0 ? "+" : "−"}${Math.abs(event.number)}`, event.number > 0 ? "good" : "bad");
    if (event.kind === "attack_declared" || event.kind === "blocked") fight(board);
    if (REVEALED[event.kind] && card && facts(card.card).category && !played.has(event.kind === "card_shown" ? card.card : null)) reveal(board, card, REVEALED[event.kind]);
  }
}

/** Where a card is, or was when it was last seen. */
function placeOf(board, places, card) {
  const node = board.querySelector(`[data-id="${card.id}"]`);
  if (node) return node.getBoundingClientRect();
  const old = places.get(`card-${card.id}`) ?? [...places.values()].find((each) => each.card === card.card && each.area === "characters" && !board.contains(each.node));
  return old?.at ?? null;
}

function over(board, node, frames, options = {}) {
  board.append(node);
  animate(node, frames, { duration: beat() * LONG, easing: "ease-out", ...options }).finished.catch(() => null).then(() => node.remove());
}

function banner(board, words) {
  over(board, el("div", { class: "banner", "aria-hidden": "true" }, words), [
    { opacity: 0, transform: "translateX(-30%) scale(1.2)" }, { opacity: 1, transform: "none", offset: 0.2 }, { opacity: 1, transform: "none", offset: 0.75 }, { opacity: 0, transform: "translateX(20%)" }]);
}

function float(board, at, words, mood) {
  if (!at) return;
  const box = board.getBoundingClientRect();
  const node = el("div", { class: `float ${mood}`, "aria-hidden": "true" }, words);
  node.style.setProperty("left", `${at.left + at.width / 2 - box.left}px`);
  node.style.setProperty("top", `${at.top + at.height / 2 - box.top}px`);
  over(board, node, [{ opacity: 0, transform: "translate(-50%, -20%) scale(0.6)" }, { opacity: 1, transform: "translate(-50%, -50%) scale(1.15)", offset: 0.2 }, { opacity: 1, transform: "translate(-50%, -90%)", offset: 0.7 }, { opacity: 0, transform: "translate(-50%, -140%)" }]);
}

/** A hit on Life: the Leader shakes. The last one found none (Rule 1-2-1-1-1). */
function hit(board, event, last) {
  const leader = board.querySelector(`.area-leader .card[data-player="${event.player}"]`);
  if (!leader) return;
  float(board, leader.getBoundingClientRect(), last ? "The last hit" : `−${event.number || 1} Life`, "bad");
  animate(leader.parentElement, [0, -8, 7, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: beat() * 1.4 });
}

/** Power meets power, and covers no name. */
function fight(board) {
  const [left, right] = board.querySelectorAll(".force");
  if (!right) return;
  for (const [node, from] of [[left, -12], [right, 12]]) animate(node, [{ transform: `translateX(${from}px) scale(0.6)`, opacity: 0 }, { transform: `translateX(${-from / 3}px) scale(1.2)`, opacity: 1, offset: 0.6 }, { transform: "none" }], { duration: beat() * 1.5 });
  const arrow = board.querySelector(".arrow");
  if (arrow) animate(arrow, [{ opacity: 0 }, { opacity: 1 }], { duration: beat() * 1.5 });
}

function reveal(board, card, words) {
  board.querySelector(".reveal")?.remove();
  const face = cardFace({ card: card.card }, { "aria-hidden": "true", tabindex: "-1" });
  over(board, el("div", { class: "reveal", "aria-hidden": "true" }, face, el("b", {}, words)), [
    { opacity: 0, transform: "translate(-50%, -50%) scale(0.5) rotateY(90deg)" }, { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.15 }, { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.85 }, { opacity: 0, transform: "translate(-50%, -50%) scale(0.9)" }], { duration: beat() * LONG * 1.3 });
}
