// Several things to pick, chosen on one panel and sent one after the other.

import { CLOSING } from "./actions.js";

const COUNTED = /Card (\d+) of (up to )?(\d+)\.$/;

/** {count, exact}: how many are still to be picked, if it is more than one; else null. */
export function severalIn(question) {
  const found = COUNTED.exec(question?.prompt ?? "");
  if (!found || !question.choices.every((choice) => (choice.kind === "pick" && choice.card) || CLOSING.has(choice.kind))) return null;
  const count = Number(found[3]) - Number(found[1]) + 1;
  return count > 1 ? { count, exact: !found[2] } : null;
}

/** Press a card: it is picked, or put back. The last of too many gives way. */
export function toggled(picked, id, count) {
  if (picked.includes(id)) return picked.filter((each) => each !== id);
  return [...picked.slice(0, count - 1), id];
}

/** Whether these can be sent; fewer than asked only where it is "up to". */
export function complete(picked, { count, exact }) {
  return exact ? picked.length === count : picked.length > 0;
}

/** The choices to make, in notation. Cards that are placed in any order lie as they were picked, the first uppermost. */
export function planOf(picked, { count, exact }, prompt) {
  const picks = picked.map((id) => `pick #${id}`);
  return [...picks, ...(exact || picked.length === count ? [] : ["done"]), ...(/ in any order\b/.test(prompt) ? picks : [])];
}
