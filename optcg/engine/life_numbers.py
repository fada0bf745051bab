"""What is told when a player has another number of Life cards than before."""

from optcg.engine.auto_effects import watch
from optcg.engine.context import Cause
from optcg.engine.state import GameState
from optcg.engine.timings import LIFE_FALLS_TO, LIFE_IS_NOW, LIFE_ZERO, MOST_LIFE, NEXT
from optcg.engine.width import i64


def life_fell(state: GameState, owner: i64, left: i64, cause: Cause) -> None:
    """So many Life cards have left at once: Life became 0, or 1 or less and so on, if it was more."""
    if not state.listening >> LIFE_ZERO & 1:
        return
    now = len(state.players[owner].life)
    for most in range(now, min(now + left, MOST_LIFE + 1)):
        watch(state, LIFE_ZERO + most * NEXT, None, owner, 0, cause)
    if 0 < now <= MOST_LIFE:
        watch(state, LIFE_FALLS_TO + now * NEXT, None, owner, 0, cause)
        watch(state, LIFE_IS_NOW + now * NEXT, None, owner, 0, cause)


def life_rose(state: GameState, owner: i64, came: i64, one_by_one: bool, cause: Cause) -> None:
    """So many cards were added to Life. Rule 3-2-3: cards of a deck come one by one, others at once."""
    now = len(state.players[owner].life)
    for number in range(now - came + 1 if one_by_one else now, min(now, MOST_LIFE) + 1):
        watch(state, LIFE_IS_NOW + number * NEXT, None, owner, 0, cause)
