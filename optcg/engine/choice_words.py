"""The answers of a decision in words that a player would say."""

from typing import Final

from optcg.engine.card import Card
from optcg.engine.decisions import Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT
from optcg.engine.field_card import IN_LEADER_AREA, IN_STAGE_AREA, FieldCard
from optcg.engine.lookup import must_locate
from optcg.engine.state import GameState
from optcg.engine.view import View
from optcg.model.errors import OptcgError
from optcg.model.terms import GIVEN_DON_POWER

_BARE: Final = {
    "rock": "throw rock",
    "paper": "throw paper",
    "scissors": "throw scissors",
    "first": "go first",
    "second": "go second",
    "keep": "keep this hand",
    "redraw": "put it back, shuffle and draw 5 new cards",
    "end": "end the Main Phase",
    "take": "add the Life card to your hand",
    "top": "on the top",
    "bottom": "at the bottom",
    "draw": "draw another card",
    "yes": "yes",
    "no": "no",
    "done": "choose no more",
}
_BY_QUESTION: Final = {
    ("block", "done"): "do not block",
    ("counter", "done"): "use no further counter",
    ("trigger", "no"): "add it to your hand without showing it",
}
_DON: Final = ("an active DON!!", "a rested DON!!", "a held active DON!!", "a held rested DON!!")


def choice_words(view: View, decision: Decision, choice: Choice) -> str:
    """A choice as the player at this view would say it."""
    state = view.state
    kind = choice.kind
    if kind == "don":
        return _DON[choice.number] if choice.number is not None else f"a DON!! of {_name(state, choice.card)}"
    if choice.card is not None and choice.target is not None:
        return f"attack {_fighter(state, choice.card)} -> {_fighter(state, choice.target)}"
    if choice.card is not None:
        return _card_words(state, decision, choice.kind, choice.card, choice.number)
    if choice.number is not None:
        return _number_words(decision, kind, choice.number)
    if decision.kind == "trigger" and kind == "yes":
        # The owner has seen the top Life card (Rule 8-6-2-1).
        return state.players[decision.player].life[-1].definition.data.trigger or "activate its [Trigger]"
    return _BY_QUESTION.get((decision.kind, kind)) or _BARE.get(kind, kind)


def _number_words(decision: Decision, kind: str, number: int) -> str:
    if kind == "pick":
        return f"card {number} of the row"
    if kind in ("option", "effect") and number <= len(decision.details):
        return decision.details[number - 1]
    return f"{kind} {number}"


def _card_words(state: GameState, decision: Decision, kind: str, card_id: int, number: int | None) -> str:
    try:
        card = must_locate(state, card_id).card
    except OptcgError:
        return f"{kind} #{card_id}"
    if kind == "play":
        return _play_words(card)
    if kind == "counter":
        return _counter_words(card)
    if kind == "give":
        return f"give 1 DON!! to {_gains(card)}"
    if kind == "block":
        return f"block with {_fighter(state, card_id)}"
    if kind == "activate":
        return f"activate effect {number} of {card.definition.name}"
    if decision.kind == "room":
        return f"trash {_fighter(state, card_id)}"
    return _fighter(state, card_id)


def _play_words(card: Card | FieldCard) -> str:
    definition = card.definition
    if definition.category == EVENT:
        return f"activate the Event {definition.name} (cost {definition.cost})"
    if definition.category == CHARACTER:
        return f"play {definition.name} (cost {definition.cost}, {definition.power})"
    return f"play the Stage {definition.name} (cost {definition.cost})"


def _counter_words(card: Card | FieldCard) -> str:
    definition = card.definition
    if definition.category == CHARACTER:
        return f"trash {definition.name} for its Counter (+{definition.counter})"
    return f"activate the Event {definition.name} (cost {definition.cost})"


def _gains(card: Card | FieldCard) -> str:
    if not isinstance(card, FieldCard):
        return card.definition.name
    return f"{card.definition.name} ({card.power} -> {card.power + GIVEN_DON_POWER})"


def _fighter(state: GameState, card_id: int) -> str:
    """A card with what matters for choosing it."""
    try:
        card = must_locate(state, card_id).card
    except OptcgError:
        return f"#{card_id}"
    if not isinstance(card, FieldCard):
        return card.definition.name
    if card.area == IN_STAGE_AREA:
        return f"{card.definition.name} (Stage)"
    facts = [str(card.power)]
    if card.area == IN_LEADER_AREA:
        facts.append("Leader")
    if card.rested:
        facts.append("rested")
    return f"{card.definition.name} ({', '.join(facts)})"


def _name(state: GameState, card_id: int | None) -> str:
    return f"#{card_id}" if card_id is None else _fighter(state, card_id)
