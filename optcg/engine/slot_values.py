"""Numbers about the cards of an earlier step, or of a deck, that fit a description."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.context import Context
from optcg.engine.matching import Matcher
from optcg.engine.places import locate
from optcg.engine.state import GameState
from optcg.engine.width import i64


class FittingValue(Value):
    """How many cards of a slot fit."""

    def __init__(self, slot: i64, matcher: Matcher) -> None:
        self.slot: Final = slot
        self.matcher: Final = matcher

    def of(self, state: GameState, context: Context) -> i64:
        count: i64 = 0
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is not None and self.matcher.fits(state, context, found.card):
                count += 1
        return count

    def depends(self) -> bool:
        return self.matcher.depends()
