// Decks: paste any format, see what is wrong, look at the curve, keep it in this browser.

import { el, field, show, toast } from "./dom.js";
import { info, learn, post, facts } from "./api.js";
import { problemLine } from "./deck_choice.js";
import { decks, dropDeck, keepDeck } from "./keep.js";

export async function decksPage(main) {
  const about = await info();
  const name = el("input", { maxlength: 40, placeholder: "My deck" });
  const text = el("textarea", { rows: 14, spellcheck: "false", placeholder: "1xOP01-001\n4xOP01-016\n…  or a link, a code, a JSON list" });
  const result = el("section", { class: "panel", "aria-live": "polite", "aria-label": "What the deck is" }, el("p", { class: "quiet" }, "Paste a list and check it."));
  const kept = el("section", { class: "panel" });
  const check = async (event) => {
    event?.preventDefault();
    try {
      const deck = await post("/api/v1/decks/check", { text: text.value });
      await learn(deck.numbers);
      drawDeck(result, deck);
      return deck;
    } catch (error) {
      toast(error.message);
      return null;
    }
  };
  const keep = async () => {
    const deck = await check();
    if (!deck) return;
    const title = name.value.trim() || (deck.leader ? facts(deck.leader).name : "My deck");
    keepDeck({ name: title, text: text.value });
    drawKept(kept, open);
    toast(`${title} is kept in this browser.`);
  };
  const open = (deck) => { name.value = deck.name; text.value = deck.text; check(); };
  show(main, el("h1", {}, "Decks"),
    el("div", { class: "columns" },
      el("form", { class: "panel", onsubmit: check }, field("Name", name), field("Deck list", text, "Any format: lists, links, codes, JSON."),
        el("p", { class: "buttons" }, el("button", { class: "primary", type: "submit" }, "Check"), el("button", { type: "button", onclick: keep }, "Keep")),
        el("p", {}, "Decks that come with the cards: ", about.decks.map((deck) => [el("button", { type: "button", class: "plain", onclick: () => open({ name: deck.name, text: deck.name }) }, deck.name), " "]))),
      el("div", {}, result, kept)));
  drawKept(kept, open);
}

function drawKept(parent, open) {
  const mine = decks();
  show(parent, el("h2", {}, "Your decks"), mine.length ? el("ul", {}, mine.map((deck) => el("li", {},
    el("button", { type: "button", class: "plain", onclick: () => open(deck) }, deck.name), " ",
    el("button", { type: "button", "aria-label": `Forget ${deck.name}`, onclick: () => { dropDeck(deck.name); drawKept(parent, open); } }, "Forget")))) : el("p", { class: "quiet" }, "None yet."));
}

function drawDeck(parent, deck) {
  const counts = new Map();
  for (const number of deck.numbers.slice(deck.leader ? 1 : 0)) counts.set(number, (counts.get(number) ?? 0) + 1);
  show(parent,
    el("h2", {}, deck.leader ? facts(deck.leader).name : "No Leader", " ", el("span", { class: `badge ${deck.legal ? "good" : "bad"}` }, deck.legal ? "legal" : "not legal")),
    deck.problems.length ? el("ul", { class: "problems" }, deck.problems.map(problemLine)) : null,
    curve(deck.figures.curve),
    el("ul", { class: "deck-list" }, [...counts].map(([number, count]) => el("li", {}, `${count}× `, facts(number).name, " ", el("small", {}, number)))));
}

/** The curve: how many cards of each cost. */
function curve(counts) {
  const entries = Object.entries(counts);
  if (!entries.length) return null;
  const most = Math.max(1, ...entries.map(([, count]) => count));
  const words = entries.map(([cost, count]) => `cost ${cost}: ${count}`).join(", ");
  return el("figure", { class: "curve", role: "img", "aria-label": `Curve: ${words}` },
    entries.map(([cost, count]) => el("div", { class: "bar", vars: { "--part": String(count / most) } }, el("span", {}, String(count)), el("i", {}), el("b", {}, cost))));
}
