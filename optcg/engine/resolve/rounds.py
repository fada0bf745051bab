"""What each player does, one after the other: the cards of both are remembered (Rules 1-3-4, 1-3-10)."""

from typing import Final

from optcg.engine.context import NO_CARDS
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.program import Step
from optcg.engine.state import GameState
from optcg.engine.width import bit_of, i64

# Slots for the cards of the player who acts first, while the other one does the same.
FIRST_ROUND: Final = 30


class OtherPlayerStep(Step):
    """The second round of "each player": the non-turn player, who has chosen nothing yet."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: Final = slots

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        context.player = 1 - state.turn_player
        for slot in self.slots:
            context.remember(FIRST_ROUND + slot, context.slot(slot))
            context.remember(slot, NO_CARDS)
            _set_open(frame, FIRST_ROUND + slot, bool(frame.open >> slot & 1))


class BothRoundsStep(Step):
    """After "each player": what follows may ask for the cards of either of them."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: Final = slots

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        for slot in self.slots:
            first, second = context.slot(FIRST_ROUND + slot), context.slot(slot)
            context.remember(slot, first + second)
            context.remember(FIRST_ROUND + slot, NO_CARDS)
            # Both players know the cards of both, if they know those of each.
            opened = not first or bool(frame.open >> (FIRST_ROUND + slot) & 1)
            _set_open(frame, slot, opened and (not second or bool(frame.open >> slot & 1)))


def _set_open(frame: EffectFrame, slot: i64, opened: bool) -> None:
    bit = bit_of(slot)
    frame.open = frame.open | bit if opened else frame.open & ~bit
