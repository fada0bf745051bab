"""All pairs of some decks: who wins against whom, and against the field."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from optcg.cards import Deck
from optcg.sim.statistics import share_of, wilson
from optcg.sim.tally import Tally, joined


@dataclass(frozen=True)
class Row:
    """One deck against all others, as player 0."""

    name: str
    field: Tally

    @property
    def games(self) -> int:
        return self.field.decided

    @property
    def share(self) -> float:
        return self.field.share() or 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return self.field.interval()


class Standings:
    """Decks, the best against the field first, with the tally of each pair."""

    def __init__(
        self, decks: Sequence[Deck], pairs: dict[tuple[int, int], Tally], bots: Sequence[str], seed: int
    ) -> None:
        """`pairs` are by the places of two decks, the lower one first."""
        self.bots = tuple(bots)
        self.seed = seed
        names = own_names(decks)
        fields = [
            joined(_seen_from(place, pair, found) for pair, found in pairs.items() if place in pair)
            for place in range(len(decks))
        ]
        order = sorted(range(len(decks)), key=lambda place: (-(fields[place].share() or 0.0), names[place]))
        self.decks = [decks[place] for place in order]
        self.rows = [Row(names[place], fields[place]) for place in order]
        self._pairs = {
            (order.index(a), order.index(b)): found for (a, b), found in pairs.items() if found.games
        }
        self.all = joined(pairs.values())

    def tally(self, row: int, column: int) -> Tally | None:
        """The games of the deck in this row against that of the column, which is player 1."""
        found = self._pairs.get((row, column))
        if found is not None:
            return found
        turned = self._pairs.get((column, row))
        return None if turned is None else turned.turned()

    def share(self, row: int, column: int) -> float | None:
        found = self.tally(row, column)
        return None if found is None else found.share()

    @property
    def first_share(self) -> tuple[float | None, tuple[float, float]]:
        """How often whoever goes first wins, with its interval."""
        wins, games = sum(self.all.first_wins), self.all.decided
        return share_of(wins, games), wilson(wins, games)

    @property
    def heading(self) -> str:
        counts = {found.games for found in self._pairs.values()}
        each = (
            f"{max(counts):,}"
            if len(counts) == 1
            else f"{min(counts):,} to {max(counts):,}"
            if counts
            else "0"
        )
        return f"{each} games a pair, played by {' against '.join(dict.fromkeys(self.bots))}"


def pairs_of(count: int) -> list[tuple[int, int]]:
    """The places of any two of so many decks."""
    return list(combinations(range(count), 2))


def own_names(decks: Sequence[Deck]) -> list[str]:
    """The names of the decks, with a number where two would be the same."""
    names: list[str] = []
    for deck in decks:
        name, number = deck.name, 2
        while name in names:
            name, number = f"{deck.name} ({number})", number + 1
        names.append(name)
    return names


def _seen_from(place: int, pair: tuple[int, int], found: Tally) -> Tally:
    return found if pair[0] == place else found.turned()
