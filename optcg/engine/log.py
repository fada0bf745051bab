"""What the log says of effects: that they begin, why they are left out, and what was prevented."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import condition_holds, context_for, gates_open, is_within, player_negated
from optcg.engine.bans import GAIN_SHIFT, NO_PLAY_BY_EFFECTS, NO_PLAY_FROM_HAND_BY_EFFECTS
from optcg.engine.card import BOTH, IN_LEADER_AREA, Card, FieldCard
from optcg.engine.context import BY_EFFECT, Cause, Context
from optcg.engine.continuous import (
    BASE_COST,
    BASE_POWER,
    COST,
    KEYWORD,
    NEGATED,
    PLAYER_NEGATED,
    POWER,
    ends_when,
    in_force,
)
from optcg.engine.effect_words import called, how_long
from optcg.engine.game_events import GameEvent
from optcg.engine.off_field import in_trash
from optcg.engine.places import HAND, Found, locate
from optcg.engine.power_and_cost import negated
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
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import ATTACK_ACTIVE, PLAYER_NAMES, keyword_names

# Stands in words for the phase of the player whose card it is.
NEXT_REFRESH: Final = "the next Refresh Phase"


def log_value(state: GameState, context: Context, card: FieldCard, what: i64, value: i64, until: i64) -> None:
    """Say which power, cost or keyword a card gained, or which power or cost it lost, and for how long."""
    if state.log is None:
        return
    player, shown = context.controller, (card.face,)
    lasts = how_long(ends_when(state, until, player), player, context.source)
    if what == POWER:
        state.tell(GameEvent("power_gained", "2-6-3", player, shown, number=value, until=lasts))
    elif what == COST:
        state.tell(GameEvent("cost_gained", "2-7-6", player, shown, number=value, until=lasts))
    elif what == BASE_POWER:
        state.tell(GameEvent("base_power_set", "4-9", player, shown, number=value, until=lasts))
    elif what == BASE_COST:
        state.tell(GameEvent("base_cost_set", "4-9", player, shown, number=value, until=lasts))
    elif what == KEYWORD:
        words = "], [".join(keyword_names(value & ~ATTACK_ACTIVE))
        if words:
            state.tell(GameEvent("keyword_gained", "10-1", player, shown, word=words, until=lasts))
        if value & ATTACK_ACTIVE:
            # No keyword of the game: cards say it in words.
            state.tell(GameEvent("active_targets_gained", "7-1-1-2", player, shown, until=lasts))


def log_words(state: GameState, player: i64, card: FieldCard, source: Card, words: str) -> None:
    """Say what else began on a card, which is the first "this card" of the words."""
    if state.log is not None:
        # Where they speak of "this card" again, that is the one from which the effect comes.
        cards = (card.face, source) if words.count("this card") > 1 else (card.face,)
        words = words.replace(NEXT_REFRESH, f"{PLAYER_NAMES[card.owner]}'s next Refresh Phase")
        state.tell(GameEvent("changed", "8-1-4-2", player, cards, word=words))


def log_ban(state: GameState, context: Context, words: str) -> None:
    """Say what began on a player."""
    if state.log is not None:
        cards = (context.source,) if "this card" in words else ()
        state.tell(GameEvent("player_changed", "8-1-4-2", context.controller, cards, word=words))


def log_put_off(state: GameState, context: Context, words: str, slot: i64) -> None:
    """Say what will be done later, and to which card, if it is one that was chosen (Rule 6-6-1-2)."""
    assert state.log is not None
    cards: tuple[Card, ...] = (context.source,) if "this card" in words else ()
    if slot >= 0:
        chosen = [
            card for card in [state.find(card_id) for card_id in context.slot(slot)] if card is not None
        ]
        if not context.slot(slot):
            return
        if len(chosen) == 1 and not cards:
            cards, words = (chosen[0].face,), words.replace("that card", "this card", 1)
    state.tell(GameEvent("put_off", "6-6-1-2", context.controller, cards, word=words))


COST_UNPAID: Final = "its cost could not be paid"
NOT_HELD: Final = "its condition did not hold"
NOTHING_THERE: Final = "there was nothing to choose"


def tell_activated(state: GameState, context: Context, label: str) -> None:
    """Rule 8-4-1: an effect is activated; called where there is a log."""
    state.tell(GameEvent("effect_activated", "8-4-1", context.player, (context.source,), word=label))


def log_left(state: GameState, source: Card, player: i64, label: str, why: str, secret: bool) -> None:
    """Say that a player has not activated an effect, or, without a label, not done what one allows.

    What the hand decides is told to its player alone: for the other one it is the same as declining.
    """
    rule = ("8-3-1-3" if why and not secret else "8-3-1-4") if label else "8-1-2"
    kind, sight = "not_activated" if label else "declined", 1 << player if secret else BOTH
    state.tell(GameEvent(kind, rule, player, word=label, sight=sight, source=source, why=why))


def log_none_chosen(state: GameState, source: Card, player: i64, there: bool, secret: bool) -> None:
    """Say that no card was chosen; that there was none in a secret area only its player knows."""
    why, sight = "" if there else NOTHING_THERE, 1 << player if secret else BOTH
    state.tell(GameEvent("none_chosen", "8-4-4-1", player, sight=sight, source=source, why=why))


def log_invalid(state: GameState, waiting: Waiting) -> None:
    """Rules 8-1-3-1-3, 8-4-1-1: say why an effect that has waited is not activated.

    What stands in brackets before it needs no words.
    """
    why, rule = NOT_HELD, "8-4-1-1"
    card = state.find_of(waiting.player, waiting.source.id)
    if card is None and waiting.code.in_trash:
        card = in_trash(state, waiting.source.id, waiting.player)
    if card is None:
        why, rule = "the card has moved", "8-1-3-1-3"
    elif condition_holds(state, context_for(card, waiting.slots), waiting.code):
        bits = negated(state, card) or player_negated(state, card.owner, card)
        if not bits or gates_open(state, card, waiting.code, waiting.event):
            return
        why, rule = f"effects of the card are negated{_by(negator(state, card.owner, card.id))}", "8-2-1-1"
    facts = (waiting.player, (), 0, 0, waiting.code.label, BOTH, waiting.source, "", "", why)
    state.tell(GameEvent("not_activated", rule, *facts))


def negator(state: GameState, player: i64, card_id: i64) -> Card | None:
    """The card whose effect negates those of a card of the field."""
    card = state.find(card_id)
    for effect in in_force(state, NEGATED, card_id):
        if effect.giver is not None:
            return effect.giver
    for effect in in_force(state, PLAYER_NEGATED, player):
        if is_within(state, effect, card):
            return effect.giver
    return None


def _by(card: Card | None) -> str:
    return "" if card is None else f" by the effect of {called(card)}"


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
    _tell(state, card.owner, card.face, cause, f"be {fate(event, place, cause)}", BOTH, by)


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
