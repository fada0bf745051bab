// Try a position: set up a board, share it as a link, and play it out against a bot.

import { el, field, select, show, toast } from "./dom.js";
import { info } from "./api.js";
import { copy, openAddress } from "./address.js";
import { botChoice } from "./levels.js";
import { begin } from "./open_table.js";
import { decode, encode } from "./replay.js";

function usual(about) {
  const leader = about.decks[0]?.leader ?? "";
  const side = { leader: { card: leader }, characters: [], stage: null, hand: [], life: [null, null, null], trash: [], deck_count: 30, don_active: 6, don_rested: 0, don_deck: 4 };
  return { turn_player: "A", turn_number: 7, phase: "main", A: structuredClone(side), B: structuredClone({ ...side, leader: { card: about.decks[1]?.leader ?? leader } }) };
}

export async function tryPage(main, [given]) {
  const about = await info();
  let position = usual(about);
  if (given) {
    try {
      position = decode(given);
    } catch {
      toast("This link does not hold a position.");
    }
  }
  const text = el("textarea", { rows: 18, spellcheck: "false" });
  text.value = JSON.stringify(position, null, 1);
  const read = () => {
    try {
      return JSON.parse(text.value);
    } catch (error) {
      toast(`This is not JSON: ${error.message}`);
      return null;
    }
  };
  const editor = el("div", { class: "columns" });
  const refresh = () => {
    const now = read();
    if (now) show(editor, ["A", "B"].map((player) => sideForm(player, now, (changed) => { text.value = JSON.stringify(changed, null, 1); })));
  };
  text.addEventListener("change", refresh);
  const bot = botChoice(about.bots);
  const seat = select([["0", "A"], ["1", "B"]], "0");
  const play = (event) => {
    event.preventDefault();
    const now = read();
    if (now) begin(event, { position: now, bot: bot.value, seat: Number(seat.value) });
  };
  const share = () => {
    const now = read();
    if (!now) return;
    copy(`${openAddress(about) ?? location.origin}/#try/${encode(now)}`);
  };
  show(main, el("h1", {}, "Try a position"), el("p", {}, "Set up any board and play it. A number of a card, or nothing for a card that does not matter."), editor,
    el("form", { class: "panel", onsubmit: play }, field("The position, as its file", text),
      el("p", { class: "buttons" }, field("You are", seat), field("Bot", bot), el("button", { class: "primary", type: "submit" }, "Play it"), el("button", { type: "button", onclick: share }, "Copy link"))));
  refresh();
}

function numbersOf(list) {
  return (list ?? []).map((entry) => (entry === null ? "-" : typeof entry === "string" ? entry : entry.card)).join(" ");
}

function sideForm(player, position, changed) {
  const side = position[player];
  const list = (words, key, make) => {
    const input = el("input", { value: numbersOf(side[key]), spellcheck: "false" });
    input.addEventListener("change", () => {
      const old = new Map((side[key] ?? []).filter((e) => e && typeof e === "object").map((e) => [e.card, e]));
      side[key] = input.value.split(/[\s,]+/).filter(Boolean).map((number) => (number === "-" ? null : make(number, old.get(number))));
      changed(position);
    });
    return field(words, input);
  };
  const whole = (words, key) => {
    const input = el("input", { type: "number", min: 0, max: 50, value: side[key] ?? 0 });
    input.addEventListener("change", () => { side[key] = Number(input.value); changed(position); });
    return field(words, input);
  };
  const leader = el("input", { value: typeof side.leader === "string" ? side.leader : side.leader?.card ?? "", spellcheck: "false" });
  leader.addEventListener("change", () => { side.leader = { ...(typeof side.leader === "object" ? side.leader : {}), card: leader.value.trim() }; changed(position); });
  return el("fieldset", { class: "panel" }, el("legend", {}, `Player ${player}`), field("Leader", leader),
    list("Characters", "characters", (number, old) => old ?? { card: number, state: "active", don: 0 }),
    list("Hand", "hand", (number) => number), list("Life, top first", "life", (number) => number),
    el("div", { class: "row" }, whole("DON!! active", "don_active"), whole("rested", "don_rested"), whole("DON!! deck", "don_deck")));
}
