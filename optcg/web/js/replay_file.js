// A replay that is one file: every step, card and rule it needs is in the page (optcg replay --html).

import { facts, remember, rememberRules } from "./api.js";
import { Stepper, button } from "./stepper.js";

const replay = JSON.parse(document.getElementById("replay").textContent);
remember(replay.cards);
for (const [number, rule] of Object.entries(replay.rules)) rememberRules([rule], number);

function stepAt(at, viewer) {
  const kept = replay.steps[at];
  const view = (name) => ({ ...kept.views[name], A: replay.sides[kept.views[name].A], B: replay.sides[kept.views[name].B] });
  const views = Object.fromEntries(Object.keys(kept.views).map((name) => [name, view(name)]));
  return { at, choices: replay.steps.length - 1, views, asked: kept.asked, events: replay.events[viewer].slice(0, kept.told) };
}

const root = document.documentElement;
root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
root.dataset.motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
document.getElementById("switches").append(
  button("Theme", "Light or dark", () => { root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark"; }));

const page = new Stepper(document.getElementById("main"), { choices: replay.steps.length - 1, viewers: Object.keys(replay.events), load: async (at, viewer) => stepAt(at, viewer) });
const [first] = Object.values(replay.steps[0].views);
document.querySelector("h1").textContent = ["A", "B"].map((name) => `${name}: ${facts(replay.sides[first[name]].leader.card).name}`).join(" against ");
page.go(replay.at);
