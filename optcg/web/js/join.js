// The page that an invite link opens.

import { el, field, show } from "./dom.js";
import { get, info, post } from "./api.js";
import { deckChoice } from "./deck_choice.js";
import { seatAt, secretFor } from "./keep.js";
import { nameInput, refused, sitDown } from "./open_table.js";
import { shareOf } from "./parts.js";

const MINUTE = 60000;

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
  show(main, el("div", { class: "sea join-page" }, el("h1", {}, `${host.name} invites you to a game`), el("p", {}, matchWords(rules)),
    el("form", { class: "panel narrow", onsubmit: join }, field("Your name", name), deck.node,
      el("button", { class: "primary", type: "submit" }, "Sit down and play"),
      el("p", {}, el("a", { href: `#table/${table}` }, "Only watch")))));
}

function matchWords(rules) {
  const length = rules.best_of > 1 ? `Best of ${rules.best_of}` : "One game";
  const minutes = (time) => `${Math.round(time / MINUTE)} minutes`;
  const clock = [rules.match_time ? `${minutes(rules.match_time)} for the match` : "", rules.bank ? `${minutes(rules.bank)} for each player` : ""].filter(Boolean);
  return `${length}, ${clock.length ? clock.join(", ") : "no clock"}.`;
}
