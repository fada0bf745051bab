"""What continuous effects on cards are worth: power, keywords, prohibitions, DON!! given."""

from __future__ import annotations

from typing import Final

from optcg.bots.threats import battle_gain, can_still_attack
from optcg.bots.walk import Entry, Walk
from optcg.bots.worth import field_value
from optcg.engine.bans import (
    CANNOT_ATTACK,
    CANNOT_BE_KOD_BY_EFFECTS,
    CANNOT_BE_KOD_BY_OPPONENT,
    CANNOT_BECOME_ACTIVE,
    CANNOT_BLOCK,
    CANNOT_LEAVE_BY_EFFECTS,
    CANNOT_LEAVE_BY_OPPONENT,
    CANNOT_REFRESH,
)
from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.continuous import (
    ADDED_COST,
    BASE_POWER,
    BATTLE,
    CANNOT,
    COST,
    GRANT,
    KEYWORD,
    NEGATED,
    POWER,
    TURN,
)
from optcg.engine.definitions import CHARACTER
from optcg.engine.resolve import change
from optcg.model.terms import BANISH, BLOCKER, DOUBLE_ATTACK, RUSH, UNBLOCKABLE

# What keeps a card on the field against effects of the opponent.
STAYS: Final = (
    CANNOT_BE_KOD_BY_EFFECTS | CANNOT_BE_KOD_BY_OPPONENT | CANNOT_LEAVE_BY_EFFECTS | CANNOT_LEAVE_BY_OPPONENT
)


def given_value(walk: Walk, entry: Entry, count: int) -> float:
    """DON!! given to a card: good where it still attacks this turn."""
    card = entry.card
    if not isinstance(card, FieldCard):
        return 0.0
    value = 0.02
    if walk.state.turn_player == card.owner and can_still_attack(walk.state, card):
        value = power_value(walk, card, 1000)
    return value * count if card.owner == walk.me else -value * count


def power_value(walk: Walk, card: FieldCard, amount: int) -> float:
    """Power during this turn, for a card that may attack: most if it reaches the Leader by it."""
    defence = walk.state.players[1 - card.owner].leader.power
    if card.power < defence <= card.power + amount:
        return 0.6
    if card.power + amount < defence:
        return 0.1 * amount / 1000
    return 0.22 * amount / 1000


def change_value(walk: Walk, node: change.ChangeStep, entry: Entry) -> float:
    """A continuous effect that begins on a card."""
    card = entry.card
    if not isinstance(card, FieldCard):
        return _arriving(walk, node, entry)
    sign = 1.0 if card.owner == walk.me else -1.0
    amount = node.value.of(walk.state, walk.context)
    if node.what == POWER:
        return _power_change(walk, card, amount, node.until)
    if node.what == COST:
        return sign * 0.02 * float(amount)
    if node.what == BASE_POWER:
        return _power_change(walk, card, amount - card.definition.power, node.until)
    if node.what == KEYWORD and amount < 0:
        return -sign * (0.4 if -amount & card.keywords else 0.05)
    if node.what == KEYWORD:
        return sign * _keyword_value(walk, card, amount)
    if node.what == CANNOT:
        return _ban_value(walk, card, amount)
    if node.what == NEGATED:
        definition = card.definition
        lasting = len(definition.permanents) + len(definition.activates) + len(definition.abilities.autos)
        return -sign * (0.1 + 0.25 * lasting + (0.35 if definition.keywords & BLOCKER else 0.0))
    if node.what == GRANT:
        return sign * 0.3
    return -sign * 0.3 if node.what == ADDED_COST else 0.0


def _arriving(walk: Walk, node: change.ChangeStep, entry: Entry) -> float:
    """A change on a card that is just coming into play, or on a DON!!."""
    card = entry.card
    if card is None or card.definition.category != CHARACTER:
        return 0.1 if node.what == CANNOT and entry.owner != walk.me else 0.0
    amount = node.value.of(walk.state, walk.context)
    if (
        node.what == KEYWORD
        and amount > 0
        and amount & RUSH
        and walk.my_turn()
        and walk.state.turn_number > 2
    ):
        return 0.5 + 0.05 * float(card.definition.power) / 1000
    return 0.05 * float(amount) / 1000 if node.what == POWER else 0.0


def _power_change(walk: Walk, card: FieldCard, amount: int, until: int) -> float:
    sign = 1.0 if card.owner == walk.me else -1.0
    gain = battle_gain(walk.state, walk.me, card, amount)
    if gain is not None:
        return gain
    if until == BATTLE:
        return 0.0
    if until != TURN:
        return sign * 0.3 * amount / 1000
    if walk.state.turn_player == card.owner:
        if not can_still_attack(walk.state, card):
            return sign * 0.01 * amount / 1000
        return sign * power_value(walk, card, amount)
    # The other player's turn: it stands firmer, or falls more easily, as long as it can be attacked.
    exposed = card.area == IN_LEADER_AREA or card.rested or bool(card.keywords & BLOCKER)
    return sign * (0.12 if exposed else 0.03) * amount / 1000 * (1.0 + 0.2 * field_value(card))


def _keyword_value(walk: Walk, card: FieldCard, bits: int) -> float:
    fresh = card.played_on == walk.state.turn_number and not card.rested
    attacks = walk.state.turn_player == card.owner and can_still_attack(walk.state, card)
    value = 0.0
    if bits & RUSH and fresh and not card.keywords & RUSH:
        value += 0.6 + 0.1 * float(card.power) / 1000
    if bits & BLOCKER and not card.keywords & BLOCKER:
        value += 0.4
    if bits & DOUBLE_ATTACK and not card.keywords & DOUBLE_ATTACK:
        value += 0.8 if attacks else 0.1
    if bits & (UNBLOCKABLE | BANISH):
        value += 0.3 if attacks else 0.05
    return value or 0.05


def _ban_value(walk: Walk, card: FieldCard, bits: int) -> float:
    sign = 1.0 if card.owner == walk.me else -1.0
    value = 0.0
    weight = 0.3 + 0.3 * field_value(card)
    if bits & CANNOT_ATTACK:
        value -= weight
    if bits & (CANNOT_BECOME_ACTIVE | CANNOT_REFRESH) and card.rested:
        value -= weight + (0.3 if card.keywords & BLOCKER else 0.0)
    if bits & CANNOT_BLOCK and card.keywords & BLOCKER and not card.rested:
        value -= 0.4
    if not value:
        value = 0.3 if bits & STAYS else -0.05
    return sign * value
