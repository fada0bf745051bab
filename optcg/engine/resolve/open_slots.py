"""Slots with cards that both players know: what is done with those later in an effect is seen (11-2-1)."""

from typing import Final

from optcg.engine.effect_frame import EffectFrame
from optcg.engine.program import Step
from optcg.engine.state import GameState
from optcg.engine.width import bit_of, i64


class OpenStep(Step):
    """The cards of a slot were picked for what they are: both players know them as soon as they move."""

    def __init__(self, slot: i64) -> None:
        self.bit: Final = bit_of(slot)

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.open |= self.bit


class RefillStep(Step):
    """Other cards are about to be picked for a slot.

    Rules 3-4-2, 3-4-3: who does not pick them does not see which they are, unless they come from slots that
    are open.
    """

    def __init__(self, slot: i64, sources: list[int]) -> None:
        self.bit: Final = bit_of(slot)
        self.sources: Final = sources

    def do(self, state: GameState, frame: EffectFrame) -> None:
        opened = bool(self.sources)
        for slot in self.sources:
            opened = opened and bool(frame.open >> slot & 1)
        frame.open = frame.open | self.bit if opened else frame.open & ~self.bit
