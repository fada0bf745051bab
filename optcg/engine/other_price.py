"""Rules 1-3-1, 2-7-2: what may be paid in place of the cost of a card that is played from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.activation import payable
from optcg.engine.context import NO_CARDS, NO_SLOTS, Context
from optcg.engine.effect_frame import NONE_BARRED, EffectFrame

if TYPE_CHECKING:
    from optcg.engine.card import Card
    from optcg.engine.conditions import Test
    from optcg.engine.program import CostCode, Program
    from optcg.engine.state import GameState
    from optcg.engine.width import i64


class OtherPrice:
    """A price of another kind: how it is paid, what makes that possible, and its words."""

    def __init__(self, program: Program, costs: list[CostCode], condition: Test | None, words: str) -> None:
        self.program: Final = program
        self.costs: Final = costs
        self.condition: Final = condition
        self.words: Final = words

    def is_open(self, state: GameState, player: i64, card: Card) -> bool:
        """Rule 8-3-1-3: whether all of it could be paid now."""
        context = Context(player, card, NO_SLOTS, 0, 0, player, True)
        if self.condition is not None and not self.condition.holds(state, context):
            return False
        return payable(state, context, self.costs)

    def pay(self, state: GameState, player: i64, card: Card) -> None:
        context = Context(player, card, [], 0, 0, player, True)
        state.stack.append(EffectFrame(context, self.program, 0, NO_CARDS, 0, False, NONE_BARRED))


def open_price(state: GameState, player: i64, card: Card) -> OtherPrice | None:
    """The first of them that could be paid now."""
    for price in card.definition.other_prices:
        if price.is_open(state, player, card):
            return price
    return None
