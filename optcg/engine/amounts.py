"""Numbers worked out when they are needed: one value per amount of the model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.groups import Group, players_of
from optcg.engine.memory import Memory
from optcg.engine.places import Found, locate
from optcg.engine.power_and_cost import base_cost, base_power, cost, power
from optcg.engine.program import MINDS_DON, MINDS_MARKS, MINDS_VALUES
from optcg.engine.state import GameState, PlayerState
from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.matching import Matcher

AT_MOST: Final = 0
AT_LEAST: Final = 1
EQUAL: Final = 2
LESS: Final = 3
MORE: Final = 4
EVEN: Final = 5
ODD: Final = 6
UNEQUAL: Final = 7
_SIGNS: Final = ("<=", ">=", "=", "<", ">", "even", "odd", "!=")


def sign_code(sign: str) -> i64:
    """The number by which the engine knows a sign; -1 for one that it does not know."""
    return _SIGNS.index(sign) if sign in _SIGNS else -1


def compares(left: i64, sign: i64, right: i64) -> bool:
    """Whether `left` stands in this relation to `right`; of even and odd numbers `right` says nothing."""
    if sign == AT_MOST:
        return left <= right
    if sign == AT_LEAST:
        return left >= right
    if sign == EQUAL:
        return left == right
    if sign == LESS:
        return left < right
    if sign == MORE:
        return left > right
    if sign == EVEN:
        return left % 2 == 0
    if sign == ODD:
        return left % 2 == 1
    if sign == UNEQUAL:
        return left != right
    raise ValueError("There is no comparison by such a sign.")


class Value:
    """A whole number in the eyes of an effect."""

    def of(self, state: GameState, context: Context) -> i64:
        raise NotImplementedError

    def of_card(self, state: GameState, context: Context, card: FieldCard) -> i64:
        """The number for a card that is to be changed by it; most are the same for every card."""
        return self.of(state, context)

    def is_own(self) -> bool:
        """Whether each card has its own."""
        return False

    def known(self, state: GameState, context: Context) -> bool:
        """Whether there is such a number: none is the power of a card that is not there."""
        return True

    def minds(self) -> i64:
        """What it looks at besides which cards are on the field, as bits: MINDS_DON and so on."""
        return 0


class Fixed(Value):
    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def of(self, state: GameState, context: Context) -> i64:
        return self.number


def number_of(state: GameState, card: Card | FieldCard, what: str, base: bool) -> i64:
    """The "power", "cost", "Counter" or "given DON!!" of a card; off the field what is printed."""
    if what == "power":
        if not isinstance(card, FieldCard):
            return card.definition.power
        return base_power(state, card) if base else power(state, card)
    if what == "cost":
        if not isinstance(card, FieldCard):
            return card.definition.cost
        return base_cost(state, card) if base else cost(state, card)
    if what == "Counter":
        return card.definition.counter
    return card.given_don if isinstance(card, FieldCard) else 0


class CountValue(Value):
    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def of(self, state: GameState, context: Context) -> i64:
        return self.group.count(state, context)

    def minds(self) -> i64:
        return self.group.minds()


class DifferentValue(Value):
    """How many different names, colors, types, attributes, costs or powers the cards of a group have.

    Rules 2-6-2, 2-7-5: a card that has no cost or no power adds none.
    """

    def __init__(self, group: Group, what: str) -> None:
        self.group: Final = group
        self.what: Final = what

    def of(self, state: GameState, context: Context) -> i64:
        cards = self.group.members(state, context)
        if self.what.endswith("cost"):
            base = self.what != "cost"
            return len({number_of(state, card, "cost", base) for card in cards if card.definition.has_cost})
        if self.what.endswith("power"):
            base = self.what != "power"
            return len({number_of(state, card, "power", base) for card in cards if card.definition.has_power})
        if self.what == "color":
            return len({color for card in cards for color in card.definition.colors})
        if self.what == "type":
            return len({name for card in cards for name in card.definition.types})
        if self.what == "attribute":
            return len({name for card in cards for name in card.definition.attributes})
        return len({card.definition.name for card in cards})

    def minds(self) -> i64:
        of_values = "cost" in self.what or "power" in self.what
        return self.group.minds() | (MINDS_VALUES if of_values else 0)


def given_don(player: PlayerState) -> i64:
    """All DON!! given to a player's cards."""
    given = player.leader.given_don
    for card in player.characters:
        given += card.given_don
    return given


class DonValue(Value):
    """Rules 3-1-2, 4-4-2: the field is the cost area and the given DON!!; given ones are in no state."""

    def __init__(self, owner: i64, where: str) -> None:
        self.owner: Final = owner
        self.where: Final = where

    def of(self, state: GameState, context: Context) -> i64:
        total: i64 = 0
        for owner in players_of(self.owner, context.player, state.turn_player):
            player = state.players[owner]
            if self.where == "active":
                total += player.active_don()
            elif self.where == "rested":
                total += player.rested_don()
            elif self.where == "given":
                total += given_don(player)
            elif self.where == "deck":
                total += player.don_deck
            else:
                total += player.active_don() + player.rested_don() + given_don(player)
        return total

    def minds(self) -> i64:
        return MINDS_DON


class TurnsValue(Value):
    """Which turn of theirs a player has begun last; each turn makes derived values anew."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final = owner

    def of(self, state: GameState, context: Context) -> i64:
        total: i64 = 0
        for owner in players_of(self.owner, context.player, state.turn_player):
            one, two = state.turns
            total += two if owner else one
        return total


class PerValue(Value):
    def __init__(self, each: i64, every: i64, of: Value) -> None:
        self.each: Final = each
        self.every: Final = every
        self.amount: Final = of

    def of(self, state: GameState, context: Context) -> i64:
        return self.each * (max(self.amount.of(state, context), 0) // self.every)

    def of_card(self, state: GameState, context: Context, card: FieldCard) -> i64:
        return self.each * (max(self.amount.of_card(state, context, card), 0) // self.every)

    def is_own(self) -> bool:
        return self.amount.is_own()

    def minds(self) -> i64:
        return self.amount.minds()


class SumValue(Value):
    def __init__(self, left: Value, right: Value, sign: i64) -> None:
        self.left: Final = left
        self.right: Final = right
        self.sign: Final = sign

    def of(self, state: GameState, context: Context) -> i64:
        return self.left.of(state, context) + self.sign * self.right.of(state, context)

    def of_card(self, state: GameState, context: Context, card: FieldCard) -> i64:
        left = self.left.of_card(state, context, card)
        return left + self.sign * self.right.of_card(state, context, card)

    def is_own(self) -> bool:
        return self.left.is_own() or self.right.is_own()

    def known(self, state: GameState, context: Context) -> bool:
        return self.left.known(state, context) and self.right.known(state, context)

    def minds(self) -> i64:
        return self.left.minds() | self.right.minds()


class OwnValue(Value):
    """The power, cost or given DON!! of the card that is changed."""

    def __init__(self, what: str, becomes: bool = False) -> None:
        self.what: Final = what
        self.becomes: Final = becomes  # it is taken away, so that another number is left

    def of(self, state: GameState, context: Context) -> i64:
        return 0

    def of_card(self, state: GameState, context: Context, card: FieldCard) -> i64:
        number = number_of(state, card, self.what, False)
        # Rules 1-3-6-2, 1-3-6-2-1: what is changed is the true sum, though below 0 it reads as 0.
        return card.cost if self.becomes and self.what == "cost" else number

    def is_own(self) -> bool:
        return True

    def minds(self) -> i64:
        return MINDS_DON if self.what == "given DON!!" else MINDS_VALUES


class CardValue(Value):
    """The power, cost or Counter of one card: of a slot, or this card (`slot` -1)."""

    def __init__(self, what: str, slot: i64, base: bool) -> None:
        self.what: Final = what
        self.slot: Final = slot
        self.base: Final = base

    def _found(self, state: GameState, context: Context) -> Found | None:
        if self.slot < 0:
            return locate(state, context.source.id)
        slot = context.slot(self.slot)
        return locate(state, slot[0]) if slot else None

    def known(self, state: GameState, context: Context) -> bool:
        """Rules 2-6-2, 2-7-5: Events and Stages have no power, Leaders no cost."""
        found = self._found(state, context)
        if found is None:
            return False
        definition = found.card.definition
        if self.what == "power":
            return definition.has_power
        return definition.has_cost or self.what != "cost"

    def of(self, state: GameState, context: Context) -> i64:
        found = self._found(state, context)
        if found is None:
            return 0
        return number_of(state, found.card, self.what, self.base)

    def minds(self) -> i64:
        return MINDS_VALUES


class TotalValue(Value):
    """Rule 1-3-6-1: negative power counts as such in a sum."""

    def __init__(self, what: str, group: Group, base: bool) -> None:
        self.what: Final = what
        self.group: Final = group
        self.base: Final = base

    def known(self, state: GameState, context: Context) -> bool:
        return bool(self.group.members(state, context))

    def of(self, state: GameState, context: Context) -> i64:
        total: i64 = 0
        for card in self.group.members(state, context):
            total += number_of(state, card, self.what, self.base)
        return total

    def minds(self) -> i64:
        of_don = self.what == "given DON!!"
        return self.group.minds() | MINDS_VALUES | (MINDS_DON if of_don else 0)


class SlotValue(Value):
    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def of(self, state: GameState, context: Context) -> i64:
        return len(context.slot(self.slot))


class DoneValue(Value):
    def of(self, state: GameState, context: Context) -> i64:
        return context.done


class NamedValue(Value):
    def of(self, state: GameState, context: Context) -> i64:
        return context.number


class HappenedValue(Value):
    """How often an event has come in this turn, or in the last one of a player."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory

    def of(self, state: GameState, context: Context) -> i64:
        return state.marks.count(self.memory.asked(context.source.id, context.player))

    def minds(self) -> i64:
        return MINDS_MARKS


class FittingValue(Value):
    """How many cards of a slot fit."""

    def __init__(self, slot: i64, matcher: Matcher) -> None:
        self.slot: Final = slot
        self.matcher: Final = matcher

    def of(self, state: GameState, context: Context) -> i64:
        count: i64 = 0
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is not None and self.matcher.fits(state, context, found.card):
                count += 1
        return count

    def minds(self) -> i64:
        return self.matcher.minds()


# Stands for the number in the words of a question; no card has such a one.
UNKNOWN: Final = 987654321


class Telling:
    """ "Set up to 3 of your DON!! cards as active": the number as it is now, without its sign."""

    def __init__(self, value: Value, of_one: str, words: str) -> None:
        self.value: Final = value
        self.of_one: Final = of_one
        self.words: Final = words  # for all numbers but 1, with `UNKNOWN` in the place of the number

    def of(self, state: GameState, context: Context) -> str:
        number = self.value.of(state, context)
        if number == 1:
            return self.of_one
        return self.words.replace(str(UNKNOWN), str(-number if number < 0 else number))
