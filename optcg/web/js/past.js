// The board as it was: the views that this page has seen, to look at again.

const MOST = 600;

export class Past {
  constructor() {
    this.seen = [];
  }

  /** A view with this many events before it; `anew` if those came all at once. */
  keep(events, view, anew) {
    if (anew) this.seen = [];
    this.seen.push({ events, view });
    if (this.seen.length > MOST) this.seen.shift();
  }

  /** The view right after the event at this place; null if the page was not there. */
  viewAt(place) {
    if (!this.seen.length || place < this.seen[0].events) return null;
    return this.seen.find((each) => each.events > place)?.view ?? null;
  }
}
