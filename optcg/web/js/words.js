// Words for clocks and results.

export function clockWords(left, since = 0) {
  if (left === null || left === undefined) return "";
  const seconds = Math.max(0, Math.floor((left - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const REASONS = {
  damage: "by damage", deck: "because a deck ran out", concession: "by concession", effect: "by an effect", loop: "by a loop that nobody could end",
  time: "because the time ran out", absence: "because a player was away", "match time": "when the time of the match was over",
};

export function resultWords(state) {
  const { match, seats } = state;
  const end = match.ended.at(-1);
  const how = REASONS[end.reason] ?? end.reason;
  const game = end.winner === null ? `The game is a draw ${how}.` : `${seats["AB".indexOf(end.winner)].name} wins the game ${how}.`;
  if (match.best_of === 1 || !match.over) return game;
  const who = match.winner === null ? "Nobody wins the match" : `${seats["AB".indexOf(match.winner)].name} wins the match`;
  return `${game} ${who}, ${match.wins.join(" to ")}.`;
}
