// The HTTP part of the server (docs/protocol.md), and the printed facts of cards.

export class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

async function answer(response) {
  let data = {};
  try {
    data = await response.json();
  } catch {
    throw new Refused("unreadable", `The server answered ${response.status} without saying why.`);
  }
  if (!response.ok) throw new Refused(data.error, data.message);
  return data;
}

export async function get(path, options = {}) {
  try {
    return await answer(await fetch(path, options));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("offline", "The server does not answer.");
  }
}

export function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return get(path, { method: "POST", headers, body: JSON.stringify(body) });
}

let infoPromise = null;

export async function info() {
  infoPromise ??= get("/api/v1/info");
  try {
    return await infoPromise;
  } catch (error) {
    infoPromise = null;
    throw error;
  }
}

const known = new Map();

export function facts(number) {
  return known.get(number) ?? { number, name: number, category: "", colors: [], types: [], text: "", trigger: "" };
}

/** Fetch the facts of all these cards that are not known yet. */
export async function learn(numbers) {
  const unknown = [...new Set(numbers)].filter((number) => number && !known.has(number));
  for (let i = 0; i < unknown.length; i += 60) {
    const some = unknown.slice(i, i + 60);
    const found = await get(`/api/v1/cards?numbers=${encodeURIComponent(some.join(","))}`);
    for (const card of found.cards) known.set(card.number, card);
    for (const number of some) if (!known.has(number)) known.set(number, { ...facts(number) });
  }
}

export function remember(cards) {
  for (const card of cards) known.set(card.number, card);
}

let everyCard = null;

/** The facts of all cards, in the order of their numbers. */
export async function allCards() {
  everyCard ??= get("/api/v1/cards?all").then(({ cards }) => {
    remember(cards);
    return cards;
  });
  try {
    return await everyCard;
  } catch (error) {
    everyCard = null;
    throw error;
  }
}

const statements = new Map();

/** What a rule asks for, in one sentence that names it. */
export async function ruleWords(number) {
  if (!statements.has(number)) rememberRules([await get(`/api/v1/rules/${number}`)], number);
  return statements.get(number);
}

export function rememberRules(rules, asked = null) {
  for (const { rule, statement } of rules) statements.set(asked ?? rule, `Rule ${rule}: ${statement}`);
}

export function numbersIn(value, found = []) {
  if (Array.isArray(value)) for (const each of value) numbersIn(each, found);
  else if (value && typeof value === "object") {
    if (typeof value.card === "string") found.push(value.card);
    for (const each of Object.values(value)) if (typeof each === "object") numbersIn(each, found);
    if (Array.isArray(value.known_hand)) found.push(...value.known_hand);
  }
  return found;
}
