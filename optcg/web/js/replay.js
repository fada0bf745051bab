// The replay page: a record of this server or of a file, to step through and to play on from any point against a bot.

import { el, toast } from "./dom.js";
import { get, info, learn, numbersIn, post } from "./api.js";
import { copy, openAddress } from "./address.js";
import { botChoice } from "./levels.js";
import { begin } from "./open_table.js";
import { Stepper, button } from "./stepper.js";

export async function replayPage(main, [id, at = "0"]) {
  const about = await info();
  // A seed is longer than a number of JavaScript: a record is passed on as text or by its id, never read and written.
  const text = id === "file" ? sessionStorage.getItem("optcg-record") : null;
  const data = id === "file" ? JSON.parse(text ?? "null") : await get(`/api/v1/records/${id}`);
  if (!data) throw new Error("There is no record to show; open one on the page of records.");
  const record = text ?? id;
  const level = botChoice(about.bots, { "aria-label": "Bot" });
  const fork = (seat) => begin(null, { record, at: page.at, seat, bot: level.value });
  const link = () => `${openAddress(about) ?? location.origin}/#replay/${id}/${page.at}`;
  const page = new Stepper(main, {
    choices: data.choices.length,
    load: async (wanted, viewer) => {
      const step = await post("/api/v1/replay", { record, at: wanted, viewer });
      await learn(numbersIn([step.views, step.events.slice(-60)]));
      return step;
    },
    more: [
      el("p", { class: "buttons" }, button("Play on from here as A", "", () => fork(0)), button("as B", "", () => fork(1)), level),
      el("p", { class: "buttons" }, button("Try this position", "Only in a Main Phase outside battle and effects", () => tryIt(page.step)),
        button("Copy link", "", () => copy(link()))),
    ],
  });
  await page.go(Number(at) || 0);
  return () => page.leave();
}

function tryIt(step) {
  if (!step.position) return toast("Only a Main Phase outside battle and effects is a position; step to one.");
  location.hash = `try/${encode(step.position)}`;
  return null;
}

/** A position as the text of a link. */
export function encode(position) {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function decode(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
