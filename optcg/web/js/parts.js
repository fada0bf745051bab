// The player's part in the seeds of a match: nobody chooses them alone (docs/protocol.md, fair play).

// Pages over plain HTTP have no crypto.subtle, so SHA-256 is written out here.
const CONSTANTS = [];
const BEGIN = [];
for (let number = 2; CONSTANTS.length < 64; number += 1) {
  if ([...Array(number).keys()].slice(2).some((divisor) => number % divisor === 0)) continue;
  const fraction = (root) => ((root % 1) * 2 ** 32) | 0;
  if (BEGIN.length < 8) BEGIN.push(fraction(Math.sqrt(number)));
  CONSTANTS.push(fraction(Math.cbrt(number)));
}

const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** SHA-256 of 32 bytes, both as hexadecimal digits. */
export function hashOf(hex) {
  const words = hex.match(/.{8}/g).map((digits) => parseInt(digits, 16) | 0);
  words.push(0x80000000 | 0, 0, 0, 0, 0, 0, 0, 256);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [words[i - 15], words[i - 2]];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] + s0 + words[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = BEGIN;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + CONSTANTS[i] + words[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => ((word + BEGIN[i]) >>> 0).toString(16).padStart(8, "0")).join("");
}

const GAMES = 64; // of one match

/** The part of game `game`, counted from 0; each is the hash of the next. */
export function partOf(root, game) {
  let part = root;
  for (let times = GAMES - 1 - game; times > 0; times -= 1) part = hashOf(part);
  return part;
}

/** What is shown before any part. */
export function shareOf(root) {
  return hashOf(partOf(root, 0));
}
