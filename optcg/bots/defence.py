"""Blocking and countering: what an attack would cost against what it costs to stop it."""

from __future__ import annotations

from typing import Final

from optcg.bots.appraisal import ability_value
from optcg.bots.bot import Reason
from optcg.bots.life_and_don import WON, don_worth
from optcg.bots.steps import keep_value
from optcg.bots.threats import can_still_attack, fighters, open_battle, stake
from optcg.bots.worth import field_value
from optcg.engine.bans import CANNOT_BE_KOD_IN_BATTLE
from optcg.engine.card import IN_LEADER_AREA, Card, FieldCard
from optcg.engine.continuous import POWER
from optcg.engine.decisions import DONE, Decision
from optcg.engine.definitions import CHARACTER
from optcg.engine.hand_cost import cost_to_play, counter_value
from optcg.engine.program import AbilityCode
from optcg.engine.resolve import change
from optcg.engine.resolve import don as don_nodes
from optcg.engine.resolve.don import RETURN
from optcg.engine.state import GameState, PlayerState
from optcg.engine.view import View
from optcg.model.terms import DOUBLE_ATTACK

BLOCKED: Final = 0.19  # what it costs that a blocker is rested
FOLLOWING: Final = 0.36  # what Life is worth more for each attack that may follow and be the last
EVENT: Final = 0.74  # an Event is spent more readily than a card that could be played
MOST_CARDS: Final = 5  # of one sum of counters that is looked at
MOST_SUMS: Final = 200
NEVER: Final = 10 * WON


class Means:
    """A card of the hand that adds power in the Counter Step."""

    __slots__ = ("card", "cost", "don", "power")

    def __init__(self, card: Card, power: int, cost: float, don: int) -> None:
        self.card: Final = card
        self.power: Final = power
        self.cost: Final = cost
        self.don: Final = don


def event_power(code: AbilityCode) -> int:
    """The power that a [Counter] Event gives, if it does no more than the simplest of them."""
    for node in code.program.nodes:
        if isinstance(node, change.ChangeStep) and node.what == POWER:
            return max(int(getattr(node.value, "number", 0)), 0)
    return 0


def _returned_don(player: PlayerState, code: AbilityCode) -> float:
    """What the DON!! are worth that an effect returns to the DON!! deck."""
    returned = [n for n in code.program.nodes if isinstance(n, don_nodes.DonNode) and n.action == RETURN]
    return don_worth(player) * len(returned)


def means(state: GameState, me: int) -> list[Means]:
    """What the hand of `me` holds to stop an attack."""
    owner = state.players[me]
    don = owner.active_don()
    found: list[Means] = []
    for card in owner.hand:
        definition = card.definition
        if definition.category == CHARACTER:
            power = counter_value(state, me, card)
            if power > 0:
                found.append(Means(card, power, keep_value(state, me, definition), 0))
        elif definition.counter_event is not None:
            price = cost_to_play(state, me, card)
            power = event_power(definition.counter_event)
            if power > 0 and price <= don:
                # DON!! that are active now are good for nothing else.
                cost = EVENT * keep_value(state, me, definition) + _returned_don(
                    owner, definition.counter_event
                )
                found.append(Means(card, power, cost, price))
    return found


def cheapest(ways: list[Means], needed: int, don: int) -> tuple[float, list[Means]]:
    """The cards that together give at least `needed` power for the least; cost `NEVER` if there are none."""
    if needed <= 0:
        return 0.0, []
    best: tuple[float, list[Means]] = (NEVER, [])
    # By thousands of power, with the DON!! spent: few cards, so all sums are looked at.
    sums: list[tuple[int, int, float, list[Means]]] = [(0, 0, 0.0, [])]
    for way in sorted(ways, key=_by_cost):
        longer: list[tuple[int, int, float, list[Means]]] = []
        for power, spent, cost, used in sums:
            total = cost + way.cost
            if spent + way.don > don or total >= best[0]:
                continue
            if power + way.power >= needed:
                best = (total, [*used, way])
            elif len(used) < MOST_CARDS:
                longer.append((power + way.power, spent + way.don, total, [*used, way]))
        sums += longer
        if len(sums) > MOST_SUMS:
            sums = sums[:MOST_SUMS]
    return best if best[1] else _largest_first(ways, needed, don)


def _largest_first(ways: list[Means], needed: int, don: int) -> tuple[float, list[Means]]:
    """As few cards as possible, where it takes more of them than sums were looked at."""
    used: list[Means] = []
    for way in sorted(ways, key=_power_of, reverse=True):
        if way.don <= don:
            don -= way.don
            needed -= way.power
            used.append(way)
            if needed <= 0:
                return sum([one.cost for one in used]), used
    return NEVER, []


def _power_of(way: Means) -> int:
    return way.power


def _by_cost(way: Means) -> float:
    return way.cost


def _more_attackers(state: GameState, attacker: FieldCard) -> int:
    """How many more cards may attack this turn."""
    player = state.players[attacker.owner]
    return sum(
        can_still_attack(state, card)
        for card in (player.leader, *player.characters)
        if card.id != attacker.id
    )


def _loss(state: GameState, attacker: FieldCard, target: FieldCard) -> float:
    """What letting the attack through costs; more if those that follow could be the last."""
    lost = stake(state, attacker, target)
    if target.area != IN_LEADER_AREA:
        return lost
    if lost < WON:
        life = len(state.players[target.owner].life) - (2 if attacker.keywords & DOUBLE_ATTACK else 1)
        more = _more_attackers(state, attacker)
        if more > life:
            lost += FOLLOWING * (more - life)
    return lost


def _needed(attacker: FieldCard, target: FieldCard) -> int:
    """The attack succeeds with equal power, so the target needs more."""
    return attacker.power - target.power + 1


def weigh_block(view: View, decision: Decision) -> list[Reason]:
    state, me = view.state, decision.player
    attacker, target = fighters(state)
    if attacker is None or target is None:
        return [Reason(decision.choices[-1], 0.0, "there is nothing to block")]
    don = state.players[me].active_don()
    ways = means(state, me)
    loss = _loss(state, attacker, target)
    stop, _ = cheapest(ways, _needed(attacker, target), don)
    without = min(loss, stop)
    found: list[Reason] = []
    cheap = False  # a block costs less than none
    for choice in decision.choices:
        blocker = state.find(choice.card) if choice.card is not None else None
        if blocker is None:
            continue
        lost = 0.0 if blocker.cannot & CANNOT_BE_KOD_IN_BATTLE else field_value(blocker)
        saved, _ = cheapest(ways, _needed(attacker, blocker), don)
        if blocker.area == IN_LEADER_AREA:
            lost = loss
        cost = BLOCKED + min(lost, saved)
        cheap = cheap or cost < without
        found.append(Reason(choice, -cost, _why_block(saved == 0, cost < without)))
    why = "a block costs less" if cheap else "it costs less to let it come"
    return [Reason(DONE, -without, "the attack does nothing" if stop == 0 else why), *found]


def _why_block(survives: bool, cheaper: bool) -> str:
    if not cheaper:
        return "it costs more than it saves"
    return "it survives" if survives else "it is worth less than what it saves"


def weigh_counter(view: View, decision: Decision) -> list[Reason]:
    state, me = view.state, decision.player
    attacker, target = fighters(state)
    if attacker is None or target is None or len(decision.choices) == 1:
        return [Reason(decision.choices[-1], 0.0, "there is nothing to counter with")]
    needed = _needed(attacker, target)
    if needed <= 0:
        return [Reason(DONE, 0.0, "the attack does nothing")]
    cost, used = cheapest(means(state, me), needed, state.players[me].active_don())
    loss = _loss(state, attacker, target)
    cheaper = cost < loss
    through = "what would be lost is worth more" if cheaper else "it costs less to let it through"
    found = [Reason(DONE, -loss, through if used else "it cannot be stopped")]
    first = max(used, key=_power_of).card.id if used else 0
    for choice in decision.choices:
        if choice.card is not None and choice.card == first:
            why = "what it saves is worth more" if cheaper else "it costs more than it saves"
            found.append(Reason(choice, -cost, "it would be the last" if loss >= WON else why))
        elif choice.card is not None:
            value = _other_event(state, me, choice.card)
            if value > 0:
                found.append(Reason(choice, value - loss, "its effect is worth the card"))
    return found


def _other_event(state: GameState, me: int, card_id: int) -> float:
    """A [Counter] Event that does something else than give power."""
    for card in state.players[me].hand:
        code = card.definition.counter_event
        if card.id == card_id and code is not None and not event_power(code):
            return ability_value(state, me, card, me, code) - EVENT * keep_value(state, me, card.definition)
    return 0.0


def weigh_receiver(view: View, decision: Decision) -> list[Reason]:
    """The power goes to the card that is attacked."""
    battle = open_battle(view.state)
    target = 0 if battle is None else battle.target
    return [
        Reason(choice, 1.0, "it is attacked")
        if choice.card == target
        else Reason(choice, 0.0, "not attacked")
        for choice in decision.choices
    ]
