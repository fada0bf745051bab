// Motion that tells: every card and DON!! goes from where it was to where it is. Nothing waits for it.

const BEATS = { off: 0, fast: 160, normal: 320 };
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const moving = new Set();
let goOn = null; // ends the moment that stands

/** How long a thing moves, in milliseconds; 0 if nothing does. */
export function beat() {
  return BEATS[document.documentElement.dataset.motion] ?? 0;
}

/** Animate, so that any press can end it early. */
export function animate(node, frames, options = {}) {
  const running = node.animate(frames, { duration: beat(), easing: EASE, ...options });
  moving.add(running);
  running.finished.catch(() => null).then(() => moving.delete(running));
  return running;
}

/** A moment for what happened to be seen, before what comes next. */
export function stand(beats) {
  return new Promise((done) => {
    goOn = done;
    setTimeout(done, beat() * beats);
  });
}

/** Whoever presses does not wait: all that moves is where it goes. */
export function finishAll() {
  goOn?.();
  for (const running of moving) running.finish();
}

/** Where every card and DON!! is now. */
export function photograph(parent) {
  const found = new Map();
  if (!beat()) return found;
  for (const node of parent.querySelectorAll("[data-key]")) {
    const { key, area, card = null, player } = node.dataset;
    found.set(key, { node, area, card, player: player ?? node.closest("[data-player]")?.dataset.player, don: node.classList.contains("don"), turned: node.classList.contains("rested"), at: node.getBoundingClientRect() });
  }
  return found;
}

/** From the photograph to what is there now. */
export function fly(before, parent) {
  if (!beat() || !before.size) return;
  const after = photograph(parent);
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, thing]) => thing);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, thing]) => thing);
  for (const [key, now] of after) if (before.has(key)) move(before.get(key), now);
  for (const now of come) {
    const from = origin(now, gone);
    if (from) {
      gone.splice(gone.indexOf(from), 1);
      move(from, now);
    } else enter(now, parent);
  }
  for (const old of gone) leaveTo(old, parent);
}

/** The thing that went away and came here: a card gets a new id with each area (Rule 3-1-6), so it is told by its number. */
function origin(now, gone) {
  const same = gone.filter((old) => old.don === now.don && old.player === now.player);
  if (now.don) return same[0] ?? null;
  const open = same.find((old) => old.card && old.card === now.card && old.area !== now.area);
  if (open) return open;
  const from = now.area === "hand" ? ["life"] : ["hand", "life"];
  return same.find((old) => (!old.card || !now.card) && from.includes(old.area) && old.area !== now.area) ?? null;
}

function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

function move(old, now) {
  const [a, b] = [middle(old.at), middle(now.at)];
  const size = Math.max(old.at.width, old.at.height) / Math.max(now.at.width, now.at.height, 1);
  if (Math.hypot(a.x - b.x, a.y - b.y) < 2 && old.turned === now.turned) return;
  const style = getComputedStyle(now.node);
  const scale = (Number.parseFloat(style.scale) || 1) * size;
  animate(now.node, [{ translate: `${a.x - b.x}px ${a.y - b.y}px`, rotate: old.turned ? "90deg" : "0deg", scale: String(scale), zIndex: 9 }, { zIndex: 9 }]);
}

/** New things come from their pile; anything else appears. */
function enter(now, parent) {
  const spot = parent.querySelector(`[data-spot="${now.don ? "don" : "deck"}-${now.player}"]`);
  if (spot && (now.don || now.area === "hand" || now.area === "life")) {
    const at = spot.getBoundingClientRect();
    move({ at: now.don ? { ...rect(now.at), left: at.left - 30 } : rect(at), turned: false }, now);
  } else animate(now.node, [{ opacity: 0 }, { opacity: 1 }]);
}

function rect({ left, top, width, height }) {
  return { left, top, width, height };
}

/** What is not seen any more goes to its pile, and is put away there. */
function leaveTo(old, parent) {
  const spot = parent.querySelector(`[data-spot="${old.don ? "don" : old.area === "deck" ? "deck" : "trash"}-${old.player}"]`);
  if (!spot || old.area === "trash" || old.area === "life") return;
  const ghost = old.node.cloneNode(true);
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  ghost.classList.add("leaving");
  const box = parent.getBoundingClientRect();
  const [a, b] = [middle(old.at), middle(spot.getBoundingClientRect())];
  ghost.style.setProperty("left", `${a.x - box.left}px`);
  ghost.style.setProperty("top", `${a.y - box.top}px`);
  parent.append(ghost);
  animate(ghost, [{ transform: "translate(-50%, -50%)", opacity: 1 }, { transform: `translate(-50%, -50%) translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.8)`, opacity: 0.2 }])
    .finished.catch(() => null).then(() => ghost.remove());
}
