// Who plays, how much time is left, how it ended, and what can be done about the match.

import { el, show } from "./dom.js";
import { clockWords, resultMood, resultWords, seatTitle } from "./words.js";

/** `at` is {mine, own, share, since, hint, say, concede, speak}: the seat, its letter, its share of the seed, the time since this state, and what buttons do. */
export function drawStatus(parent, state, at) {
  const { match, seats, commitment } = state;
  const focused = document.activeElement?.textContent;
  show(parent,
    el("p", { class: "score" }, seats.map((seat, i) => el("span", { class: seat.here === false ? "away" : "" },
      `${seatTitle(seat)}${seat.here === false ? " (away)" : ""} ${match.best_of > 1 ? match.wins[i] : ""} `, readySign(seat), el("span", { class: "clock", data: { clock: String(i) } })))),
    state.clock.match === null ? null : el("p", { class: "match-time" }, "Match time ", el("span", { class: "clock", data: { clock: "match" } })),
    match.game_over ? el("p", { class: `result ${resultMood(state, at.own)}`, role: "status" }, resultWords(state, at.own)) : null,
    el("p", { class: "buttons" }, matchButtons(state, at)),
    at.mine === null ? el("p", { class: "quiet" }, "You are watching.") : null,
    commitment ? el("details", {}, el("summary", {}, "Fair play"),
      el("p", {}, "Seed and decks were fixed before the first card. Their hash: "), el("code", { class: "hash" }, commitment),
      at.share ? [el("p", {}, "Your share of the seed: "), el("code", { class: "hash" }, at.share)] : null,
      el("p", {}, "The record of the game shows what went into it; optcg verify checks it.")) : null);
  tick(parent, state, at.since);
  if (focused) [...parent.querySelectorAll("button")].find((b) => b.textContent === focused)?.focus();
}

/** Who waits for the next game or the rematch. */
function readySign({ bot, ready, rematch }) {
  return !bot && (ready || rematch) ? el("span", { class: "badge good" }, rematch ? "✓ rematch" : "✓ ready") : null;
}

/** What can be done about the match now. */
export function matchButtons(state, at) {
  const { match, records } = state;
  return [...seatButtons(state, at),
    match.game_over && records.length ? el("a", { class: "button", href: `#replay/${records.at(-1)}` }, "Replay") : null,
    match.over ? el("a", { class: "button", href: "#home" }, "New game") : null];
}

function seatButtons({ match, seats, solo, claim_in: claims, rematch }, { mine, hint, say, concede, speak }) {
  if (mine === null) return [];
  const press = (words, type, title) => el("button", { type: "button", title, onclick: () => say(type) }, words);
  const buttons = [];
  if (!solo) buttons.push(el("button", { type: "button", title: "Say something to the other player (T)", onclick: speak }, "Say …"));
  if (!match.game_over) {
    if (solo) buttons.push(press("Undo", "undo", "Take back your last choice (u)"), el("button", { type: "button", title: "What a bot would do", onclick: hint }, "Hint"));
    buttons.push(el("button", { type: "button", title: "Give up this game (Rule 1-2-3)", onclick: concede }, "Concede"));
    if (claims[mine] && !seats[1 - mine].here) buttons.push(press("Claim the game", "claim", "The other player is away"));
  } else if (!match.over) {
    buttons.push(press(seats[mine].ready ? "Waiting for the other player" : "Next game", "next"));
  }
  if (match.over) buttons.push(press(rematch ? "To the rematch" : seats[mine].rematch ? "Rematch asked for" : "Rematch", "rematch"));
  return buttons;
}

/** Let the clocks go on; nothing else is drawn anew, so that no press is lost. */
export function tick(parent, { clock, match }, since) {
  for (const shown of parent.querySelectorAll("[data-clock]")) {
    const which = shown.dataset.clock;
    const runs = which === "match" || (clock.asked === "AB"[which] && !match.game_over);
    const words = clockWords(which === "match" ? clock.match : clock.banks[which], runs ? since : 0);
    if (shown.textContent !== words) shown.textContent = words;
  }
}
