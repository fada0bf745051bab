"""Cards by what they did in a turn, or what happened to them."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.field_card import FieldCard
from optcg.engine.matching import Matcher
from optcg.engine.memory import Memory, is_of_this_turn, of_card
from optcg.engine.state import GameState


class PutThereMatcher(Matcher):
    """Rule 3-1-6: a card that came to another area has a new id, above all that there were before."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return isinstance(card, Card) and is_of_this_turn(card.id, state.marks)


class DidMatcher(Matcher):
    """Rule 3-1-6: only of a card that is still where it was when it happened."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return of_card(card.id, self.memory.asked(context.source.id, context.player)) in state.marks
