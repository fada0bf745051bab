// What presses and drags on the board do.

import { choicesOf, pressMakes } from "./actions.js";
import { arrowGhost, canDrag, cardGhost, donGhost, dropped, follow } from "./drag.js";
import { severalIn } from "./several.js";

export class Hands {
  /** `page` is the table: {state, sent, aim, don, byKey, parts, reader, peek, draw, choose, give}. */
  constructor(page) {
    this.page = page;
  }

  /** A card is pressed: as a target, to be given DON!!, to pick it, to act with it at the second press, or to read it. */
  pressCard(id, shown) {
    const choices = choicesOf(this.page.state.question, id);
    const aimed = choicesOf(this.page.state.question, this.page.aim).find((choice) => choice.target === id);
    if (aimed) return this.page.choose(aimed);
    const give = this.page.don ? choices.find((choice) => choice.kind === "give") : null;
    if (give) return this.page.give(give, this.page.don);
    const choice = pressMakes(this.page.state.question, id, this.page.reader.selected(id));
    if (choice) return this.page.choose(choice);
    this.page.aim = null;
    // An attacker that is pressed seeks its target at once; its other choices stand beside the card that is read.
    if (!this.page.sent && !this.page.byKey && choices.some((each) => each.kind === "attack")) this.page.aim = id;
    return this.page.reader.open(shown.card, id, { focus: this.page.byKey });
  }

  /** Drag a card: to play it or pick it, an attacker to its target, a counter to the card that it saves. */
  dragCard(event, id) {
    const choices = this.page.sent ? [] : choicesOf(this.page.state?.question, id);
    if (!canDrag(choices)) return;
    const card = event.currentTarget;
    const aims = choices.some((choice) => choice.target);
    follow(event, {
      ghost: () => (aims ? arrowGhost(card) : cardGhost(card)),
      begin: () => { this.page.peek.hide(); this.light(id, true); card.classList.add("lifted"); },
      end: () => { this.light(id, false); card.classList.remove("lifted"); },
      drop: (place) => {
        const made = dropped(choices, place);
        if (!made) return;
        const { choice, onto } = made;
        if (choice.kind === "counter" && onto && onto !== this.page.state.view.battle?.target) this.page.choose(choice, { then: [`pick #${onto}`] });
        else this.page.choose(choice);
      },
    });
  }

  /** Take DON!!: dropped on a card they are given; a press holds them until a card is pressed. */
  dragDon(event, count) {
    const gives = this.page.state.question.choices.filter((choice) => choice.kind === "give");
    const width = event.currentTarget.offsetWidth / 0.27;
    const light = (on) => { for (const { card } of gives) this.page.parts.board.querySelector(`[data-id="${card}"]`)?.classList.toggle("receiver", on); };
    follow(event, {
      ghost: () => donGhost(count, width),
      begin: () => light(true),
      end: () => light(false),
      drop: (place) => {
        const onto = Number(place?.closest?.("[data-id]")?.dataset.id ?? 0);
        const choice = gives.find((each) => each.card === onto);
        if (choice) this.page.give(choice, count);
      },
      tap: () => {
        this.page.don = this.page.don === count ? 0 : count;
        this.page.aim = null;
        this.page.reader.close();
        this.page.draw();
      },
    });
  }

  /** A face beside the question: a mouse has read it before, a finger reads it first; what is only marked is marked at once. */
  pickFace(shown, choice) {
    if (choice && (severalIn(this.page.state.question) || this.page.reader.selected(shown.id) || !this.page.peek.touched || this.page.byKey)) return this.page.choose(choice);
    return this.page.reader.open(shown.card, shown.id);
  }

  light(id, on) {
    for (const { target } of choicesOf(this.page.state.question, id)) {
      if (target) this.page.parts.board.querySelector(`[data-id="${target}"]`)?.classList.toggle("target", on);
    }
  }
}
