"""What describes a card: "{Navy} type", "with a cost of 3 or less", "other than [Nami]"."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase


@dataclass(frozen=True, repr=False)
class Other(f.ThisCard):
    """Whatever "other" is said of, until the whole ability is read: this card, or the one spoken of."""

    def __repr__(self) -> str:
        return repr(f.ThisCard())


@dataclass(frozen=True)
class Unchosen(f.Among):
    """The cards that were chosen, out of all others of which something is said, until all steps are read."""


@dataclass(frozen=True)
class Chosen(Filter):
    """The color, attribute or category that a player chooses, until all steps are read.

    `who` is that player, where it is told: "the color your opponent chose".
    """

    kind: str
    who: Owner | None = None


# The order in which the parts of a description are kept, whatever the order of the words.
_ORDER = (
    f.ThisCard,
    f.CategoryIs,
    f.Rested,
    f.Active,
    f.FaceUp,
    f.ColorIs,
    f.Multicolor,
    f.NameIs,
    f.NameIncludes,
    f.TypeIs,
    f.TypeIncludes,
    f.AttributeIs,
    f.AnyOf,
    f.PowerIs,
    f.CostIs,
)


def _place(part: Filter) -> tuple[int, str]:
    for place, kind in enumerate(_ORDER):
        if isinstance(part, kind):
            return place, repr(part)
    return len(_ORDER) + isinstance(part, f.Without), repr(part)


def all_of(*parts: Filter | None) -> Filter | None:
    """Every part holds; the same meaning has the same form."""
    flat: list[Filter] = []
    for part in parts:
        flat += part.filters if isinstance(part, f.AllOf) else [] if part is None else [part]
    kept = sorted(dict.fromkeys(flat), key=_place)
    if len(kept) < 2:
        return kept[0] if kept else None
    return f.AllOf(tuple(kept))


def any_of(*parts: Filter | None) -> Filter | None:
    """At least one part holds; a part that says nothing holds always."""
    flat: list[Filter] = []
    for part in parts:
        if part is None:
            return None
        flat += part.filters if isinstance(part, f.AnyOf) else [part]
    kept = list(dict.fromkeys(flat))
    return kept[0] if len(kept) == 1 else f.AnyOf(tuple(kept))


def excepts_one(part: Filter | None) -> bool:
    """ "Other", "other than that card": one card is left out, and nothing is said of the others."""
    return isinstance(part, f.Without) and isinstance(part.filter, (f.ThisCard, f.Among))


def sure(part: Filter | None) -> Filter:
    """A description that says something."""
    if part is None:
        raise Misfit
    return part


class Excepted(NamedTuple):
    """How cards are left out by "other than": by names, or by a noun."""

    by_noun: bool = False
    kinds: tuple[Category, ...] = ()
    described: bool = False  # something follows the noun
    unclear: bool = False  # what follows it could as well be said of the cards that are not left out


@dataclass(frozen=True)
class Described:
    """What words around a noun say of the cards: what they are, whose, where, and together."""

    filter: Filter | None = None
    owner: Owner | None = None
    areas: tuple[Area, ...] = ()
    total_power: Amount | None = None
    total_cost: Amount | None = None
    different: str = ""
    same: str = ""
    most: tuple[str, bool, bool] | None = None  # the highest (else lowest) of a number, or of its base
    total_base: bool = False
    chooser: Owner | None = None  # who chooses the cards, if it is told: "of their choice"
    excepted: Excepted | None = field(default=None, compare=False)
    joint: str = field(default="", compare=False)  # "or" between what is said, "and" before it
    aside: Filter | None = field(default=None, compare=False)  # what of the filter stands between commas

    def and_(self, other: Described) -> Described:
        if (self.areas and other.areas) or (self.owner and other.owner and self.owner != other.owner):
            raise Misfit
        return Described(
            all_of(self.filter, other.filter),
            self.owner or other.owner,
            self.areas or other.areas,
            other.total_power if self.total_power is None else self.total_power,
            other.total_cost if self.total_cost is None else self.total_cost,
            self.different or other.different,
            self.same or other.same,
            self.most or other.most,
            self.total_base or other.total_base,
            self.chooser or other.chooser,
            self.excepted or other.excepted,
            self.joint,
            all_of(self.aside, other.aside),
        )


NOTHING = Described()

# Lists: [A], [B], or [C].
NAMES = Phrase[Filter | None]("names")
NAMES.says("<name>", f.NameIs)
NAMES.says("<name> or <names>", lambda name, rest: any_of(f.NameIs(name), rest))
NAMES.says("<name> , <names>", lambda name, rest: any_of(f.NameIs(name), rest))
NAMES.says("<name> , or <names>", lambda name, rest: any_of(f.NameIs(name), rest))

TYPES = Phrase[Filter | None]("types")
TYPES.says("<type-name>", f.TypeIs)
TYPES.says("<type-name> or <types>", lambda name, rest: any_of(f.TypeIs(name), rest))
TYPES.says("<type-name> , <types>", lambda name, rest: any_of(f.TypeIs(name), rest))
TYPES.says("<type-name> , or <types>", lambda name, rest: any_of(f.TypeIs(name), rest))

ATTRIBUTES = Phrase[Filter | None]("attributes")
ATTRIBUTES.says("<attribute>", f.AttributeIs)
ATTRIBUTES.says("<attribute> or <attributes>", lambda one, rest: any_of(f.AttributeIs(one), rest))

COLORS = Phrase[Filter | None]("colors")
COLORS.says("<color>", f.ColorIs)
COLORS.says("<color> or <colors>", lambda one, rest: any_of(f.ColorIs(one), rest))
COLORS.says("<color> , <colors>", lambda one, rest: any_of(f.ColorIs(one), rest))
COLORS.says("<color> , or <colors>", lambda one, rest: any_of(f.ColorIs(one), rest))

# Before the noun.
BEFORE = Phrase[Filter | None]("before")
BEFORE.means("rested", f.Rested())
BEFORE.means("active", f.Active())
BEFORE.means("face-up", f.FaceUp())
BEFORE.means("face-down", f.Without(f.FaceUp()))
BEFORE.means("[Trigger]", f.HasTrigger())
BEFORE.means("multicolored", f.Multicolor())
BEFORE.means("attacking", f.InBattle("attacker"))
BEFORE.means("other", f.Without(Other()))
BEFORE.says("<colors>", lambda colors: colors)
BEFORE.says("<types> (type|types)", lambda types: types)
BEFORE.says("<types> type or <types> type", any_of)
BEFORE.says("<types> type or <attributes> attribute", any_of)
BEFORE.says("<attributes> attribute or <types> type", any_of)
BEFORE.says("<attributes> (attribute)", lambda attributes: attributes)
BEFORE.says("<names>", lambda names: names)
BEFORE.says("<keyword>", f.HasKeyword)
BEFORE.says("<timing>", lambda timing: _of_event(timing))
BEFORE.says("<number> cost", lambda number: f.CostIs("=", number))
BEFORE.says("<number> base cost", lambda number: f.CostIs("=", number, base=True))
BEFORE.says("<number> power", lambda number: f.PowerIs("=", number))
BEFORE.says("<number> base power", lambda number: f.PowerIs("=", number, base=True))


def _of_event(timing: str) -> Filter:
    """ "[Counter] Event"."""
    if timing not in ("Main", "Counter"):
        raise Misfit
    return f.HasTiming(timing)


AHEAD = Phrase[Filter | None]("ahead")
AHEAD.means("", None)
AHEAD.says("<before> <ahead>", all_of)

# A cost or a power, after "with".
BOUND = Phrase[str]("bound")
BOUND.means("or less", "<=")
BOUND.means("or more", ">=")

# How many of something: how they are compared, and with what number.
HOW_MANY = Phrase[tuple[str, int]]("how-many")
HOW_MANY.says("<number> <bound>", lambda n, bound: (bound, n))
HOW_MANY.says("(exactly) <number>", lambda n: ("=", n))
HOW_MANY.says("less|fewer than <number>", lambda n: ("<", n))
HOW_MANY.says("more than <number>", lambda n: (">", n))
HOW_MANY.says("a total of <how-many>", lambda many: many)
HOW_MANY.means("a|an|any", (">=", 1))
HOW_MANY.means("no", ("=", 0))

BASE = Phrase[bool]("base")
BASE.means("", False)
BASE.means("base", True)

TRAIT = Phrase[Described]("trait")
TRAIT.says("(a) <cost-trait>", Described)
TRAIT.says("<power-trait>", Described)
TRAIT.says("<number> <base> cost", lambda n, base: Described(f.CostIs("=", n, base)))
TRAIT.says("<number> <base> cost <bound>", lambda n, base, bound: Described(f.CostIs(bound, n, base)))
TRAIT.says("<number> <bound> <base> cost", lambda n, bound, base: Described(f.CostIs(bound, n, base)))
TRAIT.says("<a-type-with> <quoted>", lambda _, text: Described(f.TypeIncludes(text)))
TRAIT.says("<quoted> in its|their type(s)", lambda text: Described(f.TypeIncludes(text)))
TRAIT.says(
    "<a-type-with> <quoted> or <quoted>",
    lambda _, one, two: Described(f.AnyOf((f.TypeIncludes(one), f.TypeIncludes(two)))),
)
TRAIT.says("a card name including <quoted>", lambda text: Described(f.NameIncludes(text)))
TRAIT.says("<quoted> in its|their card name(s)", lambda text: Described(f.NameIncludes(text)))
TRAIT.says("(the|a) <types> type", Described)
TRAIT.says("(the) type <types>", Described)
TRAIT.says("the|a <attributes> attribute", Described)
TRAIT.means("no base effect(s)", Described(f.NoBaseEffect()))
TRAIT.means("(a) [Trigger] (effect)", Described(f.HasTrigger()))
TRAIT.means("no [Trigger] (effect)", Described(f.Without(f.HasTrigger())))
TRAIT.says("no <keyword> (effect)", lambda keyword: Described(f.Without(f.HasKeyword(keyword))))
TRAIT.says("<keyword>", lambda keyword: Described(f.HasKeyword(keyword)))
TRAIT.says("(a) <number> Counter", lambda number: Described(f.CounterIs("=", number)))
for _counter in ("<number> <bound> Counter", "<number> Counter <bound>"):
    TRAIT.says(f"(a) {_counter}", lambda number, bound: Described(f.CounterIs(bound, number)))
TRAIT.means("a Counter", Described(f.CounterIs(">", 0)))
TRAIT.says("a <keyword> effect", lambda keyword: Described(f.HasKeyword(keyword)))
TRAIT.says("the card name <name>", lambda name: Described(f.NameIs(name)))
TRAIT.says("a Counter of <number>", lambda number: Described(f.CounterIs("=", number)))
TRAIT.says("a Counter of <number> <bound>", lambda number, bound: Described(f.CounterIs(bound, number)))
TRAIT.says("(a) <signed> Counter", lambda number: Described(f.CounterIs("=", number)))
TRAIT.says("the same name as <that-card>", lambda slot: Described(f.SameNameAs(slot)))
TRAIT.means("the same (card) name as this Character|card|Leader|Stage", Described(f.SameNameAs(None)))
TRAIT.says("the same card name as <that-card>", lambda slot: Described(f.SameNameAs(slot)))
TRAIT.says(
    "the same <base> cost as <one-card>", lambda base, card: Described(f.CostIs("=", card.cost(base), base))
)
TRAIT.says(
    "the same <base> power as <one-card>",
    lambda base, card: Described(f.PowerIs("=", card.power(base), base)),
)
for _most in ("lowest", "highest"):
    TRAIT.says(
        f"the {_most} <base> cost", lambda base, most=_most: Described(most=("cost", most == "highest", base))
    )
    TRAIT.says(
        f"the {_most} <base> power",
        lambda base, most=_most: Described(most=("power", most == "highest", base)),
    )

A_TYPE_WITH = Phrase[None]("a-type-with")
A_TYPE_WITH.means("a type including|containing", None)
A_TYPE_WITH.means("a type that includes|contains", None)
A_TYPE_WITH.means("types including|containing", None)

TRAITS = Phrase[Described]("traits")
TRAITS.says("<all-traits>", lambda traits: traits)
TRAITS.says("<trait> or (with) <trait>", lambda one, two: _any(one, two))
TRAITS.says("<trait> or with <trait> or with <trait>", lambda one, two, three: _any(one, two, three))
TRAITS.says("<trait> , and (with) <traits>", lambda trait, rest: _nearest(trait, rest))
TRAITS.says("<trait> , <trait> (,) and <trait>", lambda one, two, three: _nearest(one, _nearest(two, three)))
# "A and B or C" is not read: "or" may stand between B and C, or between C and both others.
ALL_TRAITS = Phrase[Described]("all-traits")
ALL_TRAITS.says("<trait>", lambda trait: trait)
ALL_TRAITS.says("<trait> and (with) <all-traits>", lambda trait, rest: _nearest(trait, rest))


def _any(*traits: Described) -> Described:
    """One of several; what is said of a whole choice is not said of one card."""
    if any(trait != Described(trait.filter) for trait in traits):
        raise Misfit
    return Described(any_of(*[trait.filter for trait in traits]), joint="or")


LACKS = Phrase[Filter | None]("lacks")
LACKS.means("a|an Counter", f.CounterIs("=", 0))
LACKS.means("(a) base effect(s)", f.NoBaseEffect())
LACKS.says("the <attributes> attribute", f.Without)
LACKS.says("the <types> type", f.Without)
LACKS.says("<keyword>", lambda keyword: f.Without(f.HasKeyword(keyword)))
LACKS.says("a <keyword> effect", lambda keyword: f.Without(f.HasKeyword(keyword)))
LACKS.means("a [Trigger]", f.Without(f.HasTrigger()))
LACKS.means("a [Trigger] effect", f.Without(f.HasTrigger()))
LACKS.says("a type including <quoted>", lambda text: f.Without(f.TypeIncludes(text)))
LACKS.means("(any) DON!! card(s) given (to it|them)", f.GivenDonIs("=", 0))

IN_AREA = Phrase[Described]("in-area")
IN_AREA.says("<whose> hand", lambda owner: Described(owner=owner, areas=(Area.HAND,)))
IN_AREA.says("<whose> trash", lambda owner: Described(owner=owner, areas=(Area.TRASH,)))
IN_AREA.says("<whose> deck", lambda owner: Described(owner=owner, areas=(Area.DECK,)))
IN_AREA.says("<whose> deck or hand", lambda owner: Described(owner=owner, areas=(Area.HAND, Area.DECK)))
IN_AREA.says("<whose> trash or hand", lambda owner: Described(owner=owner, areas=(Area.HAND, Area.TRASH)))
IN_AREA.says("<whose> hand or deck", lambda owner: Described(owner=owner, areas=(Area.HAND, Area.DECK)))
IN_AREA.says(
    "<whose> hand and / or trash", lambda owner: Described(owner=owner, areas=(Area.HAND, Area.TRASH))
)
IN_AREA.says("<whose> hand or trash", lambda owner: Described(owner=owner, areas=(Area.HAND, Area.TRASH)))
IN_AREA.says(
    "<whose> hand or field",
    lambda owner: Described(owner=owner, areas=(Area.HAND, Area.LEADER, Area.CHARACTER, Area.STAGE)),
)

AFTER = Phrase[Described]("after")
AFTER.says("with <traits>", lambda traits: traits)
AFTER.says("without <lacks>", Described)
AFTER.says("without <lacks> and with <traits>", lambda lacks, traits: Described(lacks).and_(traits))
AFTER.says("<other-than>", lambda others: others)
AFTER.says("<other-than> , from|in <in-area>", lambda others, place: others.and_(place))
AFTER.says("<other-than> , with <traits>", lambda others, traits: others.and_(traits))
AFTER.says("that has|have <traits>", lambda traits: traits)
AFTER.says("having <traits>", lambda traits: traits)
AFTER.says("whose <of-card>", Described)
AFTER.says("of the <types> type", Described)
AFTER.says("that is|are <ahead>", lambda ahead: Described(sure(ahead)))
AFTER.says(
    "that is a different color than|from <that-card>",
    lambda slot: Described(f.ColorDiffersFrom(slot)),
)
AFTER.says("of a different color than|from <that-card>", lambda slot: Described(f.ColorDiffersFrom(slot)))
AFTER.says("from|in <in-area>", lambda place: place)
AFTER.says("on|from <whose> field", lambda owner: Described(owner=owner))
AFTER.means("on the field", NOTHING)
AFTER.means("(that is|that are) being attacked", Described(f.InBattle("target")))
AFTER.says("that do|does not have <trait>", lambda traits: _not(traits))


def _not(traits: Described) -> Described:
    if traits != Described(traits.filter):
        raise Misfit
    return Described(f.Without(sure(traits.filter)))


BEHIND = Phrase[Described]("behind")
BEHIND.means("", NOTHING)
BEHIND.says("<after> <behind>", lambda after, rest: _nearest(after, rest))
BEHIND.says("and (with) <all-traits> <behind>", lambda traits, rest: replace(traits, joint="and").and_(rest))
BEHIND.says("and without <lacks> <behind>", lambda lacks, rest: Described(lacks, joint="and").and_(rest))


def _nearest(said: Described, rest: Described) -> Described:
    """ "The number of your Characters with ...": what follows is said of the cards that are counted."""
    if rest.filter is not None and _counts_cards(said.filter) and not _counts_cards(rest.filter):
        raise Misfit
    if (said.joint, rest.joint) == ("or", "and"):
        raise Misfit  # "with A or B and C"
    return (_clear(said) if rest.filter is not None else said).and_(rest)


def _clear(said: Described) -> Described:
    """ "Other than red Characters with ...": what follows is said of the nearest noun, and of no other."""
    if said.excepted is not None and said.excepted.by_noun:
        raise Misfit
    return said


def _counts_cards(part: Filter | None) -> bool:
    if isinstance(part, (f.AllOf, f.AnyOf)):
        return any(map(_counts_cards, part.filters))
    amount = part.amount if isinstance(part, (f.CostIs, f.PowerIs)) else None
    return isinstance(amount, CountOf) and Area.LIFE not in amount.cards.areas


# What is not joined by "and" to what stands before it.
LOOSE_BEHIND = Phrase[Described]("loose-behind")
LOOSE_BEHIND.means("", NOTHING)
LOOSE_BEHIND.says("<after> <behind>", lambda after, rest: after.and_(rest))
AND_TRAITS = Phrase[Described]("and-traits")
AND_TRAITS.means("", NOTHING)
AND_TRAITS.says("and (with) <traits>", lambda traits: traits)
AND_TRAITS.says("and without <lacks>", Described)
