// What the decks that come with the cards are like, in a word or two.

const HOUSE = {
  "ember-rush": ["attacks at once", "easy"],
  "moss-wall": ["holds and strikes back", "easy"],
  "brass-engine": ["more DON!! than you", "medium"],
  "sparks-and-rivets": ["rushes on DON!!", "medium"],
  "tidelamp-letters": ["draws and sends back", "medium"],
  "choir-at-dawn": ["plays with its Life", "hard"],
  "gloam-breakers": ["lives from its trash", "hard"],
  "mire-light": ["trades cards, cuts costs", "hard"],
};

/** Style and difficulty of a deck: {style, difficulty}, or null if nobody said. */
export function characterOf(name) {
  const [style, difficulty] = HOUSE[name] ?? [];
  return style ? { style, difficulty } : null;
}

/** Decks with the easy ones first, and those that nobody spoke of last. */
export function easyFirst(decks) {
  const names = Object.keys(HOUSE);
  const place = ({ name }) => (names.indexOf(name) + names.length + 1) % (names.length + 1);
  return [...decks].sort((a, b) => place(a) - place(b));
}

/** The name of a deck as a title. */
export function titleOf(name) {
  return name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}
