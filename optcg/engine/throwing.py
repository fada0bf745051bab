"""Rock-Paper-Scissors in the middle of an effect (Rules 1-3-1, 5-2-1-4)."""

from __future__ import annotations

from typing import Final

from optcg.engine.decisions import THROW, THROWS, Choice, Decision
from optcg.engine.game_events import GameEvent
from optcg.engine.state import Frame, GameState
from optcg.engine.width import i64

NO_THROW: Final = -1
HIDDEN_THROW: Final = -2


def winner_of(state: GameState, first: i64, throw: i64, other: i64) -> i64:
    """Rule 5-2-1-4: who has won, by the throw of the player `first` and that of the other; -1 for a tie."""
    if state.log is not None:
        for player, thrown in ((first, throw), (1 - first, other)):
            state.log.append(GameEvent("thrown", "5-2-1-4", player, word=THROWS[thrown].kind))
    lead = (throw - other) % 3
    if not lead:
        return -1
    return first if lead == 1 else 1 - first


class ThrowFrame(Frame):
    """Both throw until one of them has won; the effect below is told whether that is its player."""

    __slots__ = ("player", "throw")

    def __init__(self, player: i64, throw: i64 = NO_THROW) -> None:
        self.player = player  # the player of the effect, who is asked first
        self.throw = throw  # what that player has thrown, hidden until the other one has thrown too

    def copy(self) -> ThrowFrame:
        return ThrowFrame(self.player, self.throw)

    def seen_by(self, viewer: i64) -> ThrowFrame:
        hidden = viewer != self.player and self.throw != NO_THROW
        return ThrowFrame(self.player, HIDDEN_THROW if hidden else self.throw)

    def run(self, state: GameState) -> None:
        thrower = self.player if self.throw == NO_THROW else 1 - self.player
        state.decision = Decision(thrower, THROW, "5-2-1-4", "What do you throw?", THROWS)

    def answer(self, state: GameState, choice: Choice) -> None:
        throw: i64 = THROWS.index(choice)
        if self.throw == NO_THROW:
            self.throw = throw
            return
        won = winner_of(state, self.player, self.throw, throw)
        self.throw = NO_THROW
        if won >= 0:
            # Equal throws are thrown again.
            state.stack.pop()
            state.stack[-1].note_winner(won == self.player)
