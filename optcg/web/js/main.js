// The pages, by what stands behind the # of the address.

import { clearToast, el, show, toast } from "./dom.js";
import { keepSetting, setting } from "./keep.js";
import { homePage, joinPage } from "./home.js";
import { tablePage } from "./table.js";
import { decksPage } from "./decks.js";
import { cardsPage } from "./cards.js";
import { recordsPage } from "./records.js";
import { replayPage } from "./replay.js";
import { tryPage } from "./try.js";

const PAGES = {
  home: homePage,
  join: joinPage,
  table: tablePage,
  decks: decksPage,
  cards: cardsPage,
  records: recordsPage,
  replay: replayPage,
  try: tryPage,
};

let leave = null;

async function open() {
  const [name, ...rest] = location.hash.slice(1).split("/");
  if (name === "main") return;
  const page = PAGES[name || "home"] ?? homePage;
  if (leave) leave();
  leave = null;
  clearToast();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const main = document.getElementById("main");
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${name || "home"}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  try {
    leave = (await page(main, rest)) ?? null;
  } catch (error) {
    show(main, el("h1", {}, "This did not work"), el("p", {}, error.message));
    toast(error.message);
  }
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  keepSetting("theme", theme);
}

function setMotion(on) {
  document.documentElement.dataset.motion = on ? "on" : "off";
  document.getElementById("motion").setAttribute("aria-pressed", String(on));
  keepSetting("motion", on);
}

const dark = matchMedia("(prefers-color-scheme: dark)").matches;
setTheme(setting("theme", dark ? "dark" : "light"));
setMotion(setting("motion", !matchMedia("(prefers-reduced-motion: reduce)").matches));
document.getElementById("theme").addEventListener("click", () =>
  setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
document.getElementById("motion").addEventListener("click", () =>
  setMotion(document.documentElement.dataset.motion !== "on"));
addEventListener("hashchange", open);
open();
