// Decks as text: pasting one in any format, and writing one in all of them.

import { el, field, select, show, toast } from "./dom.js";
import { post } from "./api.js";
import { copy } from "./address.js";
import { problemLine } from "./deck_choice.js";

const FORMATS = {
  numbers: "numbers: 4xOP01-016", names: "names", arena: "arena", json: "JSON", topdecks: "topdecks", gumgum: "gumgum.gg", egman: "egmanevents.com",
  cardkaizoku: "cardkaizoku.com", code: "code of this client",
};

function dialogOf(title, ...children) {
  const dialog = el("dialog", { class: "deck-text", "aria-label": title, onclose: () => dialog.remove() }, el("h2", {}, title), ...children);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Paste a deck; what could be read of it goes to `take(deck)` as the server tells it. */
export function openImport(take) {
  const text = el("textarea", { rows: 12, spellcheck: "false", autofocus: true, placeholder: "1xOP01-001\n4xOP01-016\n…" });
  const wrong = el("ul", { class: "problems", "aria-live": "polite" });
  let told = "";
  const read = async (event) => {
    event.preventDefault();
    try {
      const deck = await post("/api/v1/decks/check", { text: text.value });
      const lines = deck.problems.filter((problem) => problem.line);
      // What cannot be read is told once; who presses again takes the rest.
      if (lines.length && told !== text.value) {
        told = text.value;
        show(wrong, lines.map(problemLine));
        button.textContent = "Take the rest";
        return;
      }
      dialog.close();
      take(deck);
    } catch (error) {
      toast(error.message);
    }
  };
  const button = el("button", { type: "submit", class: "primary" }, "Read it");
  const dialog = dialogOf("Import a deck", el("form", { onsubmit: read }, field("Deck list", text, "Any format: lists, links, codes, JSON. A link is read as text and never opened."), wrong,
    el("p", { class: "buttons" }, button, el("button", { type: "button", onclick: () => dialog.close() }, "Cancel"))));
}

/** The deck in every format, to copy; `link(code)` is an address that opens it. */
export async function openExport(deckText, link) {
  const { formats } = await post("/api/v1/decks/convert", { text: deckText });
  const form = select(Object.keys(formats).map((name) => [name, FORMATS[name] ?? name]), "numbers");
  const text = el("textarea", { rows: 12, readonly: true, spellcheck: "false", "aria-label": "The deck as text" });
  const fill = () => { text.value = formats[form.value]; };
  form.addEventListener("change", fill);
  fill();
  const dialog = dialogOf("Export the deck", field("Format", form), text,
    el("p", { class: "buttons" }, el("button", { type: "button", class: "primary", onclick: () => copy(text.value) }, "Copy"),
      formats.code ? el("button", { type: "button", onclick: () => copy(link(formats.code.trim())) }, "Copy a link") : null,
      el("button", { type: "button", onclick: () => dialog.close() }, "Close")));
}
