// Words for clocks, results and refusals.

export function clockWords(left, since = 0) {
  if (left === null || left === undefined) return "";
  const seconds = Math.max(0, Math.floor((left - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const REASONS = {
  damage: "by damage", deck: "because a deck ran out", concession: "by concession", effect: "by an effect", loop: "by a loop that nobody could end",
  time: "because the time ran out", absence: "because a player was away", "match time": "when the time of the match was over",
  forfeit: "because the bot failed",
};

/** How a game ended, for the words "won ...". */
export function howWords(reason) {
  return REASONS[reason] ?? reason;
}

function seatName(state, player) {
  const seat = state.seats["AB".indexOf(player)];
  return seat.bot ? "the bot" : seat.name;
}

/** "good", "bad" or "" for who sits at this seat (null: nobody does). */
export function resultMood({ match }, own) {
  const winner = match.ended.at(-1)?.winner ?? null;
  return winner === null || own === null ? "" : winner === own ? "good" : "bad";
}

export function resultWords(state, own) {
  const { match } = state;
  const end = match.ended.at(-1);
  const how = `${howWords(end.reason)}${end.why ? `: it ${end.why}` : ""}`;
  const game = `${wonWords(state, end.winner, own, "the game is a draw", "")} ${how}.`;
  if (match.best_of === 1 || !match.over) return game;
  return `${game} ${wonWords(state, match.winner, own, "nobody wins the match", " the match")}, ${match.wins.join(" to ")}.`;
}

function wonWords(state, winner, own, draw, what) {
  if (winner === null) return draw.charAt(0).toUpperCase() + draw.slice(1);
  if (winner === own) return `You won${what}`;
  const name = seatName(state, winner);
  if (own !== null) return `You lost${what} to ${name}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} wins ${what.trim() || "the game"}`;
}

/** How the log calls A and B: "you" for who sits there. */
export function logNames(state, own) {
  return Object.fromEntries(["A", "B"].map((player) => [player, player === own ? "you" : seatName(state, player)]));
}

/** A refusal as a person would say it: no notation, and players by their names. */
export function refusalWords(text, names) {
  const plain = text
    .replace(/^'[^']*' (?:does not answer this question|is not among the choices): /, "This card cannot be chosen now: ")
    .replace(/^'[^']*' is legal now\.$/, "This is possible now.")
    .replace(/\bplayer ([AB]) is asked: /, (_, player) => (names[player] === "you" ? "you are asked: " : `${names[player]} is asked: `))
    .replace(/\s*\((?:[A-Z]+\d*-\d+\w*)\)/g, "");
  return plain.replace(/^(?:Card )?#\d+ /, "This card ");
}
