// A name in one or two lines, as large as fits, never broken inside a word.

const WIDEST = 84; // of 100 parts of the width of a card
const LARGEST = 13;
const SMALLEST = 7;
const known = new Map();
let pen = null;

function width(words) {
  if (!pen) {
    pen = document.createElement("canvas").getContext("2d");
    pen.font = `800 100px ${getComputedStyle(document.documentElement).fontFamily}`;
  }
  return pen.measureText(words).width / 100;
}

/** {lines, size}: the size in hundredths of the width of the card. */
export function nameLines(name) {
  if (!known.has(name)) known.set(name, fitted(name));
  return known.get(name);
}

function fitted(name) {
  const words = name.split(" ");
  let best = { lines: [name], widest: width(name) };
  if (best.widest * LARGEST > WIDEST) {
    for (let i = 1; i < words.length; i += 1) {
      const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
      const widest = Math.max(...lines.map(width));
      if (widest < best.widest) best = { lines, widest };
    }
  }
  return { lines: best.lines, size: Math.max(SMALLEST, Math.min(LARGEST, WIDEST / best.widest)) };
}
