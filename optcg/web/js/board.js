// The playmat: the opponent's half above, one's own below, each area where the playmat has it, and the lane between them.

import { el } from "./dom.js";
import { cardBack, cardFace } from "./card.js";
import { facts } from "./api.js";
import { battleStrip, drawArrow } from "./battle.js";
import { icon } from "./icons.js";
import { fly, photograph } from "./motion.js";

/**
 * Draw a view. `at` says what cards do:
 *   own       "A" or "B", below
 *   names     names of A and B
 *   you       whether the one below is the reader
 *   over      how the game ended, if it did
 *   legal     ids of cards that a choice is about
 *   movable   ids of those that can be dragged
 *   chosen    id of the card that is being read or used
 *   targets   ids that can be attacked with it
 *   receivers ids that can be given the DON!! in hand
 *   picked    ids picked so far, in order
 *   don       how many DON!! are in hand; null if none can be given now
 *   onCard    (id, shown) when a card is pressed
 *   onPress   (event, id) when a pointer goes down on a card
 *   onDon     (event, count) when a pointer goes down on DON!! that can be given
 *   onTrash   (player) when a trash is pressed
 *   hands     hands of both players, for a replay that shows them
 */
export function drawBoard(view, at) {
  const own = at.own ?? "A";
  const other = own === "A" ? "B" : "A";
  return el("div", { class: "board" }, drawSide(view, other, true, at), battleStrip(view, at), drawSide(view, own, false, at));
}

function drawSide(view, player, far, at) {
  const side = view[player];
  const face = (shown, area, more = {}) => boardCard(shown, { area, player }, at, view, more);
  const name = at.names?.[player === "A" ? 0 : 1] ?? player;
  const turn = view.turn_player === player;
  return el("section", { class: `side ${far ? "far" : "near"} ${turn ? "turn" : ""}`, "aria-label": `${name}, player ${player}` },
    el("div", { class: "mat" },
      lifeArea(side, player, name, face, view.turn_number),
      el("div", { class: "area area-characters", role: "group", "aria-label": `Characters of ${name}` },
        Array.from({ length: Math.max(5, side.characters.length) }, (_, i) =>
          el("div", { class: "slot" }, side.characters[i] ? face(side.characters[i], "characters") : null))),
      el("div", { class: "cost-column" }, plate(side, player, name, turn), donArea(side, player, name, far ? {} : at)),
      el("div", { class: "area area-leader", role: "group", "aria-label": `Leader of ${name}` }, face(side.leader, "leader", { life: view.turn_number ? side.life_count : undefined })),
      el("div", { class: "area area-stage", role: "group", "aria-label": `Stage of ${name}` },
        el("div", { class: "slot" }, side.stage ? face(side.stage, "stage") : el("span", { class: "slot-name" }, "Stage"))),
      pile("deck", "Deck", side.deck_count, player, name),
      trashPile(side, player, name, at, face),
      far ? hand(side, player, name, at, face) : null),
    far ? null : hand(side, player, name, at, face));
}

/** The name of a player, and whose turn it is. */
function plate(side, player, name, turn) {
  return el("div", { class: "who" }, el("strong", {}, name), turn ? el("span", { class: "badge turn-mark" }, "turn") : null);
}

function boardCard(shown, { area, player }, at, view, more = {}) {
  const id = shown.id;
  const battle = view.battle;
  const classes = [more.class ?? ""];
  if (at.legal?.has(id)) classes.push("legal");
  if (at.movable?.has(id)) classes.push("movable");
  if (at.chosen === id) classes.push("chosen");
  if (at.targets?.has(id)) classes.push("target");
  if (at.receivers?.has(id)) classes.push("receiver");
  if (battle && battle.attacker === id) classes.push("attacker");
  if (battle && battle.target === id) classes.push("defender");
  const made = cardFace(shown, {
    class: classes.join(" "),
    life: more.life,
    data: { key: `card-${id}`, area, player },
    onclick: () => at.onCard?.(id, shown),
    onpointerdown: (event) => at.onPress?.(event, id),
  });
  const place = at.picked?.indexOf(id) ?? -1;
  if (place >= 0) made.append(el("span", { class: "order" }, String(place + 1)));
  return made;
}

function hand(side, player, name, at, face) {
  const shown = at.hands?.[player] ?? side.hand;
  const cards = shown.filter(Boolean).map((card) => face(card, "hand"));
  const backs = Array.from({ length: shown.length - cards.length }, (_, place) =>
    cardBack({ class: "small", "aria-hidden": "true", data: { key: `hand-${player}-${place}`, area: "hand", player } }));
  const all = [...cards, ...backs];
  const middle = (all.length - 1) / 2;
  const known = (side.known_hand ?? []).length && !at.hands
    ? el("span", { class: "badge", title: side.known_hand.map((n) => facts(n).name).join(", ") }, `${side.known_hand.length} known`) : null;
  return el("div", { class: `area area-hand ${cards.length ? "open" : ""}`, role: "group", "aria-label": `Hand of ${name}: ${side.hand_count} cards`, vars: { "--n": String(all.length) } },
    all.map((card, i) => el("div", { class: "held", vars: { "--tilt": String(i - middle), "--sink": String(Math.abs(i - middle)) } }, card)),
    el("span", { class: "badge count" }, icon("hand"), ` ${side.hand_count}`, el("span", { class: "unseen" }, " in hand")), known);
}

/** Life is placed at the end of the setup: before turn 1 none of it is no danger. */
function lifeArea(side, player, name, face, turn) {
  const count = side.life.length;
  return el("div", { class: "area area-life", role: "group", "aria-label": `Life of ${name}: ${side.life_count}`, vars: { "--n": String(count) } },
    side.life.map((card, place) => card
      ? face(card, "life", { class: "life-card" })
      : cardBack({ class: "life-card", "aria-hidden": "true", data: { key: `life-${player}-${count - place}`, area: "life", player } })),
    count ? null : el("div", { class: "slot" }),
    turn || count ? el("span", { class: `badge count ${turn && side.life_count < 2 ? "low" : ""}` }, `Life ${side.life_count}`) : null);
}

function pile(kind, words, count, player, name) {
  return el("div", { class: `area area-${kind}`, role: "group", "aria-label": `${words} of ${name}: ${count} cards`, data: { spot: `${kind}-${player}` } },
    count > 0 ? cardBack({ "aria-hidden": "true", class: count > 10 ? "thick" : "" }) : el("div", { class: "slot" }), countBadge(words, count));
}

function trashPile(side, player, name, at, face) {
  const top = side.trash[0];
  const open = () => at.onTrash?.(player);
  return el("div", { class: "area area-trash", role: "group", "aria-label": `Trash of ${name}: ${side.trash.length} cards`, data: { spot: `trash-${player}` } },
    top ? cardFace(top, { label: `Trash of ${name}, ${side.trash.length} cards; look through it`, onclick: open,
      class: side.trash.some((card) => at.legal?.has(card.id)) ? "legal" : "", data: { key: `card-${top.id}`, area: "trash", player } })
      : el("div", { class: "slot" }, el("span", { class: "slot-name" }, "Trash")),
    countBadge("Trash", side.trash.length));
}

/** How many cards lie there; a small window shows the number alone. */
function countBadge(words, count) {
  return el("span", { class: "badge count" }, el("span", { class: "count-words" }, `${words} `), String(count));
}

/** Active DON!! from the left, then rested ones. Gripped at the third from the right, three are taken. */
function donArea(side, player, name, at) {
  const can = at.don !== null && at.don !== undefined;
  const tokens = [];
  for (let i = 0; i < side.don_active; i += 1) {
    const count = side.don_active - i;
    tokens.push(el("span", {
      class: `don ${can ? "free" : ""} ${can && count <= at.don ? "taken" : ""}`, title: can ? `Take ${count} DON!!` : null,
      data: { key: `don-${player}-a${i}`, area: "cost", player, ...(can ? { count } : {}) },
      onpointerdown: can ? (event) => at.onDon(event, count) : null,
    }));
  }
  for (let i = 0; i < side.don_rested; i += 1) tokens.push(el("span", { class: "don rested", data: { key: `don-${player}-r${i}`, area: "cost", player } }));
  return el("div", { class: "area area-cost", role: "group", "aria-label": `Cost area of ${name}: ${side.don_active} active, ${side.don_rested} rested DON!!; DON!! deck: ${side.don_deck}`, data: { spot: `don-${player}` } },
    el("div", { class: "dons", "aria-hidden": "true" }, tokens),
    el("p", { class: "don-count" }, el("b", {}, String(side.don_active)), " active", el("span", { class: "don-words" }, `, ${side.don_rested} rested`), el("span", { class: "don-deck" }, ` · deck ${side.don_deck}`)));
}

/** Draw anew, and let each card go from where it was to where it is. */
export function redraw(parent, draw) {
  const before = photograph(parent);
  const focused = document.activeElement?.dataset?.key;
  const old = parent.querySelector(":scope > .board");
  if (old) old.replaceWith(draw()); // what moves above the board goes on
  else parent.replaceChildren(draw());
  if (focused) parent.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  drawArrow(parent);
  fly(before, parent);
}
