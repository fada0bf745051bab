// Reading a card without selecting it: a mouse that rests on it, a finger that stays on it.

import { el } from "./dom.js";
import { facts } from "./api.js";
import { cardSheet } from "./card.js";

const REST = 350;
const STAY = 450;
const SLIP = 10;

/** Watches all cards below `root`; `read(number, id)` is called for a finger that stays, `explain(id)` says why a card has its power and cost. */
export class Peek {
  constructor(root, read, explain) {
    this.root = root;
    this.read = read;
    this.explain = explain;
    this.heard = [["pointerover", (e) => this.over(e)], ["pointerdown", (e) => this.down(e)], ["contextmenu", (e) => this.menu(e)]];
    for (const [type, act] of this.heard) root.addEventListener(type, act);
  }

  leave() {
    for (const [type, act] of this.heard) this.root.removeEventListener(type, act);
    this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.box?.remove();
    this.box = null;
  }

  over(event) {
    if (event.pointerType !== "mouse" || this.touched) return; // a finger leaves a mouse behind that nobody holds
    this.hide();
    if (this.pressedAt && near(event, this.pressedAt)) return; // drawn anew under a hand that rests; it was read before it was pressed
    this.pressedAt = null;
    const card = event.target.closest("[data-card]");
    if (card && !event.buttons) this.timer = setTimeout(() => this.show(card), REST);
  }

  show(card) {
    if (!card.isConnected || card.classList.contains("chosen") || !facts(card.dataset.card).category) return;
    const why = el("p", { class: "why", hidden: true });
    const box = el("div", { class: "peek panel", "aria-hidden": "true" }, cardSheet(card.dataset.card, why));
    this.box = box;
    (card.closest("dialog") ?? document.body).append(box);
    this.place(card);
    const id = Number(card.dataset.id);
    if (id) this.explain(id).then((words) => {
      if (!words || this.box !== box) return;
      why.textContent = words;
      why.hidden = false;
      this.place(card);
    });
  }

  /** Beside the board, where it covers no card; elsewhere beside the card, inside the window. */
  place(card) {
    const docked = card.closest(".board") && matchMedia("(min-width: 801px) and (min-height: 501px)").matches;
    this.box.classList.toggle("docked", Boolean(docked));
    if (docked) return;
    const at = card.getBoundingClientRect();
    const size = this.box.getBoundingClientRect();
    const left = at.right + 8 + size.width < innerWidth ? at.right + 8 : Math.max(4, at.left - 8 - size.width);
    const top = Math.max(4, Math.min(at.top, innerHeight - size.height - 4));
    this.box.style.setProperty("transform", `translate(${Math.round(left)}px, ${Math.round(top)}px)`);
  }

  down(event) {
    this.hide();
    this.touched = event.pointerType !== "mouse";
    const card = event.target.closest("[data-card]");
    const from = { x: event.clientX, y: event.clientY };
    this.pressedAt = from;
    if (!card || !this.touched) return;
    const end = () => {
      clearTimeout(this.timer);
      for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, end);
      removeEventListener("pointermove", move);
    };
    const move = (moved) => { if (!near(moved, from)) end(); };
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
    addEventListener("pointermove", move);
    this.timer = setTimeout(() => {
      swallowClick();
      this.read(card.dataset.card, Number(card.dataset.id) || null);
    }, STAY);
  }

  /** A finger that stays on a card reads it; the menu of the browser would be in the way. */
  menu(event) {
    if (this.touched && event.target.closest("[data-card]")) event.preventDefault();
  }
}

function near({ clientX, clientY }, { x, y }) {
  return Math.hypot(clientX - x, clientY - y) <= SLIP;
}

/** The click that ends a long press is not a press of the card. */
function swallowClick() {
  const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { capture: true, once: true });
}
