"""How a game stands for one player, from what that player may know.

The unit is a card of the hand. Everything here is cheap and reads the masked state of a view, or the
state of a game sampled from one; hidden cards count as average ones.
"""

from __future__ import annotations

from typing import Final

from optcg.bots.worth import worth
from optcg.engine.card import UNKNOWN
from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import BLOCKER

# All Life cards together, by how many there are: the last ones count most.
LIFE: Final = (0.0, 3.4, 5.8, 7.6, 8.8, 9.6, 10.2, 10.6, 10.9, 11.1, 11.3)
UNSEEN_CARD: Final = 0.75  # a card of the hand that is not known
DON: Final = 0.3  # a DON!! on the field, in whatever state
DON_LATE: Final = 0.25  # one that the next DON!! Phase brings back
DON_EARLY: Final = 0.11  # for each DON!! that is still to come
READY: Final = 0.1  # a Character that is active: it can attack or block, and cannot be attacked
ALMOST_DECKED: Final = 5  # with so few cards left in the deck every card counts
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
    return DON_LATE + DON_EARLY * player.don_deck


def hand_value(player: PlayerState) -> float:
    total = 0.0
    for card in player.hand:
        definition = card.definition
        total += UNSEEN_CARD if definition is UNKNOWN else worth(definition).hand
    return total


def side(player: PlayerState) -> float:
    """What one player has."""
    total = life_total(len(player.life)) + hand_value(player)
    don = player.active_don() + player.rested_don()
    don += player.leader.given_don
    for card in player.characters:
        total += worth(card.definition).field
        don += card.given_don
        if not card.rested:
            total += READY
            # A [Blocker] that was gained counts like a printed one while it is there.
            if card.keywords & BLOCKER and not card.definition.keywords & BLOCKER:
                total += READY
    if player.stage is not None:
        total += worth(player.stage.definition).field
    total += DON * don
    left = len(player.deck)
    if left < ALMOST_DECKED:
        total -= 0.8 * (ALMOST_DECKED - left)
    return total


def standing(state: GameState, player: int) -> float:
    """By how much `player` is ahead; plus or minus `WON` when the game is over."""
    result = state.result
    if result is not None:
        if result.winner is None:
            return 0.0
        return WON if result.winner == player else -WON
    return side(state.players[player]) - side(state.players[1 - player])
