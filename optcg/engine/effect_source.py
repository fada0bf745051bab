"""Whose effect it is: "effects of your opponent's Characters" are those of cards of the field."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.matching import Matcher
from optcg.engine.state import GameState


def is_trigger_in_use(state: GameState, card: Card) -> bool:
    """Rule 10-1-5-3: whether this is the card of a [Trigger] that is being resolved."""
    for frame in state.stack:
        if frame.trigger_in_use() == card.id:
            return True
    return False


def acts_in_trash(state: GameState, card: Card) -> bool:
    """Whether an effect is being resolved that this card has where it lies in the trash (Rule 1-3-1)."""
    for frame in state.stack:
        if isinstance(frame, EffectFrame) and frame.context.source.id == card.id:
            for code in card.definition.abilities.by_index.values():
                if code.in_trash and code.program is frame.program:
                    return True
    return False


class OnFieldMatcher(Matcher):
    """Rules 2-2-4-1, 10-1-5-3: a card whose [Trigger] is in use is in no area, so it is no Character.

    Nor is one that acts from the trash. A card that has left the field since its effect was activated there
    still counts (Rule 10-2-17-1).
    """

    def __init__(self, part: Matcher) -> None:
        self.part: Final = part

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if not isinstance(card, FieldCard) and (is_trigger_in_use(state, card) or acts_in_trash(state, card)):
            return False
        return self.part.fits(state, context, card)

    def depends(self) -> bool:
        return self.part.depends()
