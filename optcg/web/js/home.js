// The first page: against a bot, with a friend, or back to a table.

import { el, field, select, show, toast } from "./dom.js";
import { get, info, post } from "./api.js";
import { addressWords } from "./address.js";
import { deckChoice } from "./deck_choice.js";
import { shareOf } from "./parts.js";
import { randomHex } from "./random.js";
import { dropSeat, keepSeat, keepSetting, seatAt, seats, secretFor, setting } from "./keep.js";

const MINUTE = 60000;

export async function homePage(main) {
  const about = await info();
  const forms = el("div", { class: "columns" }, botForm(about), friendForm(about));
  const mine = el("section", { class: "panel" }, el("h2", {}, "Your tables"), el("p", { class: "quiet" }, "None yet."));
  show(main, el("h1", {}, "Play the ONE PIECE CARD GAME"),
    el("p", {}, `By the full rules ${about.rules}, with ${about.cards} cards. Unofficial; not affiliated with the publisher.`), forms, mine);
  drawSeats(mine);
}

/** Which bot plays; the first guess is the normal one. */
export function botChoice(bots, attributes = {}) {
  return select(bots.map((bot) => [bot, bot]), bots.includes("normal") ? "normal" : bots[0], attributes);
}

function nameInput(placeholder) {
  return el("input", { value: setting("name", ""), maxlength: 24, placeholder, autocomplete: "nickname" });
}

/** Sit down at the table where a seat was given; `root` is where the own parts of the seeds come from. */
function sitDown(seat, name, root) {
  if (name) keepSetting("name", name);
  keepSeat({ ...seat, root });
  location.hash = `table/${seat.table}`;
}

function botForm(about) {
  const name = nameInput("Player");
  const deck = deckChoice(about, "own", "ember-rush", "Your deck");
  const theirs = deckChoice(about, "bot", "moss-wall", "The bot's deck");
  const levels = ["easy", "normal", "hard", "random"].filter((bot) => about.bots.includes(bot));
  const bot = botChoice(levels.length ? levels : about.bots);
  return el("form", { class: "panel", onsubmit: (event) => begin(event, { name: name.value, deck: deck.value(), bot: bot.value, bot_deck: theirs.value() }, [deck, theirs]) },
    el("h2", {}, "Against a bot"), field("Your name", name), deck.node, field("Level", bot), theirs.node,
    el("button", { class: "primary", type: "submit" }, "Play"));
}

function friendForm(about) {
  const name = nameInput("Player");
  const deck = deckChoice(about, "own", "ember-rush", "Your deck");
  const games = select([["1", "one game"], ["3", "best of three"]], "1");
  const limit = select([["30", "30 minutes, banks of 15"], ["50", "50 minutes, banks of 25"], ["0", "no clock"]], "30");
  const rules = () => {
    const minutes = Number(limit.value);
    const times = minutes ? { match_time: minutes * MINUTE, bank: (minutes / 2) * MINUTE } : { match_time: null, bank: null, at_time: "play on" };
    return { best_of: Number(games.value), ...times };
  };
  return el("form", { class: "panel", onsubmit: (event) => begin(event, { name: name.value, deck: deck.value(), rules: rules() }, [deck]) },
    el("h2", {}, "With a friend"), addressWords(about), field("Your name", name), deck.node, field("Match", games), field("Clock", limit),
    el("button", { class: "primary", type: "submit" }, "Open a table"));
}

/** Open a table and go there; these boxes hold the decks that were chosen. */
export async function begin(event, asked, boxes = []) {
  event?.preventDefault();
  const button = event?.target?.querySelector?.("button[type=submit]");
  if (button) button.disabled = true;
  try {
    const root = asked.position || asked.record ? undefined : randomHex(32);
    const seat = await post("/api/v1/tables", { ...asked, share: root && shareOf(root) });
    for (const box of boxes) box.keep();
    sitDown(seat, asked.name, root);
  } catch (error) {
    await refused(error, boxes);
  } finally {
    if (button) button.disabled = false;
  }
}

/** What is wrong stands at the deck; what is wrong elsewhere is said. */
async function refused(error, boxes) {
  const wrong = error.code === "deck" ? await Promise.all(boxes.map((box) => box.tell())) : [];
  if (!wrong.some(Boolean)) toast(error.message);
}

async function drawSeats(parent) {
  const rows = await Promise.all(seats().slice(0, 12).map(async (seat) => {
    try {
      const table = await get(`/api/v1/tables/${seat.table}`);
      return el("li", {}, el("a", { href: `#table/${seat.table}` }, table.seats.map((each) => each.name).join(" – ")), ` ${table.state}`);
    } catch (error) {
      if (["no_table", "closed"].includes(error.code)) dropSeat(seat.table);
      return error.code === "unplayable" ? el("li", {}, el("a", { href: `#table/${seat.table}` }, seat.table), ` ${error.message}`) : null;
    }
  }));
  if (rows.some(Boolean)) show(parent, el("h2", {}, "Your tables"), el("ul", {}, rows));
}

export async function joinPage(main, [table, invite]) {
  if (seatAt(table)) {
    location.replace(`#table/${table}`); // this browser has a seat there already, and keeps it
    return;
  }
  const about = await info();
  const { seats: sitting, rules } = await get(`/api/v1/tables/${table}`);
  const name = nameInput("Guest");
  const deck = deckChoice(about, "guest", "moss-wall", "Your deck");
  const join = async (event) => {
    event.preventDefault();
    try {
      const root = secretFor(`parts ${table}`);
      const asked = { invite, key: secretFor(`join ${table}`), name: name.value, deck: deck.value(), share: shareOf(root) };
      const seat = await post(`/api/v1/tables/${table}/join`, asked);
      deck.keep();
      sitDown(seat, asked.name, root);
    } catch (error) {
      await refused(error, [deck]);
    }
  };
  const host = sitting.find((seat) => seat.here) ?? sitting[0];
  show(main, el("h1", {}, `${host.name} invites you to a game`), el("p", {}, matchWords(rules)),
    el("form", { class: "panel narrow", onsubmit: join }, field("Your name", name), deck.node,
      el("button", { class: "primary", type: "submit" }, "Sit down and play"),
      el("p", {}, el("a", { href: `#table/${table}` }, "Only watch"))));
}

function matchWords(rules) {
  const length = rules.best_of > 1 ? `Best of ${rules.best_of}` : "One game";
  const minutes = (time) => `${Math.round(time / MINUTE)} minutes`;
  const clock = [rules.match_time ? `${minutes(rules.match_time)} for the match` : "", rules.bank ? `${minutes(rules.bank)} for each player` : ""].filter(Boolean);
  return `${length}, ${clock.length ? clock.join(", ") : "no clock"}.`;
}
