// A picture for a card, drawn by its printed facts alone: the same card, the same picture, everywhere.
// There are no ids, no styles and no scripts in the markup, so any number of pictures can stand on one page.

import { diceOf, disc, filled, mixed, paletteOf, placed, stroked } from "./picture_ink.js";

/** SVG markup for a card as the server describes it ({number, name, category, colors, types, text, cost, power ...}). */
export function picture(card) {
  const dice = diceOf(card.number ?? card.card ?? card.name ?? "");
  const palette = paletteOf(card.colors ?? [], dice);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">`
    + sky(palette, dice) + land(palette, dice) + subject(card, palette, dice) + "</svg>";
}

function sky(p, dice) {
  const x = dice.between(55, 145);
  const y = dice.between(30, 60);
  let drawn = `<path d="M0 0H200V150H0z" fill="${p.zenith}"/>`;
  [95, 68, 44].forEach((r, i) => { drawn += disc(x, y, r, mixed(p.zenith, p.horizon, (i + 1) / 3)); });
  return drawn + disc(x, y, dice.between(13, 20), p.light);
}

function land(p, dice) {
  return [p.far, p.mid, p.near].map((fill, i) => {
    let d = `M-9 160V${92 + i * 18}`;
    for (let n = 0; n < 5; n += 1) d += `q22 ${(n % 2 ? 1 : -1) * dice.between(6, 18)} 44 0`;
    return filled(`${d}V160z`, fill);
  }).join("");
}

function subject(card, p, dice) {
  if (card.category === "Stage") return placed(100, 130, 1, filled("M-16 10-11-60H11L16 10zM-15-62H15V-68H-15zM-12-70-8-88H8L12-70zM0-102 12-88H-12z", p.ink) + filled("M-7-72-5-86H5L7-72z", p.accent));
  if (card.category === "Event") {
    let rays = "";
    for (let i = 0; i < 12; i += 1) rays += `M0 0 90 ${-9 + dice.between(-3, 3)} 90 9z`;
    let drawn = "";
    for (let i = 0; i < 12; i += 1) drawn += `<path d="M20-3 92-9V9L20 3z" fill="${p.light}" opacity=".5" transform="rotate(${i * 30 + dice.between(-8, 8)})"/>`;
    return placed(100, 75, 1, drawn + filled("M-20-6 6-34 0-8 20-8-8 34 0 6z", p.accent));
  }
  const body = filled("M-9-72C-26-70-30-50-34 10H34C30-50 26-70 9-72L0-66z", p.ink) + filled("M4-66C20-66 26-50 30 10H14z", p.near)
    + disc(0, -82, 11, p.skin) + filled("M-12-82C-12-100 12-100 12-82 4-90-4-90-12-82z", p.hair)
    + dice.pick([
      filled("M-20-90Q0-98 20-90L12-94Q10-108 0-108T-12-94z", p.ink),
      filled("M-16-92Q0-102 16-92L8-112H-8z", p.ink),
      "",
    ]) + stroked("M-30 0L30-70", p.trim, 3);
  return placed(100, card.category === "Leader" ? 190 : 152, card.category === "Leader" ? 1.7 : 1.15, body, dice.chance(0.5) ? 1 : -1);
}
