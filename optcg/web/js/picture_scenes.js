// Where a picture takes place: skies with their weather, and lands and seas.

import { disc, filled, mixed, stroked } from "./picture_ink.js";

const across = (start, step, draw) => {
  let d = "";
  for (let x = start; x < 205; x += step) d += draw(x);
  return d;
};

const rolling = (dice, y, high, wide = 44) => {
  let d = `M-9 160V${y}`;
  for (let x = -9, up = dice.chance(0.5) ? 1 : -1; x < 205; x += wide, up = -up) d += `q${wide / 2} ${-up * dice.between(high / 3, high)} ${wide} 0`;
  return `${d}V160z`;
};

const puffs = (dice, y) => {
  let d = `M-12 160V${y}`;
  for (let x = -12; x < 205;) {
    const r = dice.between(8, 20);
    d += `a${r} ${r} 0 0 1 ${2 * r - 3} ${dice.between(-4, 4)}`;
    x += 2 * r - 3;
  }
  return `${d}V160z`;
};

const peaks = (dice, y, high, wide = 36) => {
  let d = `M-20 160V${y}`;
  for (let x = -20; x < 205;) {
    const w = dice.between(wide * 0.7, wide * 1.3);
    d += `l${w / 2} ${-dice.between(high / 2, high)}L${(x += w)} ${y + dice.between(-3, 3)}`;
  }
  return `${d}V160z`;
};

const pines = (dice, y, high, step) =>
  `M-9 160V${y}` + across(-9, step, (x) => `L${x + step / 2} ${y - dice.between(high / 2, high)} ${x + step} ${y}`) + "V160z";

const swell = (y, wide = 12, high = 6) => `M-9 160V${y}` + across(-9, wide, () => `q${wide / 2} ${-high} ${wide} 0`) + "V160z";

const blocks = (dice, y, high, step) => {
  let d = `M-9 160V${y}`;
  for (let x = -9; x < 205;) d += `V${y - dice.between(0, high)}H${(x += dice.between(step / 2, step))}`;
  return `${d}V160z`;
};

const water = (p) => mixed(p.mid, p.horizon, 0.25);

/** Each scene draws what lies behind the subject; what it names `front` stands before its feet. */
export const SCENES = {
  sea: (p, dice) => ({
    back: filled("M0 96H200V150H0z", water(p)) + stroked("M82 101H118M72 107H98M106 112H124M88 118H110", p.light, 1.6, ' opacity=".7"')
      + (dice.chance(0.5) ? filled(`M${dice.between(8, 30)} 96q12-16 26-8t22 8z`, p.far) : filled("M160 92h20l-4 6h-13zM169 91V74l10 14zM167 90V78l-7 10z", p.near)) + filled(swell(116, 14), p.mid),
    front: filled(swell(134, 18, 8), p.near) + filled(swell(144, 22, 7), p.deep),
  }),
  harbor: (p, dice) => ({
    back: filled(blocks(dice, 94, 26, 22), p.far) + stroked("M24 96V50M42 96V60M164 96V54M182 96V62M14 62H34M156 66H174", p.mid, 2) + filled("M0 94H200V150H0z", water(p))
      + filled(swell(112, 16), p.mid),
    front: filled("M-5 138H205V146H-5zM14 138v14h7v-14zM64 138v14h7v-14zM128 138v14h7v-14zM178 138v14h7v-14z", p.deep),
  }),
  clouds: (p, dice) => ({
    back: filled(peaks(dice, 104, 34, 60), p.far) + filled(puffs(dice, 106), mixed(p.horizon, p.light, 0.4)) + filled(puffs(dice, 122), mixed(p.horizon, p.far, 0.45)),
    front: filled(puffs(dice, 144), mixed(p.mid, p.far, 0.4)),
  }),
  cliffs: (p, dice) => ({
    back: filled(blocks(dice, 100, 40, 40), p.far) + filled(rolling(dice, 112, 10), p.mid) + filled(`M-5 150V96L22 92 34 112 30 150zM205 150V84L172 88 164 108 172 150z`, p.near),
    front: filled(rolling(dice, 142, 8), p.deep),
  }),
  forest: (p, dice) => ({
    back: filled(rolling(dice, 96, 22), p.far) + filled(pines(dice, 112, 34, 12), mixed(p.far, p.mid, 0.6)) + filled(pines(dice, 128, 52, 19), p.mid),
    front: filled(rolling(dice, 142, 8), p.near) + filled(across(4, 26, (x) => `M${x} 152q4-14 12-16-4 8-6 16z`), p.deep),
  }),
  hills: (p, dice) => ({
    back: filled(rolling(dice, 96, 30, 66), p.far) + filled(rolling(dice, 112, 18), mixed(p.far, p.mid, 0.6)) + filled("M40 104V86h4v18zM42 87 30 74M42 87 54 74M42 87 32 100M42 87 53 99", p.near, ` stroke="${p.near}" stroke-width="2"`)
      + filled(rolling(dice, 124, 12), p.mid),
    front: filled(rolling(dice, 143, 8), p.near),
  }),
  foundry: (p, dice) => ({
    back: filled(blocks(dice, 98, 30, 26), p.far) + filled(blocks(dice, 118, 34, 18), p.mid) + filled("M20 120 23 62h9l3 58zM164 120l3-70h10l3 70z", p.near)
      + filled("M27 58c-10-6-4-16 4-14 2-12 18-10 17 0 9 0 10 12 0 14zM170 46c-9-6-3-15 4-13 2-10 16-9 15 0 8 0 9 11 0 13z", p.light, ' opacity=".45"')
      + filled(across(50, 22, (x) => `M${x} 108h4v5h-4z`), p.accent),
    front: filled("M-5 142H205V152H-5z", p.deep) + filled(across(4, 16, (x) => `M${x} 142h6v-3h-6z`), p.deep),
  }),
  wrecks: (p, dice) => ({
    back: filled(rolling(dice, 98, 14, 60), p.far) + stroked("M28 112 40 44M30 70 58 78M34 56 52 61M172 116 158 58M160 74 182 68", p.mid, 3) + filled("M6 116q26 8 60-4l-6 18H14z", p.mid)
      + stroked("M140 122q4-24 14-26M152 122q2-20 12-23M164 122q1-16 10-19", p.near, 2.5) + filled(swell(122, 20, 4), p.near),
    front: filled("M-5 138q50-8 105 0t105-2V152H-5z", p.deep) + filled("M0 116q60-10 110 0t90-4v8q-50 8-100 2T0 124z", p.light, ' opacity=".16"'),
  }),
  temple: (p, dice) => ({
    back: filled(puffs(dice, 110), mixed(p.horizon, p.light, 0.5)) + filled("M10 118V60h6v58zM34 118V60h6v58zM160 118V60h6v58zM184 118V60h6v58zM6 60V54H44v6zM156 60V54h38v6zM6 54 25 42 44 54zM156 54l19-12 19 12z", p.far)
      + filled(puffs(dice, 124), mixed(p.horizon, p.far, 0.4)),
    front: filled(puffs(dice, 145), mixed(p.mid, p.far, 0.5)),
  }),
  snow: (p, dice) => ({
    back: filled(peaks(dice, 104, 60, 70), p.far) + filled(peaks(dice, 112, 36, 44), mixed(p.far, p.light, 0.5)) + filled(pines(dice, 124, 24, 14), p.mid),
    front: filled(rolling(dice, 140, 10), mixed(p.light, p.far, 0.25)) + filled(across(6, 31, (x) => `M${x} ${dice.between(10, 120)}h2v2h-2zM${x + 14} ${dice.between(10, 120)}h3v3h-3z`), p.light),
  }),
  desert: (p, dice) => ({
    back: filled("M16 106 52 62 90 106zM120 106l30-34 32 34z", p.far) + filled("M52 62 90 106H60zM150 72l32 34h-24z", p.mid, ' opacity=".5"') + filled(rolling(dice, 112, 16, 70), mixed(p.far, p.horizon, 0.4)) + filled(rolling(dice, 126, 12, 60), p.mid),
    front: filled(rolling(dice, 144, 8, 60), p.near),
  }),
  underwater: (p, dice) => ({
    back: filled("M0 0H200V150H0z", mixed(p.zenith, p.mid, 0.6)) + filled("M60 0H90L60 150H0zM120 0h26l44 150h-52z", p.light, ' opacity=".14"')
      + filled(rolling(dice, 124, 16), p.mid) + stroked("M22 140q-10-20 0-34t-4-30M34 140q8-16 0-28M168 140q10-20-2-36t6-28M182 140q-8-14 0-26", p.near, 5),
    front: filled(rolling(dice, 142, 8), p.deep) + across(12, 23, (x) => disc(x, dice.between(12, 120), dice.between(1, 4), p.light, ' opacity=".5"')),
  }),
  pagoda: (p, dice) => ({
    back: filled("M30 108 84 50h32l54 58z", p.far) + filled("M70 65 84 50h32l14 15-10-3-8 6-12-6-12 6-8-6z", p.light)
      + filled("M160 118V62h14v56zM150 64q17-4 34 0l-6-9h-22zM146 82q21-4 42 0l-8-9h-26zM142 102q25-4 50 0l-10-10h-30z", p.mid) + filled(rolling(dice, 118, 12), p.mid)
      + stroked("M-4 40q26 0 50-18M18 36q12-14 16-24", p.deep, 3) + [12, 26, 40, 32, 6].map((x, i) => disc(x, [30, 40, 26, 14, 44][i], 7, mixed(p.light, p.accent, 0.3), ' opacity=".85"')).join(""),
    front: filled(rolling(dice, 143, 8), p.near),
  }),
  graves: (p, dice) => ({
    back: filled(rolling(dice, 100, 20, 60), p.far) + filled("M150 112V64l10-14 10 14V52l7-10 7 10v60z", p.mid) + stroked("M24 120Q30 84 22 54M26 84 6 62M27 74 44 52M24 66 12 44", p.near, 4)
      + filled("M50 124v-16q7-10 14 0v16zM128 126v-14h-5v-5h5v-6h5v6h5v5h-5v14z", p.mid),
    front: filled(rolling(dice, 136, 8), p.deep) + filled("M0 118q60-10 110 0t90-4v8q-50 8-100 2T0 126z", p.light, ' opacity=".2"'),
  }),
  domes: (p, dice) => ({
    back: filled("M10 116a34 34 0 0 1 68 0zM116 116a42 42 0 0 1 84 0zM70 116a22 22 0 0 1 44 0z", p.far) + stroked("M44 82V62M158 74V48M151 54h14M38 68h12M120 104q38-12 76 0M14 106q30-10 60 0", p.mid, 2)
      + disc(158, 46, 4, p.accent) + disc(44, 60, 3, p.accent) + filled(blocks(dice, 124, 12, 20), p.mid),
    front: filled("M-5 142H205V152H-5z", p.deep),
  }),
  castle: (p, dice) => ({
    back: filled(rolling(dice, 100, 24, 70), p.far) + filled("M8 120V66h5v5h5v-5h5v5h5v-5h5v54zM33 120V82h24v38zM166 120V56h5v5h5v-5h5v5h5v-5h5v64zM140 120V78h26v42zM20 66V52l9 4-9 4z", mixed(p.far, p.mid, 0.7))
      + filled("M17 84h5v9h-5zM176 76h6v10h-6z", p.accent) + filled(rolling(dice, 120, 12), p.mid),
    front: filled(rolling(dice, 143, 8), p.near),
  }),
  prison: (p) => ({
    back: filled("M0 0H200V150H0z", p.deep) + filled("M40 150V60a60 60 0 0 1 120 0v90z", mixed(p.horizon, p.far, 0.4)) + filled("M60 150V64a40 40 0 0 1 80 0v86z", p.horizon)
      + filled("M14 30h12v12h-12zM172 22h14v10h-14zM8 86h16v10H8zM178 100h14v10h-14zM18 60h8v8h-8z", p.near) + stroked("M14-4Q26 20 22 56M186-4Q172 26 178 60", p.far, 3, ' stroke-dasharray="5 4"'),
    front: filled("M-5 142H205V152H-5z", p.ink),
  }),
  jungle: (p, dice) => ({
    back: filled(rolling(dice, 96, 30, 60), p.far) + filled(puffs(dice, 112), mixed(p.far, p.mid, 0.5)) + filled("M-4 150Q20 90 4 30h10q18 60 2 120zM196 150q-22-56-4-118h-9q-20 60 0 118z", p.near)
      + filled("M9 32Q-14 26-20 50 0 38 9 32q24-12 40 8Q30 30 9 32q12-24 34-22Q22 18 9 32zM187 34q-22-14-40 8 22-12 40-8 2-22-24-30 14 14 24 30 14-20 30-16-16 4-30 16z", p.mid),
    front: filled(puffs(dice, 146), p.near),
  }),
};

/** The sky with its light and its weather. */
export function drawnSky(p, dice, weather) {
  const x = dice.between(48, 152);
  const y = dice.between(26, 58);
  let drawn = `<path d="M0 0H200V150H0z" fill="${p.zenith}"/>`;
  [100, 72, 46].forEach((r, i) => { drawn += disc(x, y, r, mixed(p.zenith, p.horizon, (i + 1) / 3)); });
  const r = dice.between(12, 19);
  drawn += disc(x, y, r, p.light);
  if (p.hour === "night") drawn += disc(x + r * 0.4, y - r * 0.25, r * 0.85, mixed(p.zenith, p.horizon, 0.9)) + filled(across(8, 17, (at) => `M${at} ${dice.between(4, 80)}h1.5v1.5h-1.5z`), p.light);
  return drawn + WEATHER[weather](p, dice);
}

const WEATHER = {
  clear: () => "",
  birds: (p, dice) => stroked(`M${dice.between(14, 50)} ${dice.between(20, 50)}q4-5 7 0q3-5 7 0M${dice.between(130, 170)} ${dice.between(14, 40)}q3-4 6 0q3-4 6 0m8 8q3-4 5 0q3-4 5 0`, p.deep, 1.5),
  clouds: (p, dice) => {
    const one = (x, y) => `M${x} ${y}a7 7 0 0 1 4-13a11 11 0 0 1 21-2a8 8 0 0 1 9 15z`;
    return filled(one(dice.between(-8, 40), dice.between(30, 60)) + one(dice.between(130, 175), dice.between(24, 70)), p.light, ' opacity=".6"');
  },
  rain: (p, dice) => stroked(across(-4, 13, (x) => `M${x} ${dice.between(4, 60)}l-4 14M${x + 5} ${dice.between(60, 120)}l-4 14`), p.light, 1, ' opacity=".55"'),
  sparks: (p, dice) => across(8, 19, (x) => disc(x, dice.between(14, 120), dice.between(1, 2), p.accent)),
  rays: (p) => filled("M100 60-30-40-60 0zM100 60 20-60 60-60zM100 60 130-60 170-60zM100 60 240-40 260 10zM100 60 260 60 250 110zM100 60-60 60-50 110z", p.light, ' opacity=".28"'),
};
