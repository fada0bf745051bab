"""Whose effect it is: "effects of your opponent's Characters" are those of cards of the field."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.field_card import FieldCard
from optcg.engine.matching import Matcher
from optcg.engine.state import GameState


class OnFieldMatcher(Matcher):
    """Rules 2-2-4-1, 10-1-5-3: a card whose [Trigger] is in use is in no area, so it is no Character.

    A card that has left the field since its effect was activated there still counts (Rule 10-2-17-1).
    """

    def __init__(self, part: Matcher) -> None:
        self.part: Final = part

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if not isinstance(card, FieldCard):
            for frame in state.stack:
                if frame.trigger_in_use() == card.id:
                    return False
        return self.part.fits(state, context, card)

    def depends(self) -> bool:
        return self.part.depends()
