// A table: the board, the question, the log. It draws what the server says and sends choices; it decides nothing.

import { announce, el, show, sure, toast } from "./dom.js";
import { info, learn, numbersIn } from "./api.js";
import { addressWords, copy, openAddress } from "./address.js";
import { choicesOf, pressMakes } from "./actions.js";
import { cardSheet } from "./card.js";
import { drawBoard, redraw } from "./board.js";
import { dropSeat, keepSeat, seatAt, secretFor } from "./keep.js";
import { partOf, shareOf } from "./parts.js";
import { Line } from "./socket.js";
import { Drag, canDrag } from "./drag.js";
import { Peek } from "./peek.js";
import { openPile } from "./pile.js";
import { drawQuestion } from "./question.js";
import { Reader } from "./reader.js";
import { drawLog, drawRecent, eventText } from "./log.js";
import { drawStatus, tick } from "./status.js";
import { findCard, other } from "./view.js";
import { logNames, refusalWords } from "./words.js";

const TITLE = document.title;

export async function tablePage(main, [table]) {
  const page = new TablePage(main, table, seatAt(table), await info());
  return () => page.leave();
}

class TablePage {
  constructor(main, table, seat, about) {
    this.about = about;
    this.table = table;
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.aim = null; // the attacker that seeks its target
    this.sent = null; // the choice that is on its way
    this.giving = null; // more DON!! that are to be given to a card
    this.byKey = false; // whether the last choice came from the keyboard
    this.downSince = null;
    this.parts = {
      notice: el("div", { class: "notice", role: "status", hidden: true }),
      board: el("div", { class: "board-place" }),
      recent: el("section", { class: "recent", "aria-label": "What the other player did", hidden: true }),
      question: el("section", { class: "question", "aria-label": "Your decision" }),
      sheet: el("section", { class: "panel sheet-panel", "aria-label": "Card", tabindex: "0" }),
      log: el("section", { class: "panel log", "aria-label": "Log" }),
      status: el("section", { class: "status", "aria-label": "Match" }),
    };
    const { notice, board, recent, question, sheet, log, status } = this.parts;
    show(main, el("h1", { class: "unseen" }, "Table"), notice,
      el("div", { class: "table" }, board, el("aside", { class: "rail" }, status, el("div", { class: "dock" }, recent, question), sheet, log)));
    this.reader = new Reader(sheet, this);
    this.heard = [["keydown", (event) => this.key(event)], ["click", (event) => { this.byKey = event.detail === 0; }]];
    for (const [type, act] of this.heard) addEventListener(type, act, { capture: true });
    this.drag = new Drag((id) => (this.sent ? [] : choicesOf(this.state?.question, id)), (choice) => this.choose(choice), (id, on) => this.light(id, on));
    this.peek = new Peek(document.body, (number, id) => this.reader.open(number, id, { bare: true }));
    this.ticking = setInterval(() => this.tick(), 1000);
    this.line = new Line(table, seat?.token, (message) => this.hear(message), (up) => this.lineChanged(up));
  }

  leave() {
    this.line.close();
    this.peek.leave();
    clearInterval(this.ticking);
    for (const [type, act] of this.heard) removeEventListener(type, act, { capture: true });
    document.title = TITLE;
  }

  // What the server says -------------------------------------------------------------------------

  lineChanged(up) {
    this.downSince = up ? null : this.downSince ?? Date.now();
    this.parts.notice.hidden = up;
    this.parts.notice.textContent = up ? "" : "The line to the server is down. Trying again; nothing is lost.";
    if (this.sent) this.drawQuestion();
  }

  async hear(message) {
    if (message.type === "error") {
      if (message.code === "token") dropSeat(this.table);
      toast(message.message);
      this.parts.notice.hidden = false;
      // A table that is no more, or not here, has a way out.
      const out = this.line.refused ? el("a", { class: "button", href: "#home" }, "Open a new table") : null;
      show(this.parts.notice, el("p", {}, message.message), out);
    } else if (message.type === "waiting") {
      this.drawWaiting(message);
      if (message.seats[this.seat?.seat]?.mixing) this.showPart();
    } else if (message.type === "rematch") {
      // Who was there already stays where they look; the way there is shown.
      const known = seatAt(message.table);
      const root = secretFor(`rematch ${this.table}`);
      if (!known) keepSeat({ table: message.table, seat: message.seat, token: message.token, root });
      if (!known || this.asksRematch) location.hash = `table/${message.table}`;
    } else if (message.type === "state") {
      this.queue = (this.queue ?? Promise.resolve()).then(() => this.take(message));
    }
  }

  async take(message) {
    await learn(numbersIn([message.view, message.events]));
    const asked = message.question && message.question.id !== this.state?.question?.id;
    if (message.question?.id !== this.state?.question?.id) {
      this.aim = null;
      this.sent = null;
    }
    this.state = message;
    this.stateAt = Date.now();
    if (message.log_from_start) this.events = [];
    this.events.push(...message.events);
    this.names = logNames(message, this.own);
    if (!message.log_from_start) for (const event of message.events.slice(-4)) announce(eventText(event, this.telling));
    this.reader.refresh(asked);
    this.draw();
    this.drawNews();
    document.title = message.question ? `Your turn · ${TITLE}` : TITLE;
    if (!asked) return;
    announce(message.question.prompt);
    if (this.giveOn() || !this.byKey) return;
    this.parts.question.querySelector("h2").focus({ preventScroll: true });
  }

  // Drawing --------------------------------------------------------------------------------------

  /** The letter of this seat; null for who watches. */
  get own() {
    return this.seat ? "AB"[this.seat.seat] : null;
  }

  get near() {
    return this.own ?? "A";
  }

  /** What changes with every press: the board, the card that is read, the question. */
  draw() {
    const { view, question, seats } = this.state;
    const ids = [...new Set((question?.choices ?? []).map((choice) => choice.card).filter(Boolean))];
    const at = {
      own: this.near,
      names: seats.map((seat) => `${seat.name}${seat.bot ? " (bot)" : ""}`),
      legal: new Set(ids),
      movable: new Set(ids.filter((id) => canDrag(choicesOf(question, id)))),
      targets: new Set(choicesOf(question, this.aim).map((choice) => choice.target).filter(Boolean)),
      chosen: this.aim ?? this.reader.id,
      onCard: (id, shown) => this.pressCard(id, shown),
      onPress: (event, id) => this.drag.press(event, id),
      onTrash: (player) => this.openTrash(player),
    };
    this.peek.hide();
    redraw(this.parts.board, () => drawBoard(view, at));
    this.reader.draw();
    this.drawQuestion();
  }

  /** What changes with every state. */
  drawNews() {
    drawLog(this.parts.log, this.events, this.telling);
    drawRecent(this.parts.recent, this.events, other(this.near), this.telling);
    this.stale = this.parts.status.matches(":active"); // a button that is being pressed stays where it is
    if (!this.stale) this.drawStatus();
  }

  drawQuestion() {
    drawQuestion(this.parts.question, this.state, {
      own: this.own, aim: this.aim, sent: this.sent, down: this.downSince !== null,
      numbered: !this.reader.buttons().length,
      choose: (choice) => this.choose(choice),
      pickFace: (shown, choice) => this.pickFace(shown, choice),
      release: () => this.release(),
      hint: this.state.solo ? () => this.hint() : null,
      point: (choice, on) => this.point(choice, on),
    });
  }

  drawStatus() {
    drawStatus(this.parts.status, this.state, {
      mine: this.seat?.seat ?? null, own: this.own, share: this.seat?.root ? shareOf(this.seat.root) : null, since: this.since, say: (type) => this.say(type), concede: () => this.concede(),
    });
  }

  /** The clocks go on, but not while the line is down: nobody knows then. */
  get since() {
    return (this.downSince ?? Date.now()) - this.stateAt;
  }

  tick() {
    if (!this.state) return;
    if (this.stale && !this.parts.status.matches(":active")) {
      this.stale = false;
      this.drawStatus();
    }
    tick(this.parts.status, this.state, this.since);
  }

  /** The own part of the seed is shown once the table has promised the others. */
  showPart() {
    if (this.seat.root) this.line.say("mix", { part: partOf(this.seat.root, 0) }).catch((error) => toast(error.message));
    else toast("Another browser of yours has your part of the seed; go on there, or open a new table.");
  }

  drawWaiting({ commitment }) {
    if (commitment) {
      show(this.parts.board, el("div", { class: "waiting" }, el("h2", {}, "Both players make the seed"), el("p", {}, "The game begins when both are here.")));
      return;
    }
    const invite = this.seat?.invite;
    const link = invite ? `${openAddress(this.about) ?? location.origin}/#join/${this.table}/${invite}` : null;
    const shown = el("input", { class: "link", readonly: true, value: link, "aria-label": "Invite link", onclick: (e) => e.target.select() });
    show(this.parts.board, el("div", { class: "waiting" }, el("h2", {}, "Waiting for the other player"),
      link ? [el("p", {}, "Send this link to a friend. It works once."),
        el("p", {}, shown), addressWords(this.about),
        el("button", { type: "button", onclick: () => copy(link) }, "Copy the link")] : null));
  }

  // Reading cards --------------------------------------------------------------------------------

  /** A card is pressed: as a target, to pick it, to act with it at the second press, or to read it. */
  pressCard(id, shown) {
    const aimed = choicesOf(this.state.question, this.aim).find((choice) => choice.target === id);
    if (aimed) return this.choose(aimed);
    const choice = pressMakes(this.state.question, id, this.reader.selected(id));
    if (choice) return this.choose(choice);
    this.aim = null;
    return this.reader.open(shown.card, id, { focus: this.byKey });
  }

  /** A face beside the question: a mouse has read it before, a finger reads it first. */
  pickFace(shown, choice) {
    if (choice && (this.reader.selected(shown.id) || !this.peek.touched || this.byKey)) return this.choose(choice);
    return this.reader.open(shown.card, shown.id);
  }

  release() {
    this.reader.close();
    this.aim = null;
    if (this.state) this.draw();
  }

  /** The targets of this attacker are lit, and the next press on one of them attacks. */
  seekTarget(id) {
    this.reader.close();
    this.aim = id;
    this.draw();
    if (this.byKey) this.parts.question.querySelector("button.choice")?.focus();
  }

  light(id, on) {
    for (const { target } of choicesOf(this.state.question, id)) {
      if (target) this.parts.board.querySelector(`[data-id="${target}"]`)?.classList.toggle("target", on);
    }
  }

  /** Which cards on the board a choice of the list is about. */
  point(choice, on) {
    for (const id of [choice.card, choice.target]) {
      if (id) this.parts.board.querySelector(`[data-id="${id}"]`)?.classList.toggle("pointed", on);
    }
  }

  /** How the log names players, and what a card in it does. */
  get telling() {
    return { names: this.names, look: (number, id) => this.reader.open(number, findCard(this.state.view, id) ? id : null) };
  }

  openTrash(player) {
    openPile(this.state.view[player].trash, {
      title: `Trash of ${this.state.seats["AB".indexOf(player)].name}`,
      legal: (id) => choicesOf(this.state.question, id).length > 0,
      read: (shown) => cardSheet(shown.card),
      use: (shown) => this.pressCard(shown.id, shown),
    });
  }

  // What the player does -------------------------------------------------------------------------

  async choose(choice) {
    const question = this.state.question;
    if (!question || this.sent) return;
    this.sent = choice.choice;
    if (choice.kind !== "give") {
      this.giving = null;
      this.reader.close();
    }
    this.draw();
    try {
      await this.line.say("choose", { question: question.id, choice: choice.choice });
    } catch (error) {
      this.giving = null;
      this.sent = null;
      this.draw();
      toast(refusalWords(error.message, this.names));
    }
  }

  give(choice, times) {
    this.giving = { card: choice.card, left: times - 1 };
    this.choose(choice);
  }

  /** The server asks anew after each DON!!: whether the next of several was given. */
  giveOn() {
    const giving = this.giving;
    this.giving = null;
    if (!giving?.left) return false;
    const choice = choicesOf(this.state.question, giving.card).find((each) => each.kind === "give");
    if (choice) this.give(choice, giving.left);
    return Boolean(choice);
  }

  async concede() {
    if (await sure("Give up this game?", "Yes, concede", "Play on")) this.say("concede");
  }

  async say(type) {
    const fields = {};
    if (type === "rematch") {
      this.asksRematch = true;
      fields.share = shareOf(secretFor(`rematch ${this.table}`));
    }
    if (type === "next" && this.seat.root) fields.part = partOf(this.seat.root, this.state.match.game);
    try {
      await this.line.say(type, fields);
    } catch (error) {
      toast(error.message);
    }
  }

  async hint() {
    const answer = await this.line.say("hint").catch((error) => toast(error.message));
    if (!answer) return;
    const words = new Map(this.state.question.choices.map((choice) => [choice.choice, choice.words]));
    this.release();
    this.parts.sheet.classList.add("open");
    show(this.parts.sheet, el("button", { type: "button", class: "close", "aria-label": "Close the hint", onclick: () => this.release() }, "×"),
      el("h3", {}, "What a bot would do"),
      el("ol", {}, answer.reasons.map((reason) => el("li", {}, `${words.get(reason.choice) ?? reason.choice} `, el("small", {}, `${reason.why} (${Math.round(reason.value * 100) / 100})`)))));
  }

  // Keys -----------------------------------------------------------------------------------------

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") this.release();
    else if (event.key === "u" && this.state?.solo) this.say("undo");
    else this.pressKey(event);
  }

  pressKey(event) {
    if (!this.state?.question) return;
    const actions = this.reader.buttons();
    const buttons = actions.length ? actions : [...this.parts.question.querySelectorAll("button.choice")];
    const closing = this.parts.question.querySelectorAll(".closing button.choice");
    const button = event.key.toLowerCase() === "e" && closing.length === 1 ? closing[0]
      : buttons.find((each) => each.querySelector("kbd")?.textContent === event.key);
    if (!button || button.disabled) return;
    event.preventDefault();
    button.click();
  }
}
