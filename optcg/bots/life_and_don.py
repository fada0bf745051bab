"""What Life cards, DON!! and cards that nobody sees are worth; the unit is a card of the hand."""

from __future__ import annotations

from typing import Final

from optcg.engine.state import PlayerState

# All Life cards together, by how many there are: the last ones count most.
LIFE: Final[tuple[float, ...]] = (0.0, 3.6, 6.4, 8.7, 10.0, 10.9, 11.5, 12.0, 12.3, 12.5, 12.7)
UNSEEN_CARD: Final = 0.68  # a card of the hand that is not known
DON_LATE: Final = 0.26  # one that the next DON!! Phase brings back
DON_EARLY: Final = 0.12  # for each DON!! that is still to come
WON: Final = 1000.0


def life_total(count: int) -> float:
    """What so many Life cards are worth."""
    return LIFE[count] if count < len(LIFE) else LIFE[-1] + 0.1 * (count - len(LIFE) + 1)


def life_lost(count: int, points: int = 1, banish: bool = False) -> float:
    """What damage costs a player with `count` Life cards; they go to the hand, unless banished."""
    if count == 0:
        return WON
    points = min(points, count)
    kept = 0.0 if banish else UNSEEN_CARD * points
    return life_total(count) - life_total(count - points) - kept


def don_worth(player: PlayerState) -> float:
    """What one DON!! more or less means: most early on, when it is missed in every turn to come."""
    return DON_LATE + DON_EARLY * float(player.don_deck)
