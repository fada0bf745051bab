"""Rule 1-3-3: what was to be done to a card and cannot be leaves a line in the log."""

from __future__ import annotations

from optcg.engine.card import BOTH, Card
from optcg.engine.context import BY_EFFECT, Cause, Context
from optcg.engine.continuous import COST, KEYWORD, POWER
from optcg.engine.field_card import IN_LEADER_AREA, FieldCard
from optcg.engine.game_events import GameEvent
from optcg.engine.lookup import Found, locate
from optcg.engine.places import TO_HAND
from optcg.engine.protection import ACTIVE, REST
from optcg.engine.replacement_words import fate
from optcg.engine.state import GameState
from optcg.engine.unaffected import unaffected
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import ATTACK_ACTIVE, keyword_names


def log_prevented(state: GameState, card: FieldCard, event: i64, cause: Cause, place: Place) -> None:
    """Say that a card of the field was not K.O.'d, removed, rested or set as active."""
    if event in (REST, ACTIVE):
        # Rule 1-3-2-1: what is in that state already is not kept from it.
        if card.rested == (event == REST):
            return
    elif card.area == IN_LEADER_AREA:
        # Rule 3-6-3: no effect is needed for that.
        return
    _tell(state, card.owner, card.face, cause, f"be {fate(event, place)}", BOTH)


def log_kept(state: GameState, found: Found, cause: Cause, place: Place) -> None:
    """Say that a card of the hand or of Life stays where it is."""
    card = found.card
    if isinstance(card, Card):
        deed = "added to the hand" if place is TO_HAND else fate(-1, place)
        _tell(state, found.owner, card, cause, f"be {deed}", card.sight & BOTH)


def log_kept_from_hand(state: GameState, ids: list[int], cause: Cause) -> None:
    """The same for Life cards that cannot be added to the hand."""
    for card_id in ids:
        found = locate(state, card_id)
        if found is not None:
            log_kept(state, found, cause, TO_HAND)


def log_unchanged(state: GameState, card: FieldCard, context: Context, what: i64, value: i64) -> None:
    """Say that an effect that would begin on a card does not."""
    words = "be affected"
    if what == KEYWORD and value > 0 and value != ATTACK_ACTIVE:
        words = f"gain [{'], ['.join(keyword_names(value))}]"
    elif what in (POWER, COST) and not unaffected(state, card, context.controller, context.source):
        # The card is not safe from being affected, but its power is from being reduced.
        words = f"have its {'power' if what == POWER else 'cost'} reduced"
    _tell(state, card.owner, card.face, context.cause(), words, BOTH)


def _tell(state: GameState, owner: i64, card: Card, cause: Cause, words: str, sight: i64) -> None:
    if state.log is not None:
        source = cause.source if cause.kind == BY_EFFECT and sight == BOTH else None
        cards = (card,) if source is None else (card, source)
        state.log.append(GameEvent("prevented", "1-3-3", owner, cards, word=words, sight=sight))
