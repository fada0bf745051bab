"""Why an [Activate: Main] effect cannot be activated now."""

from optcg.engine.activation import (
    can_activate,
    condition_holds,
    context_for,
    is_used,
    is_used_off_field,
    payable,
)
from optcg.engine.bans import NO_ACTIVATION
from optcg.engine.card import Card, FieldCard
from optcg.engine.decisions import Choice
from optcg.engine.derived import NEGATED_WHOLLY, negated
from optcg.engine.effect_words import called
from optcg.engine.explain_bans import by, forbids, price_of
from optcg.engine.left_out import negator
from optcg.engine.places import locate
from optcg.engine.program import OPPONENTS_TURN
from optcg.engine.protection import player_ban
from optcg.engine.state import GameState


def name_of(card: Card | FieldCard) -> str:
    return called(card)


def why_not_activate(state: GameState, choice: Choice) -> str:
    """The first thing that stands in the way (Rules 8-3, 8-4-1)."""
    card = None if choice.card is None else state.find(choice.card)
    found = None if choice.card is None else locate(state, choice.card)
    if card is None and found is not None and found.card.definition.off_field:
        start = f"Activating effect {choice.number} of {name_of(found.card)} is not possible"
        for _, there in found.card.definition.off_field:
            if there.index == choice.number and is_used_off_field(state, found.card.id, there):
                return f"{start}: it is [Once Per Turn] and was used this turn (Rule 10-2-13-3)."
        return f"{start} now, or not where the card lies (Rules 6-5-4-1, 8-4-1-1)."
    if card is None or card.owner != state.turn_player:
        return f"#{choice.card} is no card on the turn player's field (Rule 6-5-4-1)."
    start = f"Activating effect {choice.number} of {name_of(card)} is not possible"
    code = next((code for code in card.definition.activates if code.index == choice.number), None)
    if code is None:
        return f"{start}: it is no [Activate: Main] effect (Rule 10-2-2-1)."
    if negated(state, card) & NEGATED_WHOLLY:
        whose = by(negator(state, card.owner, card.id))
        return f"{start}: its effects are negated{whose} (Rule 8-2-1-1)."
    if code.once and is_used(state, card, code):
        return f"{start}: it is [Once Per Turn] and was used this turn (Rule 10-2-13-3)."
    if card.given_don < code.don:
        return f"{start}: it needs {code.don} given DON!! and has {card.given_don} (Rule 8-3-2-3)."
    if code.turn == OPPONENTS_TURN:
        return f"{start}: it is not the turn its condition wants (Rules 8-3-2-4, 8-3-2-5)."
    context = context_for(card)
    if not condition_holds(state, context, code):
        return f"{start}: its condition does not hold (Rule 8-4-1-1)."
    if not payable(state, context, code.costs):
        return f"{start}: its activation cost cannot be paid in full (Rule 8-3-1-3)."
    added = price_of(state, card, "activate")
    if added is not None and not can_activate(state, card, code):
        whose = by(added.giver)
        return f"{start}: what it costs besides{whose} cannot be paid (Rules 8-3-1-2, 8-3-1-3)."
    ban = player_ban(state, card.owner, NO_ACTIVATION, card)
    if ban is not None:
        return f"{start}: {forbids(ban)}."
    if can_activate(state, card, code):
        return f"{start} again: it has changed nothing, and everything is as it was (Rule 11-1-1-2)."
    return f"{start} now (Rule 6-5-4-1)."
