"""Questions in the middle of an effect: each answer by what the rest of the effect is worth with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from optcg.bots.appraisal import ability_value, rest_of
from optcg.bots.bot import Reason
from optcg.bots.defence import weigh_receiver
from optcg.bots.steps import drawing, keep_value
from optcg.bots.walk import Entry, Walk
from optcg.bots.worth import field_value
from optcg.engine import replacement
from optcg.engine.activation import context_for
from optcg.engine.battle import BattleFrame
from optcg.engine.card import UNKNOWN, Card, FieldCard
from optcg.engine.decisions import (
    DON_ACTIVE,
    DON_HELD_ACTIVE,
    DON_HELD_RESTED,
    DON_RESTED,
    Choice,
    Decision,
)
from optcg.engine.don_cards import DonCard
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.places import COST, LIFE, locate
from optcg.engine.process import ProcessFrame
from optcg.engine.program import Node
from optcg.engine.protection import REST
from optcg.engine.resolve import choose, don, questions
from optcg.engine.state import GameState
from optcg.engine.view import View

# DON!! that are given up: those that do least come first.
_GIVEN_UP: Final = {DON_RESTED: 0.4, DON_HELD_RESTED: 0.5, DON_HELD_ACTIVE: 0.1, DON_ACTIVE: 0.0}


def _frame(view: View) -> tuple[EffectFrame, Node] | None:
    """The effect that asks, and the node at which it stands."""
    top = view.state.stack[-1]
    if isinstance(top, EffectFrame) and top.at < len(top.program.nodes):
        return top, top.program.nodes[top.at]
    return None


def _walk(view: View, me: int, frame: EffectFrame) -> Walk:
    return Walk(view.state, me, frame.context.copy())


def _flat(decision: Decision, why: str) -> list[Reason]:
    """No answer is known to be better than another: the first one."""
    return [Reason(choice, 0.0, why) for choice in decision.choices]


# Cards ----------------------------------------------------------------------------------------------


def weigh_cards(view: View, decision: Decision) -> list[Reason]:
    if isinstance(view.state.stack[-1], BattleFrame):
        return weigh_receiver(view, decision)
    asked = _frame(view)
    if asked is None:
        return _flat(decision, "all look alike")
    frame, offer = asked
    me, at = decision.player, frame.at
    if isinstance(offer, questions.OptionalNode):
        at = offer.first
    node = frame.program.nodes[at]
    if not isinstance(node, choose.ChooseNode):
        return _flat(decision, "all look alike")
    picked = [_walk(view, me, frame).entry(card_id) for card_id in frame.picked]
    found: list[Reason] = []
    for choice in decision.choices:
        if isinstance(offer, questions.OptionalNode) and offer.is_left(choice):
            found.append(Reason(choice, _left(view, me, frame, offer), "its cost is kept"))
            continue
        walk = _walk(view, me, frame)
        entry = _chosen(walk, node, choice)
        walk.fill(node.slot, picked if entry is None else [*picked, entry])
        value = rest_of(walk, frame.program, at + 1)
        found.append(Reason(choice, value, "no more" if entry is None else "the rest is worth most with it"))
    return found


def _left(view: View, me: int, frame: EffectFrame, offer: Node) -> float:
    """What is still done if that what is optional is left."""
    if not isinstance(offer, questions.MayNode):
        return 0.0
    walk = _walk(view, me, frame)
    walk.context.done = 0
    return rest_of(walk, frame.program, offer.to)


def _gain(view: View, me: int, frame: EffectFrame, offer: questions.OptionalNode) -> float:
    """What it brings to do what is optional, against leaving it."""
    walk = _walk(view, me, frame)
    walk.context.done = 1
    return rest_of(walk, frame.program, frame.at + 1) - _left(view, me, frame, offer)


def _chosen(walk: Walk, node: choose.ChooseNode, choice: Choice) -> Entry | None:
    if choice.kind == "don":
        for card in node.source.cards(walk.state, walk.context):
            if isinstance(card, DonCard) and card.kind == choice.number:
                return Entry(card, card.owner, COST)
    return None if choice.card is None else walk.entry(choice.card)


# Yes or no ------------------------------------------------------------------------------------------


def weigh_yes_no(view: View, decision: Decision) -> list[Reason]:
    me = decision.player
    yes, no = 0.1, 0.0
    asked = _frame(view)
    top = view.state.stack[-1]
    if asked is not None:
        frame, node = asked
        walk = _walk(view, me, frame)
        walk.context.done = 1
        yes = rest_of(walk, frame.program, frame.at + 1)
        no = _left(view, me, frame, node)
    elif isinstance(top, ProcessFrame):
        yes = replacement_value(view.state, me, top)
    return [
        Reason(choice, yes, "it is worth its cost" if yes > no else "it costs more than it brings")
        if choice.kind == "yes"
        else Reason(choice, no, "its cost is kept" if yes > no else "it is not worth its cost")
        for choice in decision.choices
    ]


def replacement_value(state: GameState, me: int, process: ProcessFrame) -> float:
    """What is saved, and what is done instead."""
    cards = [state.find(card) for card in process.cards]
    victims = [card for card in cards if card is not None]
    offers = replacement.offers(state, victims, process.event, process.place, process.cause, process.barred)
    if not offers:
        return 0.1
    offer = offers[0]
    value = 0.0
    for card in victims:
        if card.id in offer.victims:
            saved = 0.3 if process.event == REST else field_value(card)
            value += saved if card.owner == me else -saved
    context = context_for(offer.source, [offer.victims])
    return value + rest_of(Walk(state, me, context), offer.would.code.program, 0)


def weigh_trigger(view: View, decision: Decision) -> list[Reason]:
    """The [Trigger], or the card in the hand."""
    state, me = view.state, decision.player
    card = state.players[me].life[-1]
    definition = card.definition
    kept = 0.0 if definition is UNKNOWN else keep_value(state, me, definition)
    used = 0.0
    if definition.trigger is not None:
        used = ability_value(state, me, card, me, definition.trigger)
    return [
        Reason(choice, used, "its [Trigger]") if choice.kind == "yes" else Reason(choice, kept, "a card more")
        for choice in decision.choices
    ]


# Options, numbers, places, orders -------------------------------------------------------------------


def weigh_option(view: View, decision: Decision) -> list[Reason]:
    me = decision.player
    asked = _frame(view)
    found: list[Reason] = []
    for choice in decision.choices:
        value, why = 0.0, "no more"
        if choice.kind == "draw":
            value, why = drawing(view.state, me, 1), "a card more"
        elif asked is not None and choice.number is not None:
            frame, node = asked
            if isinstance(node, questions.OptionsNode):
                value = rest_of(_walk(view, me, frame), frame.program, node.targets[choice.number - 1])
                why = "it brings most"
        found.append(Reason(choice, value, why))
    return found


def weigh_number(view: View, decision: Decision) -> list[Reason]:
    asked = _frame(view)
    me = decision.player
    node = None if asked is None else asked[1]
    gain = 0.0
    if asked is not None and isinstance(node, questions.OptionalNode):
        gain = _gain(view, me, asked[0], node)
        node = asked[0].program.nodes[node.first]
    found: list[Reason] = []
    for choice in decision.choices:
        number = choice.number or 0
        if choice.kind == "no":
            found.append(Reason(choice, 0.0 if gain <= 0 else -100.0, "its cost is kept"))
            continue
        value, why = -abs(number - 2.0), "a likely number"
        if decision.rule.startswith("11-1"):
            value, why = -float(number), "the loop leads nowhere"
        elif asked is not None and isinstance(asked[1], don.AddDonNode):
            mine = asked[0].context.player == me
            value, why = (float(number) if mine else -float(number)), "more DON!!"
        elif asked is not None and isinstance(node, don.DonNode):
            # Nobody pays more than must be; everything else is done in full.
            gives_up = node.action in (don.RETURN, don.REST) and node.player(view.state, asked[0]) == me
            value, why = (-float(number), "no more") if gives_up else (float(number), "more DON!!")
        elif asked is not None and isinstance(asked[1], choose.HowManyNode):
            frame, _ = asked
            walk = _walk(view, me, frame)
            walk.context.remember(choose.COUNTED, [0] * number)
            value, why = rest_of(walk, frame.program, frame.at + 1), "it brings most"
        found.append(Reason(choice, value, why))
    return found


def weigh_place(view: View, decision: Decision) -> list[Reason]:
    """Top or bottom: own cards worth drawing come on top, the opponent's at the bottom."""
    state, me = view.state, decision.player
    top = state.stack[-1]
    value = 0.05
    if isinstance(top, ProcessFrame) and top.mixed:
        found = locate(state, top.mixed, me)
        if found is not None:
            value = _top_value(state, me, found.owner, found.card, found.area == LIFE)
    return [
        Reason(choice, value, "better on top" if value > 0 else "worse on top")
        if choice.kind == "top"
        else Reason(choice, -value, "better at the bottom" if value < 0 else "worse at the bottom")
        for choice in decision.choices
    ]


def _top_value(state: GameState, me: int, owner: int, card: Card | FieldCard, life: bool) -> float:
    if owner != me:
        return -0.2
    if card.definition is UNKNOWN:
        return 0.05
    if life:
        return 0.2 if card.definition.has_trigger else -0.1
    return keep_value(state, me, card.definition) - 0.8


def weigh_order(view: View, decision: Decision) -> list[Reason]:
    """The first picked lies uppermost, so the card wanted most is picked first."""
    state, me = view.state, decision.player
    found: list[Reason] = []
    for choice in decision.choices:
        place = locate(state, choice.card, me) if choice.card is not None and choice.card > 0 else None
        value = 0.0
        if place is not None and place.card.definition is not UNKNOWN:
            value = keep_value(state, place.owner, place.card.definition)
            if place.owner != me:
                value = -value
        found.append(Reason(choice, value, "wanted most"))
    return found


def weigh_effect(view: View, decision: Decision) -> list[Reason]:
    """Own effects in printed order; a replacement rather than none."""
    return [
        Reason(choice, -10.0, "none of them")
        if choice.kind == "done"
        else Reason(choice, -0.1 * (choice.number or 0), "in this order")
        for choice in decision.choices
    ]


def weigh_room(view: View, decision: Decision) -> list[Reason]:
    """The Character worth least makes room; one that has attacked rather than another."""
    found: list[Reason] = []
    for choice in decision.choices:
        card = view.state.find(choice.card) if choice.card is not None else None
        value = 0.0 if card is None else -field_value(card) + (0.1 if card.rested else 0.0)
        found.append(Reason(choice, value, "worth least"))
    return found


def weigh_don(view: View, decision: Decision) -> list[Reason]:
    """Which DON!!: those that are of no more use this turn are given up first."""
    state = view.state
    asked = _frame(view)
    node = asked[1] if asked is not None else None
    gain = 0.0
    if asked is not None and isinstance(node, questions.OptionalNode):
        gain = _gain(view, decision.player, asked[0], node)
        node = asked[0].program.nodes[node.first]
    gives_up = not isinstance(node, don.DonNode) or node.action in (don.RETURN, don.REST)
    found: list[Reason] = []
    for choice in decision.choices:
        if choice.kind == "no":
            found.append(Reason(choice, 1.0 if gain <= 0 else -1.0, "its cost is kept"))
            continue
        if choice.kind == "done":
            # Nobody pays more than must be; everything else is taken in full.
            found.append(Reason(choice, 1.0 if gives_up else -1.0, "no more"))
            continue
        value = _GIVEN_UP.get(choice.number, 0.0) if choice.number is not None else 0.0
        if choice.card is not None:
            card = state.find(choice.card)
            value = 0.35 if card is not None and card.rested else 0.05
        found.append(Reason(choice, value if gives_up or value < 0.5 else 0.6, "missed least"))
    return found


WEIGH: Final[dict[str, Callable[[View, Decision], list[Reason]]]] = {
    "cards": weigh_cards,
    "yes_no": weigh_yes_no,
    "trigger": weigh_trigger,
    "option": weigh_option,
    "number": weigh_number,
    "place": weigh_place,
    "order": weigh_order,
    "effect": weigh_effect,
    "room": weigh_room,
    "don": weigh_don,
}
