// A table: the board, the question, the log. It draws what the server says and sends choices; it decides nothing.

import { announce, el, show, sure, toast } from "./dom.js";
import { info, learn, numbersIn } from "./api.js";
import { addressWords, copy, openAddress } from "./address.js";
import { choicesOf, leftOver } from "./actions.js";
import { Answers, onlyAnswer, pauseBefore } from "./answers.js";
import { cardSheet } from "./card.js";
import { drawBoard, redraw } from "./board.js";
import { dropSeat, keepSeat, keepSetting, seatAt, secretFor, setting } from "./keep.js";
import { tellMoments } from "./moments.js";
import { finishAll, photograph } from "./motion.js";
import { partOf, shareOf } from "./parts.js";
import { Past } from "./past.js";
import { Line } from "./socket.js";
import { canDrag } from "./drag.js";
import { Hands } from "./hands.js";
import { pressKey } from "./keys.js";
import { Peek } from "./peek.js";
import { openPile } from "./pile.js";
import { drawQuestion } from "./question.js";
import { openPhrases, showPhrase } from "./phrases.js";
import { Reader } from "./reader.js";
import { doings, drawDoings, drawLog, eventText } from "./log.js";
import { planOf, severalIn, toggled } from "./several.js";
import { drawStatus, matchButtons, tick } from "./status.js";
import { TableSummary } from "./summary.js";
import { findCard, other } from "./view.js";
import { logNames, refusalWords, resultMood, resultWords } from "./words.js";

const TITLE = document.title;

export async function tablePage(main, [table]) {
  const page = new TablePage(main, table, seatAt(table), await info());
  return () => page.leave();
}

export class TablePage {
  constructor(main, table, seat, about) {
    this.about = about;
    this.table = table;
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.aim = null; // the attacker that seeks its target
    this.sent = null; // the choice that is on its way
    this.answers = new Answers(); // what follows from what the player did
    this.don = 0; // DON!! in hand, to be given
    this.picked = []; // of several cards to pick
    this.asks = null; // what is left in a turn that is to end
    this.asked = 0; // the turn whose end was asked about
    this.answeredAt = 0; // when an answer was given by itself
    this.read = 0; // events that the player has read
    this.past = new Past();
    this.then = null; // a view of the past that is looked at
    this.byKey = false; // whether the last choice came from the keyboard
    this.downSince = null;
    this.parts = {
      notice: el("div", { class: "notice", role: "status", hidden: true }),
      board: el("div", { class: "board-place" }),
      recent: el("section", { class: "recent", "aria-label": "What the other player did" }),
      question: el("section", { class: "question", "aria-label": "Your decision" }),
      sheet: el("section", { class: "panel sheet-panel", "aria-label": "Card", tabindex: "0" }),
      log: el("section", { class: "panel log", "aria-label": "Log" }),
      status: el("section", { class: "status", "aria-label": "Match" }),
    };
    this.summary = new TableSummary();
    const { notice, board, recent, question, sheet, log, status } = this.parts;
    show(main, el("h1", { class: "unseen" }, "Table"), notice,
      el("div", { class: "table" }, board, el("aside", { class: "rail" }, status, el("div", { class: "dock" }, recent, question), sheet, log), this.summary.node));
    this.reader = new Reader(sheet, this);
    this.hands = new Hands(this);
    this.heard = [["keydown", (event) => pressKey(event, this)], ["click", (event) => { this.byKey = event.detail === 0; }], ["pointerdown", finishAll]];
    for (const [type, act] of this.heard) addEventListener(type, act, { capture: true });
    this.peek = new Peek(document.body, (number, id) => this.reader.open(number, id, { bare: true }),
      (id) => this.line.say("explain", { card: id }).then((answer) => answer.text, () => ""));
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
    } else if (message.type === "said") {
      this.hearPhrase(message);
    } else if (message.type === "state") {
      this.queue = (this.queue ?? Promise.resolve()).then(() => this.take(message));
    }
  }

  /** Who mutes others still sees what they say themselves. */
  hearPhrase({ seat, phrase }) {
    const mine = seat === this.seat?.seat;
    if (!this.state || !(mine || setting("phrases", true))) return;
    showPhrase(this.parts.board, "AB"[seat] === this.near ? "near" : "far", this.state.seats[seat].name, this.about.phrases[phrase] ?? phrase);
  }

  async take(message) {
    await learn(numbersIn([message.view, message.events]));
    const asked = message.question && message.question.id !== this.state?.question?.id;
    if (message.question?.id !== this.state?.question?.id) {
      this.aim = null;
      this.sent = null;
      this.picked = [];
      this.asks = null;
      this.don = 0;
    }
    this.state = message;
    this.stateAt = Date.now();
    if (message.log_from_start) {
      this.events = [];
      this.read = 0;
    }
    this.hearEvents(message.events);
    this.past.keep(this.events.length, message.view, message.log_from_start);
    this.then = null;
    this.names = logNames(message, this.own);
    if (!message.log_from_start) for (const event of message.events.slice(-4)) announce(eventText(event, this.telling));
    const follows = asked && this.own ? this.answers.next(message) : null;
    this.reader.refresh(asked);
    const places = photograph(this.parts.board);
    this.draw(follows === null);
    if (!message.log_from_start) tellMoments(message.events, this.parts.board, places, this.own);
    this.drawNews();
    document.title = message.question ? `Your turn · ${TITLE}` : TITLE;
    if (follows) return this.send(follows);
    if (!asked) return null;
    announce(message.question.prompt);
    this.giveOnlyAnswer();
    if (this.byKey) this.parts.question.querySelector("h2").focus({ preventScroll: true });
    return null;
  }

  /** A turn of the other player begins a new list of what they did. */
  hearEvents(events) {
    for (const event of events) {
      if (event.kind === "turn_began" && event.player === other(this.near)) this.read = this.events.length;
      event.place = this.events.length;
      this.events.push(event);
    }
  }

  // Drawing --------------------------------------------------------------------------------------

  /** The letter of this seat; null for who watches. */
  get own() {
    return this.seat ? "AB"[this.seat.seat] : null;
  }

  get near() {
    return this.own ?? "A";
  }

  /** What changes with every press: the board, the card that is read, the question (unless it is answered already). */
  draw(asks = true) {
    const { view, question, seats } = this.state;
    const ids = [...new Set((question?.choices ?? []).map((choice) => choice.card).filter(Boolean))];
    const gives = this.sent ? [] : (question?.choices ?? []).filter((choice) => choice.kind === "give").map((choice) => choice.card);
    const at = {
      own: this.near,
      you: this.own !== null,
      over: this.state.match.game_over ? resultWords(this.state, this.own) : null,
      names: seats.map((seat) => `${seat.name}${seat.bot ? " (bot)" : ""}`),
      legal: new Set(ids.filter((id) => choicesOf(question, id).some((choice) => choice.kind !== "give"))),
      movable: new Set(ids.filter((id) => canDrag(choicesOf(question, id)))),
      targets: new Set(choicesOf(question, this.aim).map((choice) => choice.target).filter(Boolean)),
      receivers: new Set(this.don ? gives : []),
      picked: this.picked,
      don: gives.length ? this.don : null,
      chosen: this.aim ?? this.reader.id,
      onCard: (id, shown) => this.hands.pressCard(id, shown),
      onPress: (event, id) => this.hands.dragCard(event, id),
      onDon: (event, count) => this.hands.dragDon(event, count),
      onTrash: (player) => this.openTrash(player),
    };
    this.peek.hide();
    redraw(this.parts.board, () => (this.then ? this.drawThen(at) : drawBoard(view, at)));
    this.reader.draw();
    if (asks) this.drawQuestion();
  }

  /** The board as it was, only to read. */
  drawThen({ own, you, names }) {
    const board = drawBoard(this.then, { own, you, names, onCard: (id, shown) => this.reader.open(shown.card) });
    board.append(el("p", { class: "ribbon", role: "status" }, "As it was. ", el("button", { type: "button", class: "primary", onclick: () => this.release() }, "Back to the game ", el("kbd", {}, "Esc"))));
    return board;
  }

  lookBack(place) {
    this.then = this.past.viewAt(place);
    if (!this.then) toast("This page was opened later, and has not seen that board.");
    this.draw();
  }

  /** What changes with every state. */
  drawNews() {
    drawLog(this.parts.log, this.events, this.telling);
    this.drawDoings();
    this.stale = this.pressing; // a button that is being pressed stays where it is
    if (!this.stale) this.drawStatus();
  }

  get pressing() {
    return this.parts.status.matches(":active") || this.summary.node.matches(":active");
  }

  drawDoings() {
    const they = other(this.near);
    const read = () => { this.read = this.events.length; this.drawDoings(); };
    drawDoings(this.parts.recent, doings(this.events, they, this.read), this.names[they], this.telling, read);
  }

  drawQuestion() {
    drawQuestion(this.parts.question, this.state, {
      own: this.own, aim: this.aim, sent: this.sent, down: this.downSince !== null,
      several: severalIn(this.state.question), picked: this.picked, asks: this.asks,
      numbered: !this.reader.buttons().length,
      choose: (choice) => this.choose(choice),
      other: (choice) => this.choose(choice, { toTarget: false }),
      send: () => this.sendPicked(),
      sendRest: () => this.sendRest(),
      pass: () => this.pass(),
      askNoMore: (on) => keepSetting("ask-end", !on),
      pickFace: (shown, choice) => this.hands.pickFace(shown, choice),
      release: () => this.release(),
      hint: this.state.solo ? () => this.hint() : null,
      point: (choice, on) => this.point(choice, on),
    });
  }

  drawStatus() {
    const at = {
      mine: this.seat?.seat ?? null, own: this.own, share: this.seat?.root ? shareOf(this.seat.root) : null, since: this.since, say: (type) => this.say(type), concede: () => this.concede(), speak: () => this.speak(),
    };
    drawStatus(this.parts.status, this.state, at);
    const over = this.state.match.game_over;
    this.summary.update(this.state, { own: this.own, names: this.names, title: over ? resultWords(this.state, this.own) : "", mood: over ? resultMood(this.state, this.own) : "", buttons: matchButtons(this.state, at) });
  }

  /** The clocks go on, but not while the line is down: nobody knows then. */
  get since() {
    return (this.downSince ?? Date.now()) - this.stateAt;
  }

  tick() {
    if (!this.state) return;
    if (this.stale && !this.pressing) {
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

  drawWaiting({ commitment, seats }) {
    if (commitment) {
      const signs = seats.map(({ name, here, mixing }) => el("li", {}, `${name}: ${mixing ? (here ? "getting ready" : "away") : "✓ ready"}`));
      show(this.parts.board, el("div", { class: "waiting" }, el("h2", {}, "Both players make the seed"), el("p", {}, "The game begins when both are here."), el("ul", { class: "signs-of-ready" }, signs)));
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

  release() {
    this.reader.close();
    this.aim = null;
    this.don = 0;
    this.asks = null;
    this.then = null;
    if (this.state) this.draw();
  }

  /** The targets of this attacker are lit, and the next press on one of them attacks. */
  seekTarget(id) {
    this.reader.close();
    this.aim = id;
    this.draw();
    if (this.byKey) this.parts.question.querySelector("button.choice")?.focus();
  }

  /** Which cards on the board a choice of the list is about. */
  point(choice, on) {
    for (const id of [choice.card, choice.target]) {
      if (id) this.parts.board.querySelector(`[data-id="${id}"]`)?.classList.toggle("pointed", on);
    }
  }

  /** How the log names players, and what a card in it does. */
  get telling() {
    const end = this.state.match.ended.at(-1)?.why && this.state.match.game_over ? resultWords(this.state, this.own) : null;
    return { end, names: this.names, then: (place) => this.lookBack(place), look: (number, id) => this.reader.open(number, findCard(this.state.view, id) ? id : null) };
  }

  openTrash(player) {
    openPile(this.state.view[player].trash, {
      title: `Trash of ${this.state.seats["AB".indexOf(player)].name}`,
      legal: (id) => choicesOf(this.state.question, id).length > 0,
      read: (shown) => cardSheet(shown.card),
      use: (shown) => this.hands.pressCard(shown.id, shown),
    });
  }

  // What the player does -------------------------------------------------------------------------

  /**
   * Choose. `then` are choices that belong to the same gesture; the power of a counter goes to the attacked card unless
   * `toTarget` is false. Of several cards one is marked, and sent with the others.
   */
  choose(choice, { then = [], toTarget = true } = {}) {
    const { question, view } = this.state;
    if (!question || this.sent) return null;
    const several = severalIn(question);
    if (several && choice.kind === "pick") {
      this.picked = toggled(this.picked, choice.card, several.count);
      return this.draw();
    }
    if (choice.kind === "end" && this.asksAbout(view)) return this.draw();
    this.answers.plan = then;
    if (question.kind === "counter") this.answers.receiving = toTarget && !then.length ? view.battle?.attacker : null;
    return this.send(choice);
  }

  /** Whether the player is asked once more before a turn ends. */
  asksAbout(view) {
    const left = leftOver(this.state, this.own);
    if (this.asks || this.asked === view.turn_number || !setting("ask-end", true) || !(left.attackers || left.don)) return false;
    this.asked = view.turn_number;
    this.asks = left;
    this.reader.close();
    return true;
  }

  sendPicked() {
    const [first, ...then] = planOf(this.picked, severalIn(this.state.question), this.state.question.prompt);
    const choice = this.state.question.choices.find((each) => each.choice === first);
    this.answers.plan = then;
    this.picked = [];
    return this.send(choice);
  }

  /** Cards whose order does not matter to the player follow as they lie. */
  sendRest() {
    const rest = this.state.question.choices.map((choice) => choice.card).filter((id) => !this.picked.includes(id));
    this.picked = [...this.picked, ...rest];
    return this.sendPicked();
  }

  /** No block and no counter for the rest of this attack. */
  pass() {
    this.answers.pass(this.state.view);
    const choice = this.answers.next(this.state);
    if (choice) this.send(choice);
  }

  /** Where there is one answer only, it is given by itself, if the player wants it so. */
  giveOnlyAnswer() {
    const choice = this.own && setting("only-answer", false) ? onlyAnswer(this.state) : null;
    const { id } = this.state.question;
    if (choice) setTimeout(() => {
      if (this.state.question?.id !== id || this.sent) return;
      this.answeredAt = Date.now();
      this.send(choice);
    }, pauseBefore(this.state.solo));
  }

  give(choice, times) {
    this.don = 0;
    return this.choose(choice, { then: Array.from({ length: times - 1 }, () => choice.choice) });
  }

  async send(choice) {
    this.sent = choice.choice;
    if (choice.kind !== "give") this.reader.close();
    this.draw();
    try {
      await this.line.say("choose", { question: this.state.question.id, choice: choice.choice });
    } catch (error) {
      this.answers.forget();
      this.sent = null;
      this.draw();
      toast(refusalWords(error.message, this.names));
    }
  }

  /** Bots do not listen. */
  get canSpeak() {
    return this.own !== null && this.state && !this.state.solo;
  }

  speak() {
    openPhrases(this.about.phrases, (phrase) => this.line.say("say", { phrase }).catch((error) => toast(error.message)));
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
}
