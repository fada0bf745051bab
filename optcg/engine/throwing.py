"""Rock-Paper-Scissors in the middle of an effect (Rules 1-3-1, 5-2-1-4)."""

from __future__ import annotations

from typing import Final

from optcg.engine.decisions import THROWS
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState
from optcg.engine.width import i64

NO_THROW: Final = -1
HIDDEN_THROW: Final = -2


def winner_of(state: GameState, first: i64, throw: i64, other: i64) -> i64:
    """Rule 5-2-1-4: who has won, by the throw of the player `first` and that of the other; -1 for a tie."""
    if state.log is not None:
        for player, thrown in ((first, throw), (1 - first, other)):
            state.tell(GameEvent("thrown", "5-2-1-4", player, word=THROWS[thrown].kind))
    lead = (throw - other) % 3
    if not lead:
        return -1
    return first if lead == 1 else 1 - first
