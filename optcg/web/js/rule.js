// The number of a rule; pressed, it says what the rule asks for.

import { el, toast } from "./dom.js";
import { ruleWords } from "./api.js";

export function ruleMark(number, words = number) {
  return el("button", {
    type: "button",
    class: "rule plain",
    title: `What rule ${number} asks for`,
    "aria-label": `Rule ${number}`,
    onclick: () => ruleWords(number).then(toast, (error) => toast(error.message)),
  }, words);
}
