// What the decks that come with the cards are like, in a word or two.

const HOUSE = {
  "ember-rush": ["attacks at once", "easy"],
  "moss-wall": ["holds and strikes back", "easy"],
  "tidelamp-letters": ["draws and sends back", "medium"],
  "brass-engine": ["more DON!! than you", "medium"],
  "gloam-breakers": ["lives from its trash", "hard"],
  "choir-at-dawn": ["plays with its Life", "hard"],
  "sparks-and-rivets": ["rushes on DON!!", "medium"],
  "mire-light": ["trades cards, cuts costs", "hard"],
};

/** Style and difficulty of a deck: {style, difficulty}, or null if nobody said. */
export function characterOf(name) {
  const [style, difficulty] = HOUSE[name] ?? [];
  return style ? { style, difficulty } : null;
}

/** The name of a deck as a title. */
export function titleOf(name) {
  return name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}
