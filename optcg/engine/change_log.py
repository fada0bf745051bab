"""What the log says of effects that begin on cards and players, and of those that cannot."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.continuous import BASE_COST, BASE_POWER, COST, KEYWORD, POWER
from optcg.engine.field_card import FieldCard
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import ATTACK_ACTIVE, PLAYER_NAMES, keyword_names

# Stands in words for the phase of the player whose card it is.
NEXT_REFRESH: Final = "the next Refresh Phase"


def log_value(state: GameState, player: i64, card: FieldCard, what: i64, value: i64) -> None:
    """Say which power, cost or keyword a card gained or lost."""
    if state.log is None:
        return
    shown = (card.face,)
    if what == POWER:
        state.log.append(GameEvent("power_gained", "2-6-3", player, shown, number=value))
    elif what == COST:
        state.log.append(GameEvent("cost_gained", "2-7-6", player, shown, number=value))
    elif what == BASE_POWER:
        state.log.append(GameEvent("base_power_set", "4-9", player, shown, number=value))
    elif what == BASE_COST:
        state.log.append(GameEvent("base_cost_set", "4-9", player, shown, number=value))
    elif what == KEYWORD:
        bits = value if value > 0 else -value
        words = "], [".join(keyword_names(bits & ~ATTACK_ACTIVE))
        if words:
            kind = "keyword_gained" if value > 0 else "keyword_lost"
            state.log.append(GameEvent(kind, "10-1", player, shown, word=words))
        if bits & ATTACK_ACTIVE:
            # No keyword of the game: cards say it in words.
            number = 0 if value > 0 else -1
            state.log.append(GameEvent("active_targets_gained", "7-1-1-2", player, shown, number=number))


def log_words(state: GameState, player: i64, card: FieldCard, source: Card, words: str) -> None:
    """Say what else began on a card, which is the first "this card" of the words."""
    if state.log is not None:
        # Where they speak of "this card" again, that is the one from which the effect comes.
        cards = (card.face, source) if words.count("this card") > 1 else (card.face,)
        words = words.replace(NEXT_REFRESH, f"{PLAYER_NAMES[card.owner]}'s next Refresh Phase")
        state.log.append(GameEvent("changed", "8-1-4-2", player, cards, word=words))


def log_ban(state: GameState, context: Context, words: str) -> None:
    """Say what began on a player."""
    if state.log is not None:
        cards = (context.source,) if "this card" in words else ()
        state.log.append(GameEvent("player_changed", "8-1-4-2", context.controller, cards, word=words))


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
    state.log.append(GameEvent("put_off", "6-6-1-2", context.controller, cards, word=words))
