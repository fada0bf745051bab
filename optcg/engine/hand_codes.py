"""What texts make of the cost and the Counter of cards of the hand (Rules 2-7-6, 2-10), as cards keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.card import Card
    from optcg.engine.context import Context
    from optcg.engine.state import GameState


class HandCostCode:
    """A change to what a card of the hand costs, or only to what playing it costs (Rule 2-7-6)."""

    def __init__(self, this_only: bool, don: i64, turn: i64, to_play: bool, who: i64) -> None:
        self.this_only: Final = this_only
        self.don: Final = don
        self.turn: Final = turn
        self.to_play: Final = to_play
        self.who: Final = who  # in whose hand

    def change(self, state: GameState, context: Context, card: Card) -> i64:
        raise NotImplementedError


class CounterCode:
    """A Counter that cards of the hand have by a text (Rule 2-10): more of it, or it instead of theirs."""

    def __init__(self, amount: i64, becomes: bool, don: i64, turn: i64) -> None:
        self.amount: Final = amount
        self.becomes: Final = becomes
        self.don: Final = don
        self.turn: Final = turn

    def holds(self, state: GameState, context: Context, card: Card) -> bool:
        raise NotImplementedError
