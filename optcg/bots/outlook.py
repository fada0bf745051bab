"""How likely a player is to win, judged from the board as a Main Phase begins.

The weights are log-odds, fitted to how 2,000 games ended that the quick player of `playout.py` played
against itself with all house decks, a few choices left to chance. Other modules weigh single exchanges of
cards; this weighs whole boards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import BLOCKER

# By the number of Life cards: of the player whose turn begins, and of the other one.
TURN_LIFE: Final[tuple[float, ...]] = (-0.9, -0.5, 0.1, 0.45, 0.62, 0.8, 0.95)
OTHER_LIFE: Final[tuple[float, ...]] = (3.0, 1.1, -0.13, -0.73, -1.2, -1.6, -1.9)
TO_MOVE: Final = 0.45
POWER: Final = 0.2 / 1000  # of a Character, beyond what any Character has
BODY: Final = -0.43
LEAST_BODY: Final = 0.05
ACTIVE_BLOCKER: Final = 0.1
STAGE: Final = 0.15
CARD: Final = 0.26  # each of the first three cards of the hand
MORE_CARDS: Final = 0.03
COUNTER: Final = 0.15 / 1000
AVERAGE_COUNTER: Final = 0.13  # what a card that the player does not see may hold
DON: Final = 0.31
DOUBT: Final = 0.03  # nothing is won before it is over


def outlook(state: GameState, player: int) -> float:
    """From 0 (lost) to 1 (won)."""
    result = state.result
    if result is not None:
        return 0.5 if result.winner is None else 1.0 if result.winner == player else 0.0
    mover = state.turn_player
    turn, other = state.players[mover], state.players[1 - mover]
    score = TO_MOVE + TURN_LIFE[min(len(turn.life), 6)] + OTHER_LIFE[min(len(other.life), 6)]
    score += _side(turn, mover == player) - _side(other, mover != player)
    chance = DOUBT + (1.0 - 2 * DOUBT) / (1.0 + exp(-score))
    return chance if player == mover else 1.0 - chance


def _side(player: PlayerState, own: bool) -> float:
    """What one player has besides Life; of the other player's hand only its size is looked at."""
    count = len(player.hand)
    value = CARD * count if count <= 3 else CARD * 3 + MORE_CARDS * (count - 3)
    if own:
        for card in player.hand:
            value += COUNTER * float(card.definition.counter)
    else:
        value += AVERAGE_COUNTER * count
    don = player.active_don() + player.rested_don()
    don += player.leader.given_don
    for fighter in player.characters:
        don += fighter.given_don
        value += max(BODY + POWER * float(fighter.definition.power), LEAST_BODY)
        if fighter.keywords & BLOCKER and not fighter.rested:
            value += ACTIVE_BLOCKER
    if player.stage is not None:
        value += STAGE
    return value + DON * float(don)
