// The two playmats: the opponent's above, one's own below, each area where the playmat has it.

import { el } from "./dom.js";
import { cardBack, cardFace } from "./card.js";
import { facts } from "./api.js";
import { battleStrip } from "./battle.js";

/**
 * Draw a view. `at` says what cards do:
 *   own       "A" or "B", below
 *   names     names of A and B
 *   legal     ids of cards that a choice is about
 *   movable   ids of those that can be dragged
 *   chosen    id of the card that is being read or used
 *   targets   ids that can be chosen with it
 *   onCard    (id, shown) when a card is pressed
 *   onPress   (event, id) when a pointer goes down on a card
 *   onTrash   (player) when a trash is pressed
 *   hands     hands of both players, for a replay that shows them
 */
export function drawBoard(view, at) {
  const own = at.own ?? "A";
  const other = own === "A" ? "B" : "A";
  return el("div", { class: "board" }, drawSide(view, other, true, at), battleStrip(view), drawSide(view, own, false, at));
}

function drawSide(view, player, far, at) {
  const side = view[player];
  const face = (shown, more = {}) => boardCard(shown, at, view, more);
  const name = at.names?.[player === "A" ? 0 : 1] ?? player;
  const turn = view.turn_player === player;
  return el("section", { class: `side ${far ? "far" : "near"} ${turn ? "turn" : ""}`, "aria-label": `${name}, player ${player}` },
    hand(side, player, name, at, face),
    el("div", { class: "mat" },
      lifeArea(side, player, name, face),
      el("div", { class: "area area-characters", role: "group", "aria-label": `Characters of ${name}` },
        side.characters.map((shown) => face(shown)),
        Array.from({ length: Math.max(0, 5 - side.characters.length) }, () => el("div", { class: "slot" }))),
      el("div", { class: "cost-column" },
        el("div", { class: "who" }, el("strong", {}, name), turn ? el("span", { class: "badge" }, `turn ${view.turn_number}, ${view.phase}`) : null),
        donArea(side, name)),
      el("div", { class: "area area-leader", role: "group", "aria-label": `Leader of ${name}` }, face(side.leader)),
      el("div", { class: "area area-stage", role: "group", "aria-label": `Stage of ${name}` },
        side.stage ? face(side.stage) : el("div", { class: "slot" }, el("span", {}, "Stage"))),
      pile("deck", "Deck", side.deck_count, name),
      trashPile(side, player, name, at)));
}

function boardCard(shown, at, view, more = {}) {
  const id = shown.id;
  const battle = view.battle;
  const classes = [more.class ?? ""];
  if (at.legal?.has(id)) classes.push("legal");
  if (at.movable?.has(id)) classes.push("movable");
  if (at.chosen === id) classes.push("chosen");
  if (at.targets?.has(id)) classes.push("target");
  if (battle && battle.attacker === id) classes.push("attacker");
  if (battle && battle.target === id) classes.push("defender");
  return cardFace(shown, {
    class: classes.join(" "),
    data: { key: `card-${id}` },
    onclick: () => at.onCard?.(id, shown),
    onpointerdown: (event) => at.onPress?.(event, id),
  });
}

function hand(side, player, name, at, face) {
  const shown = at.hands?.[player] ?? side.hand;
  const backs = [];
  const cards = [];
  shown.forEach((card, place) => {
    if (card) cards.push(face(card));
    else backs.push(cardBack({ class: "small", "aria-hidden": "true", data: { key: `hand-${player}-${place}` } }));
  });
  const known = (side.known_hand ?? []).length && !at.hands
    ? el("span", { class: "badge", title: side.known_hand.map((n) => facts(n).name).join(", ") }, `${side.known_hand.length} known`) : null;
  return el("div", { class: `area area-hand ${cards.length ? "open" : ""}`, role: "group", "aria-label": `Hand of ${name}: ${side.hand_count} cards`, vars: { "--n": String(cards.length) } },
    cards, backs, el("span", { class: "badge" }, `${side.hand_count} in hand`), known);
}

function lifeArea(side, player, name, face) {
  return el("div", { class: "area area-life", role: "group", "aria-label": `Life of ${name}: ${side.life_count}`, vars: { "--n": String(side.life.length) } },
    side.life.map((card, place) => card
      ? face(card, { class: "life-card" })
      : cardBack({ class: "life-card", "aria-hidden": "true", data: { key: `life-${player}-${place}` } })),
    el("span", { class: "badge" }, `Life ${side.life_count}`));
}

function pile(kind, words, count, name) {
  return el("div", { class: `area area-${kind}`, role: "group", "aria-label": `${words} of ${name}: ${count} cards` },
    count > 0 ? cardBack() : el("div", { class: "slot" }), el("span", { class: "badge" }, `${words} ${count}`));
}

function trashPile(side, player, name, at) {
  const top = side.trash[0];
  const open = () => at.onTrash?.(player);
  return el("div", { class: "area area-trash", role: "group", "aria-label": `Trash of ${name}: ${side.trash.length} cards` },
    top ? cardFace(top, { label: `Trash of ${name}, ${side.trash.length} cards; look through it`, onclick: open,
      class: side.trash.some((card) => at.legal?.has(card.id)) ? "legal" : "", data: { key: `trash-${player}` } })
      : el("div", { class: "slot" }),
    el("span", { class: "badge" }, `Trash ${side.trash.length}`));
}

function donArea(side, name) {
  const tokens = [];
  for (let i = 0; i < side.don_active; i += 1) tokens.push(el("span", { class: "don", "aria-hidden": "true" }));
  for (let i = 0; i < side.don_rested; i += 1) tokens.push(el("span", { class: "don rested", "aria-hidden": "true" }));
  return el("div", { class: "area area-cost", role: "group", "aria-label": `Cost area of ${name}: ${side.don_active} active, ${side.don_rested} rested DON!!; DON!! deck: ${side.don_deck}` },
    el("div", { class: "dons" }, tokens),
    el("span", { class: "badge" }, el("span", { class: "don-word" }, "DON!! "), `${side.don_active} active, ${side.don_rested} rested`),
    el("span", { class: "badge" }, el("span", { class: "don-word" }, "DON!! "), `deck ${side.don_deck}`));
}

/** Remember where every card is, redraw, and let each slide from there. */
export function redraw(parent, draw) {
  const before = new Map();
  for (const card of parent.querySelectorAll("[data-key]")) before.set(card.dataset.key, card.getBoundingClientRect());
  const focused = document.activeElement?.dataset?.key;
  parent.replaceChildren(draw());
  if (focused) parent.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (document.documentElement.dataset.motion !== "on" || before.size === 0) return;
  for (const card of parent.querySelectorAll("[data-key]")) {
    const old = before.get(card.dataset.key);
    const now = card.getBoundingClientRect();
    if (!old) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
    else if (Math.abs(old.left - now.left) + Math.abs(old.top - now.top) > 2) {
      const move = `translate(${old.left - now.left}px, ${old.top - now.top}px)`;
      card.animate([{ transform: move }, {}], { duration: 250, easing: "ease-out" });
    }
  }
}
