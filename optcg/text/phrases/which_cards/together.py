"""What is said of several cards together: a total power or cost, different names, colors or costs."""

from __future__ import annotations

from dataclasses import replace

from optcg.model.amounts import Amount, Apart, CountOf
from optcg.model.selections import Cards, Owner
from optcg.model.terms import SECRET_AREAS, Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import AFTER, TRAIT, Described
from optcg.text.phrases.which_cards.nouns import SIMPLE_NOUN, Noun

# A total that the chosen cards must keep to.
for _what in ("power", "cost"):
    for _total in ("total", "combined"):
        TRAIT.says(
            f"a {_total} <base> {_what} (of) <number> or less",
            lambda base, n, what=_what: _total_of(what, n, base),
        )
        TRAIT.says(
            f"a {_total} <base> {_what} <than> <amount>",
            lambda base, sign, n, what=_what: _within(what, sign, n, base),
        )
        for _whose in ("whose", "so that their", "such that their"):
            AFTER.says(
                f"{_whose} {_total} <base> {_what} is <than> <amount>",
                lambda base, sign, n, what=_what: _within(what, sign, n, base),
            )
            AFTER.says(
                f"{_whose} {_total} <base> {_what} is <number> or less",
                lambda base, n, what=_what: _total_of(what, n, base),
            )


def _within(what: str, sign: str, most: Amount, base: bool) -> Described:
    """A total has an upper bound that belongs to it, and no other."""
    if sign != "<=" or isinstance(most, int):
        raise Misfit
    return _total_of(what, most, base)


def _total_of(what: str, number: Amount, base: bool) -> Described:
    if what == "power":
        return Described(total_power=number, total_base=base)
    return Described(total_cost=number, total_base=base)


# What no two of them have in common.
DIFFERENT = Phrase[str]("different")
DIFFERENT.means("different (card) name(s)", "name")
for _what in ("color", "type", "attribute", "cost", "power", "base cost", "base power"):
    DIFFERENT.means(f"different {_what}(s)", _what)
TRAIT.says("<different>", lambda what: Described(different=what))
AFTER.says("of <different>", lambda what: Described(different=what))
AFTER.says("that are <different>", lambda what: Described(different=what))

for _named, _what in (("named", "name"), ("colored", "color")):
    SIMPLE_NOUN.says(
        f"differently {_named} <ahead> <head>",
        lambda ahead, head, what=_what: head.and_(Described(ahead, different=what)),
    )

# What all of them have in common; of colors and types, which a card may have several of, one is enough.
ALIKE = Phrase[str]("alike")
ALIKE.means("(card) name", "name")
for _what in ("color", "type", "attribute", "cost", "power", "base cost", "base power"):
    ALIKE.means(_what, _what)
TRAIT.says("the same <alike>", lambda what: Described(same=what))
TRAIT.says("<alike> in common", lambda what: Described(same=what))
TRAIT.says("a|an <alike> in common", lambda what: Described(same=what))
AFTER.says("of the same <alike>", lambda what: Described(same=what))
for _share in ("that (all) have", "that are", "that (all) share", "sharing"):
    AFTER.says(f"{_share} the same <alike>", lambda what: Described(same=what))
for _share in ("that (all) share a|an", "sharing a|an"):
    AFTER.says(f"{_share} <alike>", lambda what: Described(same=what))

_SEVERAL = ("color", "type", "attribute")


def how_many_differ(noun: Noun, owner: Owner | None = None) -> Amount:
    """Of one name or cost each card has one; of colors (Rule 2-3-5) and types it may have several."""
    what = noun.described.different
    cards = replace(noun, described=replace(noun.described, different="")).cards(owner)
    if what not in _SEVERAL:
        return CountOf(cards, what)
    return apart(cards, what)


def apart(cards: Cards, what: str) -> Apart:
    """Cards of open areas (Rule 3-1-5); the types of many cards are not held against each other."""
    if not set(SECRET_AREAS).isdisjoint(cards.areas) or (what != "color" and Area.TRASH in cards.areas):
        raise Misfit
    return Apart(cards, what)
