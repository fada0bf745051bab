// The keys of a table; what has one shows it.

import { finishAll } from "./motion.js";
import { stepTo } from "./neighbour.js";
import { openSettings } from "./settings.js";

/** `page` is the table: {state, parts, reader, release, say, canSpeak, speak}. */
export function pressKey(event, page) {
  if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName)) return;
  if (document.querySelector("dialog[open]")) return;
  finishAll();
  const act = {
    Escape: () => page.release(),
    "?": () => openSettings(),
    t: () => page.canSpeak && page.speak(),
    u: () => page.state?.solo && page.say("undo"),
    r: () => page.parts.recent.querySelector("button.read")?.click(),
    p: () => page.parts.question.querySelector("button.pass")?.click(),
  }[event.key];
  if (act) act();
  else if (event.key.startsWith("Arrow")) stepTo(event, page.parts.board);
  else pressButton(event, page);
}

/** The button that shows this key: of the card that is read, else of the question. */
function pressButton(event, page) {
  // A key that was meant for a question that has just been answered by itself is for no other one.
  if (!page.state?.question || Date.now() - page.answeredAt < 500) return;
  const actions = page.reader.buttons();
  const buttons = actions.length ? actions : [...page.parts.question.querySelectorAll("button.choice")];
  const wanted = event.key.toUpperCase();
  const closing = [...page.parts.question.querySelectorAll(".closing button.choice")];
  const button = [...buttons, ...closing].find((each) => each.querySelector("kbd")?.textContent === wanted);
  if (!button || button.disabled) return;
  event.preventDefault();
  button.click();
}
