"""Conditions: what stands after "If" (Rules 4-10-1, 8-3-3).

A fact has a subject (a player, a card, a number, a place), a verb, and what is had, been or compared. Facts
are joined by "and", "or" and commas, and a turn ("during your opponent's turn") may stand behind them.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf, Minus, Plus, TurnsOf
from optcg.model.conditions import Compare, Condition, YourTurn
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import TALLY, Holding, life
from optcg.text.phrases.filters import Described, all_of, any_of, excepts_one, parts_of, sure, ways_of
from optcg.text.phrases.nouns import (
    Noun,
    excepts_this,
    has_name,
    is_bare_name,
    leaves_out,
    on_that_field,
    several,
)
from optcg.text.phrases.words import one_owner

FACT = Phrase[Condition]("fact")
CONDITION = Phrase[Condition]("condition")


# Facts joined ------------------------------------------------------------------------------------------
def both(*facts: Condition) -> Condition:
    flat: list[Condition] = []
    for fact in facts:
        flat += fact.conditions if isinstance(fact, c.Both) else [fact]
    return c.Both(tuple(flat))


# "A and B, or if C": what "and" joins belongs together. A bare "or" joins two facts and no more.
ALL_FACTS = Phrase[Condition]("all-facts")
ALL_FACTS.says("<fact>", lambda fact: fact)
ALL_FACTS.says("<fact> and (if) <all-facts>", lambda one, two: both(one, on_that_field(one, two)))
ALL_FACTS.says("<fact> , (and) <all-facts>", both)
CONDITION.says("<all-facts>", lambda fact: fact)
CONDITION.says("<all-facts> (,) or if <all-facts>", lambda one, two: c.Either((one, two)))
CONDITION.says("<fact> (,) or <fact>", lambda one, two: c.Either((one, two)))
CONDITION.says("<all-facts> (,) <in-whose-turn>", lambda fact, turn: both(turn, fact))

IN_TURN = Phrase[YourTurn]("in-whose-turn")
IN_TURN.says("during <whose> turn", lambda whose: YourTurn(one_owner(whose) is Owner.YOU))
FACT.says("it is <whose> turn", lambda whose: YourTurn(one_owner(whose) is Owner.YOU))


# What players have ---------------------------------------------------------------------------------------
Having = tuple[Holding, str, int]

SUBJECT = Phrase[Owner]("subject")
SUBJECT.means("you (then|now) have", Owner.YOU)
SUBJECT.means("your opponent (then|now) has", Owner.OPPONENT)
SUBJECT.means("there is|are", Owner.EITHER)
HAS_NOT = Phrase[Owner]("has-not")
HAS_NOT.says("<player> do|does not have", lambda who: who)

# How many of something: "3 or less Life cards", "a rested [Nami]", "no other Characters", "[Nami]".
HAVING = Phrase[Having]("having")
HAVING.says("<how-many> <holding>", lambda many, what: (what, *many))
HAVING.says("<holding>", lambda what: _by_name(what, one=True))

FACT.says("<subject> <having>", lambda who, having: has(who, having))
FACT.says("<subject> <holding>", lambda who, what: has(who, _by_name(what)))
FACT.says("<subject> a total of <having>", lambda who, having: has(who, having))
FACT.says("<subject> <having> and <having>", lambda who, one, two: both(*_has_two(who, one, two)))
FACT.says("<subject> <having> or <having>", lambda who, one, two: _one_of_two(who, one, two))
FACT.says(
    "<subject> <number> or <number> or more <holding>",
    lambda who, one, two, what: c.Either((Compare(what.of(who), "=", one), Compare(what.of(who), ">=", two))),
)
FACT.says("<subject> <each-name> Characters <behind>", lambda *said: _one_of_each(*said))
FACT.says("<subject> <each-name>", lambda who, names: _each_of(who, names))
FACT.says("<has-not> (a|any) <holding>", lambda who, what: has(who, (what, "=", 0)))
FACT.says(
    "<has-not> <number> (or more) <holding>", lambda who, n, what: c.NotSo(Compare(what.of(who), ">=", n))
)


def _by_name(what: Holding, one: bool = False) -> Having:
    """A name needs no number: "you have [Nami]"; among other things it is one name."""
    noun = what.noun
    if noun is None or noun.kinds or noun.described.filter is None:
        raise Misfit
    if one and not isinstance(noun.described.filter, f.NameIs):
        raise Misfit
    return what, ">=", 1


def has(owner: Owner, having: Having) -> Condition:
    what, compare, number = having
    place = what.noun.described.owner if what.noun is not None else None
    amount = what.of(place if owner is Owner.EITHER and place is not None else owner)
    return Compare(amount, compare, number)


def _has_two(owner: Owner, one: Having, two: Having) -> tuple[Condition, Condition]:
    """Two things that one has; what the second noun alone says of kind and place is said of both.

    "A [Nami] and a [Brook] Character" are two Characters, "2 Events and a Stage in your trash" lie there.
    """
    first, second = one[0].noun, two[0].noun
    if first is None or second is None:
        return has(owner, one), has(owner, two)
    if leaves_out(first, second):
        raise Misfit  # "Characters other than [A] or [B]" leaves out both
    excepts = excepts_this(first.described.filter), excepts_this(second.described.filter)
    if excepts == (False, True) and first.kinds == second.kinds:
        raise Misfit  # "a {A} type and a {B} type Character other than this Character": is it said of both?
    apart = first.described.areas == (Area.LIFE,) or (one[1:] == (">=", 1) and is_bare_name(first))
    if is_bare_name(second) and not apart:
        raise Misfit  # "3 or more [A] and [B]", "a rested [A] and [B]": is it said of both?
    return has(owner, (Holding(_placed_as(first, second)), *one[1:])), has(owner, two)


def _placed_as(one: Noun, two: Noun) -> Noun:
    """The first of two nouns with the kind and the place of the second, where it does not name its own."""
    if two.described.areas not in ((), (Area.TRASH,)) or one.described.areas or one.described.owner:
        return one
    named = not one.kinds and not one.card
    off_field = one.card or Category.EVENT in one.kinds
    if (named and not has_name(two.described.filter)) or (one.kinds and not off_field):
        return one
    said = replace(one.described, areas=two.described.areas)
    return replace(one, kinds=two.kinds if named else one.kinds, described=said)


def _one_of_two(who: Owner, one: Having, two: Having) -> Condition:
    """ "A [X] or a [Y]" is one of either kind, as "[X] or [Y]"."""
    if one[1:] == (">=", 1) and _is_one_noun(one[0].noun, two[0].noun):
        raise Misfit
    facts = _has_two(who, one, two)
    first, second = map(_some, facts)
    if first is None or second is None or (first.owner, first.areas) != (second.owner, second.areas):
        return c.Either(facts)
    return _at_least_one(replace(first, filter=any_of(first.filter, second.filter)))


def _is_one_noun(first: Noun | None, second: Noun | None) -> bool:
    """ "A red Character or [A]": the color may be said of both."""
    if first is None or second is None or not is_bare_name(second):
        return False
    return bool(first.kinds or first.card) and first.described == Described(first.described.filter)


def _some(fact: Condition) -> Cards | None:
    """The cards of which there is one."""
    match fact:
        case Compare(CountOf(cards, ""), ">=", 1) if cards.filter is not None:
            return cards
    return None


def _one_of_each(who: Owner, names: tuple[str, ...], said: Described) -> Condition:
    """ "[A] and [B] Characters with ...": one of each name, and the rest is said of both."""
    if len(names) < 2:
        raise Misfit
    nouns = [Noun((Category.CHARACTER,), said.and_(Described(f.NameIs(name)))) for name in names]
    return both(*[has(who, (Holding(noun), ">=", 1)) for noun in nouns])


def _each_of(who: Owner, names: tuple[str, ...]) -> Condition:
    """ "[A], [B], and [C]": one of each; of two, other words tell more."""
    if len(names) < 3:
        raise Misfit
    nouns = [Noun((), Described(f.NameIs(name))) for name in names]
    return both(*[has(who, (Holding(noun), ">=", 1)) for noun in nouns])


def _at_least_one(cards: Cards) -> Condition:
    return Compare(CountOf(cards), ">=", 1)


# What is in a place, said of the place; and in two places together.
PLACE = Phrase[Described]("place")
PLACE.says("<in-area>", lambda place: place)
PLACE.says("<whose> Life area", lambda owner: Described(owner=owner, areas=(Area.LIFE,)))
FACT.says("<place> has|contains <having>", lambda place, having: has(_owner(place), _placed(having, place)))
FACT.says(
    "<subject> a total of <having> in <place> and <area>",
    lambda who, having, place, area: _in_both(who, having, place, area),
)


def _owner(place: Described) -> Owner:
    if place.owner not in (Owner.YOU, Owner.OPPONENT) or len(place.areas) != 1:
        raise Misfit
    return place.owner


def _placed(having: Having, place: Described) -> Having:
    noun = having[0].noun
    if noun is None or noun.described.areas or noun.described.owner is not None:
        raise Misfit
    if place.areas == (Area.LIFE,) and noun.kinds:
        raise Misfit  # nobody knows what Life cards are
    return Holding(noun.and_(Described(areas=place.areas))), *having[1:]


def _in_both(who: Owner, having: Having, place: Described, area: Area) -> Condition:
    owner = _owner(place)
    if who not in (Owner.EITHER, owner) or place.areas == (area,):
        raise Misfit
    order = (Area.LIFE, Area.HAND, Area.DECK, Area.TRASH)  # whatever the order of the words
    places = sorted((place.areas[0], area), key=order.index)
    one, two = (_placed(having, Described(areas=(each,)))[0].of(owner) for each in places)
    return Compare(Plus(one, two), *having[1:])


# What one player has more of than the other; what either of them has, or both together.
_BOTH: Final = (Owner.YOU, Owner.OPPONENT)
MORE_OF = Phrase[tuple[Holding, str, int]]("more-of")
MORE_OF.says("<less-or-more> <holding>", lambda way, what: (what, way, 0))
MORE_OF.says(
    "at least <number> <less-or-more> <holding>", lambda n, way, what: (what, "<=", n if way == "<" else -n)
)
MORE_OF.says("the same number of <holding>", lambda what: (what, "=", 0))
for _holds, _other, _who in (
    ("you have", "your opponent", Owner.YOU),
    ("your opponent has", "you", Owner.OPPONENT),
):
    FACT.says(
        f"{_holds} <more-of> than|as {_other}", lambda more, who=_who: _differs(more[0], who, *more[1:])
    )
for _words in ("(either) you or your opponent has <having>", "either player has <having>"):
    FACT.says(_words, lambda having: c.Either(_each_has(having)))
FACT.says(
    "you and your opponent have a total of <number> <bound> Life cards",
    lambda n, bound: Compare(Plus(*map(life, _BOTH)), bound, n),
)


def _differs(what: Holding, who: Owner, compare: str, less: int) -> Condition:
    """ "Cards in your hand than your opponent": in theirs."""
    noun = what.noun
    if what.owner not in (None, who) or (noun is not None and noun.described.owner not in (None, who)):
        raise Misfit
    what = replace(what, owner=None, noun=None if noun is None else _of_nobody(noun))
    yours, theirs = what.of(Owner.YOU), what.of(Owner.OPPONENT)
    if who is Owner.YOU:
        return _compare(yours, (compare, less), theirs)
    return _compare(theirs, (compare, less), yours) if less else Compare(yours, _TURNED[compare], theirs)


def _of_nobody(noun: Noun) -> Noun:
    return replace(noun, described=replace(noun.described, owner=None))


def _each_has(having: Having) -> tuple[Condition, ...]:
    """ "Their hand" is each one's own."""
    what, compare, number = having
    if what.noun is not None and what.noun.described.areas and what.noun.described.owner is Owner.OPPONENT:
        what = replace(what, noun=_of_nobody(what.noun))
    return tuple(has(who, (what, compare, number)) for who in _BOTH)


# Numbers compared -----------------------------------------------------------------------------------------
# How, and by how much less at least; below 0 by how much more.
COMPARED = Phrase[tuple[str, int]]("compared")
COMPARED.says("<than>", lambda than: (than, 0))
COMPARED.says("at least <number> <less-or-more> than", lambda n, way: ("<=", n if way == "<" else -n))
FACT.says("the number of <tally> is <compared> <amount>", lambda one, compared, n: _compare(one, compared, n))
# "The number of cards in your hand is ... the number in your opponent's hand": of the same cards, elsewhere.
FACT.says(
    "the number of <tally> is <compared> the number in|on <same-place>",
    lambda one, compared, place: _of_each(one, compared, *place),
)
SAME_PLACE = Phrase[tuple[Owner, tuple[Area, ...]]]("same-place")
SAME_PLACE.says("<whose> field", lambda owner: (owner, ()))
SAME_PLACE.says("<in-area>", lambda place: (_owner(place), place.areas))


def _compare(one: Amount, compared: tuple[str, int], two: Amount) -> Condition:
    compare, less = compared
    if less < 0:
        return Compare(two, "<=", Minus(one, -less))
    return Compare(one, compare, Minus(two, less) if less else two)


_TURNED: Final = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="}


def _of_each(one: Amount, compared: tuple[str, int], owner: Owner, areas: tuple[Area, ...]) -> Condition:
    """Yours comes first, whoever is named first."""
    two: Amount
    match one:
        case DonOf(first) if not areas:
            two = replace(one, owner=owner)
        case CountOf(Cards(first, there)) if there == areas:
            two = replace(one, cards=replace(one.cards, owner=owner))
        case _:
            raise Misfit
    if (first, owner) == (Owner.OPPONENT, Owner.YOU) and not compared[1]:
        return _compare(two, (_TURNED[compared[0]], 0), one)
    if {first, owner} != {Owner.YOU, Owner.OPPONENT}:
        raise Misfit
    return _compare(one, compared, two)


# Which turn it is, counted from the first one of a player (Rules 5-2-1-5, 6-1).
FACT.says("it|this is <whose> <ordinal> turn (of the game) or later", lambda who, n: _turn(one_owner(who), n))
TALLY.says("turn(s) <player> has|have begun|taken", TurnsOf)


def _turn(owner: Owner, number: int) -> Condition:
    return both(YourTurn(owner is Owner.YOU), Compare(TurnsOf(owner), ">=", number))


# The only ones: false if there are none --------------------
FACT.says("the only <noun> on <whose> field are <noun>", lambda all_, who, only: _only_have(all_, only, who))
FACT.says(
    "<player> only have|has <noun>", lambda who, only: _only_have(Noun(only.kinds, Described()), only, who)
)


def _only_have(all_: Noun, only: Noun, owner: Owner) -> Condition:
    """ "Other than this Character" leaves it out of all that are looked at: it would not fit itself."""
    said = only.described
    if all_.kinds != only.kinds or not only.kinds or said != Described(said.filter):
        raise Misfit
    others = [part for part in parts_of(said.filter) if excepts_one(part)]
    told = [part for part in parts_of(said.filter) if part not in others]
    if len(told) > 1 and any(isinstance(part, f.Without) and has_name(part.filter) for part in told):
        raise Misfit  # "only A other than B": those besides B are A, or there is no B
    group = all_.and_(Described(all_of(*others)))
    return c.OnlyHave(group.cards(owner), sure(all_of(*told)))


# What a card is ---------------------------------------------------------------------------------------------
# "[Nami]", "red", "rested", "a {Navy} type Character".
IS_WHAT = Phrase[Filter]("is-what")
IS_WHAT.says("<names>", lambda names: names)
IS_WHAT.says("<colors>", lambda colors: colors)
IS_WHAT.means("multicolored", f.Multicolor())
IS_WHAT.means("active", f.Active())
IS_WHAT.means("rested", f.Rested())
IS_WHAT.says("a|an <noun>", lambda noun: _pure(noun.described, noun.filter()))
IS_WHAT.says("<noun>", lambda noun: _pure(several(noun).described, noun.filter()))
IS = Phrase[Filter]("is")
IS.says("is|are <not> <is-what>", lambda lacks, what: f.Without(what) if lacks else what)
IS.says("has|have <one-trait>", lambda trait: trait)
IS.says("does|do not have <one-trait>", f.Without)
IS.means("was|were played (on|during) this turn", f.PlayedThisTurn())

# One verb for two things, or two verbs. "Is A and is B or is C" is left open: which binds closer is not told.
IS_ALL = Phrase[Filter]("is-all")
IS_ALL.says("<is>", lambda one: one)
IS_ALL.says("<is> and <is>", lambda one, two: sure(all_of(one, two)))
IS_ALL.says("<is> or <is>", lambda one, two: sure(any_of(one, two)))
IS_ALL.says("is|are <is-what> or <is-what>", lambda one, two: sure(any_of(one, two)))
IS_ALL.says("has|have <one-trait> and <one-trait>", lambda one, two: sure(all_of(one, two)))
IS_ALL.says("has|have <one-trait> or <one-trait>", lambda one, two: sure(any_of(one, two)))
ONE_TRAIT = Phrase[Filter]("one-trait")
ONE_TRAIT.says("<trait>", lambda trait: _pure(trait, trait.filter))

OF_CARD = Phrase[Filter]("of-card")
OF_CARD.says("type(s) includes <quoted>", f.TypeIncludes)
OF_CARD.says("(card) name includes <quoted>", f.NameIncludes)
OF_CARD.says("color(s) include|includes <color>", f.ColorIs)
OF_CARD.says(
    "<base> <power-or-cost> is <range>",
    lambda base, what, held: held.of(f.PowerIs if what == "power" else f.CostIs, base).alone(),
)

FACT.says("<whose> <noun> <is-all>", lambda owner, noun, what: _is(owner, noun, what))
FACT.says("all of <whose> <noun> <is-all>", lambda owner, noun, what: _only(noun.cards(owner), what))
FACT.says("<whose> Leader's <of-card>", lambda owner, what: _leader_is(owner, what))
FACT.says("this Character|Leader|Stage|card <is-all>", c.ThisCardIs)
FACT.says("this Character|Leader is attacking|attacks <foe>", lambda foe: _attacks(*foe))
IN_TRASH: Final = c.ThisCardIs(f.InArea((Area.TRASH,)))
FACT.means("this card is in your trash", IN_TRASH)  # where its text works
FACT.says("this Character's|Leader's|card's <of-card>", c.ThisCardIs)
FACT.says("<that-card> <is-all>", c.SlotFits)
FACT.says("<that-card-s> <of-card>", c.SlotFits)
FACT.says(
    "all of <whose> DON!! cards are rested",
    lambda owner: both(Compare(DonOf(owner, "active"), "=", 0), Compare(DonOf(owner, "rested"), ">=", 1)),
)


def _attacks(noun: Noun, foe: Owner) -> Condition:
    """In the battle at hand; what is attacked is the other player's (Rule 7-1-1-2)."""
    if foe is Owner.YOU:
        raise Misfit
    target = noun.and_(Described(f.InBattle("target"))).cards(Owner.OPPONENT)
    return both(c.ThisCardIs(f.InBattle("attacker")), _at_least_one(target))


def _pure(said: Described, told: Filter | None) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(told)


def _is(owner: Owner, noun: Noun, what: Filter) -> Condition:
    """ "Your red Leader is active": there is but one Leader. Of other cards there is one that is so."""
    said = noun.described
    if noun.plural or said != Described(said.filter):
        raise Misfit
    if noun.kinds == (Category.LEADER,):
        return _leader_is(owner, sure(all_of(said.filter, what)))
    return _at_least_one(noun.and_(Described(what)).cards(owner))


def _leader_is(owner: Owner, what: Filter) -> Condition:
    return _at_least_one(Cards(owner, (Area.LEADER,), _besides(Category.LEADER, what)))


def _only(cards: Cards, what: Filter) -> Condition:
    return c.OnlyHave(cards, _besides(Category.CHARACTER, what) if cards.areas == (Area.CHARACTER,) else what)


def _besides(kind: Category, what: Filter) -> Filter:
    """What a Leader is, besides a Leader."""
    return sure(all_of(*[part for part in parts_of(what) if part != f.CategoryIs(kind)]))


# Facts that cannot both hold -----------------------------------------------------------------------------
def exclude(one: Condition, two: Condition) -> bool:
    """Whether two facts leave nothing in common: 2 or less and 3 or more, your turn and your opponent's."""
    if one == c.NotSo(two) or two == c.NotSo(one):
        return True
    if isinstance(one, c.Both) or isinstance(two, c.Both):
        return any(exclude(a, b) for a in _facts(one) for b in _facts(two))
    if isinstance(one, c.YourTurn) and isinstance(two, c.YourTurn):
        return one.yours is not two.yours
    if isinstance(one, (c.SlotFits, c.ThisCardIs)) and isinstance(two, type(one)):
        return _contrary(one.filter, two.filter)
    if not isinstance(one, Compare) or not isinstance(two, Compare):
        return False
    if one.left != two.left:
        first, second = _leader(one), _leader(two)
        if first is None or second is None or first.owner is not second.owner:
            return False
        return _contrary(first.filter, second.filter)
    return _disjoint(one, two)


def _contrary(one: Filter | None, two: Filter | None) -> bool:
    """Whether no card is both; Rule 2-2-1: a card has one category, but it may have two colors."""
    return any(_is_other(a, b) for a in parts_of(one) for b in parts_of(two))


def _is_other(one: Filter | None, two: Filter | None) -> bool:
    ways = {*ways_of(one)}, {*ways_of(two)}
    for kind in (f.CategoryIs, f.NameIs, f.ColorIs):
        if all(isinstance(way, kind) for each in ways for way in each):
            return ways[0].isdisjoint(ways[1])
    if isinstance(one, (f.CostIs, f.PowerIs)) and isinstance(two, type(one)) and one.base is two.base:
        return _disjoint(Compare(0, one.compare, one.amount), Compare(0, two.compare, two.amount))
    return {one, two} == {f.Rested(), f.Active()}


def _leader(fact: Compare) -> Cards | None:
    """ "Your Leader is ...": the Leader that is described."""
    counted = fact.left.cards if isinstance(fact.left, CountOf) else None
    return counted if counted is not None and counted.areas == (Area.LEADER,) else None


def _disjoint(one: Compare, two: Compare) -> bool:
    ranges = _range(one), _range(two)
    return ranges[0][1] < ranges[1][0] or ranges[1][1] < ranges[0][0]


def _facts(fact: Condition) -> tuple[Condition, ...]:
    return fact.conditions if isinstance(fact, c.Both) else (fact,)


def _range(fact: Compare) -> tuple[float, float]:
    """The numbers that fit, from the first to the last one."""
    if not isinstance(fact.right, int):
        return -inf, inf
    low = fact.right if fact.compare in (">=", "=") else -inf
    return low, fact.right if fact.compare in ("<=", "=") else inf
