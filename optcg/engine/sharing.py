"""What two cards have in common: names, colors, types, attributes, a cost or a power (Rules 2-1 to 2-7)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import number_of
from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.definitions import Definition
from optcg.engine.field_card import FieldCard
from optcg.engine.identity import also, colors_of
from optcg.engine.lookup import locate
from optcg.engine.matching import Matcher
from optcg.engine.state import GameState
from optcg.engine.width import i64

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
        words = list(definition.names)
    elif what == "type":
        words = list(definition.types)
    else:
        words = list(definition.attributes)
    return words + also(state, card, what) if state.special else words


def meet(one: list[str], two: list[str]) -> bool:
    """Whether there is a word that both have."""
    return any(word in two for word in one)


def in_common(state: GameState, cards: list[Card | FieldCard], what: str) -> list[str]:
    """What each of these cards has, of names, colors, types ... (as for `words_of`)."""
    common = words_of(state, cards[0], what)
    for card in cards[1:]:
        words = words_of(state, card, what)
        common = [word for word in common if word in words]
    return common


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
    return any(name in one.names for name in two.names)


class OtherNameMatcher(SameNameMatcher):
    """A name that the cards of a slot do not have; without such cards there is none."""

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return bool(context.slot(self.slot)) and not super().fits(state, context, card)


class OtherColorMatcher(Matcher):
    """It shares no color with the cards of a slot; without such cards nothing differs from them.

    Rule 2-3-5: a card of several colors is a card of each.
    """

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def fits(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        colors = colors_of(state, card)
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is not None and meet(colors, colors_of(state, found.card)):
                return False
        return bool(context.slot(self.slot))


def most_alike(sets: list[list[str]]) -> i64:
    """How many of the sets, at most, have one word in common."""
    counts: dict[str, int] = {}
    for words in sets:
        for word in set(words):
            counts[word] = counts.get(word, 0) + 1
    return max([0, *counts.values()])


def most_apart(sets: list[list[str]], used: list[str], enough: i64) -> i64:
    """How many of the sets, at most, have no word in common, nor one that is used; `enough` is enough."""
    several = [words for place, words in enumerate(sets) if len(words) > 1 and words not in sets[:place]]
    single = sorted({words[0] for words in sets if len(words) == 1})
    return _most_apart(several, 0, single, used, enough)


def _most_apart(several: list[list[str]], start: i64, single: list[str], used: list[str], enough: i64) -> i64:
    """With any of the sets of several words, or with none of them."""
    free = len([word for word in single if word not in used])
    most: i64 = free
    for place in range(start, len(several)):
        if most >= min(enough, free + len(several) - place):
            return most
        words = several[place]
        if not meet(words, used):
            most = max(most, 1 + _most_apart(several, place + 1, single, used + words, enough - 1))
    return most
