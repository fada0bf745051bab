// What the browser keeps: seats with their tokens, decks, settings. It never leaves the browser by itself.

import { randomHex } from "./random.js";

const SEATS = "optcg-seats";
const DECKS = "optcg-decks";
const SECRETS = "optcg-secrets";

const meanwhile = new Map(); // what a browser that keeps nothing knows until the page is closed

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? meanwhile.get(key) ?? otherwise;
  } catch {
    return meanwhile.get(key) ?? otherwise;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    meanwhile.set(key, value);
  }
}

/** A secret for this purpose: the same in every window and after every reload. */
export function secretFor(purpose) {
  const kept = read(SECRETS, []);
  const found = kept.find((each) => each.purpose === purpose);
  if (found) return found.secret;
  const secret = randomHex(32);
  write(SECRETS, [{ purpose, secret }, ...kept].slice(0, 60));
  return secret;
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
