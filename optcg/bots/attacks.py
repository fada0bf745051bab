"""Which attacks are worth making, and how many DON!! each of them should get."""

from __future__ import annotations

from typing import Final

from optcg.bots.appraisal import ability_value
from optcg.bots.worth import field_value, worth
from optcg.engine.activation import is_used
from optcg.engine.bans import CANNOT_BE_KOD_IN_BATTLE
from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.decisions import Choice
from optcg.engine.program import OPPONENTS_TURN
from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import BANISH, BLOCKER, DOUBLE_ATTACK, GIVEN_DON_POWER, UNBLOCKABLE

# What a point of damage does to a player with so many Life cards.
HIT: Final[tuple[float, ...]] = (6.74, 2.83, 2.73, 1.61, 1.18, 1.29, 1.4)
# What it costs the other player in cards to stop an attack, by thousands of power above the target.
RESPONSE: Final[tuple[float, ...]] = (1.0, 1.23, 1.49, 1.67, 1.89, 2.07, 2.25, 2.43, 2.56, 2.69, 2.78, 2.87)
CHARACTER_TARGET: Final = 1.89  # a Character that is K.O.'d, by its worth
SPENT_ON_CHARACTERS: Final = 0.23  # how much more cards the other player spends to keep a Character
EXPOSED: Final = 0.054  # the part of its worth that is at risk when a card is rested
PAST_BLOCKERS: Final = 0.94
EXTRA: Final = 3  # DON!! beyond what is needed that are thought about
COUNTER_PER_CARD: Final = 560  # what an unseen card of a hand holds in counters, on average


class Option:
    """One attack with so many more DON!!."""

    __slots__ = ("attacker", "choice", "don", "margin", "sure", "target", "value")

    def __init__(
        self,
        choice: Choice,
        attacker: FieldCard,
        target: FieldCard,
        don: int,
        margin: int,
        sure: float,
        value: float,
    ) -> None:
        self.choice: Final = choice
        self.attacker: Final = attacker
        self.target: Final = target
        self.don: Final = don
        self.margin: Final = margin  # thousands above the power of the target
        self.sure: Final = sure  # what its [When Attacking] brings, whatever becomes of the attack
        self.value: Final = value


class Field:
    """What the other player can do against attacks, seen once for all of them."""

    __slots__ = ("blockers", "deadly", "defender", "hand", "life", "low", "me", "reach", "state")

    def __init__(self, state: GameState, me: int) -> None:
        self.state: Final = state
        self.me: Final = me
        defender = state.players[1 - me]
        self.defender: Final = defender
        self.life: Final = len(defender.life)
        self.hand: Final = len(defender.hand)
        self.blockers: Final = [c for c in defender.characters if c.keywords & BLOCKER and not c.rested]
        self.reach: Final = _reach(defender)
        self.low: Final = len(state.players[me].life) <= 2
        self.deadly = False  # the attacks of this turn may well win


def _reach(player: PlayerState) -> int:
    """The power with which a player's cards may attack in the next turn."""
    best = player.leader.definition.power
    for card in player.characters:
        best = max(best, card.definition.power)
    return best + GIVEN_DON_POWER


def power_with(card: FieldCard, don: int) -> int:
    """Its power in its own turn with so many more DON!!, and what they let it give itself."""
    power = card.power + don * GIVEN_DON_POWER
    for needed, gained in worth(card.definition).gated_power:
        if card.given_don < needed <= card.given_don + don:
            power += gained
    return power


def attack_bonus(state: GameState, me: int, card: FieldCard, don: int) -> float:
    """What the [When Attacking] effects bring that it has with so many more DON!!."""
    total = 0.0
    for code in worth(card.definition).attacks:
        if code.don > card.given_don + don or code.turn == OPPONENTS_TURN:
            continue
        if code.once and is_used(state, card, code):
            continue
        total += max(ability_value(state, me, card, me, code), 0.0)
    return total


def options(field: Field, attacker: FieldCard, choices: list[Choice], don: int) -> list[Option]:
    """The attacks that a card could make, each with the numbers of DON!! that make sense."""
    found: list[Option] = []
    state = field.state
    exposed = exposure(field, attacker)
    gates = [code.don - attacker.given_don for code in worth(attacker.definition).attacks]
    powers = [power_with(attacker, count) for count in range(don + 1)]
    bonuses: dict[int, float] = {}
    for choice in choices:
        target = state.find(choice.target) if choice.target is not None else None
        if target is None:
            continue
        defence = target.power
        first = 0
        while first < don and powers[first] < defence:
            first += 1
        counts = list(range(first, min(first + EXTRA, don + 1)))
        if first:
            counts.insert(0, 0)
        counts += [gate for gate in gates if 0 < gate <= don and gate not in counts]
        for count in counts:
            bonus = 0.0
            if gates:
                if count not in bonuses:
                    bonuses[count] = attack_bonus(state, field.me, attacker, count)
                bonus = bonuses[count]
            margin = powers[count] - defence
            value = bonus - exposed
            if margin >= 0:
                value += _success(field, attacker, target, margin // 1000)
            if value > 0:
                found.append(Option(choice, attacker, target, count, margin // 1000, bonus, value))
    return found


def best_by_don(found: list[Option]) -> list[Option]:
    """Of the attacks of one card the best for each number of DON!!, if fewer are not as good."""
    best: dict[int, Option] = {}
    for option in found:
        other = best.get(option.don)
        if other is None or option.value > other.value:
            best[option.don] = option
    kept: list[Option] = []
    highest = 0.0
    for don in sorted(best):
        option = best[don]
        if option.value > highest:
            highest = option.value
            kept.append(option)
    return kept


def exposure(field: Field, attacker: FieldCard) -> float:
    """What it costs that the attacker is rested afterwards: it can be attacked, and does not block."""
    if attacker.area == IN_LEADER_AREA:
        return 0.3 if attacker.keywords & BLOCKER else 0.0
    cost = EXPOSED * field_value(attacker) if attacker.definition.power <= field.reach else 0.02
    if attacker.keywords & BLOCKER:
        cost += 0.49 if field.low else 0.28
    return 0.0 if field.deadly else cost


def _success(field: Field, attacker: FieldCard, target: FieldCard, margin: int) -> float:
    """What the attack brings: the other player loses something, or spends cards to prevent it."""
    response = RESPONSE[min(margin, len(RESPONSE) - 1)]
    if field.hand * 2000 <= margin * 1000:
        response = HIT[0]  # no hand stops this
    if target.area != IN_LEADER_AREA:
        if target.cannot & CANNOT_BE_KOD_IN_BATTLE or field.deadly:
            return 0.0
        return min(CHARACTER_TARGET * field_value(target), response + SPENT_ON_CHARACTERS)
    life = field.life
    hit = HIT[min(life, len(HIT) - 1)]
    if attacker.keywords & DOUBLE_ATTACK and life:
        hit += HIT[min(life - 1, len(HIT) - 1)] if life > 1 else 0.3
    if attacker.keywords & BANISH:
        hit += 0.4
    if field.deadly:
        return 3.0 + 0.35 * margin
    value = min(hit, response)
    if life == 0:
        value += 0.6
    if field.blockers and not attacker.keywords & UNBLOCKABLE:
        value *= PAST_BLOCKERS
    return value


def is_deadly(field: Field, by_attacker: list[list[Option]], don: int) -> bool:
    """Whether the attacks on the Leader may well be more than the other player can stop."""
    needs: list[tuple[int, int, int]] = []
    for found in by_attacker:
        at_leader = [
            option for option in found if option.target.area == IN_LEADER_AREA and option.margin >= 0
        ]
        if at_leader:
            first = min(at_leader, key=_don_of)
            points = 2 if first.attacker.keywords & DOUBLE_ATTACK else 1
            needs.append((first.don, first.margin, points))
    needs.sort()
    hits = 0
    stops: list[int] = []
    for needed, margin, points in needs:
        if needed > don:
            break
        don -= needed
        hits += points
        stops.append(1 + margin)
    spare = hits - len(field.blockers) - (field.life + 1)
    if spare < 0:
        return False
    # The other player must stop so many of them; DON!! that are left make the weakest ones stronger.
    stops.sort()
    to_stop = sum(stops[: spare + 1]) + don
    return to_stop * 1000 > COUNTER_PER_CARD * field.hand


def _don_of(option: Option) -> int:
    return option.don
