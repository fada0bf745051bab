// The pages, by what stands behind the # of the address.

import { clearToast, el, show, toast } from "./dom.js";
import { homePage } from "./home.js";
import { joinPage } from "./join.js";
import { learnPage } from "./learn.js";
import { tablePage } from "./table.js";
import { decksPage } from "./decks.js";
import { cardsPage } from "./cards.js";
import { recordsPage } from "./records.js";
import { replayPage } from "./replay.js";
import { applySettings, openSettings } from "./settings.js";
import { summaryPage } from "./summary.js";
import { tryPage } from "./try.js";

const PAGES = {
  home: homePage,
  join: joinPage,
  learn: learnPage,
  table: tablePage,
  decks: decksPage,
  cards: cardsPage,
  records: recordsPage,
  replay: replayPage,
  summary: summaryPage,
  try: tryPage,
};

const TRY_AGAIN = 2000; // milliseconds

let leave = null;

async function open() {
  const [name, ...rest] = location.hash.slice(1).split("/");
  if (name === "main") return;
  const page = PAGES[name || "home"] ?? homePage;
  if (leave) leave();
  leave = null;
  clearToast();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Each page has its own place: what a page that was left draws late is not seen.
  const old = document.getElementById("main");
  const main = el("main", { id: "main", tabindex: "-1" }, [...old.childNodes]);
  old.replaceWith(main);
  scrollTo(0, 0);
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${name || "home"}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  try {
    const left = (await page(main, rest)) ?? null;
    if (main.isConnected) leave = left;
    else left?.();
  } catch (error) {
    if (!main.isConnected) return;
    if (error.code === "offline") return waitForServer(main);
    show(main, el("h1", {}, "This did not work"), el("p", {}, error.message));
    toast(error.message);
  }
}

/** The page was kept by this browser; the games are on the server. */
function waitForServer(main) {
  show(main, el("div", { class: "server-away" }, el("h1", {}, "The server is away"),
    el("p", {}, "This page is kept in your browser, but the games are on the server, and it does not answer. Nothing that was played is lost."),
    el("p", {}, "It goes on here by itself as soon as the server is back."), el("button", { type: "button", class: "primary", onclick: () => location.reload() }, "Try again")));
  const trying = setInterval(() => fetch("/healthz").then((answer) => answer.ok && location.reload(), () => null), TRY_AGAIN);
  leave = () => clearInterval(trying);
}

applySettings();
// Only where the browser has it: over https, or on this machine.
navigator.serviceWorker?.register("/service_worker.js").catch(() => null);
document.getElementById("settings").addEventListener("click", openSettings);
addEventListener("hashchange", open);
open();
