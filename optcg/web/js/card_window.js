// A long list of cards of which only those in the window are drawn, a few in each frame, so that thousands scroll as ten do.

import { el, show } from "./dom.js";

const GAP = 10;
const BEYOND = 2; // rows that are drawn above and below the window
const AT_ONCE = 4; // cards that are drawn in one frame: laying them out and painting them takes longest

/** Cards to scroll through. `make(card)` draws one; it is asked again by `refresh`. */
export class CardWindow {
  constructor(make, width) {
    this.make = make;
    this.width = width;
    this.cards = [];
    this.drawn = new Map(); // elements by number
    this.empty = new Set(); // numbers whose place is kept, but not drawn yet
    this.rows = el("div", { class: "window-rows", vars: { "--w": `${width}px`, "--gap": `${GAP}px` } });
    this.none = el("p", { class: "quiet", hidden: true }, "No card has all of this.");
    this.node = el("div", { class: "card-window", role: "group", "aria-label": "Cards", tabindex: "-1", onscroll: () => this.draw(), onkeydown: (event) => this.key(event) }, this.none, this.rows);
    this.watch = new ResizeObserver(() => this.draw());
    this.watch.observe(this.node);
  }

  leave() {
    this.watch.disconnect();
    this.empty.clear();
  }

  show(cards) {
    this.cards = cards;
    this.none.hidden = cards.length > 0;
    this.drawn.clear();
    this.empty.clear();
    show(this.rows);
    this.node.scrollTop = 0;
    this.draw();
  }

  /** Draw these cards anew where they are shown. */
  refresh(numbers) {
    for (const number of numbers) {
      const old = this.drawn.get(number);
      if (!old) continue;
      this.empty.delete(number);
      const made = this.make(this.cards.find((card) => card.number === number));
      const focused = old.contains(document.activeElement);
      this.drawn.set(number, made);
      old.replaceWith(made);
      if (focused) made.focus({ preventScroll: true });
    }
  }

  get columns() {
    return Math.max(1, Math.floor((this.node.clientWidth - 2 * GAP) / (this.width + GAP)));
  }

  draw() {
    const columns = this.columns;
    const high = this.width * 1.4 + GAP;
    const total = Math.ceil(this.cards.length / columns);
    const first = Math.max(0, Math.floor(this.node.scrollTop / high) - BEYOND);
    const last = Math.min(total, Math.ceil((this.node.scrollTop + this.node.clientHeight) / high) + BEYOND);
    const wanted = this.cards.slice(first * columns, last * columns);
    const numbers = new Set(wanted.map((card) => card.number));
    for (const [number, node] of this.drawn) {
      if (numbers.has(number)) continue;
      node.remove();
      this.drawn.delete(number);
      this.empty.delete(number);
    }
    let before = null;
    for (const card of wanted) {
      let node = this.drawn.get(card.number);
      if (!node) {
        node = el("div", { class: "card" });
        this.empty.add(card.number);
        this.drawn.set(card.number, node);
        if (before) before.after(node);
        else this.rows.prepend(node);
      }
      before = node;
    }
    // No custom properties: those are inherited, so that the style of every card would be worked out anew.
    this.rows.style.setProperty("padding-block", `${first * high}px ${Math.max(0, total - last) * high}px`);
    this.rows.style.setProperty("grid-template-columns", `repeat(${columns}, ${this.width}px)`);
    const seen = Math.max(0, Math.floor(this.node.scrollTop / high) - first) * columns;
    const far = new Map(wanted.map((card, place) => [card.number, Math.abs(place - seen)]));
    this.empty = new Set([...this.empty].sort((a, b) => far.get(a) - far.get(b)));
    this.fill();
  }

  /** Draw what is still empty, from the top of the window on, over as many frames as it takes. */
  fill() {
    cancelAnimationFrame(this.filling);
    this.refresh([...this.empty].slice(0, AT_ONCE));
    if (this.empty.size) this.filling = requestAnimationFrame(() => this.fill());
  }

  /** Arrows go from card to card. */
  key(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns, ArrowUp: -this.columns }[event.key];
    const number = event.target.closest("[data-card]")?.dataset.card;
    if (!way || !number) return;
    event.preventDefault();
    const next = this.cards[this.cards.findIndex((card) => card.number === number) + way];
    if (!next) return;
    if (this.empty.has(next.number)) this.refresh([next.number]);
    const node = this.drawn.get(next.number);
    node?.focus();
    node?.scrollIntoView({ block: "nearest" });
  }
}
