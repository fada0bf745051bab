// The card that the player reads, kept up with the game: its buttons, its power and cost, and what it cannot do.

import { learn } from "./api.js";
import { choicesOf } from "./actions.js";
import { drawSheet } from "./sheet.js";
import { findCard } from "./view.js";
import { refusalsOf } from "./refusal.js";
import { refusalWords } from "./words.js";

export class Reader {
  /** `page` is the table: {state, own, near, names, sent, line, draw, choose, give, seekTarget, release}. */
  constructor(part, page) {
    this.part = part;
    this.page = page;
    this.card = null;
    drawSheet(part, null, {});
  }

  get id() {
    return this.card?.id ?? null;
  }

  /** Whether this card was selected, not only looked at. */
  selected(id) {
    return this.id === id && !this.card.bare;
  }

  /** The buttons of what the card can do. */
  buttons() {
    return [...this.part.querySelectorAll("button.action")];
  }

  /** Show a card; `bare` only to read it, `focus` to go on from its buttons. */
  async open(number, id = null, { bare = false, focus = false } = {}) {
    await learn([number]);
    this.card = { id, card: number, bare };
    this.page.draw();
    if (focus) this.buttons()[0]?.focus();
    await this.explain();
  }

  close() {
    this.card = null;
  }

  draw() {
    const { state, own, near, sent } = this.page;
    const found = this.found();
    const focused = this.buttons().indexOf(document.activeElement);
    drawSheet(this.part, this.card, {
      question: state.question, sent, don: state.view[near].don_active,
      refusals: own && found && !this.card.bare ? refusalsOf(state, own, found) : [],
      choose: (choice) => this.page.choose(choice),
      aim: (id) => this.page.seekTarget(id),
      give: (choice, times) => this.page.give(choice, times),
      whyNot: (refusal) => this.whyNot(refusal),
      close: () => this.page.release(),
    });
    if (focused >= 0) this.buttons()[focused]?.focus();
  }

  found() {
    return this.id ? findCard(this.page.state.view, this.id) : null;
  }

  /** A new state: the card may do other things now, or be gone. It does not lie over a question that is new (`asked`). */
  refresh(asked) {
    if (!this.card) return;
    this.card.why = null;
    const hides = asked && getComputedStyle(this.part).position === "fixed" && !choicesOf(this.page.state.question, this.id).length;
    if (hides || (this.id && !this.found())) this.close();
    else this.explain();
  }

  /** Why the card has its power and its cost, in the words of the engine. */
  async explain() {
    const reading = this.card;
    const found = this.found();
    const values = found && `${found.shown.power} ${found.shown.cost}`;
    if (!found || reading.told === values) return;
    const answer = await this.page.line.say("explain", { card: reading.id }).catch(() => null);
    if (reading !== this.card) return;
    reading.told = values;
    reading.values = answer?.text ?? "";
    // Only this line is new: a button that is being pressed must stay.
    const line = this.part.querySelector(".why");
    line.textContent = reading.values;
    line.hidden = !reading.values;
  }

  async whyNot(refusal) {
    const reading = this.card;
    const { names, line } = this.page;
    const answer = refusal.text ? refusal : await line.say("why", { choice: refusal.choice }).catch((error) => ({ text: error.message }));
    if (reading !== this.card) return;
    reading.why = refusalWords(answer.text, names);
    this.draw();
    this.part.querySelector(".why-not").scrollIntoView({ block: "nearest" });
  }
}
