"""Rule 1-3-3: what was to be done to a card and cannot be leaves a line in the log."""

from __future__ import annotations

from optcg.engine.bans import GAIN_SHIFT, NO_PLAY_BY_EFFECTS, NO_PLAY_FROM_HAND_BY_EFFECTS
from optcg.engine.card import BOTH, IN_LEADER_AREA, Card, FieldCard
from optcg.engine.context import BY_EFFECT, Cause, Context
from optcg.engine.continuous import COST, KEYWORD, POWER
from optcg.engine.game_events import GameEvent
from optcg.engine.places import HAND, Found, locate
from optcg.engine.protection import (
    ACTIVE,
    REST,
    giver,
    keeper,
    lessening,
    life_ban,
    player_ban,
    shield,
    unaffected,
)
from optcg.engine.replacement import fate
from optcg.engine.state import GameState
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
    by = keeper(state, card, event, cause, place)
    _tell(state, card.owner, card.face, cause, f"be {fate(event, place)}", BOTH, by)


def log_kept_from_hand(state: GameState, ids: list[int], context: Context) -> None:
    """Say that Life cards cannot be added to the hand."""
    for card_id in ids:
        found = locate(state, card_id)
        if found is not None and isinstance(found.card, Card):
            card, by = found.card, giver(life_ban(state, found.owner, context))
            _tell(state, found.owner, card, context.cause(), "be added to the hand", card.sight & BOTH, by)


def log_unplayed(state: GameState, found: Found, context: Context) -> None:
    """Say that an effect does not play a card that it was to play."""
    card = found.card
    if isinstance(card, Card):
        cause = context.cause()
        bits = NO_PLAY_BY_EFFECTS | (NO_PLAY_FROM_HAND_BY_EFFECTS if found.area is HAND else 0)
        ban = player_ban(state, found.owner, bits, card, context.source)
        _tell(state, found.owner, card, cause, "be played", card.sight & BOTH, giver(ban))


def log_banned(state: GameState, player: i64, context: Context, bit: i64, words: str) -> None:
    """Say what a player does not do, though an effect tells them to."""
    if state.log is not None:
        by = giver(player_ban(state, player, bit, context.source))
        cards = (context.source,)
        state.tell(GameEvent("player_prevented", "1-3-3", player, cards, word=words, source=by))


def log_unchanged(state: GameState, card: FieldCard, context: Context, what: i64, value: i64) -> None:
    """Say that an effect that would begin on a card does not."""
    words = "be affected"
    if what == KEYWORD and value > 0 and value != ATTACK_ACTIVE:
        words = f"gain [{'], ['.join(keyword_names(value))}]"
    elif what in (POWER, COST) and not unaffected(state, card, context.controller, context.source):
        # The card is not safe from being affected, but its power is from being reduced.
        words = f"have its {'power' if what == POWER else 'cost'} reduced"
    also = lessening(what, value)
    if what == KEYWORD and value > 0:
        also |= value << GAIN_SHIFT
    by = shield(state, card, context.controller, context.source, also)
    _tell(state, card.owner, card.face, context.cause(), words, BOTH, by)


def _tell(
    state: GameState, owner: i64, card: Card, cause: Cause, words: str, sight: i64, by: Card | None
) -> None:
    if state.log is not None:
        source = cause.source if cause.kind == BY_EFFECT and sight == BOTH else None
        cards = (card,) if source is None else (card, source)
        state.tell(GameEvent("prevented", "1-3-3", owner, cards, word=words, sight=sight, source=by))
