"""What the log says of effects that are activated, and of those that are not or do nothing: why."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import condition_holds, context_for, gates_open, is_within, player_negated
from optcg.engine.card import BOTH, Card
from optcg.engine.context import Context
from optcg.engine.continuous import NEGATED, PLAYER_NEGATED, in_force
from optcg.engine.derived import negated
from optcg.engine.effect_words import called
from optcg.engine.game_events import GameEvent
from optcg.engine.lying import in_trash
from optcg.engine.state import GameState
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64

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
