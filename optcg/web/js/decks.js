// The deck builder: all cards on one side, the deck on the other.

import { announce, el, show, sure, toast } from "./dom.js";
import { allCards, facts, info, post } from "./api.js";
import { openAddress } from "./address.js";
import { cardFace, cardSheet } from "./card.js";
import { cardFilter, printedKeywords } from "./card_filter.js";
import { CardWindow } from "./card_window.js";
import { problemLine } from "./deck_choice.js";
import { deckDrawing } from "./deck_drawing.js";
import { DeckList } from "./deck_list.js";
import { openExport, openImport } from "./deck_text.js";
import { decksAtHand, deckTile } from "./deck_tiles.js";
import { cardGhost, follow } from "./drag.js";
import { titleOf } from "./house_decks.js";
import { decks, dropDeck, keepDeck, keepSetting, setting } from "./keep.js";
import { lastLevel } from "./levels.js";
import { begin as openTable } from "./open_table.js";
import { Peek } from "./peek.js";
import { sampleHand } from "./sample_hand.js";

const SIZE = 50; // Rule 5-1-2
const PAUSE = 150;

export async function decksPage(main, [code]) {
  const [about, cards] = await Promise.all([info(), allCards()]);
  const page = new DecksPage(main, about, cards);
  const draft = setting("draft", null);
  if (code) await page.read(decodeURIComponent(code));
  else if (draft?.text) await page.read(draft.text, draft.name);
  else page.open(new DeckList());
  return () => page.leave();
}

class DecksPage {
  constructor(main, about, cards) {
    this.about = about;
    this.cards = [...cards].sort((a, b) => (a.cost ?? -1) - (b.cost ?? -1) || a.number.localeCompare(b.number, "en", { numeric: true }));
    this.list = new CardWindow((card) => this.face(card), matchMedia("(max-width: 800px)").matches ? 84 : 112);
    this.filter = cardFilter(cards, () => this.search());
    this.fitting = el("input", { type: "checkbox", checked: true, onchange: () => this.search() });
    this.found = el("span", { class: "quiet", role: "status" });
    this.name = el("input", { maxlength: 40, placeholder: "My deck", "aria-label": "Name of the deck", oninput: () => { this.deck.name = this.name.value; this.keepDraft(); } });
    this.head = el("div", { class: "deck-head" });
    this.wrong = el("ul", { class: "problems", "aria-live": "polite", "aria-label": "What is missing or wrong" });
    this.rows = el("div", { class: "deck-rows", role: "group", "aria-label": "Cards of the deck" });
    this.figures = el("div");
    this.verdict = el("span", { class: "badge", role: "status" });
    this.tab = el("span");
    this.play = press("Play this deck", () => this.playIt(), "primary");
    const pane = (name, ...words) => el("button", { type: "button", onclick: () => { this.root.dataset.pane = name; this.list.draw(); } }, ...words);
    this.root = el("div", { class: "builder", data: { pane: "cards" } },
      el("div", { class: "shelf" }, this.filter.node, el("p", { class: "found" }, el("label", {}, this.fitting, " Only what fits the Leader"), this.found), this.list.node),
      el("section", { class: "bench deck-bench", "aria-label": "Your deck" },
        el("div", { class: "deck-top" }, this.name, this.verdict),
        el("p", { class: "buttons" }, this.play, press("Keep", () => this.keep()), press("Decks…", () => this.openDecks()), press("New", () => this.begin()),
          press("Import", () => openImport((deck) => this.take(deck))), press("Export", () => this.exportIt())),
        this.head, this.wrong, this.rows, this.figures, sampleHand(() => this.deck.cards)),
      el("div", { class: "panes", role: "group", "aria-label": "What is shown" }, pane("cards", "Cards"), pane("deck", this.tab)));
    show(main, el("h1", { class: "unseen" }, "Decks"), this.root);
    this.peek = new Peek(this.root, (number) => this.look(number), async () => "");
    this.root.addEventListener("keydown", (event) => this.key(event));
  }

  leave() {
    clearTimeout(this.timer);
    this.list.leave();
    this.peek.leave();
  }

  // Which deck -----------------------------------------------------------------------------------

  open(deck) {
    this.deck = deck;
    this.name.value = deck.name;
    this.filter.category(deck.leader ? "" : "Leader");
    this.search();
    this.changed();
  }

  /** An empty deck; one that is kept nowhere is put away only if the player says so. */
  async begin() {
    const { cards, text } = this.deck;
    const lost = cards.length > 0 && !decks().some((deck) => deck.text === text);
    if (!lost || await sure("This deck is not kept. Put it away?", "Yes, begin anew", "Go on with it")) this.open(new DeckList());
  }

  /** Open a deck of any text. */
  async read(text, name = "") {
    try {
      this.take(await post("/api/v1/decks/check", { text }), name);
    } catch (error) {
      this.open(new DeckList());
      toast(error.message);
    }
  }

  take(read, name = "") {
    this.open(new DeckList(name || titleOf(read.name), read.numbers));
  }

  openDecks() {
    const choose = (deck) => () => { dialog.close(); this.read(deck.text, deck.title); };
    const forget = (deck, tile) => el("button", { type: "button", class: "plain", "aria-label": `Forget ${deck.title}`, onclick: () => { dropDeck(deck.title); tile.remove(); } }, "Forget");
    const tiles = decksAtHand(this.about).map((deck) => {
      const tile = deckTile(deck, { onclick: choose(deck) });
      if (deck.own) tile.append(forget(deck, tile));
      return tile;
    });
    const dialog = el("dialog", { class: "pile", "aria-label": "Decks", onclose: () => dialog.remove() }, el("h2", {}, "Decks"), el("div", { class: "tiles" }, tiles), press("Close", () => dialog.close()));
    document.body.append(dialog);
    dialog.showModal();
  }

  keep() {
    const { title, text, leader } = this.deck;
    keepDeck({ name: title, text, leader });
    this.deck.name = this.name.value = title;
    toast(`${title} is kept in this browser.`);
  }

  playIt() {
    this.keep();
    keepSetting("deck-own", { chosen: `own:${this.deck.title}`, text: "" });
    const bot = setting("deck-bot", { chosen: "moss-wall" }).chosen;
    const theirs = this.about.decks.some((deck) => deck.name === bot) ? bot : this.about.decks[0]?.name;
    openTable(null, { name: setting("name", ""), deck: this.deck.text, bot: lastLevel(this.about.bots), bot_deck: theirs });
  }

  exportIt() {
    openExport(this.deck.text, (code) => `${openAddress(this.about) ?? location.origin}/#decks/${code}`).catch((error) => toast(error.message));
  }

  keepDraft() {
    keepSetting("draft", { name: this.deck.name, text: this.deck.text });
  }

  // The cards ------------------------------------------------------------------------------------

  search() {
    const leader = this.deck.leader && facts(this.deck.leader);
    const fits = (card) => !leader || !this.fitting.checked || (card.category !== "Leader" && card.colors.every((color) => leader.colors.includes(color)));
    const found = this.cards.filter((card) => card.category !== "DON!!" && fits(card) && this.filter.fits(card));
    this.found.textContent = `${found.length} cards`;
    this.list.show(found);
  }

  face(card) {
    const copies = this.deck.copies(card.number);
    const made = cardFace({ card: card.number, keywords: printedKeywords(card) }, {
      class: copies ? "in-deck" : "", title: "Press or drag: into the deck",
      onclick: () => this.add(card.number),
      onpointerdown: (event) => this.drag(event, made),
    });
    if (copies) made.append(el("span", { class: "alike" }, `×${copies}`));
    return made;
  }

  drag(event, card) {
    if (event.pointerType !== "mouse") return; // a finger scrolls
    const bench = this.root.querySelector(".bench");
    follow(event, {
      ghost: () => { this.peek.hide(); return cardGhost(card); },
      over: (place) => bench.classList.toggle("takes", bench.contains(place)),
      end: () => bench.classList.remove("takes"),
      drop: (place) => { if (bench.contains(place)) this.add(card.dataset.card); },
    });
  }

  add(number) {
    const before = this.deck.leader;
    this.deck.add(number);
    announce(`${facts(number).name}: ${this.deck.copies(number)}`);
    this.moved(before, number);
  }

  takeOut(number) {
    const before = this.deck.leader;
    this.deck.take(number);
    announce(`${facts(number).name}: ${this.deck.copies(number)}`);
    this.moved(before, number);
  }

  /** With another Leader other cards fit. */
  moved(before, number) {
    this.peek.hide();
    if (before !== this.deck.leader) {
      this.filter.category(this.deck.leader ? "" : "Leader");
      this.search();
    } else this.list.refresh([number]);
    this.changed();
  }

  look(number) {
    const dialog = el("dialog", { class: "pile", "aria-label": facts(number).name, onclose: () => dialog.remove() }, cardSheet(number), press("Close", () => dialog.close()));
    document.body.append(dialog);
    dialog.showModal();
  }

  /** On a card: I reads it, + adds one, - takes one out. */
  key(event) {
    const number = event.target.closest("[data-card]")?.dataset.card;
    const act = { i: () => this.look(number), "+": () => this.add(number), "-": () => this.takeOut(number) }[event.key];
    if (!number || !act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  // The deck -------------------------------------------------------------------------------------

  changed() {
    const { deck } = this;
    const count = deck.cards.length;
    const leader = deck.leader && facts(deck.leader);
    this.tab.textContent = `Deck ${count} / ${SIZE}`;
    show(this.head, leader ? cardFace({ card: deck.leader }, { title: "Press: take the Leader out", onclick: () => this.takeOut(deck.leader) }) : null,
      el("div", {}, el("h2", {}, leader ? leader.name : "Choose a Leader"), el("p", { class: "deck-count" }, el("b", {}, String(count)), ` / ${SIZE} cards`),
        el("p", { class: "quiet" }, leader ? "Press a card to add it, or drag it here. I reads, + adds, - takes out." : "Press one of the Leaders, or open a deck to begin with.")));
    const focused = this.rows.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    show(this.rows, deck.rows.map(([number, copies]) => this.row(number, copies)));
    if (focused) (this.rows.querySelector(`[data-key="${focused}"]`) ?? this.rows.querySelector("button"))?.focus({ preventScroll: true });
    this.verdict.textContent = "";
    this.play.disabled = true;
    this.keepDraft();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  row(number, copies) {
    const { name } = facts(number);
    const small = (words, label, key, act) => el("button", { type: "button", "aria-label": label, data: { key: `${key}${number}` }, onclick: act }, words);
    const face = cardFace({ card: number, keywords: printedKeywords(facts(number)) }, { title: "Press: take one out", data: { key: `face${number}` }, label: `${name}, ${copies} in the deck; take one out`, onclick: () => this.takeOut(number) });
    return el("div", { class: "deck-card" }, face,
      el("div", { class: "copies" }, small("−", `Take out one ${name}`, "less", () => this.takeOut(number)), el("b", {}, String(copies)), small("+", `Add one ${name}`, "more", () => this.add(number))));
  }

  async check() {
    const { text } = this.deck;
    if (!text) {
      show(this.wrong);
      show(this.figures);
      return;
    }
    try {
      const checked = await post("/api/v1/decks/check", { text });
      if (text !== this.deck.text) return;
      this.verdict.className = `badge ${checked.legal ? "good" : "bad"}`;
      this.verdict.textContent = checked.legal ? "legal" : "not legal yet";
      this.play.disabled = !checked.legal || checked.unread.length > 0;
      show(this.wrong, checked.problems.map((problem) => problemLine({ ...problem, line: null })),
        checked.unread.map((number) => el("li", {}, `The text of ${facts(number).name} (${number}) is not wholly read, so it cannot be played here.`)));
      show(this.figures, deckDrawing(checked.figures));
    } catch (error) {
      toast(error.message);
    }
  }
}

function press(words, act, name = "") {
  return el("button", { type: "button", class: name, onclick: act }, words);
}
