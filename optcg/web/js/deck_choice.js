// Which deck is played: one that comes with the cards, one's own, or a list that is pasted here.

import { el, field, select, show } from "./dom.js";
import { post } from "./api.js";
import { easyFirst, titleOf } from "./house_decks.js";
import { decks, keepSetting, setting } from "./keep.js";

/**
 * A box for a deck: {node, value, keep, tell}. What was chosen or pasted last under this `name` is there again after
 * `keep`; `tell` lists all that is wrong with the deck, and says whether anything is.
 */
export function deckChoice(about, name, usual, label) {
  const kept = setting(`deck-${name}`, { chosen: usual, text: "" });
  const own = decks().map((deck) => [`own:${deck.name}`, `${deck.name} (yours)`]);
  const options = [...easyFirst(about.decks).map((deck) => [deck.name, titleOf(deck.name)]), ...own, ["paste", "Paste a list…"]];
  const control = select(options, options.some(([value]) => value === kept.chosen) ? kept.chosen : usual);
  const text = el("textarea", { rows: 6, hidden: control.value !== "paste", "aria-label": `${label}: deck list`, placeholder: "1xOP01-001\n4xOP01-016\n…" });
  text.value = kept.text;
  const wrong = el("ul", { class: "problems", "aria-live": "polite" });
  control.addEventListener("change", () => { text.hidden = control.value !== "paste"; show(wrong); });
  const value = () => {
    if (control.value === "paste") return text.value;
    const named = decks().find((deck) => `own:${deck.name}` === control.value);
    return named ? named.text : control.value;
  };
  const tell = async () => {
    const { problems } = await post("/api/v1/decks/check", { text: value() });
    show(wrong, problems.map(problemLine));
    return problems.length > 0;
  };
  const keep = () => keepSetting(`deck-${name}`, { chosen: control.value, text: text.value });
  return { node: el("div", {}, field(label, control), text, wrong), value, keep, tell };
}

/** A problem of a deck, by its line and its rule. */
export function problemLine(problem) {
  return el("li", {}, problem.line ? `Line ${problem.line}: ` : "", problem.message, " ", el("span", { class: "rule" }, `Rule ${problem.rule}`));
}
