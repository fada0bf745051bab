"""Numbers about the cards of an earlier step, or of a deck, that fit a description."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value, number_of
from optcg.engine.context import Context
from optcg.engine.groups import OPPONENT
from optcg.engine.lookup import locate
from optcg.engine.matching import Matcher
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


class SlotTotalValue(Value):
    """The power or cost of the cards of a slot together; off the field what is printed."""

    def __init__(self, what: str, slot: i64) -> None:
        self.what: Final = what
        self.slot: Final = slot

    def known(self, state: GameState, context: Context) -> bool:
        return bool(context.slot(self.slot))

    def of(self, state: GameState, context: Context) -> i64:
        total: i64 = 0
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is not None:
                total += number_of(state, found.card, self.what, False)
        return total

    def depends(self) -> bool:
        return True


class DownToValue(Value):
    """How many cards lie on top of a deck down to the first that fits; the last of the list is the top."""

    def __init__(self, who: i64, matcher: Matcher) -> None:
        self.who: Final = who
        self.matcher: Final = matcher

    def of(self, state: GameState, context: Context) -> i64:
        owner = 1 - context.player if self.who == OPPONENT else context.player
        count: i64 = 0
        for card in reversed(state.players[owner].deck):
            count += 1
            if self.matcher.fits(state, context, card):
                break
        return count

    def depends(self) -> bool:
        return self.matcher.depends()
