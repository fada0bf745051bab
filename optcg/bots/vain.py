"""Activations in vain: those after which everything would be as before, whatever is answered on the way.

Only effects that cost nothing and may be used again are tried out, on the view as it is: what is hidden stays
hidden, and a card that is looked at or moves makes a difference, whatever it is.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import activated
from optcg.engine.advance import apply
from optcg.engine.decisions import MAIN, Choice, Decision
from optcg.engine.state import GameState
from optcg.engine.view import View

LONG_TURN: Final = 100  # after so many choices in a turn no effect is activated that could go round and round
MOST: Final = 50  # questions on the way; an effect that asks more does something


def in_vain(view: View, decision: Decision) -> list[Choice]:
    """The activations among the choices that would change nothing."""
    state = view.state
    found: list[Choice] = []
    for choice in decision.choices:
        if choice.kind == "activate":
            code = activated(state, choice)
            if code is not None and code.free and changes_nothing(state, choice):
                found.append(choice)
    return found


def changes_nothing(state: GameState, choice: Choice) -> bool:
    """Whether each way through this free activation leads back to the same game and the same knowledge."""
    before = _known(state)
    ways = [(state, choice)]
    asked = 0
    while ways:
        start, answer = ways.pop()
        world = start.clone()
        apply(world, answer)
        decision = world.decision
        if decision is None:
            return False
        if decision.kind == MAIN:
            # The engine bars what has led back to the same state (Rule 11-1-1-2).
            if world.loops is None or not world.loops.barred or _known(world) != before:
                return False
            continue
        asked += 1
        if asked > MOST:
            return False
        ways += [(world, other) for other in decision.choices]
    return True


def _known(state: GameState) -> list[tuple[int, int]]:
    """Hands, Life and decks: which cards, seen by whom. One that has moved is another (Rule 3-1-6)."""
    piles = [pile for player in state.players for pile in (player.hand, player.life, player.deck)]
    return [(card.id, card.sight) for pile in piles for card in pile]
