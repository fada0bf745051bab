"""How likely a player is to win, judged from the board as a Main Phase begins."""

from __future__ import annotations

from math import exp
from typing import Final

from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import BLOCKER, GIVEN_DON_POWER

# Weights in log-odds, from games that the quick player of `playout.py` played against itself.
TURN_LIFE: Final = (-1.785, -0.568, 0.110, 0.606, 0.788, 0.924, 1.0)
OTHER_LIFE: Final = (2.962, 0.619, -0.216, -0.832, -1.132, -1.326, -1.4)
DOUBT: Final = 0.03


def outlook(state: GameState, player: int) -> float:
    """From 0 (lost) to 1 (won)."""
    result = state.result
    if result is not None:
        return 0.5 if result.winner is None else 1.0 if result.winner == player else 0.0
    turn_player = state.turn_player
    me, other = state.players[turn_player], state.players[1 - turn_player]
    score = 0.07 + TURN_LIFE[min(len(me.life), 6)] + OTHER_LIFE[min(len(other.life), 6)]
    score += _side(me, other.leader.power, True) - _side(other, me.leader.power, False)
    # Nothing is won before it is over.
    chance = DOUBT + (1.0 - 2 * DOUBT) / (1.0 + exp(-score))
    return chance if player == turn_player else 1.0 - chance


def _side(player: PlayerState, goal: int, own_turn: bool) -> float:
    hand = len(player.hand)
    value = 0.14 * min(hand, 3) + 0.08 * max(0, min(hand, 7) - 3)
    for card in player.hand:
        value += 0.06 * card.definition.counter / 1000
    don = player.don_active + player.don_rested + player.don_held_active + player.don_held_rested
    don += player.leader.given_don
    for fighter in player.characters:
        definition = fighter.definition
        value += 0.05 + 0.05 * definition.power / GIVEN_DON_POWER + 0.06 * definition.cost
        don += fighter.given_don
        if fighter.power >= goal:
            value += 0.45
        if fighter.keywords & BLOCKER and not fighter.rested:
            value += 0.15
        if fighter.rested and not own_turn:
            value -= 0.1
    value += 0.3 * player.leader.power / GIVEN_DON_POWER + 0.04 * don
    if player.stage is not None:
        value += 0.4
    return value
