"""The Main Phase: share the DON!! out between cards to play and attacks, then do the first thing of the plan.

The plan is made anew for every question, so the bot can be asked at any point of any game.
"""

from __future__ import annotations

from typing import Final

from optcg.bots.appraisal import ability_value, arrival_value
from optcg.bots.attacks import Field, Option, best_by_don, is_deadly, options
from optcg.bots.bot import Reason
from optcg.bots.steps import spend_value
from optcg.bots.vain import LONG_TURN, in_vain
from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.decisions import Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.places import hand_card
from optcg.engine.resolve import don as don_nodes
from optcg.engine.state import GameState
from optcg.engine.view import View
from optcg.model.terms import RUSH

LEAST: Final = 0.057  # what a thing must bring to be done at all
RESERVE: Final = 0.15  # DON!! kept for a [Counter] Event


class Item:
    """Something that DON!! can be spent on besides attacks. Without a choice they are only kept for it."""

    __slots__ = ("choice", "cost", "gain", "why")

    def __init__(self, choice: Choice | None, cost: int, gain: float, why: str) -> None:
        self.choice: Final = choice
        self.cost: Final = cost
        self.gain: Final = gain
        self.why: Final = why


def weigh(view: View, decision: Decision) -> list[Reason]:
    """The choices of the Main Phase, by what the turn brings if it begins with them."""
    vain = in_vain(view, decision)
    plan, deadly = _best_plan(view.state, decision, vain)
    return _reasons(decision, plan, deadly, vain)


def whole_turn(state: GameState, decision: Decision) -> list[Choice]:
    """The choices that carry out the plan, one after the other, if nothing comes between."""
    plan, deadly = _best_plan(state, decision, [])
    gifts = {option.attacker.id: option for option in plan.attacks}
    found: list[Choice] = []
    for choice, _ in _steps(plan, deadly):
        if choice.kind == "give" and choice.card is not None:
            option = gifts[choice.card]
            found += [choice] * option.don
            found.append(option.choice)
        else:
            found.append(choice)
    return found


def _best_plan(state: GameState, decision: Decision, vain: list[Choice]) -> tuple[Plan, bool]:
    me = decision.player
    don = state.players[me].active_don()
    items: list[Item] = []
    attacks: dict[int, list[Choice]] = {}
    for choice in decision.choices:
        if choice.kind == "play":
            items.append(_play_item(state, me, choice))
        elif choice.kind == "activate" and state.turn_choices < LONG_TURN and choice not in vain:
            items.append(_activate_item(state, me, choice))
        elif choice.kind == "attack" and choice.card is not None:
            attacks.setdefault(choice.card, []).append(choice)
    items += _reserves(state, me, don)
    by_attacker, deadly = _attack_options(state, me, attacks, don)
    if deadly:
        items = [item for item in items if item.choice is not None and item.gain > 1.0]
    items = [item for item in items if item.gain > LEAST and item.cost <= don]
    return _plan(items, by_attacker, don), deadly


def _attack_options(
    state: GameState, me: int, attacks: dict[int, list[Choice]], don: int
) -> tuple[list[list[Option]], bool]:
    if not attacks:
        return [], False
    field = Field(state, me)
    cards = [(card, choices) for card, choices in ((state.find(a), c) for a, c in attacks.items()) if card]
    by_attacker = [options(field, card, choices, don) for card, choices in cards]
    if is_deadly(field, by_attacker, don):
        field.deadly = True
        by_attacker = [options(field, card, choices, don) for card, choices in cards]
    return [best_by_don(found) for found in by_attacker if found], field.deadly


# What can be done with DON!! ------------------------------------------------------------------------


def _play_item(state: GameState, me: int, choice: Choice) -> Item:
    card = hand_card(state, me, choice.card)
    if card is None:
        return Item(choice, 0, 0.0, "unknown")
    definition = card.definition
    cost = cost_to_play(state, me, card)
    gain = -spend_value(state, me, definition)
    if definition.category == EVENT:
        why = "its effect is worth the card"
        if definition.main is not None:
            gain += ability_value(state, me, card, me, definition.main)
    else:
        why = "a card for the field"
        gain += arrival_value(state, me, card, me)
        if definition.category == CHARACTER and definition.keywords & RUSH and state.turn_number > 2:
            gain += 0.44
    return Item(choice, cost, gain, why)


def _activate_item(state: GameState, me: int, choice: Choice) -> Item:
    card = state.find(choice.card) if choice.card is not None else None
    if card is None:
        return Item(choice, 0, 0.0, "unknown")
    for code in card.definition.activates:
        if code.index == choice.number:
            cost = 0
            for node in code.program.nodes:
                if isinstance(node, don_nodes.DonNode) and node.action == don_nodes.REST:
                    cost += 1
            return Item(
                choice, cost, ability_value(state, me, card, me, code), "its effect is worth its cost"
            )
    return Item(choice, 0, 0.0, "unknown")


def _reserves(state: GameState, me: int, don: int) -> list[Item]:
    """[Counter] Events that could be paid for in the other player's turn."""
    found: list[Item] = []
    if state.turn_number < 2:
        return found
    for card in state.players[me].hand:
        definition = card.definition
        if definition.counter_event is not None and 0 < definition.cost <= don and len(found) < 2:
            low = len(state.players[me].life) <= 2
            found.append(Item(None, definition.cost, RESERVE + (0.3 if low else 0.0), "kept for a counter"))
    return found


# The plan -------------------------------------------------------------------------------------------


class Plan:
    """What to spend the DON!! on: items, and an option for each attacker."""

    __slots__ = ("attacks", "items", "value")

    def __init__(self, value: float, items: list[Item], attacks: list[Option]) -> None:
        self.value: Final = value
        self.items: Final = items
        self.attacks: Final = attacks


def _plan(items: list[Item], by_attacker: list[list[Option]], don: int) -> Plan:
    """The best way to share the DON!! out: a table over how many are left."""
    values = [0.0] * (don + 1)
    taken: list[tuple[Item | Option, ...]] = [()] * (don + 1)
    for item in items:
        for left in range(don, item.cost - 1, -1):
            value = values[left - item.cost] + item.gain
            if value > values[left]:
                values[left] = value
                taken[left] = (*taken[left - item.cost], item)
    for found in by_attacker:
        best, ways = values[:], taken[:]
        for option in found:
            for left in range(don, option.don - 1, -1):
                value = values[left - option.don] + option.value
                if value > best[left]:
                    best[left] = value
                    ways[left] = (*taken[left - option.don], option)
        values, taken = best, ways
    way = taken[don]
    return Plan(
        values[don],
        [item for item in way if isinstance(item, Item)],
        [option for option in way if isinstance(option, Option)],
    )


def _by_gain(item: Item) -> float:
    return item.gain


def _attack_order(option: Option) -> tuple[float, bool, int]:
    """Effects of attacking first, then Characters, then the Leader; the strongest attack last."""
    return -option.sure, option.target.area == IN_LEADER_AREA, option.attacker.power + 1000 * option.don


def _steps(plan: Plan, deadly: bool) -> list[tuple[Choice, str]]:
    """The plan in the order in which it is carried out."""
    steps = [
        (item.choice, item.why)
        for item in sorted(plan.items, key=_by_gain, reverse=True)
        if item.choice is not None
    ]
    for option in sorted(plan.attacks, key=_attack_order):
        if option.don:
            steps.append((Choice("give", option.attacker.id), "for the attack it makes"))
        else:
            steps.append((option.choice, _attack_why(option.target, deadly)))
    return steps


def _attack_why(target: FieldCard, deadly: bool) -> str:
    if deadly:
        return "the attacks of this turn may win"
    return "to take Life" if target.area == IN_LEADER_AREA else "to K.O. it"


def _reasons(decision: Decision, plan: Plan, deadly: bool, vain: list[Choice]) -> list[Reason]:
    legal = set(decision.choices)
    ranked: dict[Choice, Reason] = {}
    value = plan.value
    for choice, why in _steps(plan, deadly):
        if choice in legal and choice not in ranked:
            ranked[choice] = Reason(choice, round(value - 0.01 * len(ranked), 3), why)
    for choice in decision.choices:
        if choice in vain:
            ranked[choice] = Reason(choice, -1.0, "it would change nothing")
        elif choice not in ranked:
            why = "nothing better is left" if choice.kind == "end" else "not in the plan"
            worth = 0.0 if choice.kind == "end" else -0.5
            ranked[choice] = Reason(choice, worth, why)
    return list(ranked.values())
