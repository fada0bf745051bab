"""What counts say and how sure they are. Everything here is for 95 %."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

Z: Final = 1.959963984540054  # half of 95 % of the normal distribution lies within this many deviations


def share_of(wins: int, games: int) -> float | None:
    """The part of the games that were won; None without games."""
    return wins / games if games else None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of Wilson for a share. Without games it can be anything."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Difference:
    """How much better one side of each pair did, on average, and within what interval."""

    pairs: int
    changed: int  # pairs that ended differently
    mean: float
    low: float
    high: float

    @property
    def decided(self) -> bool:
        """Whether one side is better, as far as an interval can say."""
        return self.low > 0 or self.high < 0

    @property
    def still_needed(self) -> int | None:
        """How many more pairs will decide it if the difference stays what it is; None if there is none."""
        if self.decided:
            return 0
        if not self.mean:
            return None
        half = (self.high - self.low) / 2
        total = ceil(self.pairs * (half / self.mean) ** 2)
        return max(1, total - self.pairs)


def paired_difference(differences: Iterable[float]) -> Difference:
    """The mean of paired differences, each from -1 to 1, with the adjusted interval of Agresti and Min.

    It is the normal interval after adding half a pair to each of the four ways in which a pair can end,
    which keeps it honest when few pairs end differently.
    """
    rows = list(differences)
    pairs = len(rows)
    if not pairs:
        return Difference(0, 0, 0.0, -1.0, 1.0)
    total = sum(rows)
    squares = sum(row * row for row in rows)
    centre = total / (pairs + 2)
    variance = (squares + 1) / (pairs + 2) - centre * centre
    half = Z * sqrt(variance / (pairs + 2))
    changed = sum(bool(row) for row in rows)
    return Difference(pairs, changed, total / pairs, max(-1.0, centre - half), min(1.0, centre + half))


def quantile(values: Iterable[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed."""
    row = sorted(values)
    return row[max(0, ceil(share * len(row)) - 1)]
