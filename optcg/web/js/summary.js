// After the game: who won and by which rule, how Life and hands went, which cards hit, and where to go from there.

import { el, show, toast } from "./dom.js";
import { facts, get, info, learn } from "./api.js";
import { copy, openAddress } from "./address.js";
import { cardFace } from "./card.js";
import { animate, beat } from "./motion.js";
import { ruleMark } from "./rule.js";
import { drawing, svg } from "./svg.js";
import { other } from "./view.js";
import { howWords } from "./words.js";

const WIDE = 440;
const HIGH = 170;
const LEFT = 20;
const PAUSE_BEATS = 3; // in which the last hit is seen
const PAUSE = 1500; // before a busy server is asked again

/** The page of a game that is over. */
export async function summaryPage(main, [id]) {
  const names = { A: "A", B: "B" };
  const body = el("div", { class: "summary-body" });
  const title = el("h2", { class: "ending" });
  const link = el("a", { class: "button", href: `#replay/${id}` }, "Replay");
  show(main, el("h1", {}, "Summary"), el("div", { class: "sea summary-page" },
    el("section", { class: "summary panel", "aria-label": "Summary" }, title, el("p", { class: "buttons" }, link, await linkButton(id)), body)));
  const { result } = await drawSummary(body, id, null, names);
  show(title, endWords(result, names));
}

async function linkButton(id) {
  const address = openAddress(await info()) ?? location.origin;
  return el("button", { type: "button", onclick: () => copy(`${address}/#summary/${id}`) }, "Copy link");
}

async function summaryOf(id, tries = 5) {
  try {
    return await get(`/api/v1/records/${id}/summary`);
  } catch (error) {
    if (tries < 2 || !["too_fast", "busy"].includes(error.code)) throw error;
    await new Promise((later) => { setTimeout(later, PAUSE); });
    return summaryOf(id, tries - 1);
  }
}

/** What a record tells; `own` is the letter of who looks (or null), `names` is what A and B are called. */
async function drawSummary(parent, id, own, names) {
  const summary = await summaryOf(id);
  await learn(summary.damage.map((hit) => hit.card));
  const { turns, end, result, damage } = summary;
  show(parent,
    el("p", { class: "decided" }, decided(turns, end, result, names), " ", result ? ruleMark(result.rule, `Rule ${result.rule}`) : null),
    !turns.length ? null : el("div", { class: "charts" }, ["life", "hand"].map((key) => chart(key, [...turns, end], own ?? "A", names))),
    damage.length ? el("div", { class: "hits" }, el("h3", {}, "Damage by card"), el("div", { class: "hit-cards", tabindex: "0", role: "group", "aria-label": "Damage by card" }, damage.slice(0, 8).map((hit) => hitCard(hit, names)))) : null,
    turns.length ? el("p", { class: "from-turn" }, el("span", {}, "Replay from turn "), turns.map((row) => el("a", { class: "button", href: `#replay/${id}/${row.at}`, "aria-label": `Replay from turn ${row.turn}` }, String(row.turn)))) : null);
  return summary;
}

function endWords(result, names) {
  if (!result) return "The game has not ended.";
  if (!result.winner) return "The game is a draw";
  return `${names[result.winner]} won ${howWords(result.reason)}`;
}

/** The turn that cost the loser most Life. */
function decided(turns, end, result, names) {
  if (!turns.length) return "It ended before the first turn.";
  const whole = `${turns.length} turn${turns.length === 1 ? "" : "s"}.`;
  const loser = result?.winner && other(result.winner);
  const falls = loser ? turns.map((row, i) => ({ turn: row.turn, fell: row[loser].life - (turns[i + 1] ?? end)[loser].life })) : [];
  const worst = falls.reduce((most, each) => (each.fell > (most?.fell ?? 0) ? each : most), null);
  if (!worst) return whole;
  const whose = names[loser] === "you" ? "you" : names[loser];
  return `${whole} Turn ${worst.turn} hurt most: ${whose} lost ${worst.fell} Life.`;
}

function hitCard({ player, card, damage }, names) {
  const face = cardFace({ card }, { tabindex: "-1", label: `${facts(card).name} of ${names[player]}: ${damage} damage` });
  face.append(el("span", { class: "alike" }, String(damage)));
  return el("div", { class: "hit" }, face, el("small", { "aria-hidden": "true" }, names[player]));
}

/** A line for each player over the turns; that of the other is dashed. */
function chart(key, rows, near, names) {
  const title = { life: "Life", hand: "Cards in hand" }[key];
  const most = Math.max(1, ...rows.flatMap((row) => [row.A[key], row.B[key]]));
  const x = (i) => LEFT + (rows.length > 1 ? (i / (rows.length - 1)) * (WIDE - LEFT - 8) : 0);
  const y = (value) => HIGH - 20 - (value / most) * (HIGH - 34);
  const line = (player) => {
    const name = player === near ? "mine" : "theirs";
    const points = rows.map((row, i) => [x(i), y(row[player][key])]);
    return svg("g", { class: name }, svg("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
      points.map(([cx, cy]) => svg("circle", { cx, cy, r: 3.4 })));
  };
  const marks = [0, Math.ceil(most / 2), most].map((value) => svg("g", { class: "grid" }, svg("line", { x1: LEFT, x2: WIDE, y1: y(value), y2: y(value) }), svg("text", { x: LEFT - 5, y: y(value) + 4, "text-anchor": "end" }, String(value))));
  const every = Math.ceil(rows.length / 14);
  const turns = rows.map((row, i) => (i % every || i === rows.length - 1 ? null : svg("text", { x: x(i), y: HIGH - 3, "text-anchor": "middle" }, String(row.turn))));
  const words = ["A", "B"].map((player) => `${names[player]} ${rows.map((row) => row[player][key]).join(", ")}`).join("; ");
  return el("figure", {}, el("figcaption", {}, el("b", {}, title), el("span", { class: "legend mine" }, names[near]), el("span", { class: "legend theirs" }, names[other(near)])),
    drawing("chart", WIDE, HIGH, `${title} at the beginning of each turn. ${words}`, marks, turns, line(other(near)), line(near)));
}

/** The summary over the table: how it ended and what can be done at once, the rest as soon as it is known. */
export class TableSummary {
  constructor() {
    this.title = el("h2", { class: "ending" });
    this.leaders = [el("div"), el("div")];
    this.buttons = el("p", { class: "buttons" });
    this.body = el("div", { class: "summary-body" });
    this.node = el("section", { class: "summary panel", "aria-label": "Summary", hidden: true },
      el("div", { class: "ending-row" }, this.leaders[0], this.title, this.leaders[1]), this.buttons, this.body);
    this.shown = null;
  }

  /** `at` is {own, near, names, title, mood, buttons}: who looks, who is below, what A and B are called, how it ended, what can be done about the match. */
  async update(state, at) {
    const id = state.match.game_over ? state.records.at(-1) ?? null : null;
    const news = this.shown !== id;
    this.shown = id;
    if (news) this.node.hidden = id === null;
    if (id === null) return;
    this.title.textContent = at.title;
    this.title.className = `ending ${at.mood}`;
    show(this.buttons, at.buttons, el("button", { type: "button", onclick: () => { this.node.hidden = true; } }, "Look at the board"), news ? null : this.link);
    if (!news) return;
    this.drawLeaders(state, at.near);
    animate(this.node, [{ opacity: 0 }, { opacity: 1 }], { delay: beat() * PAUSE_BEATS, fill: "backwards" });
    show(this.body, el("p", { class: "decided" }, "Counting …"));
    this.link = await linkButton(id);
    this.buttons.append(this.link);
    await drawSummary(this.body, id, at.own, at.names).catch((error) => toast(error.message));
  }
  /** Both Leaders beside the words, that of who lost turned. */
  drawLeaders({ view, match }, near) {
    const winner = match.ended.at(-1)?.winner ?? null;
    [near, other(near)].forEach((player, i) => {
      const lost = winner !== null && winner !== player;
      show(this.leaders[i], cardFace({ card: view[player].leader.card }, { class: `still ${lost ? "lost" : ""}`, tabindex: "-1", "aria-hidden": "true" }));
    });
  }
}
