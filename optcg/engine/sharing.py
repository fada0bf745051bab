"""What two cards have in common: names, colors, types, attributes, a cost or a power (Rules 2-1 to 2-7)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value, number_of
from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.definitions import Definition
from optcg.engine.field_card import FieldCard
from optcg.engine.groups import Group
from optcg.engine.identity import also, colors_of
from optcg.engine.lookup import locate
from optcg.engine.matching import Matcher
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import Area

NO_SLOT: Final = -1
# Beside the words of a card that has every name, or every type: shared with whatever has one.
EVERY: Final = "*"
# What permanent effects change.
NUMBERS: Final = ("cost", "power", "base cost", "base power")


def words_of(state: GameState, card: Card | FieldCard, what: str) -> list[str]:
    """The names, colors, types or attributes of a card, printed and gained; its cost or power as a word."""
    definition = card.definition
    if what == "color":
        return colors_of(state, card)
    if what == "cost" or what == "base cost":
        return [str(number_of(state, card, "cost", what != "cost"))] if definition.has_cost else []
    if what == "power" or what == "base power":
        return [str(number_of(state, card, "power", what != "power"))] if definition.has_power else []
    if what == "name":
        words = [*definition.names, EVERY] if definition.all_names else list(definition.names)
    elif what == "type":
        words = [*definition.types, EVERY] if definition.all_types else list(definition.types)
    else:
        words = list(definition.attributes)
    return words + also(state, card, what) if state.special else words


def meet(one: list[str], two: list[str]) -> bool:
    """Whether there is a word that both have."""
    if EVERY in one or EVERY in two:
        return bool(one and two)
    return any(word in two for word in one)


def in_common(state: GameState, cards: list[Card | FieldCard], what: str) -> list[str]:
    """What each of these cards has, of names, colors, types ... (as for `words_of`)."""
    common = words_of(state, cards[0], what)
    for card in cards[1:]:
        words = words_of(state, card, what)
        if EVERY in common:
            common = words
        elif EVERY not in words:
            common = [word for word in common if word in words]
    return common


class SharesMatcher(Matcher):
    """With a card of a group, of an earlier step, or with this card."""

    def __init__(self, what: str, slot: i64, group: Group | None) -> None:
        self.what: Final = what
        self.slot: Final = slot
        self.group: Final = group

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        words = words_of(state, card, self.what)
        for other in self._others(state, context, card):
            if meet(words, words_of(state, other, self.what)):
                return True
        return False

    def _others(self, state: GameState, context: Context, card: Card | FieldCard) -> list[Card | FieldCard]:
        group = self.group
        if group is not None:
            # There is one Leader, which is like itself; of several cards another one is meant.
            alone = Area.LEADER in group.areas
            return [other for other in group.members(state, context) if alone or other.id != card.id]
        ids = [context.source.id] if self.slot == NO_SLOT else context.slot(self.slot)
        found = [locate(state, card_id) for card_id in ids]
        return [place.card for place in found if place is not None]

    def depends(self) -> bool:
        return self.what in NUMBERS or (self.group is not None and self.group.depends())


class SameNameMatcher(Matcher):
    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.slot < 0:
            return _same_name(card.definition, context.source.definition)
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is not None and _same_name(card.definition, found.card.definition):
                return True
        return False


def _same_name(one: Definition, two: Definition) -> bool:
    """Printed names, and those from the text (Rule 2-1-3)."""
    return one.all_names or two.all_names or any(name in one.names for name in two.names)


class OtherNameMatcher(SameNameMatcher):
    """A name that the cards of a slot do not have; without such cards there is none."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return bool(context.slot(self.slot)) and not super().fits(state, context, card)


class UnlikeMatcher(SharesMatcher):
    """It shares nothing with the cards of a slot; without such cards nothing differs from them.

    Rule 2-3-5: a card of several colors is a card of each. Rule 2-7-5: what has no cost has no other one.
    """

    def __init__(self, what: str, slot: i64) -> None:
        super().__init__(what, slot, None)

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if self.what in NUMBERS and not words_of(state, card, self.what):
            return False
        return bool(context.slot(self.slot)) and not super().fits(state, context, card)


class AlikeValue(Value):
    """The size of the largest set of cards with a name, a cost, ... in common."""

    def __init__(self, group: Group, what: str) -> None:
        self.group: Final = group
        self.what: Final = what

    def of(self, state: GameState, context: Context) -> i64:
        return most_alike([words_of(state, card, self.what) for card in self.group.members(state, context)])

    def depends(self) -> bool:
        return self.what in NUMBERS or self.group.depends()


def most_alike(sets: list[list[str]]) -> i64:
    """How many of the sets, at most, have one word in common."""
    counts: dict[str, int] = {}
    for words in sets:
        if EVERY not in words:
            for word in set(words):
                counts[word] = counts.get(word, 0) + 1
    return max([0, *counts.values()]) + len([words for words in sets if EVERY in words])


def most_apart(sets: list[list[str]], used: list[str], enough: i64) -> i64:
    """How many of the sets, at most, have no word in common, nor one that is used; `enough` is enough."""
    several = [words for place, words in enumerate(sets) if len(words) > 1 and words not in sets[:place]]
    single = sorted({words[0] for words in sets if len(words) == 1})
    return _most_apart(several, 0, single, used, enough)


def _most_apart(several: list[list[str]], start: i64, single: list[str], used: list[str], enough: i64) -> i64:
    """With any of the sets of several words, or with none of them."""
    free = 0 if EVERY in used else len([word for word in single if word not in used])
    most: i64 = free
    for place in range(start, len(several)):
        if most >= min(enough, free + len(several) - place):
            return most
        words = several[place]
        if not meet(words, used):
            most = max(most, 1 + _most_apart(several, place + 1, single, used + words, enough - 1))
    return most


class ApartValue(Value):
    """The size of the largest set of cards of which no two share a color, a type, ... (Rule 2-3-5)."""

    def __init__(self, group: Group, what: str) -> None:
        self.group: Final = group
        self.what: Final = what

    def of(self, state: GameState, context: Context) -> i64:
        return _apart(state, self.group.members(state, context), self.what)

    def depends(self) -> bool:
        return self.what in NUMBERS or self.group.depends()


class SlotApartValue(Value):
    """The same of the cards of an earlier step, wherever they are by now."""

    def __init__(self, what: str, slot: i64) -> None:
        self.what: Final = what
        self.slot: Final = slot

    def of(self, state: GameState, context: Context) -> i64:
        found = [locate(state, card_id) for card_id in context.slot(self.slot)]
        return _apart(state, [place.card for place in found if place is not None], self.what)

    def depends(self) -> bool:
        return self.what in NUMBERS


def _apart(state: GameState, cards: list[Card | FieldCard], what: str) -> i64:
    bare: i64 = 0  # cards without such a word have none in common with any
    sets: list[list[str]] = []
    for card in cards:
        words = sorted(words_of(state, card, what))
        if not words:
            bare += 1
        else:
            sets.append(words)
    return bare + most_apart(sets, [], len(sets))
