// A picture for a card, drawn by its printed facts alone: the same card, the same picture, everywhere.
// There are no ids, no styles and no scripts in the markup, so any number of pictures can stand on one page.

import { diceOf, disc, filled, mixed, paletteOf, placed, stroked } from "./picture_ink.js";
import { SCENES, drawnSky } from "./picture_scenes.js";
import { figure } from "./picture_figures.js";
import { CREATURES } from "./picture_creatures.js";
import { HAPPENINGS, PLACES } from "./picture_things.js";
import {
  CREWS, CREW_OF_COLOR, CREW_WORDS, EXTRA_WORDS, HAIR_WORDS, HAPPENINGS_ELSE, HAPPENINGS_OF_COUNTER, HAPPENING_WORDS, HAT_WORDS, HELD_BY_ATTRIBUTE, HELD_WORDS,
  HOUR_WORDS, KINDS, KIND_WORDS, PLACE_WORDS, SCENE_WORDS, WEATHER_WORDS, fitting, wordsOf,
} from "./picture_words.js";

/** SVG markup for a card as the server describes it ({number, name, category, colors, types, attributes, text, cost, power}). */
export function picture(card) {
  const number = card.number ?? card.card ?? "";
  const dice = diceOf(`${number} ${card.name ?? ""}`);
  const name = wordsOf(card.name ?? "");
  const palette = paletteOf(card.colors ?? [], dice, fitting(HOUR_WORDS, name));
  const types = wordsOf((card.types ?? []).join(" "));
  const crew = CREWS[fitting(CREW_WORDS, types) ?? CREW_OF_COLOR[card.colors?.[0]] ?? "sailor"];
  const draw = { Leader: drawnLeader, Event: drawnEvent, Stage: drawnStage }[card.category] ?? drawnCharacter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">${draw({ card, p: palette, dice, name, types, crew })}</svg>`;
}

/** A scene about a subject that stands in it. */
function inScene({ p, dice, crew, name }, subject) {
  const scene = SCENES[fitting(SCENE_WORDS, name) ?? dice.pick(crew.scenes)](p, dice);
  return drawnSky(p, dice, fitting(WEATHER_WORDS, name) ?? dice.pick(crew.weathers)) + scene.back + subject + scene.front;
}

function drawnLeader(about) {
  const { p, dice } = about;
  const scene = SCENES[dice.pick(about.crew.scenes)](p, dice);
  return `<path d="M0 0H200V150H0z" fill="${p.zenith}"/>` + wedges(dice, 100, 58, dice.between(7, 9), mixed(p.zenith, p.horizon, 0.55)) + scene.back + disc(100, 58, 47, p.horizon) + disc(100, 58, 41, mixed(p.horizon, p.light, 0.6))
    + ring(100, 58, 52, p.accent, 2) + placed(100, 186, 1.52, figure(p, lookOf(about)), dice.chance(0.5) ? 1 : -1);
}

function drawnCharacter(about) {
  const { card, p, dice, name, crew } = about;
  const size = 1 + Math.min(card.cost ?? 3, 9) * 0.026;
  const side = dice.chance(0.5) ? 1 : -1;
  const kind = fitting(KIND_WORDS, wordsOf((card.types ?? []).map((type) => type.split(" ").at(-1)).join(" ")));
  if (kind === null) {
    const two = PAIR.test(card.name ?? "");
    const first = placed(two ? 100 + side * 14 : 100, 157, size * (crew.large ? 1.37 : 1.1), figure(p, lookOf(about)), side);
    return inScene(about, keywordsBehind(about) + (two ? companion(about, size, side) : "") + first + keywordsBefore(about, side));
  }
  const part = fitting(KINDS[kind].words, name) ?? dice.pick(KINDS[kind].parts);
  const [coat, belly] = dice.pick(hidesOf(p, kind));
  const [flying, fits] = PLACING[part] ?? [8, 0.94];
  return inScene(about, keywordsBehind(about) + placed(100, 146 - flying, size * fits, CREATURES[part](p, coat, belly), side) + keywordsBefore(about, side));
}

/** What a creature is coloured with: its coat, then its belly and markings. */
function hidesOf(p, kind) {
  if (kind === "grown") return [[p.ink, mixed(p.mid, p.far, 0.5)]];
  if (kind === "machine") return [[mixed(p.near, p.ink, 0.6), mixed(p.accent, p.ink, 0.35)]];
  return [[p.ink, p.mid], [p.deep, mixed(p.far, p.horizon, 0.3)], [mixed(p.near, p.ink, 0.5), mixed(p.accent, p.near, 0.5)]];
}

/** Names of two: another stands beside the first. */
const PAIR = / & |\b(sisters|brothers|twins)\b/i;

function companion(about, size, side) {
  const p = { ...about.p, cloth: about.p.near, skin: mixed(about.p.skin, about.p.ink, 0.2) };
  const look = { ...lookOf(about), coat: "cloak", hat: "none", held: "none", extra: "none" };
  return placed(100 - side * 34, 157, size * 0.95, figure(p, look), side);
}

/** How high above the ground some stand, and their size. */
const PLACING = {
  bird: [26, 0.95], airship: [14, 0.82], skimmer: [22, 0.86], dragon: [18, 0.78], fish: [32, 0.95], beacon: [6, 0.8], engine: [6, 0.76], walker: [8, 0.95], bell: [6, 0.8], wreck: [10, 0.95], grapple: [6, 0.84], colossus: [4, 0.8],
  roots: [8, 0.95], elder: [8, 0.84], ship: [10, 0.9], automaton: [8, 0.95], porter: [8, 0.9], kraken: [14, 0.86], hands: [8, 0.9],
};

function drawnEvent(about) {
  const { card, p, dice, name } = about;
  const counter = (card.text ?? "").includes("[Counter]");
  const part = fitting(HAPPENING_WORDS, name) ?? dice.pick(counter ? HAPPENINGS_OF_COUNTER : HAPPENINGS_ELSE);
  const back = counter
    ? [92, 74, 56].map((r, i) => disc(100, 75, r, mixed(p.zenith, p.horizon, (i + 1) / 3))).join("") + ring(100, 75, 66, p.light, 1.5)
    : wedges(dice, 100, 75, dice.between(8, 13), p.horizon) + disc(100, 75, dice.between(44, 56), mixed(p.zenith, p.horizon, 0.5));
  return `<path d="M0 0H200V150H0z" fill="${p.zenith}"/>${back}${motes(p, dice)}${placed(100, 75, 0.95, HAPPENINGS[part](p), 1)}`;
}

function drawnStage(about) {
  const { p, dice, name, crew } = about;
  const part = fitting(PLACE_WORDS, name) ?? dice.pick(crew.places);
  const stone = mixed(p.near, p.ink, 0.45);
  return inScene(about, placed(100, 138, part === "ship" ? 0.95 : part === "market" ? 1.25 : 1.02, part === "ship" ? CREATURES.ship(p, stone, p.mid) : PLACES[part](p, stone, mixed(p.mid, p.far, 0.35))));
}

/** What a person wears and holds: by their name, then by their crew, attribute and the dice. */
function lookOf({ card, dice, name, types, crew }) {
  const young = types.has("apprentice");
  const weapons = HELD_BY_ATTRIBUTE[dice.pick(card.attributes?.length ? card.attributes : ["Strike", "Slash"])] ?? ["orb"];
  const hat = fitting(HAT_WORDS, name) ?? dice.pick(crew.hats);
  return {
    coat: young ? "vest" : dice.pick(crew.coats),
    hair: fitting(HAIR_WORDS, name) ?? dice.pick(crew.hairs ?? ["short", "long", "bob", "tail", "spiky", "curly", "braids", "crest"]),
    hat: young && hat === "none" ? "cap" : hat,
    held: fitting(HELD_WORDS, name) ?? dice.pick(weapons),
    extra: fitting(EXTRA_WORDS, name) ?? dice.pick(young ? ["none", "scarf", "glasses"] : ["none", "none", "cape", "scarf", "glasses", "patch"]),
    wings: crew.wings || name.has("seraph") || name.has("angel") || name.has("pilot"),
  };
}

/** Keywords that are seen behind their card: [Rush] leaves streaks, [Unblockable] a gust, [Banish] wisps. */
function keywordsBehind({ card, p, dice }) {
  const text = card.text ?? "";
  let drawn = "";
  if (text.startsWith("[Rush")) drawn += stroked(`M4 ${dice.between(60, 70)}H58M-4 84H46M8 ${dice.between(98, 108)}H54`, p.light, 4, ' opacity=".8"');
  if (text.includes("[Banish]")) drawn += stroked("M44 120C20 96 60 84 40 60S56 30 50 18M156 120C180 96 140 84 160 60S144 30 150 18", p.accent, 4, ' opacity=".55"');
  if (text.includes("[Unblockable]")) drawn += stroked("M10 40C60 20 70 60 40 58M190 96C140 80 130 120 160 116", p.light, 3.5, ' opacity=".8"');
  return drawn;
}

/** [Blocker] is a shield at their side. */
function keywordsBefore({ card, p }, side) {
  return /^\[Blocker\]|\n\[Blocker\]/.test(card.text ?? "") ? placed(100 - side * 38, 118, 0.82, filled("M-22-30Q0-22 22-30V4Q20 28 0 38-20 28-22 4z", p.mid, ` stroke="${p.accent}" stroke-width="3.5"`) + filled("M0-24V34Q-17 25-18 4V-26Q-8-23 0-24z", p.far)) : "";
}

/** What a happening throws about. */
function motes(p, dice) {
  const round = dice.chance(0.5);
  let drawn = "";
  for (let i = 0; i < 7; i += 1) {
    const [x, y, r] = [dice.between(6, 194), dice.between(6, 144), dice.between(1, 4)];
    drawn += round ? disc(x, y, r, p.light, ' opacity=".7"') : filled(`M${x} ${y - 2 * r}l${r} ${2 * r}-${r} ${2 * r}-${r}-${2 * r}z`, p.light, ' opacity=".7"');
  }
  return drawn;
}

function ring(x, y, r, stroke, width) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** Rays from a point to all sides. */
function wedges(dice, x, y, count, fill) {
  const turned = dice.between(0, 62) / 100;
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const at = (turn) => `${Math.round(x + 170 * Math.cos(turn))} ${Math.round(y + 170 * Math.sin(turn))}`;
    const start = turned + (2 * Math.PI * i) / count;
    d += `M${x} ${y}L${at(start)} ${at(start + Math.PI / count)}z`;
  }
  return filled(d, fill);
}
