// Dragging with mouse or finger: a card onto the mat plays it, an attacker onto its target attacks.

import { el } from "./dom.js";

const FAR_ENOUGH = 10;
const DROPPED = new Set(["play", "counter", "pick"]);

/** Whether these choices can be made by dragging their card. */
export function canDrag(choices) {
  return choices.some((choice) => choice.target || DROPPED.has(choice.kind));
}

export class Drag {
  /** `aim(id, on)` is told when an attacker is in the hand, so that its targets are lit. */
  constructor(choicesOf, choose, aim) {
    this.choicesOf = choicesOf;
    this.choose = choose;
    this.aim = aim;
  }

  press(event, id) {
    if (event.button !== 0 || !canDrag(this.choicesOf(id))) return;
    const card = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    let ghost = null;
    const move = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!ghost && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR_ENOUGH) return;
      if (!ghost) {
        ghost = el("div", { class: "ghost" }, card.cloneNode(true));
        document.body.append(ghost);
        this.aim(id, true);
      }
      moved.preventDefault();
      ghost.style.setProperty("transform", `translate(${moved.clientX - 30}px, ${moved.clientY - 40}px)`);
    };
    const end = (last) => {
      if (last.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      this.aim(id, false);
      // The click that ends a drag is not a press of the card.
      const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      if (last.type === "pointerup") this.drop(id, document.elementFromPoint(last.clientX, last.clientY));
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  drop(id, onto) {
    const choices = this.choicesOf(id);
    const target = Number(onto?.closest?.("[data-id]")?.dataset?.id ?? 0);
    const aimed = choices.find((choice) => choice.target === target && target);
    const dropped = choices.find((choice) => DROPPED.has(choice.kind));
    if (aimed) this.choose(aimed);
    else if (dropped && onto?.closest?.(".mat, .battle")) this.choose(dropped);
  }
}
