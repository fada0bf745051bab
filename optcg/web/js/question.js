// The question with all its answers as buttons, so that every decision can be made by mouse, touch and keyboard.

import { el, show } from "./dom.js";
import { facts } from "./api.js";
import { ruleMark } from "./rule.js";

export function drawQuestion(parent, state, at) {
  const { question, match, clock, seats } = state;
  if (!question) {
    const asked = clock.asked === null ? null : seats["AB".indexOf(clock.asked)].name;
    show(parent, el("h2", {}, match.game_over ? "The game is over" : `${asked ?? "The other player"} decides`), match.game_over ? null : el("p", { class: "quiet" }, "Wait a moment."));
    return;
  }
  const focused = document.activeElement?.dataset?.choice;
  const some = at.chosen === null ? question.choices : question.choices.filter((choice) => choice.card === at.chosen);
  show(parent,
    el("h2", {}, question.prompt, " ", ruleMark(question.rule, `Rule ${question.rule}`)),
    looking(state, at),
    el("ol", { class: "choices" }, some.map((choice, place) => el("li", {}, choiceButton(choice, place, at)))),
    el("p", { class: "buttons" },
      at.chosen === null ? null : el("button", { type: "button", onclick: at.release }, "All choices (Esc)"),
      at.hint ? el("button", { type: "button", onclick: at.hint }, "Hint") : null));
  if (focused) parent.querySelector(`[data-choice="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function choiceButton(choice, place, at) {
  const strong = ["end", "done", "no", "keep"].includes(choice.kind);
  return el("button", {
    type: "button",
    class: `choice ${strong ? "plain" : ""}`,
    data: { choice: choice.choice },
    title: choice.choice,
    onclick: () => at.choose(choice),
  }, place < 9 ? el("kbd", {}, String(place + 1)) : null, choice.words.charAt(0).toUpperCase() + choice.words.slice(1));
}

function looking(state, at) {
  const cards = state.view.looking_at ?? [];
  if (!cards.length) return null;
  return el("p", {}, "You look at: ", cards.map((card) =>
    el("button", { type: "button", class: "plain", onclick: () => at.look(card.card) }, facts(card.card).name)));
}
