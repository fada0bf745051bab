"""The games of a pairing, counted."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from optcg.sim.outcome import Outcome
from optcg.sim.statistics import quantile, share_of, wilson


@dataclass(frozen=True)
class Tally:
    """Counts of games; rows of two are those of player 0 and player 1."""

    games: int
    wins: tuple[int, int]
    draws: int
    first_games: tuple[int, int]  # games in which this player went first
    first_wins: tuple[int, int]  # wins among them
    reasons: dict[str, tuple[int, int]]  # wins by the way they were won
    draw_reasons: dict[str, int]
    turns: dict[int, int]  # games by their number of turns
    decisions: int

    @property
    def decided(self) -> int:
        return sum(self.wins)

    @property
    def second_games(self) -> tuple[int, int]:
        return self.first_games[1], self.first_games[0]

    @property
    def second_wins(self) -> tuple[int, int]:
        return self.wins[0] - self.first_wins[0], self.wins[1] - self.first_wins[1]

    def share(self, player: int = 0) -> float | None:
        """The part of the decided games that this player won."""
        return share_of(self.wins[player], self.decided)

    def interval(self, player: int = 0) -> tuple[float, float]:
        return wilson(self.wins[player], self.decided)

    def turns_at(self, part: float) -> int:
        return quantile((turns for turns, games in self.turns.items() for _ in range(games)), part)

    def turned(self) -> "Tally":
        """The same games as the other player sees them."""
        return Tally(
            self.games,
            (self.wins[1], self.wins[0]),
            self.draws,
            (self.first_games[1], self.first_games[0]),
            (self.first_wins[1], self.first_wins[0]),
            {reason: (b, a) for reason, (a, b) in self.reasons.items()},
            self.draw_reasons,
            self.turns,
            self.decisions,
        )

    def plain(self) -> dict[str, object]:
        """As JSON; `interval` is that of player 0 among the decided games."""
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "first_player_wins": sum(self.first_wins),
            "interval": list(self.interval()),
            "first": {"games": list(self.first_games), "wins": list(self.first_wins)},
            "second": {"games": list(self.second_games), "wins": list(self.second_wins)},
            "reasons": {reason: list(wins) for reason, wins in self.reasons.items()},
            "draw_reasons": self.draw_reasons,
            "turns": {str(turns): games for turns, games in self.turns.items()},
            "decisions": self.decisions,
        }


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Count games, in any order."""
    rows = list(outcomes)
    won = [row for row in rows if row.winner is not None]
    won_first = [row for row in won if row.winner == row.first]
    reasons = sorted({row.reason for row in won})
    return Tally(
        len(rows),
        _of_both([row.winner for row in won]),
        len(rows) - len(won),
        _of_both([row.first for row in rows]),
        _of_both([row.winner for row in won_first]),
        {reason: _of_both([row.winner for row in won if row.reason == reason]) for reason in reasons},
        dict(sorted(Counter(row.reason for row in rows if row.winner is None).items())),
        dict(sorted(Counter(row.turns for row in rows).items())),
        sum(row.decisions for row in rows),
    )


def joined(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    rows = list(tallies)
    reasons = sorted({reason for row in rows for reason in row.reasons})
    draws: Counter[str] = sum((Counter(row.draw_reasons) for row in rows), Counter())
    turns: Counter[int] = sum((Counter(row.turns) for row in rows), Counter())
    return Tally(
        sum(row.games for row in rows),
        _added(row.wins for row in rows),
        sum(row.draws for row in rows),
        _added(row.first_games for row in rows),
        _added(row.first_wins for row in rows),
        {reason: _added(row.reasons.get(reason, (0, 0)) for row in rows) for reason in reasons},
        dict(sorted(draws.items())),
        dict(sorted(turns.items())),
        sum(row.decisions for row in rows),
    )


def _of_both(players: list[int | None]) -> tuple[int, int]:
    return players.count(0), players.count(1)


def _added(pairs: Iterable[tuple[int, int]]) -> tuple[int, int]:
    a = b = 0
    for pair in pairs:
        a += pair[0]
        b += pair[1]
    return a, b
