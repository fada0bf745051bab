// A game to step through: the board, the controls and the log. Where the steps come from is for others to say.

import { announce, el, select, show, toast } from "./dom.js";
import { cardSheet } from "./card.js";
import { drawBoard, redraw } from "./board.js";
import { drawLog } from "./log.js";

/**
 * `choices` is how many there are, `load(at, viewer)` gives the step after `at` of them, seen by "A", "B" or "both"
 * ({at, choices, views, asked, events}), `viewers` are those of the three that it knows, `more` is what stands below
 * the controls.
 */
export class Stepper {
  constructor(main, { choices, load, viewers = ["both", "A", "B"], more = [] }) {
    this.choices = choices;
    this.load = load;
    this.at = 0;
    this.playing = null;
    const eyes = [["both", "both hands"], ["A", "as A"], ["B", "as B"]].filter(([name]) => viewers.includes(name));
    this.viewer = select(eyes, eyes[0][0], { "aria-label": "Whose eyes" });
    this.viewer.addEventListener("change", () => this.go(this.at));
    this.range = el("input", { type: "range", min: 0, max: choices, value: 0, "aria-label": "Step" });
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    this.board = el("div");
    this.said = el("p", { class: "said", "aria-live": "polite" });
    this.sheet = el("section", { class: "panel", "aria-label": "Card" }, el("p", { class: "quiet" }, "Press a card to read it."));
    this.log = el("section", { class: "panel log", "aria-label": "Log" });
    this.play = button("Play", "Play or pause (space)", () => this.toggle());
    show(main, el("h1", {}, "Replay"),
      el("div", { class: "table" }, this.board, el("aside", { class: "rail" },
        el("section", { class: "panel", "aria-label": "Controls" }, this.said, this.range,
          el("p", { class: "buttons" }, button("|◀", "To the start (Home)", () => this.go(0)), button("◀", "One back (left)", () => this.go(this.at - 1)),
            this.play, button("▶", "One on (right)", () => this.go(this.at + 1)), button("▶|", "To the end (End)", () => this.go(Infinity)), this.viewer),
          more),
        this.sheet, this.log)));
    this.onKey = (event) => this.key(event);
    addEventListener("keydown", this.onKey);
  }

  leave() {
    removeEventListener("keydown", this.onKey);
    clearInterval(this.playing);
  }

  async go(at) {
    const wanted = Math.max(0, Math.min(at, this.choices));
    const turn = (this.turn = (this.turn ?? 0) + 1);
    let step;
    try {
      step = await this.load(wanted, this.viewer.value);
    } catch (error) {
      toast(error.message);
      throw error;
    }
    if (turn !== this.turn) return;
    this.at = step.at;
    this.step = step;
    this.range.value = step.at;
    const both = this.viewer.value === "both";
    const own = both ? "A" : this.viewer.value;
    const read = (number) => show(this.sheet, cardSheet(number));
    const at_ = { own, you: false, onCard: (id, shown) => read(shown.card) };
    if (both) at_.hands = { A: step.views.A.A.hand, B: step.views.B.B.hand };
    redraw(this.board, () => drawBoard(step.views[own], at_));
    drawLog(this.log, step.events, { look: read });
    const asked = step.asked;
    const words = asked ? `Step ${step.at} of ${step.choices}. ${asked.player}: ${asked.prompt}${asked.words ? ` → ${asked.words}` : ""}` : `Step ${step.at} of ${step.choices}. The end.`;
    this.said.textContent = words;
    announce(words);
    if (step.at === step.choices) this.stop();
  }

  toggle() {
    if (this.playing) return this.stop();
    this.play.textContent = "Pause";
    this.playing = setInterval(() => this.go(this.at + 1), 900);
    return null;
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    this.play.textContent = "Play";
  }

  key(event) {
    if (/INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName) && document.activeElement !== this.range) return;
    const act = { ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1), Home: () => this.go(0), End: () => this.go(Infinity), " ": () => this.toggle() }[event.key];
    if (!act || (event.key === " " && document.activeElement?.tagName === "BUTTON")) return;
    event.preventDefault();
    act();
  }
}

export function button(words, title, act) {
  return el("button", { type: "button", title, onclick: act }, words);
}
