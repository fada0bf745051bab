"""The answers of a decision in words that a player would say."""

from __future__ import annotations

from collections import Counter
from textwrap import shorten
from typing import Final

from optcg.engine.activation import condition_holds, payable
from optcg.engine.areas import hand_to_trash, life_to_no_area
from optcg.engine.card import IN_LEADER_AREA, IN_STAGE_AREA, Card, FieldCard
from optcg.engine.context import NO_CARDS, Context, context_of
from optcg.engine.decisions import Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT
from optcg.engine.game_events import which
from optcg.engine.hand_cost import cost_in_hand, cost_to_play, counter_value
from optcg.engine.places import locate, must_locate
from optcg.engine.program import AbilityCode
from optcg.engine.resolve.choose import ChooseNode
from optcg.engine.resolve.flow import ActivateStep, CostEndStep
from optcg.engine.resolve.questions import OfferNode
from optcg.engine.state import GameState
from optcg.engine.view import View
from optcg.engine.width import i64
from optcg.model.errors import OptcgError
from optcg.model.terms import GIVEN_DON_POWER, PLAYER_NAMES, Area

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
    **{(kind, "no"): "none: do not do it" for kind in ("cards", "don", "number")},
    ("trigger", "no"): "add it to your hand without showing it",
}
_DON: Final = ("an active DON!!", "a rested DON!!", "a held active DON!!", "a held rested DON!!")


# So much of an effect is told in a list.
_EFFECT_LENGTH: Final = 90
_PLACES: Final = {
    Area.HAND: "hand",
    Area.TRASH: "trash",
    Area.DECK: "deck",
    Area.LIFE: "Life",
}


def all_choice_words(view: View, decision: Decision) -> list[str]:
    """All choices in words; different cards that would read the same are told apart by number or place."""
    words = [choice_words(view, decision, choice) for choice in decision.choices]
    numbers = [_numbers(view.state, choice) for choice in decision.choices]
    alike = Counter(words)
    different = Counter(set(zip(words, numbers, strict=True)))
    per_words = Counter(text for text, _ in different)
    told = [
        f"{text} [{number}]" if number and alike[text] > 1 and per_words[text] > 1 else text
        for text, number in zip(words, numbers, strict=True)
    ]
    again = Counter(told)
    return [
        f"{text}{_places(view, decision, choice)}" if again[text] > 1 else text
        for text, choice in zip(told, decision.choices, strict=True)
    ]


def _places(view: View, decision: Decision, choice: Choice) -> str:
    """Which of several like cards of the field a choice is about: " [your 2nd]"."""
    mine = f"{PLAYER_NAMES[decision.player]}'s "
    other = f"{PLAYER_NAMES[1 - decision.player]}'s "
    found = [which(view.state, card) for card in (choice.card, choice.target) if card is not None]
    places = [place.replace(mine, "your ").replace(other, "opponent's ").strip() for place in found]
    return f" [{' -> '.join([place for place in places if place])}]" if any(places) else ""


def _numbers(state: GameState, choice: Choice) -> str:
    """The numbers of the cards of a choice."""
    ids = [card for card in (choice.card, choice.target) if card is not None]
    found = [locate(state, card) for card in ids]
    return " -> ".join(place.card.definition.number for place in found if place is not None)


def choice_words(view: View, decision: Decision, choice: Choice) -> str:
    """A choice as the player at this view would say it."""
    state = view.state
    kind = choice.kind
    if kind == "don":
        return (
            _DON[choice.number]
            if choice.number is not None
            else f"a DON!! given to {_name(state, choice.card)}"
        )
    if choice.card is not None and choice.target is not None:
        return f"attack {_fighter(state, choice.card)} -> {_fighter(state, choice.target)}"
    if choice.card is not None:
        return _place_words(decision, choice) or _card_words(
            state, decision, choice.kind, choice.card, choice.number
        )
    if choice.number is not None:
        return _number_words(decision, kind, choice.number)
    if decision.kind == "trigger" and kind == "yes":
        # The owner has seen the top Life card (Rule 8-6-2-1).
        text = state.players[decision.player].life[-1].definition.data.trigger or "activate its [Trigger]"
        return text + _in_vain(trigger_in_vain(state, decision.player))
    return _BY_QUESTION.get((decision.kind, kind)) or _BARE.get(kind, kind)


def _place_words(decision: Decision, choice: Choice) -> str:
    """Where a card lies, if nothing else tells it from others."""
    if choice.kind != "pick" or not decision.details:
        return ""
    place = decision.choices.index(choice)
    return decision.details[place] if place < len(decision.details) else ""


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
        return _play_words(state, decision.player, card)
    if kind == "counter":
        return _counter_words(state, decision.player, card)
    if kind == "give":
        return f"give 1 DON!! to {_gains(card)}"
    if kind == "block":
        return f"block with {_fighter(state, card_id)}"
    if kind == "activate":
        return _activate_words(state, decision.player, card, number)
    if decision.kind == "room":
        return f"trash {_fighter(state, card_id)}"
    return _picked(state, decision.player, card_id)


def _activate_words(state: GameState, player: int, card: Card | FieldCard, number: int | None) -> str:
    name, code = card.definition.name, card.definition.abilities.by_index.get(number or 0)
    if code is None:
        return f"activate effect {number} of {name}"
    does = shorten(code.words, _EFFECT_LENGTH, placeholder=" ...")
    source = card.face if isinstance(card, FieldCard) else card
    return f"activate {name}: {does}{_in_vain(why_in_vain(state, context_of(player, source), code))}"


def _picked(state: GameState, player: int, card_id: int) -> str:
    """A card with what tells it from others: cost, power, Counter, and where it is."""
    found = must_locate(state, card_id)
    card, definition = found.card, found.card.definition
    whose = "" if found.owner == player else "opponent's"
    if isinstance(card, FieldCard):
        facts = [f"cost {card.cost}"] if definition.has_cost else []
        if definition.has_power:
            facts.append(str(card.power))
        if card.area == IN_LEADER_AREA:
            facts.append("Leader")
        elif card.area == IN_STAGE_AREA:
            facts.append("Stage")
        if card.rested:
            facts.append("rested")
        if card.given_don:
            facts.append(f"{card.given_don} DON!!")
        place = whose
    else:
        facts = [f"cost {cost_in_hand(state, card)}"] if definition.has_cost else []
        if definition.has_power:
            facts.append(str(definition.power))
        if definition.counter:
            facts.append(f"Counter +{definition.counter}")
        place = f"{whose} {_PLACES.get(found.area, '')}".strip()
    if place:
        facts.append(place)
    return f"{definition.name} ({', '.join(facts)})" if facts else definition.name


def _play_words(state: GameState, player: int, card: Card | FieldCard) -> str:
    definition = card.definition
    if definition.category == EVENT:
        return _event_words(state, player, card, definition.main)
    if definition.category == CHARACTER:
        return f"play {definition.name} (cost {_price(state, player, card)}, {definition.power})"
    return f"play the Stage {definition.name} (cost {_price(state, player, card)})"


def _counter_words(state: GameState, player: int, card: Card | FieldCard) -> str:
    definition = card.definition
    if definition.category == CHARACTER and isinstance(card, Card):
        return f"trash {definition.name} for its Counter (+{counter_value(state, player, card)})"
    return _event_words(state, player, card, definition.counter_event)


def _event_words(state: GameState, player: int, card: Card | FieldCard, code: AbilityCode | None) -> str:
    """An Event with what it costs and does, and whether it could do anything now."""
    words = f"activate the Event {card.definition.name} (cost {_price(state, player, card)})"
    if code is None or not isinstance(card, Card):
        return words
    does = shorten(code.words, _EFFECT_LENGTH, placeholder=" ...")
    return f"{words}: {does}{_in_vain(event_in_vain(state, player, card, code))}"


def _in_vain(reason: str) -> str:
    return f" ({reason})" if reason else ""


def _price(state: GameState, player: int, card: Card | FieldCard) -> int:
    """Rule 2-7-1: what must be paid for a card of the hand now."""
    return cost_to_play(state, player, card) if isinstance(card, Card) else card.definition.cost


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


def why_in_vain(state: GameState, context: Context, code: AbilityCode) -> str:
    """What stands in the way of it; nothing if it may do something."""
    if not condition_holds(state, context, code):
        return "its condition does not hold"
    if not payable(state, context, code.costs):
        return "its cost cannot be paid"
    if code.only_if is not None and not code.only_if.holds(state, context):
        # Paying may yet bring it about.
        return "its condition does not hold now" if code.costs else "its condition does not hold"
    called = _called(context, code)
    if called is not None:
        return why_in_vain(state, context, called)
    return "there is nothing to choose" if _nothing_to_choose(state, context, code) else ""


def _called(context: Context, code: AbilityCode) -> AbilityCode | None:
    """The other effect of the same card that it activates, if it does nothing else."""
    nodes = code.program.nodes
    last = nodes[len(nodes) - 1]
    if not isinstance(last, ActivateStep) or not isinstance(nodes[len(nodes) - 2], CostEndStep):
        return None
    called = context.source.definition.abilities.codes.get(last.timing) if last.slot < 0 else None
    return None if called is code else called


def _nothing_to_choose(state: GameState, context: Context, code: AbilityCode) -> bool:
    """Whether it does nothing but to cards that are chosen, and there is none to be seen."""
    nodes = code.program.nodes
    for offer in nodes:
        if isinstance(offer, OfferNode):
            choosing = nodes[offer.first] if offer.alone else None
            if isinstance(choosing, ChooseNode) and not choosing.source.tells():
                return not choosing.candidates(state, context, NO_CARDS)
    return False


def trigger_in_vain(state: GameState, player: i64) -> str:
    """The same of the [Trigger] of the top Life card, which belongs to no area then (Rule 10-1-5-3)."""
    code = state.players[player].life[-1].definition.trigger
    if code is None:
        return ""
    then = state.clone()
    card = life_to_no_area(then, player)
    return why_in_vain(then, context_of(player, card), code)


def event_in_vain(state: GameState, player: i64, card: Card, code: AbilityCode) -> str:
    """The same of an Event of the hand, which is paid for and lies in the trash then (Rule 8-4-2)."""
    then = state.clone()
    owner = then.players[player]
    price = cost_to_play(then, player, card)
    plain = min(price, owner.don_active)
    owner.don_active -= plain
    owner.don_rested += plain
    owner.don_held_active -= price - plain
    owner.don_held_rested += price - plain
    trashed = hand_to_trash(then, player, card.id)
    return why_in_vain(then, context_of(player, trashed), code)
