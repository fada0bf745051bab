// The replay viewer: step, jump, see with the eyes of A, B or both, and play on from any point against a bot.

import { announce, el, select, show, toast } from "./dom.js";
import { get, info, learn, numbersIn, post } from "./api.js";
import { cardSheet } from "./card.js";
import { drawBoard, redraw } from "./board.js";
import { drawLog } from "./log.js";
import { begin } from "./home.js";

export async function replayPage(main, [id, at = "0"]) {
  const about = await info();
  // A seed is longer than a number of JavaScript: a record is passed on as text or by its id, never read and written.
  const text = id === "file" ? sessionStorage.getItem("optcg-record") : null;
  const record = id === "file" ? JSON.parse(text ?? "null") : await get(`/api/v1/records/${id}`);
  if (!record) throw new Error("There is no record to show; open one on the page of records.");
  const page = new Replay(main, id, record.choices.length, text ?? id, about);
  await page.go(Number(at) || 0);
  return () => page.leave();
}

class Replay {
  constructor(main, id, choices, record, about) {
    this.id = id;
    this.choices = choices;
    this.record = record;
    this.about = about;
    this.at = 0;
    this.playing = null;
    this.viewer = select([["both", "both hands"], ["A", "as A"], ["B", "as B"]], "both", { "aria-label": "Whose eyes" });
    this.viewer.addEventListener("change", () => this.go(this.at));
    this.range = el("input", { type: "range", min: 0, max: choices, value: 0, "aria-label": "Step" });
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    this.board = el("div", { class: "board-holder" });
    this.said = el("p", { class: "said", "aria-live": "polite" });
    this.sheet = el("section", { class: "panel", "aria-label": "Card" }, el("p", { class: "quiet" }, "Press a card to read it."));
    this.log = el("section", { class: "panel log", "aria-label": "Log" });
    const button = (words, title, act) => el("button", { type: "button", title, onclick: act }, words);
    this.play = button("Play", "Play or pause (space)", () => this.toggle());
    const level = select(about.bots.map((bot) => [bot, bot]), about.bots.includes("normal") ? "normal" : about.bots[0], { "aria-label": "Bot" });
    show(main, el("h1", {}, "Replay"),
      el("div", { class: "table" }, this.board, el("aside", { class: "rail" },
        el("section", { class: "panel controls", "aria-label": "Steps" }, this.said, this.range,
          el("p", { class: "buttons" }, button("⏮", "To the start (Home)", () => this.go(0)), button("◀", "One back (left)", () => this.go(this.at - 1)),
            this.play, button("▶", "One on (right)", () => this.go(this.at + 1)), button("⏭", "To the end (End)", () => this.go(Infinity)), this.viewer),
          el("p", { class: "buttons" }, button("Play on from here as A", "", () => this.fork(0, level.value)), button("as B", "", () => this.fork(1, level.value)), level),
          el("p", { class: "buttons" }, button("Try this position", "Only in a Main Phase outside battle and effects", () => this.tryIt()),
            button("Copy link", "", () => navigator.clipboard?.writeText(`${location.origin}/#replay/${this.id}/${this.at}`).then(() => toast("Copied."))))),
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
      step = await post("/api/v1/replay", { record: this.record, at: wanted, viewer: this.viewer.value });
      await learn(numbersIn([step.views, step.events.slice(-60)]));
    } catch (error) {
      toast(error.message);
      throw error;
    }
    if (turn !== this.turn) return;
    this.at = step.at;
    this.step = step;
    this.range.value = step.at;
    const both = this.viewer.value === "both";
    const view = step.views[both ? "A" : this.viewer.value];
    const at_ = { own: both ? "A" : this.viewer.value, onCard: (id, shown) => show(this.sheet, cardSheet(shown.card)) };
    if (both) at_.hands = { A: step.views.A.A.hand, B: step.views.B.B.hand };
    redraw(this.board, () => drawBoard(view, at_));
    drawLog(this.log, step.events);
    const asked = step.asked;
    const words = asked ? `Step ${step.at} of ${step.choices}. ${asked.player}: ${asked.prompt} → ${asked.words ?? ""}` : `Step ${step.at} of ${step.choices}. The end.`;
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

  fork(seat, bot) {
    return begin(null, { record: this.record, at: this.at, seat, bot });
  }

  tryIt() {
    if (!this.step.position) return toast("Only a Main Phase outside battle and effects is a position; step to one.");
    location.hash = `try/${encode(this.step.position)}`;
    return null;
  }

  key(event) {
    if (/INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName) && document.activeElement !== this.range) return;
    const act = { ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1), Home: () => this.go(0), End: () => this.go(Infinity), " ": () => this.toggle() }[event.key];
    if (!act || (event.key === " " && document.activeElement?.tagName === "BUTTON")) return;
    event.preventDefault();
    act();
  }
}

/** A position as the text of a link. */
export function encode(position) {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function decode(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
