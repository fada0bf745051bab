// Dragging with mouse or finger: a card onto the mat plays it, an attacker onto its target attacks.

import { el } from "./dom.js";

const FAR_ENOUGH = 10;

export class Drag {
  constructor(choicesOf, choose) {
    this.choicesOf = choicesOf;
    this.choose = choose;
  }

  press(event, id) {
    if (event.button !== 0 || !this.choicesOf(id).length) return;
    const card = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    let ghost = null;
    const move = (moved) => {
      if (!ghost && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR_ENOUGH) return;
      if (!ghost) {
        ghost = el("div", { class: "ghost" }, card.cloneNode(true));
        document.body.append(ghost);
        card.setPointerCapture?.(event.pointerId);
      }
      moved.preventDefault();
      ghost.style.setProperty("transform", `translate(${moved.clientX - 30}px, ${moved.clientY - 40}px)`);
    };
    const end = (last) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
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
    const played = choices.find((choice) => choice.kind === "play" || choice.kind === "counter" || choice.kind === "pick");
    if (aimed) this.choose(aimed);
    else if (played && onto?.closest?.(".mat, .battle")) this.choose(played);
  }
}
