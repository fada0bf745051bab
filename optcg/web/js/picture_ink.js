// What all pictures are drawn with: dice that fall the same for the same card, colours, and a few strokes.

/** Dice seeded by a text: the same text, the same throws. */
export function diceOf(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share) => next() < share,
    between: (low, high) => Math.round(low + next() * (high - low)),
    pick: (row) => row[Math.floor(next() * row.length)],
  };
}

// From the sky's zenith to the darkest ink, then the light and what catches the eye.
const RAMPS = {
  Red: ["#e2604a", "#f9b883", "#cf5245", "#9c3640", "#651f34", "#2d0f22", "#fff0cf", "#ffc247"],
  Green: ["#6dba93", "#d8edb6", "#58a679", "#33805d", "#1d5748", "#0c2b2b", "#f8f9d8", "#f4bf4f"],
  Blue: ["#4f9fd2", "#c4e8ef", "#4a94c6", "#2c6aa5", "#1b457b", "#0c2047", "#f2fcff", "#ffd06a"],
  Purple: ["#9272c8", "#efc9e4", "#8463bb", "#5f4598", "#402b70", "#1d1341", "#fdecff", "#f3ac4c"],
  Black: ["#6f7b91", "#c3cad4", "#667189", "#474f67", "#2d3347", "#12141f", "#eef3f3", "#7fe3c6"],
  Yellow: ["#f3bf57", "#fff2c6", "#e3a54c", "#b97a3b", "#81502f", "#3c211f", "#fffdf0", "#3f9fb4"],
};
// What people wear, besides the ink of their color.
const CLOTHS = {
  Red: ["#8a2436", "#f3dfbd", "#3d4661", "#b5622f"], Green: ["#2f6b4f", "#6b4d2e", "#ebe3b8", "#8b9a3a"], Blue: ["#234f8f", "#f1efe2", "#7d3440", "#2f8a94"],
  Purple: ["#6a3fa0", "#7d4d2b", "#ecdcc4", "#364878"], Black: ["#5b3a4a", "#3f5a5e", "#6b5244", "#8b929e"], Yellow: ["#fff7e2", "#375f7d", "#8c3f2d", "#d98b2b"],
};
const PLAIN = ["#7d93a1", "#dbe4e6", "#76909c", "#526b79", "#364a58", "#16222c", "#ffffff", "#f0b64f"];
const SKIN = ["#f6d3b3", "#e8b48c", "#c98d63", "#9a6242", "#6f4330"];

/** A colour between two: `share` of the second. */
export function mixed(one, other, share) {
  let both = "#";
  for (let i = 1; i < 7; i += 2) {
    const a = parseInt(one.slice(i, i + 2), 16);
    const b = parseInt(other.slice(i, i + 2), 16);
    both += Math.round(a + (b - a) * share).toString(16).padStart(2, "0");
  }
  return both;
}

/** The colours of one picture. Of two colours the first has sky and subject, the second land and ornament. */
export function paletteOf(colors, dice, wanted) {
  const first = RAMPS[colors[0]] ?? PLAIN;
  const second = RAMPS[colors[1]] ?? first;
  const [zenith, horizon, , , , ink, light, accent] = first;
  const [, , far, mid, near, deep] = second;
  const tint = dice.pick(["#ffd9a8", "#ffb7a0", "#b7e4e8", "#d9c2f0", "#ffffff"]);
  const thrown = dice.pick(["day", "day", "dawn", "dusk", "night"]);
  const hour = wanted ?? thrown;
  const sky = {
    day: [zenith, mixed(horizon, second[1], 0.5)],
    dawn: [mixed(zenith, tint, 0.45), mixed(horizon, tint, 0.6)],
    dusk: [mixed(far, ink, 0.35), mixed(zenith, tint, 0.45)],
    night: [mixed(near, ink, 0.55), mixed(far, ink, 0.2)],
  }[hour];
  return {
    hour, zenith: sky[0], horizon: sky[1], far: mixed(far, sky[1], 0.3), mid, near, deep, ink, light, accent,
    wood: mixed("#7d4e2d", ink, 0.25), cloth: dice.pick([ink, ink, ...(CLOTHS[colors[0]] ?? [PLAIN[4]])]),
    trim: colors[1] ? second[1] : horizon, skin: dice.pick(SKIN), hair: dice.pick([ink, "#5b2b1e", "#a8542c", "#e0b45c", "#d8dbe0", deep]),
  };
}

export function filled(d, fill, more = "") {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function stroked(d, stroke, width, more = "") {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function disc(x, y, r, fill, more = "") {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
}

/** Markup moved to (x, y) and sized; a negative `wide` turns it to the other side. */
export function placed(x, y, size, markup, wide = 1) {
  return `<g transform="translate(${x} ${y})scale(${+(size * wide).toFixed(2)} ${+size.toFixed(2)})">${markup}</g>`;
}
