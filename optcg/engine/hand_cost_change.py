"""Rules 2-7-6, 2-10: what one text makes of the cost or the Counter of cards of the hand."""

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.card import Card
from optcg.engine.conditions import Test
from optcg.engine.context import Context
from optcg.engine.hand_codes import CounterCode, HandCostCode
from optcg.engine.matching import Matcher
from optcg.engine.program import ANY_TURN, YOUR_TURN
from optcg.engine.state import GameState
from optcg.engine.width import i64


class HandCostChange(HandCostCode):
    """Cards of the hand cost more or less to play."""

    def __init__(
        self,
        this_only: bool,
        don: i64,
        turn: i64,
        to_play: bool,
        who: i64,
        amount: Value,
        described: Matcher | None,
        condition: Test | None,
    ) -> None:
        super().__init__(this_only, don, turn, to_play, who)
        self.amount: Final = amount
        self.described: Final = described
        self.condition: Final = condition

    def change(self, state: GameState, context: Context, card: Card) -> i64:
        if self.turn != ANY_TURN and (self.turn == YOUR_TURN) != (state.turn_player == context.player):
            return 0
        if self.condition is not None and not self.condition.holds(state, context):
            return 0
        if self.described is not None and not self.described.fits(state, context, card):
            return 0
        return self.amount.of(state, context)


class CounterChange(CounterCode):
    """Cards of the hand have a Counter, or more of it."""

    def __init__(
        self, amount: i64, becomes: bool, don: i64, turn: i64, described: Matcher, condition: Test | None
    ) -> None:
        super().__init__(amount, becomes, don, turn)
        self.described: Final = described
        self.condition: Final = condition

    def holds(self, state: GameState, context: Context, card: Card) -> bool:
        if self.turn != ANY_TURN and (self.turn == YOUR_TURN) != (state.turn_player == context.player):
            return False
        if self.condition is not None and not self.condition.holds(state, context):
            return False
        return self.described.fits(state, context, card)
