// Decks as pictures: the Leader, the colors, and what playing it is like. One of them is chosen.

import { el, show } from "./dom.js";
import { facts, post } from "./api.js";
import { cardBack, cardFace } from "./card.js";
import { problemLine } from "./deck_choice.js";
import { characterOf, easyFirst, titleOf } from "./house_decks.js";
import { decks, keepSetting, setting } from "./keep.js";

const PASTE = "paste";

/** The decks that come with the cards, then one's own: {value, name, title, leader, text, own}. */
export function decksAtHand(about) {
  return [
    ...easyFirst(about.decks).map((deck) => ({ value: deck.name, title: titleOf(deck.name), leader: deck.leader, text: deck.name, character: characterOf(deck.name) })),
    ...decks().map((deck) => ({ value: `own:${deck.name}`, title: deck.name, leader: deck.leader ?? null, text: deck.text, own: true })),
  ];
}

function words(deck) {
  const colors = deck.leader ? facts(deck.leader).colors.join(" and ") : "";
  return [deck.title, deck.own ? "yours" : "", colors, deck.character?.style, deck.character?.difficulty].filter(Boolean).join(", ");
}

/** A deck as a picture; `attributes` belong to its button. */
export function deckTile(deck, attributes = {}) {
  const label = words(deck);
  const card = deck.leader ? cardFace({ card: deck.leader }, { ...attributes, label })
    : el("button", { type: "button", ...attributes, class: `card back ${attributes.class ?? ""}`, "aria-label": label }, cardBack().firstElementChild);
  return el("div", { class: "tile" }, card,
    el("div", { class: "tile-words", "aria-hidden": "true" }, el("b", {}, deck.title),
      deck.character ? el("span", {}, deck.character.style) : el("span", {}, deck.own ? "your deck" : ""),
      deck.character ? el("span", { class: `hard-${deck.character.difficulty}` }, deck.character.difficulty) : null));
}

/**
 * The choice of a deck as pictures, with a list to paste beside them: {node, value, deck, keep, tell}, as `deckChoice`;
 * `deck` is the one that is chosen.
 */
export function deckTiles(about, name, usual, label, changed) {
  const kept = setting(`deck-${name}`, { chosen: usual, text: "" });
  const all = decksAtHand(about);
  let chosen = kept.chosen === PASTE || all.some((deck) => deck.value === kept.chosen) ? kept.chosen : usual;
  if (chosen !== PASTE && !all.some((deck) => deck.value === chosen)) chosen = all[0]?.value ?? PASTE;
  const text = el("textarea", { rows: 5, "aria-label": `${label}: deck list`, placeholder: "1xOP01-001\n4xOP01-016\n…  or a link, a code, a JSON list" });
  text.value = kept.text;
  const wrong = el("ul", { class: "problems", "aria-live": "polite" });
  const choose = (value) => {
    chosen = value;
    show(wrong);
    draw();
    changed();
  };
  const press = (value) => ({ role: "radio", data: { value }, onclick: () => choose(value) });
  const tiles = all.map((deck) => deckTile(deck, press(deck.value)));
  const paste = el("button", { type: "button", class: "paste", ...press(PASTE) }, "Paste a list…");
  const group = el("div", { class: "tiles", role: "radiogroup", "aria-label": label, onkeydown: (event) => step(event, group) }, tiles, el("div", { class: "tile-more" }, paste, el("a", { class: "button", href: "#decks" }, "Build a deck")));
  const draw = () => {
    for (const radio of group.querySelectorAll("[role=radio]")) {
      const on = radio.dataset.value === chosen;
      radio.setAttribute("aria-checked", String(on));
      radio.tabIndex = on ? 0 : -1;
      radio.classList.toggle("chosen", on);
      radio.closest(".tile")?.classList.toggle("on", on);
    }
    text.hidden = chosen !== PASTE;
  };
  draw();
  const value = () => (chosen === PASTE ? text.value : all.find((deck) => deck.value === chosen).text);
  const tell = async () => {
    const { problems } = await post("/api/v1/decks/check", { text: value() });
    show(wrong, problems.map(problemLine));
    return problems.length > 0;
  };
  return {
    node: el("div", {}, group, text, wrong),
    value,
    deck: () => all.find((deck) => deck.value === chosen) ?? { title: "your list", leader: null },
    keep: () => keepSetting(`deck-${name}`, { chosen, text: text.value }),
    tell,
  };
}

/** Arrows go from picture to picture, and choose, as radio buttons do. */
function step(event, group) {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll("[role=radio]")];
  const next = radios.at((radios.indexOf(document.activeElement) + way) % radios.length);
  next.click();
  next.focus();
}
