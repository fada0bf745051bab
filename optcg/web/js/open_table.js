// Opening a table, and sitting down at it.

import { el, toast } from "./dom.js";
import { post } from "./api.js";
import { keepSeat, keepSetting, setting } from "./keep.js";
import { shareOf } from "./parts.js";
import { randomHex } from "./random.js";

export function nameInput(placeholder) {
  return el("input", { value: setting("name", ""), maxlength: 24, placeholder, autocomplete: "nickname" });
}

/** Sit down at the table where a seat was given; `root` is where the own parts of the seeds come from. */
export function sitDown(seat, name, root) {
  if (name) keepSetting("name", name);
  keepSeat({ ...seat, root });
  location.hash = `table/${seat.table}`;
}

/** Open a table and go there; these boxes hold the decks that were chosen. */
export async function begin(event, asked, boxes = []) {
  event?.preventDefault();
  const button = event?.target?.querySelector?.("button[type=submit]");
  if (button) button.disabled = true;
  try {
    const root = asked.position || asked.record ? undefined : randomHex(32);
    const seat = await post("/api/v1/tables", { ...asked, share: root && shareOf(root) });
    for (const box of boxes) box.keep();
    sitDown(seat, asked.name, root);
  } catch (error) {
    await refused(error, boxes);
  } finally {
    if (button) button.disabled = false;
  }
}

/** What is wrong stands at the deck; what is wrong elsewhere is said. */
export async function refused(error, boxes) {
  const wrong = error.code === "deck" ? await Promise.all(boxes.map((box) => box.tell?.())) : [];
  if (!wrong.some(Boolean)) toast(error.message);
}
