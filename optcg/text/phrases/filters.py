"""What is said of cards, before a noun and behind it: "red {Navy} type", "with a cost of 3 or less".

Each word or clause says something of its own, and they stand in any order. Before the noun: colors, types,
names, states. Behind it: traits ("with ...", "and ..."), places ("from your hand"), those that are left out
("other than ..."), and asides between commas, which are said of all cards that were named before them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf
from optcg.model.filters import Filter
from optcg.model.selections import ON_FIELD, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase


@dataclass(frozen=True, repr=False)
class Other(f.ThisCard):
    """Whatever "other" is said of, until the whole ability is read: this card, or the one spoken of."""

    def __repr__(self) -> str:
        return repr(f.ThisCard())


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


def parts_of(said: Filter | None) -> tuple[Filter, ...]:
    """All that must hold."""
    return said.filters if isinstance(said, f.AllOf) else () if said is None else (said,)


def ways_of(said: Filter | None) -> tuple[Filter, ...]:
    """What one of must hold."""
    return said.filters if isinstance(said, f.AnyOf) else () if said is None else (said,)


def all_of(*parts: Filter | None) -> Filter | None:
    """Every part holds; the same meaning has the same form."""
    kept = sorted(dict.fromkeys(one for part in parts for one in parts_of(part)), key=_place)
    return f.AllOf(tuple(kept)) if len(kept) > 1 else kept[0] if kept else None


def any_of(*parts: Filter | None) -> Filter | None:
    """At least one part holds; a part that says nothing holds always."""
    if None in parts:
        return None
    kept = list(dict.fromkeys(one for part in parts for one in ways_of(part)))
    return kept[0] if len(kept) == 1 else f.AnyOf(tuple(kept))


def sure(part: Filter | None) -> Filter:
    """A description that says something."""
    if part is None:
        raise Misfit
    return part


def excepts_one(part: Filter | None) -> bool:
    """ "Other", "other than that card": one card is left out, and nothing is said of the others."""
    return isinstance(part, f.Without) and isinstance(part.filter, (f.ThisCard, f.Among))


# What some kinds of cards do not have, numbers and tags, so that it is said of the others alone ---------
# Rules 2-6-2, 2-7-5, 2-10-2: which kinds have no power, no cost, no Counter.
_LACK: Final[tuple[tuple[type[Filter], tuple[Category, ...]], ...]] = (
    (f.CostIs, (Category.LEADER,)),
    (f.PowerIs, (Category.EVENT, Category.STAGE)),
    (f.CounterIs, (Category.LEADER, Category.EVENT, Category.STAGE)),
)
# Rule 10-2: only Events have [Main] and [Counter].
_OF_EVENTS: Final = (f.HasTiming("Main"), f.HasTiming("Counter"))


def lacking(kinds: Sequence[Category], part: Filter | None) -> list[Category]:
    """Those of several kinds that do not have what a property tells of, if others have it."""
    numbers = part.filters if isinstance(part, f.AnyOf) else (part,)
    for number, lack in _LACK:
        without = [kind for kind in kinds if kind in lack]
        if all(isinstance(one, number) for one in numbers) and len(without) < len(kinds):
            return without
    if part in _OF_EVENTS and Category.EVENT in kinds:
        return [kind for kind in kinds if kind is not Category.EVENT]
    return []


@dataclass(frozen=True)
class Described:
    """What words around a noun say of the cards: what they are, whose, where, and together."""

    filter: Filter | None = None
    owner: Owner | None = None
    areas: tuple[Area, ...] = ()
    total_power: Amount | None = None
    total_cost: Amount | None = None
    total_base: bool = False
    different: str = ""  # what no two of them have in common
    joint: str = field(default="", compare=False)  # "or" between what is said, "and" before it
    aside: Filter | None = field(default=None, compare=False)  # what of the filter stands between commas
    that: Filter | None = field(default=None, compare=False)  # what of it is a clause with "that"

    def and_(self, other: Described) -> Described:
        if (self.areas and other.areas) or (self.owner and other.owner and self.owner != other.owner):
            raise Misfit
        return Described(
            all_of(self.filter, other.filter),
            self.owner or other.owner,
            self.areas or other.areas,
            other.total_power if self.total_power is None else self.total_power,
            other.total_cost if self.total_cost is None else self.total_cost,
            self.total_base or other.total_base,
            self.different or other.different,
            self.joint,
            all_of(self.aside, other.aside),
            all_of(self.that, other.that),
        )

    def alone(self) -> Filter:
        """What is said of each card, where nothing else can be said."""
        if self != Described(self.filter):
            raise Misfit
        return sure(self.filter)


NOTHING = Described()


# Lists: "[A], [B], or [C]", "red or blue".
def _listed(name: str, item: str, of: Callable[..., Filter]) -> Phrase[Filter | None]:
    phrase = Phrase[Filter | None](name)
    phrase.says(f"<{item}>", of)
    phrase.says(f"<{item}> <or-next> <{name}>", lambda one, _, rest: any_of(of(one), rest))
    return phrase


OR_NEXT = Phrase[None]("or-next")
OR_NEXT.means("or", None)
OR_NEXT.means(", (or)", None)
NAMES = _listed("names", "name", f.NameIs)
TYPES = _listed("types", "type-name", f.TypeIs)
ATTRIBUTES = _listed("attributes", "attribute", f.AttributeIs)
COLORS = _listed("colors", "color", f.ColorIs)

# How a Life card lies.
FACE = Phrase[Filter]("face")
FACE.means("face-up", f.FaceUp())
FACE.means("face-down", f.Without(f.FaceUp()))

# Before the noun, as many as there are.
BEFORE = Phrase[Filter | None]("before")
BEFORE.means("rested", f.Rested())
BEFORE.means("active", f.Active())
BEFORE.means("attacking", f.InBattle("attacker"))
BEFORE.means("multicolored", f.Multicolor())
BEFORE.says("<face>", lambda face: face)
BEFORE.means("other", f.Without(Other()))
BEFORE.says("<colors>", lambda colors: colors)
BEFORE.says("<types> (type|types)", lambda types: types)
BEFORE.says("<attributes> (attribute)", lambda attributes: attributes)
BEFORE.says("<types> type or <attributes> attribute", any_of)
BEFORE.says("<names>", lambda names: names)
BEFORE.says("<keyword>", f.HasKeyword)
BEFORE.says("<number> cost", lambda number: f.CostIs("=", number))

AHEAD = Phrase[Filter | None]("ahead")
AHEAD.means("", None)
AHEAD.says("<before> <ahead>", all_of)

# Numbers that something is held against: "3 or less", "of 2 to 4", "equal to the number of ..." ---------
BOUND = Phrase[str]("bound")
BOUND.means("or less", "<=")
BOUND.means("or more", ">=")

WAY = Phrase[str]("less-or-more")
WAY.means("less|lower|fewer", "<")
WAY.means("more|greater|higher", ">")
THAN = Phrase[str]("than")
THAN.means("equal to", "=")
THAN.says("equal to or <less-or-more> than", lambda way: f"{way}=")
THAN.says("<less-or-more> than", lambda way: way)

# How many of something: how they are compared, and with what number.
HOW_MANY = Phrase[tuple[str, int]]("how-many")
HOW_MANY.says("<number> <bound>", lambda n, bound: (bound, n))
HOW_MANY.says("(exactly) <number>", lambda n: ("=", n))
HOW_MANY.means("a|an|any", (">=", 1))
HOW_MANY.means("no", ("=", 0))

BASE = Phrase[bool]("base")
BASE.means("", False)
BASE.means("base", True)


class Range(NamedTuple):
    """What a number must be: all that it is held against holds, or (`either`) one of it."""

    bounds: tuple[tuple[str, Amount], ...]
    either: bool = False

    def of(self, number: type[f.CostIs] | type[f.PowerIs], base: bool) -> Described:
        said = [number(sign, amount, base) for sign, amount in self.bounds]
        return Described(any_of(*said) if self.either else all_of(*said))


RANGE = Phrase[Range]("range")
RANGE.says("of <amount>", lambda n: Range((("=", n),)))
RANGE.says("(of) <amount> <bound>", lambda n, bound: Range(((bound, n),)))
RANGE.says("of <number> or <number>", lambda one, two: Range((("=", one), ("=", two)), either=True))
RANGE.says("of <number> to <number>", lambda low, high: Range(((">=", low), ("<=", high))))
RANGE.says("<than> <amount>", lambda sign, n: Range(((sign, n),)))
RANGE.says(
    "of <number> <bound> that is <than> <amount>",
    lambda low, bound, sign, high: Range(((bound, low), (sign, high))),
)

# A number before the word: "5000 power or more".
RANGE_BEFORE = Phrase[Range]("range-before")
RANGE_BEFORE.says("<number>", lambda n: Range((("=", n),)))
RANGE_BEFORE.says("<number> <bound>", lambda n, bound: Range(((bound, n),)))
RANGE_BEFORE.says("<number> to <number>", lambda low, high: Range(((">=", low), ("<=", high))))

# Traits, behind "with", "has" or "without" --------------------
VALUE_TRAIT = Phrase[Described]("value-trait")
VALUE_TRAIT.says("<base> cost <range>", lambda base, held: held.of(f.CostIs, base))
VALUE_TRAIT.says("<base> power <range>", lambda base, held: held.of(f.PowerIs, base))
VALUE_TRAIT.says(
    "<power-or-cost> <than> the number of DON!! card(s) given to it|them",
    lambda what, sign: Described(f.AgainstOwn(what, sign, "given DON!!")),
)
POWER_OR_COST = Phrase[str]("power-or-cost")
POWER_OR_COST.means("power", "power")
POWER_OR_COST.means("cost", "cost")

TRAIT = Phrase[Described]("trait")
TRAIT.says("(a) <value-trait>", lambda value: value)
TRAIT.says("<range-before> <base> power", lambda held, base: held.of(f.PowerIs, base))
TRAIT.says("<number> <base> power <bound>", lambda n, base, bound: Described(f.PowerIs(bound, n, base)))
TRAIT.says("a type including|containing <quoted>", lambda text: Described(f.TypeIncludes(text)))
TRAIT.says("a card name including <quoted>", lambda text: Described(f.NameIncludes(text)))
TRAIT.says("(the|a) <types> type", Described)
TRAIT.says("the|a <attributes> attribute", Described)
TRAIT.says("the same card name as <that-card>", lambda slot: Described(f.SameNameAs(slot)))
TRAIT.says("<keyword>", lambda keyword: Described(f.HasKeyword(keyword)))
TRAIT.says("a|an <effect-tag> effect", lambda tag: Described(f.HasTiming(tag)))
TRAIT.means("(a) [Trigger] (effect)", Described(f.HasTrigger()))
TRAIT.says("a <signed> Counter", lambda n: Described(f.CounterIs("=", n)))
TRAIT.means("no base effect(s)", Described(f.NoBaseEffect()))
# What is said of several cards together.
TRAIT.says("a total|combined <base> <power-or-cost> (of) <number> or less", lambda *said: _total(*said))
TRAIT.says("<different>", lambda what: Described(different=what))
DIFFERENT = Phrase[str]("different")
DIFFERENT.means("(a) different (card) name(s)", "name")
DIFFERENT.means("(a) different cost(s)", "cost")


def _total(base: bool, what: str, most: int) -> Described:
    if what == "power":
        return Described(total_power=most, total_base=base)
    return Described(total_cost=most, total_base=base)


TRAITS = Phrase[Described]("traits")
TRAITS.says("<trait>", lambda trait: trait)
TRAITS.says(
    "<trait> or (with) <trait>", lambda one, two: Described(any_of(one.alone(), two.alone()), joint="or")
)

LACKED = Phrase[Filter]("lacked")
LACKED.says("<trait>", lambda trait: f.Without(trait.alone()))
LACKED.means("a|an Counter", f.CounterIs("=", 0))

# Places: the field is told by the noun --------------------
AREA = Phrase[Area]("area")
for _area in (Area.HAND, Area.TRASH, Area.DECK):
    AREA.means(_area.value, _area)
AREAS = Phrase[tuple[Area, ...]]("areas")
AREAS.says("<area>", lambda area: (area,))
AREAS.says("<area> or <area>", lambda *areas: areas)
AREAS.says("<area> or field", lambda area: (area, *ON_FIELD))

IN_AREA = Phrase[Described]("in-area")
IN_AREA.says("<whose> <areas>", lambda owner, areas: Described(owner=owner, areas=areas))

# Those that are left out --------------------
OTHERS = Phrase[Filter]("others")
OTHERS.says("<names>", lambda names: names)
OTHERS.means("this Character|Leader|Stage|card", f.ThisCard())
OTHERS.says("your <names>", lambda names: sure(all_of(names, f.OwnedBy(Owner.YOU))))

# Behind the noun, as many as there are --------------------
AFTER = Phrase[Described]("after")
AFTER.says("with <traits>", lambda traits: traits)
AFTER.says("without <lacked>", Described)
AFTER.says("other than <others>", lambda others: Described(f.Without(others)))
AFTER.says("that has|have <traits>", lambda traits: replace(traits, that=traits.filter))
AFTER.says("that <is>", lambda what: Described(what, that=what))
AFTER.says("that do|does not have <lacked>", lambda lacked: Described(lacked, that=lacked))
AFTER.says("that is a different color than|from <that-card>", lambda it: Described(f.ColorDiffersFrom(it)))
AFTER.says("from|in <in-area>", lambda place: place)
AFTER.says("on|from <whose> field", lambda owner: Described(owner=owner))
AFTER.means("on the field", NOTHING)
ASIDE = Phrase[Described]("aside")
ASIDE.says("with <traits>", lambda traits: traits)
AFTER.says(", <aside>", lambda said: replace(said, aside=said.filter))
AFTER.says(", <aside> ,", lambda said: replace(said, aside=said.filter))

BEHIND = Phrase[Described]("behind")
BEHIND.means("", NOTHING)
BEHIND.says("<after> <behind>", lambda after, rest: _nearest(after, rest))
BEHIND.says("and <trait> <behind>", lambda trait, rest: replace(trait, joint="and").and_(rest))
BEHIND.says("and <after> <behind>", lambda after, rest: _and_also(after).and_(rest))


def _nearest(said: Described, rest: Described) -> Described:
    """ "The number of your Characters with ...": what follows is said of the cards that are counted."""
    if rest.filter is not None and _counts_cards(said.filter) and not _counts_cards(rest.filter):
        raise Misfit
    if (said.joint, rest.joint) == ("or", "and"):
        raise Misfit  # "with A or B and C"
    return said.and_(rest)


def _and_also(said: Described) -> Described:
    if said.joint or said.filter is None:
        raise Misfit  # "with A and with B or C"
    return replace(said, joint="and")


def _counts_cards(part: Filter | None) -> bool:
    if isinstance(part, (f.AllOf, f.AnyOf)):
        return any(map(_counts_cards, part.filters))
    amount = part.amount if isinstance(part, (f.CostIs, f.PowerIs)) else None
    return isinstance(amount, CountOf) and Area.LIFE not in amount.cards.areas
