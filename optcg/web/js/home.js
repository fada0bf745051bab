// The first page: play now, go on with a table, or open one for a friend.

import { el, field, select, show } from "./dom.js";
import { facts, get, info, learn } from "./api.js";
import { addressWords } from "./address.js";
import { cardBack, cardFace } from "./card.js";
import { deckChoice } from "./deck_choice.js";
import { decksAtHand, deckTiles } from "./deck_tiles.js";
import { dropSeat, seats } from "./keep.js";
import { learnLink } from "./learn.js";
import { levelChoice, levelTitle, levelWord } from "./levels.js";
import { begin, nameInput } from "./open_table.js";

const MINUTE = 60000;

export async function homePage(main) {
  const about = await info();
  await learn(decksAtHand(about).map((deck) => deck.leader));
  const meeting = el("div", { class: "meeting" });
  const draw = () => show(meeting, leaderOf(deck.deck()), el("span", { class: "versus" }, "vs"), leaderOf(theirs.deck()),
    el("p", {}, el("b", {}, deck.deck().title), ` against ${theirs.deck().title}, played by the ${levelWord(level.value())} bot`));
  const deck = deckTiles(about, "own", "ember-rush", "Your deck", () => draw());
  const level = levelChoice(about, () => draw());
  const theirs = botDeck(about, () => draw());
  const name = nameInput("Player");
  const tables = el("section", { class: "continue", "aria-label": "Your tables" });
  const play = (event) => begin(event, { name: name.value, deck: deck.value(), bot: level.value(), bot_deck: theirs.value() }, [deck, theirs, level]);
  show(main, el("div", { class: "start" },
    el("form", { class: "sea harbor", "aria-label": "Against a bot", onsubmit: play },
      el("div", { class: "welcome" }, el("h1", {}, "Play the ONE PIECE CARD GAME"),
        el("p", { class: "quiet" }, `By the full rules ${about.rules}, with ${about.cards} cards. Unofficial; not affiliated with the publisher.`),
        meeting, el("button", { class: "primary play-now", type: "submit" }, "Play now"), learnLink(), tables),
      el("div", { class: "settings-of-game" }, el("h2", {}, "Your deck"), deck.node,
        el("div", { class: "bot" }, el("div", {}, el("h2", {}, "The bot"), level.node), el("div", {}, theirs.node, field("Your name", name))))),
    friendForm(about, deck, name)));
  draw();
  drawTables(tables);
}

function leaderOf({ leader }) {
  if (!leader || !facts(leader).category) return cardBack();
  const { name } = facts(leader);
  return cardFace({ card: leader }, { label: name, class: "still", tabindex: "-1", "aria-hidden": "true" });
}

/** The bot's deck, with its Leader. */
function botDeck(about, changed) {
  const box = deckChoice(about, "bot", "moss-wall", "The bot's deck");
  box.node.addEventListener("change", changed);
  const deck = () => decksAtHand(about).find((each) => each.text === box.value()) ?? { title: "a list of yours", leader: null };
  return { ...box, deck };
}

function friendForm(about, deck, name) {
  const games = select([["1", "one game"], ["3", "best of three"]], "1");
  const limit = select([["30", "30 minutes, banks of 15"], ["50", "50 minutes, banks of 25"], ["0", "no clock"]], "30");
  const rules = () => {
    const minutes = Number(limit.value);
    const times = minutes ? { match_time: minutes * MINUTE, bank: (minutes / 2) * MINUTE } : { match_time: null, bank: null, at_time: "play on" };
    return { best_of: Number(games.value), ...times };
  };
  return el("form", { class: "panel friend", onsubmit: (event) => begin(event, { name: name.value, deck: deck.value(), rules: rules() }, [deck]) },
    el("div", {}, el("h2", {}, "With a friend"), el("p", {}, "Open a table with your deck, and send the link that you get."), addressWords(about)),
    field("Match", games), field("Clock", limit), el("button", { class: "primary", type: "submit" }, "Open a table"));
}

/** The tables of this browser: those to go on with first. */
async function drawTables(parent) {
  const rows = await Promise.all(seats().slice(0, 12).map(async (seat) => {
    const link = (words, name) => el("li", {}, el("a", { class: name, href: `#table/${seat.table}` }, words));
    try {
      const { state, seats: sitting } = await get(`/api/v1/tables/${seat.table}`);
      const names = sitting.map((each) => (each.bot ? `${levelTitle(each.bot)} bot` : each.name)).join(" – ");
      return state === "over" ? { over: true, row: link(names, "") } : { row: link(`Go on: ${names}`, "button") };
    } catch (error) {
      if (["no_table", "closed"].includes(error.code)) dropSeat(seat.table);
      return error.code === "unplayable" ? { over: true, row: link(error.message, "") } : null;
    }
  }));
  const known = rows.filter(Boolean).sort((a, b) => Boolean(a.over) - Boolean(b.over));
  if (known.length) show(parent, el("h2", {}, "Your tables"), el("ul", {}, known.slice(0, 4).map(({ row }) => row)));
}
