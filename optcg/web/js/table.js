// A table: the board, the question, the log. It draws what the server says and sends choices; it decides nothing.

import { announce, el, show, toast } from "./dom.js";
import { info, learn, numbersIn } from "./api.js";
import { cardFace, cardSheet } from "./card.js";
import { drawBoard, redraw } from "./board.js";
import { dropSeat, keepSeat, seatAt } from "./keep.js";
import { Line } from "./socket.js";
import { Drag } from "./drag.js";
import { drawQuestion } from "./question.js";
import { drawLog } from "./log.js";
import { clockWords, resultWords } from "./words.js";

export async function tablePage(main, [table]) {
  await info();
  const page = new TablePage(main, table, seatAt(table));
  return () => page.leave();
}

class TablePage {
  constructor(main, table, seat) {
    this.table = table;
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.chosen = null;
    this.busy = false;
    this.parts = {
      notice: el("div", { class: "notice", hidden: true }),
      board: el("div"),
      question: el("section", { class: "question", "aria-label": "Your decision" }),
      sheet: el("section", { class: "panel", "aria-label": "Card" }),
      log: el("section", { class: "panel log", "aria-label": "Log" }),
      status: el("section", { class: "status", "aria-label": "Match" }),
    };
    const { notice, board, question, sheet, log, status } = this.parts;
    show(main, el("h1", { class: "unseen" }, "Table"), notice,
      el("div", { class: "table" }, board, el("aside", { class: "rail" }, status, question, sheet, log)));
    show(sheet, el("p", { class: "quiet" }, "Press a card to read it."));
    this.onKey = (event) => this.key(event);
    addEventListener("keydown", this.onKey);
    this.drag = new Drag((id) => this.choicesOf(id), (choice) => this.choose(choice));
    this.ticking = setInterval(() => this.drawStatus(), 1000);
    this.line = new Line(table, seat?.token, (message) => this.hear(message), (up) => this.lineChanged(up));
  }

  leave() {
    this.line.close();
    clearInterval(this.ticking);
    removeEventListener("keydown", this.onKey);
  }

  // What the server says -------------------------------------------------------------------------

  lineChanged(up) {
    this.parts.notice.hidden = up;
    this.parts.notice.textContent = up ? "" : "The line to the server is down. Trying again; nothing is lost.";
  }

  async hear(message) {
    if (message.type === "error") {
      if (message.code === "token") dropSeat(this.table);
      toast(message.message);
      this.parts.notice.hidden = false;
      this.parts.notice.textContent = message.message;
    } else if (message.type === "waiting") {
      this.drawWaiting();
    } else if (message.type === "rematch") {
      keepSeat({ table: message.table, seat: message.seat, token: message.token });
      location.hash = `table/${message.table}`;
    } else if (message.type === "state") {
      this.queue = (this.queue ?? Promise.resolve()).then(() => this.take(message));
    }
  }

  async take(message) {
    await learn(numbersIn([message.view, message.events]));
    this.state = message;
    this.stateAt = Date.now();
    if (message.log_from_start) this.events = [];
    this.events.push(...message.events);
    this.chosen = null;
    if (!message.log_from_start) for (const event of message.events.slice(-4)) announce(event.text);
    this.draw();
    if (message.question) announce(message.question.prompt);
  }

  // Drawing --------------------------------------------------------------------------------------

  get own() {
    return this.seat?.seat === 1 ? "B" : "A";
  }

  draw() {
    const { view, question, seats } = this.state;
    const legal = new Set((question?.choices ?? []).map((choice) => choice.card).filter(Boolean));
    const targets = new Set(this.choicesOf(this.chosen).map((choice) => choice.target).filter(Boolean));
    const at = {
      own: this.own,
      // The log calls the players A and B.
      names: seats.map((seat, number) => `${"AB"[number]}: ${seat.name}${seat.bot ? " (bot)" : ""}`),
      legal, targets, chosen: this.chosen,
      onCard: (id, shown) => this.pressCard(id, shown),
      onPress: (event, id) => this.drag.press(event, id),
      onTrash: (player) => this.openTrash(player),
    };
    redraw(this.parts.board, () => drawBoard(view, at));
    drawQuestion(this.parts.question, this.state, {
      chosen: this.chosen,
      choose: (choice) => this.choose(choice),
      release: () => this.use(null),
      look: (number) => this.read(number),
      hint: this.state.solo ? () => this.hint() : null,
    });
    drawLog(this.parts.log, this.events);
    this.drawStatus();
  }

  drawStatus() {
    // A button that is being pressed stays where it is, or the press would be lost; the next tick draws it.
    if (!this.state || this.parts.status.matches(":active")) return;
    const { match, clock, seats, records, commitment, solo } = this.state;
    const since = Date.now() - this.stateAt;
    const mine = this.seat?.seat ?? null;
    const buttons = [];
    const press = (words, type, title) => buttons.push(el("button", { type: "button", title, onclick: () => this.say(type) }, words));
    if (mine !== null && !match.game_over) {
      if (solo) press("Undo", "undo", "Take back your last choice (u)");
      press("Concede", "concede", "Give up this game (Rule 1-2-3)");
      const claim = this.state.claim_in[mine];
      if (claim && !seats[1 - mine].here) press("Claim the game", "claim", "The other player is away");
    }
    if (mine !== null && match.game_over && !match.over) press(seats[mine].ready ? "Waiting for the other player" : "Next game", "next");
    if (mine !== null && match.over && !this.state.rematch) press(seats[mine].rematch ? "Rematch asked for" : "Rematch", "rematch");
    const focused = document.activeElement?.textContent;
    show(this.parts.status,
      el("p", { class: "score" }, seats.map((seat, i) => el("span", { class: seat.here ? "" : "away" },
        `${seat.name}${seat.here ? "" : " (away)"} ${match.best_of > 1 ? match.wins[i] : ""} ${clockWords(clock.banks[i], clock.asked === "AB"[i] && !match.game_over ? since : 0)}`))),
      clock.match === null ? null : el("p", {}, `Match time ${clockWords(clock.match, since)}`),
      match.game_over ? el("p", { class: "result", role: "status" }, resultWords(this.state)) : null,
      el("p", { class: "buttons" }, buttons,
        match.game_over && records.length ? el("a", { class: "button", href: `#replay/${records.at(-1)}` }, "Replay") : null,
        match.over ? el("a", { class: "button", href: "#home" }, "New game") : null),
      mine === null ? el("p", { class: "quiet" }, "You are watching.") : null,
      commitment ? el("details", {}, el("summary", {}, "Fair play"),
        el("p", {}, "Seed and decks were fixed before the first card. Their hash: "), el("code", { class: "hash" }, commitment),
        el("p", {}, "The record of the game shows what went into it; optcg verify checks it.")) : null);
    if (focused) [...this.parts.status.querySelectorAll("button")].find((b) => b.textContent === focused)?.focus();
  }

  drawWaiting() {
    const invite = this.seat?.invite;
    const link = invite ? `${location.origin}/#join/${this.table}/${invite}` : null;
    show(this.parts.board, el("div", { class: "waiting" }, el("h2", {}, "Waiting for the other player"),
      link ? [el("p", {}, "Send this link to a friend. It works once."),
        el("p", {}, el("input", { class: "link", readonly: true, value: link, "aria-label": "Invite link", onclick: (e) => e.target.select() })),
        el("button", { type: "button", onclick: () => navigator.clipboard?.writeText(link).then(() => toast("Copied.")) }, "Copy the link")] : null));
  }

  // What the player does -------------------------------------------------------------------------

  choicesOf(id) {
    return id === null ? [] : (this.state?.question?.choices ?? []).filter((choice) => choice.card === id);
  }

  /** A card is pressed: as a target, as the one thing it can do, to choose among what it can do, or to read it. */
  async pressCard(id, shown) {
    this.read(shown.card, id);
    const aimed = this.choicesOf(this.chosen).find((choice) => choice.target === id);
    if (aimed) return this.choose(aimed);
    const choices = this.choicesOf(id);
    if (choices.length === 1 && !choices[0].target) return this.choose(choices[0]);
    if (choices.length) return this.use(this.chosen === id ? null : id);
    return this.refuse(id);
  }

  use(id) {
    this.chosen = id;
    this.draw();
    if (id !== null) this.parts.question.querySelector("button.choice")?.focus();
  }

  /** Why can this card not be used now? The engine says it, with the rule. */
  async refuse(id) {
    const question = this.state.question;
    if (!question || this.seat === null) return;
    const side = this.state.view[this.own];
    const inHand = side.hand.some((card) => card?.id === id);
    const mine = [side.leader, ...side.characters].some((card) => card?.id === id);
    const other = this.state.view[this.own === "A" ? "B" : "A"];
    const words = { main: inHand ? `play #${id}` : mine ? `attack #${id} #${other.leader.id}` : null, counter: inHand ? `counter #${id}` : null,
      block: mine ? `block #${id}` : null }[question.kind] ?? (question.choices.some((choice) => choice.kind === "pick") ? `pick #${id}` : null);
    if (!words) return;
    const answer = await this.line.say("why", { choice: words }).catch((error) => ({ text: error.message }));
    toast(answer.text);
  }

  async read(number, id = null) {
    await learn([number]);
    show(this.parts.sheet, cardSheet(number));
    if (!id) return;
    const answer = await this.line.say("explain", { card: id }).catch(() => null);
    if (answer?.text) this.parts.sheet.append(el("p", { class: "why" }, answer.text));
  }

  async choose(choice) {
    const question = this.state.question;
    if (!question || this.busy) return;
    this.busy = true;
    try {
      await this.line.say("choose", { question: question.id, choice: choice.choice });
    } catch (error) {
      toast(error.message);
    } finally {
      this.busy = false;
    }
  }

  async say(type) {
    try {
      await this.line.say(type);
    } catch (error) {
      toast(error.message);
    }
  }

  async hint() {
    const answer = await this.line.say("hint").catch((error) => toast(error.message));
    if (!answer) return;
    const words = new Map(this.state.question.choices.map((choice) => [choice.choice, choice.words]));
    show(this.parts.sheet, el("h3", {}, "What a bot would do"),
      el("ol", {}, answer.reasons.map((reason) => el("li", {}, `${words.get(reason.choice) ?? reason.choice} `, el("small", {}, `${reason.why} (${Math.round(reason.value * 100) / 100})`)))));
  }

  openTrash(player) {
    const cards = this.state.view[player].trash;
    const dialog = el("dialog", { class: "pile", "aria-label": `Trash of ${player}` });
    const close = () => { dialog.close(); dialog.remove(); };
    show(dialog, el("h2", {}, `Trash of ${player}: ${cards.length}`),
      el("div", { class: "cards" }, cards.map((shown) => this.trashCard(shown, close))),
      el("button", { type: "button", onclick: close }, "Close"));
    document.body.append(dialog);
    dialog.showModal();
  }

  trashCard(shown, close) {
    const choices = this.choicesOf(shown.id);
    return cardFace(shown, {
      class: choices.length ? "legal" : "",
      onclick: () => {
        this.read(shown.card);
        if (choices.length) close();
        if (choices.length === 1) this.choose(choices[0]);
        else if (choices.length) this.use(shown.id);
      },
    });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName)) return;
    const question = this.state?.question;
    if (event.key === "Escape") return this.use(null);
    if (event.key === "u" && this.state?.solo) return this.say("undo");
    if (!question || !/^[1-9]$/.test(event.key)) return;
    const buttons = [...this.parts.question.querySelectorAll("button.choice")];
    const button = buttons[Number(event.key) - 1];
    if (button) {
      event.preventDefault();
      button.click();
    }
  }
}
