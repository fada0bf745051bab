"""Resting cards at the end of a process, then the events."""

from __future__ import annotations

from optcg.engine.auto_effects import watch, watch_don, watch_together
from optcg.engine.card import FieldCard
from optcg.engine.context import Cause
from optcg.engine.don_cards import rest_don
from optcg.engine.game_events import GameEvent
from optcg.engine.minds import MINDS_STATES
from optcg.engine.state import GameState
from optcg.engine.timings import DON_IS_RESTED, RESTED


def finish_rest(state: GameState, cards: list[int], cause: Cause) -> list[int]:
    """Rest cards of the field together; each one that changed is an event (Rule 1-3-2-1)."""
    rested: list[FieldCard] = []
    for card_id in cards:
        card = state.find(card_id)
        if card is not None and not card.rested:
            card.rested = True
            rested.append(card)
            if state.log is not None:
                shown = card.face
                state.tell(GameEvent("rested", "4-4-1-2", card.owner, (shown,)))
    state.touch(MINDS_STATES)
    for card in rested:
        watch(state, RESTED, card, card.owner, cause=cause)
    watch_together(state, RESTED, [(card, card.owner, card.id) for card in rested], cause)
    don = rest_don(state, cards, cause.source)
    watch_don(state, DON_IS_RESTED, don, cause)
    return [card.id for card in rested] + don
