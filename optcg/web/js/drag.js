// Dragging with mouse or finger: a card onto the mat plays it, an attacker onto its target attacks, DON!! go onto a card.

import { el } from "./dom.js";

const FAR_ENOUGH = 10;
const DROPPED = new Set(["play", "counter", "pick"]);
const SVG = "http://www.w3.org/2000/svg";

/** Whether these choices can be made by dragging their card. */
export function canDrag(choices) {
  return choices.some((choice) => choice.target || DROPPED.has(choice.kind));
}

/** What dragging a card onto this place means: {choice, onto}, or null. */
export function dropped(choices, place) {
  const onto = Number(place?.closest?.("[data-id]")?.dataset?.id ?? 0);
  const aimed = choices.find((choice) => onto && choice.target === onto);
  if (aimed) return { choice: aimed, onto };
  const free = choices.find((choice) => DROPPED.has(choice.kind));
  return free && place?.closest?.(".mat, .lane") ? { choice: free, onto } : null;
}

/** A copy of a card that hangs at the pointer. */
export function cardGhost(card) {
  const copy = card.cloneNode(true);
  const { width } = card.getBoundingClientRect();
  const ghost = el("div", { class: "ghost", vars: { "--w": `${card.offsetWidth || width}px` } }, copy);
  return { node: ghost, to: (x, y) => ghost.style.setProperty("transform", `translate(${x - card.offsetWidth / 2}px, ${y - card.offsetHeight / 2}px)`) };
}

/** DON!! that hang at the pointer. */
export function donGhost(count, width) {
  const ghost = el("div", { class: "ghost", vars: { "--w": `${width}px` } },
    el("div", { class: "dons-held" }, Array.from({ length: count }, () => el("i", { class: "don" })), el("b", { class: "held-count" }, `×${count}`)));
  return { node: ghost, to: (x, y) => ghost.style.setProperty("transform", `translate(${x - 14}px, ${y - 18}px)`) };
}

/** An arrow from a card to the pointer. */
export function arrowGhost(card) {
  const at = card.getBoundingClientRect();
  const [x0, y0] = [at.left + at.width / 2, at.top + at.height / 2];
  const line = document.createElementNS(SVG, "path");
  const tip = document.createElementNS(SVG, "circle");
  tip.setAttribute("r", "13");
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("class", "pull");
  node.append(line, tip);
  return { node, to: (x, y) => {
    line.setAttribute("d", `M${x0} ${y0} Q${x0} ${(y0 + y) / 2}, ${x} ${y}`);
    tip.setAttribute("cx", x);
    tip.setAttribute("cy", y);
  } };
}

/**
 * Follow this pointer. `at` is {ghost, begin, over, end, drop, tap}: what is drawn at the pointer, what to do when the
 * drag begins, passes an element and ends, where it was dropped, and a press that never moved.
 */
export function follow(event, at) {
  if (event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  let ghost = null;
  const under = (x, y) => document.elementFromPoint(x, y);
  const move = (moved) => {
    if (moved.pointerId !== event.pointerId) return;
    if (!ghost && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR_ENOUGH) return;
    if (!ghost) {
      ghost = at.ghost();
      document.body.append(ghost.node);
      at.begin?.();
    }
    moved.preventDefault();
    ghost.to(moved.clientX, moved.clientY);
    at.over?.(under(moved.clientX, moved.clientY));
  };
  const end = (last) => {
    if (last.pointerId !== event.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) {
      if (last.type === "pointerup") at.tap?.();
      return;
    }
    ghost.node.remove();
    at.end?.();
    // The click that ends a drag is not a press of the card.
    const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (last.type === "pointerup") at.drop(under(last.clientX, last.clientY));
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
