"""What the log says of effects that begin on cards and players, and of those that cannot."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, KEYWORD, POWER, ends_when
from optcg.engine.effect_words import how_long
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState
from optcg.engine.width import i64
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
