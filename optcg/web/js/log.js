// What happened, in sentences with the rule that made it happen.

import { el, show } from "./dom.js";
import { ruleMark } from "./rule.js";

const QUIET = new Set(["phase_began", "battle_ended", "deck_shuffled"]);

export function drawLog(parent, events) {
  const list = el("ol", { class: "log-lines", tabindex: "0", "aria-label": "What happened" },
    events.filter((event) => !QUIET.has(event.kind)).slice(-200).map((event) =>
      el("li", { class: event.kind === "turn_began" ? "turn" : "" }, event.text, " ",
        ruleMark(event.rule))));
  show(parent, el("h2", {}, "Log"), list);
  list.scrollTop = list.scrollHeight;
}
