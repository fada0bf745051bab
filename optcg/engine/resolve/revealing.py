"""Rule 11-2: cards of a deck that an effect reveals, for those who wait for it."""

from __future__ import annotations

from optcg.engine.auto_effects import watch, watch_together
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.places import DECK, locate
from optcg.engine.state import GameState
from optcg.engine.timings import BIT, REVEALED


def tell_revealed(state: GameState, frame: EffectFrame, cards: list[int], again: bool) -> None:
    """Both players see these cards, where they lie or on their way; if not `again`, not those they know."""
    if not state.listening >> (REVEALED & BIT) & 1:
        return
    cause = frame.context.cause()
    told: list[tuple[Card | FieldCard, int, int]] = []
    for card_id in cards:
        found = locate(state, card_id, frame.context.player)
        if found is None or found.area is not DECK or not isinstance(found.card, Card):
            continue
        if again or found.card.sight & BOTH != BOTH:
            told.append((found.card, found.owner, card_id))
            watch(state, REVEALED, found.card, found.owner, card_id, cause)
    watch_together(state, REVEALED, told, cause)
