// What the browser keeps: seats with their tokens, decks, settings. It never leaves the browser by itself.

const SEATS = "optcg-seats";
const DECKS = "optcg-decks";

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function seats() {
  return read(SEATS, []);
}

export function seatAt(table) {
  return seats().find((seat) => seat.table === table) ?? null;
}

export function keepSeat(seat) {
  write(SEATS, [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, 30));
}

export function dropSeat(table) {
  write(SEATS, seats().filter((seat) => seat.table !== table));
}

export function decks() {
  return read(DECKS, []);
}

export function keepDeck(deck) {
  write(DECKS, [deck, ...decks().filter((other) => other.name !== deck.name)]);
}

export function dropDeck(name) {
  write(DECKS, decks().filter((deck) => deck.name !== name));
}

export function setting(name, otherwise) {
  return read(`optcg-${name}`, otherwise);
}

export function keepSetting(name, value) {
  write(`optcg-${name}`, value);
}
