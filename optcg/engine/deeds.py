"""Cards by what they did in a turn, or what happened to them, and by what is revealed."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.field_card import FieldCard
from optcg.engine.matching import Matcher
from optcg.engine.memory import Memory, is_of_this_turn, of_card
from optcg.engine.open_tops import top_is_open
from optcg.engine.state import GameState


class OpenTopMatcher(Matcher):
    """Rule 11-2: nobody could tell what another card of a deck is."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        for player in range(2):
            deck = state.players[player].deck
            if deck and deck[-1].id == card.id:
                return top_is_open(state, player)
        return False

    def depends(self) -> bool:
        return True


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
