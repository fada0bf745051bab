// A deck that is being built: a Leader and how many of each card. Whether it is legal is for the server to say.

import { facts } from "./api.js";

export class DeckList {
  constructor(name = "", numbers = []) {
    this.name = name;
    this.leader = null;
    this.counts = new Map();
    for (const number of numbers) this.add(number);
  }

  /** A Leader takes the place of the one before. */
  add(number) {
    if (facts(number).category === "Leader") this.leader = number;
    else this.counts.set(number, this.copies(number) + 1);
  }

  take(number) {
    if (number === this.leader) this.leader = null;
    else if (this.copies(number) > 1) this.counts.set(number, this.copies(number) - 1);
    else this.counts.delete(number);
  }

  copies(number) {
    return number === this.leader ? 1 : this.counts.get(number) ?? 0;
  }

  /** The cards without the Leader. */
  get cards() {
    return [...this.counts].flatMap(([number, count]) => Array(count).fill(number));
  }

  /** Numbers and copies, by cost. */
  get rows() {
    return [...this.counts].sort(([a], [b]) => (facts(a).cost ?? 0) - (facts(b).cost ?? 0) || a.localeCompare(b));
  }

  get title() {
    return this.name.trim() || (this.leader ? facts(this.leader).name : "My deck");
  }

  get text() {
    return [...(this.leader ? [[this.leader, 1]] : []), ...this.counts].map(([number, count]) => `${count}x${number}`).join("\n");
  }
}
