// Lessons for who is new (lessons.json): prepared positions at a real table, told step by step.

import { el, show } from "./dom.js";
import { get, info, post } from "./api.js";
import { keepSetting, setting } from "./keep.js";
import { pressMakes } from "./actions.js";
import { Line } from "./socket.js";
import { TablePage } from "./table.js";
import { findCard } from "./view.js";

const BOT = "normal"; // always answers a position in the same way
const LEARNED = "learned"; // the ids of the lessons that were finished
const OPEN = "lesson"; // the lesson that was begun, and the seat at its table
const ASIDE = "That is allowed, too. What glows still leads to the goal.";
const ASTRAY = "That is allowed, too, but it leads away from the goal. Play on as you like, or try again.";

export function learnLink() {
  return el("a", { class: "button learn", href: "#learn/next" }, setting(LEARNED, []).length ? "Go on with the lessons" : "New here? Learn it in ten minutes");
}

/** All lessons, or the one with this id; "next" is the first that was not finished. */
export async function learnPage(main, [id]) {
  const [lessons, about] = await Promise.all([get("lessons.json"), info()]);
  const next = lessons.find((lesson) => !setting(LEARNED, []).includes(lesson.id));
  const lesson = id === "next" ? next : lessons.find((each) => each.id === id);
  if (!lesson) return drawList(main, lessons, next);
  const coach = new Coach(lessons, lesson, await seatIn(lesson));
  coach.sitDown(main, about);
  return () => coach.leave();
}

function drawList(main, lessons, next) {
  const learned = setting(LEARNED, []);
  const words = next ? `${learned.length ? "Go on" : "Begin"}: ${next.title}` : "Play a game";
  show(main, el("div", { class: "sea learn-page" }, el("h1", {}, "Learn the game"),
    el("p", {}, "A minute for each lesson, at a real table. You can leave at any time, and go on later."),
    el("p", {}, el("a", { class: "button primary", href: next ? `#learn/${next.id}` : "#home" }, words)),
    el("ol", { class: "lessons" }, lessons.map((lesson) => el("li", { class: "panel" },
      el("a", { href: `#learn/${lesson.id}` }, lesson.title), learned.includes(lesson.id) ? el("span", { class: "badge good" }, "✓ done") : null,
      el("p", { class: "quiet" }, lesson.goal))))));
}

/** The seat at the table of this lesson: the one that was left there, or a new one. */
async function seatIn(lesson) {
  const kept = setting(OPEN, null);
  if (kept?.id === lesson.id && await isPlayed(kept.seat)) return kept.seat;
  if (kept) giveUp(kept.seat);
  const { position, seed } = lesson;
  const seat = await post("/api/v1/tables", { position, seed, bot: BOT, name: "You", listed: false });
  keepSetting(OPEN, { id: lesson.id, seat });
  return seat;
}

async function isPlayed({ table }) {
  try {
    return (await get(`/api/v1/tables/${table}`)).state === "playing";
  } catch {
    return false;
  }
}

/** No table waits for who will not come back. */
function giveUp({ table, token }) {
  const line = new Line(table, token, () => null, () => null);
  line.say("concede").catch(() => null).then(() => line.close());
}

/** How far these events lead: {at, times} of the steps. `read` of the steps that only tell something have been read. */
function progress(steps, events, read) {
  let [at, times, unread] = [0, 0, read];
  const tell = () => {
    for (; steps[at]?.look && unread > 0; at += 1) unread -= 1;
  };
  tell();
  for (const event of events) {
    const step = steps[at];
    if (!step?.until) break;
    if (!fits(event, step.until)) continue;
    times += 1;
    if (times < (step.times ?? 1)) continue;
    at += 1;
    times = 0;
    tell();
  }
  return { at, times };
}

function fits(event, until) {
  return Object.entries(until).every(([key, value]) => (key === "card" ? event.cards[0]?.card : event[key]) === value);
}

/** The choice that is written with the numbers of cards in place of their ids. */
function choiceFor(words, { view, question }) {
  const named = (choice) => choice.choice.replace(/#(\d+)/g, (id, digits) => findCard(view, Number(digits))?.shown.card ?? id);
  return question?.choices.find((choice) => named(choice) === words) ?? null;
}

/** What is to be pressed next for this choice, made `times` times: on the board or at the card that is read, and in the list. */
function controls(page, choice, times) {
  const { board, question } = page.parts;
  const card = (id) => board.querySelector(`[data-id="${id}"]`);
  const listed = question.querySelector(`[data-choice="${CSS.escape(choice.choice)}"]`);
  if (choice.kind === "give") return [page.don === times ? card(choice.card) : board.querySelector(`.don.free[data-count="${times}"]`), listed];
  if (choice.kind === "attack") return [card(page.aim === choice.card ? choice.target : choice.card), listed];
  const again = pressMakes(page.state.question, choice.card, true);
  const others = page.state.question.choices.filter((each) => each.card === choice.card && each.kind !== "attack" && each.kind !== "give");
  const action = choice.card && page.reader.selected(choice.card) ? page.reader.buttons()[others.indexOf(choice)] : null;
  return [action && !again ? action : card(choice.card), action, listed];
}

/** Beside the table: what the lesson is about, what to do now, and what came of it. */
class Coach {
  constructor(lessons, lesson, seat) {
    Object.assign(this, { lesson, seat, read: 0, shown: null, before: null, aside: "" });
    const place = lessons.indexOf(lesson);
    this.next = lessons[place + 1] ?? null;
    this.say = el("p", { class: "say", role: "status", tabindex: "-1" });
    this.note = el("p", { class: "note", role: "status", hidden: true });
    this.onward = el("button", { type: "button", class: "onward", hidden: true, onclick: () => this.goOn() });
    this.again = el("button", { type: "button", onclick: () => this.tryAgain() }, "Try again");
    this.node = el("section", { class: "coach panel", "aria-label": "Lesson" },
      el("h2", {}, `${place + 1}. ${lesson.title}`), el("p", { class: "goal" }, lesson.goal), this.say, this.note,
      el("p", { class: "buttons" }, this.onward, this.again, el("a", { class: "button", href: "#learn" }, "All lessons")));
    this.press = (event) => {
      if (event.key === "n" && !this.onward.hidden && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]")) this.onward.click();
    };
  }

  sitDown(main, about) {
    this.page = new TablePage(main, this.seat.table, this.seat, about);
    const { board, question, sheet, status } = this.page.parts;
    this.table = status.closest(".table");
    this.table.classList.add("lesson");
    status.after(this.node);
    this.observer = new MutationObserver(() => this.look());
    for (const part of [board, question, sheet]) this.observer.observe(part, { childList: true, subtree: true });
    addEventListener("keydown", this.press);
  }

  leave() {
    this.observer.disconnect();
    removeEventListener("keydown", this.press);
    this.page.leave();
    if (!this.over) return;
    keepSetting(OPEN, null);
    giveUp(this.seat);
  }

  tryAgain() {
    this.over = true;
    dispatchEvent(new HashChangeEvent("hashchange")); // the page opens anew
  }

  goOn() {
    if (this.over) {
      location.hash = this.next ? `learn/${this.next.id}` : "home";
      return;
    }
    this.read += 1;
    this.look();
  }

  /** The table was drawn: where does the lesson stand, and what is to be pressed? */
  look() {
    const { state, events } = this.page;
    if (!state) return;
    const { steps } = this.lesson;
    const { at, times } = progress(steps, events, this.read);
    const step = steps[at] ?? null;
    const choice = step?.choose ? choiceFor(step.choose, state) : null;
    const astray = Boolean(step?.choose && !choice && (state.question || state.match.game_over));
    const now = { at, times, question: state.question?.id };
    if (now.question) {
      if (now.question !== this.before?.question) this.aside = this.before && at === this.before.at && times === this.before.times && choice ? ASIDE : "";
      this.before = now;
    }
    this.over = step === null;
    if (this.over) this.learned();
    this.draw(step, at, astray ? ASTRAY : this.aside);
    this.light(step, choice ? controls(this.page, choice, (step.times ?? 1) - times) : [astray ? this.again : this.onward]);
  }

  learned() {
    const learned = setting(LEARNED, []);
    if (!learned.includes(this.lesson.id)) keepSetting(LEARNED, [...learned, this.lesson.id]);
  }

  draw(step, at, note) {
    const shown = `${at} ${note}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.say.textContent = step ? step.say : this.lesson.end;
    this.note.textContent = note;
    this.note.hidden = !note;
    this.node.classList.toggle("done", step === null);
    const focused = document.activeElement === this.onward;
    this.onward.hidden = Boolean(step && !step.look);
    show(this.onward, step ? "Next" : this.next ? "Next lesson" : "Play a game", " ", el("kbd", {}, "N"));
    if (focused && this.onward.hidden) this.say.focus();
  }

  /** Only what is to be pressed glows, and what is spoken of. */
  light(step, controls) {
    for (const lit of this.table.querySelectorAll("[aria-current=step], .told")) {
      lit.removeAttribute("aria-current");
      lit.classList.remove("told");
    }
    for (const control of controls) control?.setAttribute("aria-current", "step");
    const list = this.page.parts.question.querySelector(".choice-list");
    const listed = list?.querySelector("[aria-current=step]");
    if (listed) list.scrollTop = listed.offsetTop - list.offsetTop - list.clientHeight / 2;
    if (step?.look) this.page.parts.board.querySelector(step.look)?.classList.add("told");
  }
}
