"""Conditions: what stands after "If" (Rules 4-10-1, 8-3-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf, Minus, Plus
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.alike import counts_this
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import Holding, life
from optcg.text.phrases.which_cards.describe import Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, has_name, leaves_out
from optcg.text.phrases.which_cards.others import excepts_this, on_that_field
from optcg.text.phrases.which_cards.references import SEVERAL_AT_ONCE


def at_least_one(amount: Amount) -> Condition:
    return Compare(amount, ">=", 1)


def none(amount: Amount) -> Condition:
    return Compare(amount, "=", 0)


def both(*facts: Condition) -> Condition:
    flat: list[Condition] = []
    for fact in facts:
        flat += fact.conditions if isinstance(fact, c.Both) else [fact]
    return c.Both(tuple(flat))


# How many of something: "3 or less Life cards", "a rested [Nami]", "no other Characters".
HAVING = Phrase[tuple[Holding, str, int]]("having")
HAVING.says("<how-many> <holding>", lambda many, what: (what, *many))
HAVING.says("<holding>", lambda what: _one_named(what))
HAVING.says(
    "<number> <bound> <holding> (,) including this Character|Leader|card",
    lambda n, bound, what: (_with_this(what), bound, n),
)


def _with_this(what: Holding) -> Holding:
    """This card counts, whatever describes the others."""
    if what.noun is None or what.noun.described.areas:
        raise Misfit
    if what.noun.described.filter is None and what.noun.kinds == (Category.CHARACTER,):
        return what
    if what.noun.described.filter is None:
        raise Misfit
    said = replace(what.noun.described, filter=any_of(what.noun.described.filter, f.ThisCard()))
    return replace(what, noun=replace(what.noun, described=said))


def _named(what: Holding, compare: str, number: int) -> tuple[Holding, str, int]:
    """A name needs no number: "you have [Nami]"."""
    if what.noun is None or what.noun.kinds or what.noun.described.filter is None:
        raise Misfit
    return what, compare, number


def _one_named(what: Holding) -> tuple[Holding, str, int]:
    """One name among other things: "you have [Nami] or 8 or more DON!! cards"."""
    if what.noun is None or not isinstance(what.noun.described.filter, f.NameIs):
        raise Misfit
    return _named(what, ">=", 1)


def has(owner: Owner, having: tuple[Holding, str, int]) -> Condition:
    what, compare, number = having
    place = what.noun.described.owner if what.noun is not None else None
    amount = what.of(place if owner is Owner.EITHER and place is not None else owner)
    if isinstance(amount, CountOf) and counts_this(amount.cards, compare, number):
        others = all_of(amount.cards.filter, f.Without(f.ThisCard()))
        amount = replace(amount, cards=replace(amount.cards, filter=others))
    return Compare(amount, compare, number)


def has_two(owner: Owner, one: tuple[Holding, str, int], two: tuple[Holding, str, int]) -> list[Condition]:
    """Two things that one has; what the second noun alone says of kind and place is said of both.

    "A [Nami] and a [Brook] Character" are two Characters, "2 Events and a Stage in your trash" lie there.
    """
    what, compare, number = one
    if what.noun is not None and two[0].noun is not None and leaves_out(what.noun, two[0].noun):
        raise Misfit  # "Characters other than [A] or [B]" leaves out both
    if (
        two[0].noun is not None
        and what.noun is not None
        and _only_second_excepts_this(what.noun, two[0].noun)
    ):
        raise Misfit  # "a {A} type and a {B} type Character other than this Character": is it said of both?
    return [has(owner, (_placed_as(what, two[0]), compare, number)), has(owner, two)]


def _only_second_excepts_this(one: Noun, two: Noun) -> bool:
    first, second = excepts_this(one.described.filter), excepts_this(two.described.filter)
    return second and not first and one.kinds == two.kinds


def _placed_as(what: Holding, other: Holding) -> Holding:
    """The first of two nouns with the kind and the place of the second, where it does not name its own."""
    one, two = what.noun, other.noun
    if one is None or two is None or two.described.areas not in ((), (Area.TRASH,)):
        return what
    if one.described.areas or one.described.owner:  # "on your field" is a place, too
        return what
    named = not one.kinds and not one.card
    off_field = one.card or Category.EVENT in one.kinds
    if (named and not has_name(two.described.filter)) or (one.kinds and not off_field):
        return what
    said = replace(one.described, areas=two.described.areas)
    return replace(what, noun=replace(one, kinds=two.kinds if named else one.kinds, described=said))


def _of_a_player(having: tuple[Holding, str, int]) -> tuple[Holding, str, int]:
    """What no card has: a card has names and given DON!! too."""
    what, compare, number = having
    if what.don == "given" or (
        what.noun is not None and not what.noun.kinds and not what.noun.described.areas
    ):
        raise Misfit
    return what, compare, number


SUBJECT = Phrase[Owner]("subject")
SUBJECT.means("you (then|now) have", Owner.YOU)
SUBJECT.means("your opponent (then|now) has", Owner.OPPONENT)
SUBJECT.means("there is|are", Owner.EITHER)

THEIR_FACT = Phrase[Condition]("their-fact")
THEIR_FACT.says("they have <having>", lambda having: has(Owner.OPPONENT, _of_a_player(having)))

FACT = Phrase[Condition]("fact")
FACT.says("<subject> <having>", has)
FACT.says("<subject> <holding>", lambda who, what: has(who, _named(what, ">=", 1)))
FACT.says("<their-fact>", lambda fact: fact)
FACT.says(
    "<subject> <number> or <number> <holding>",
    lambda who, one, two, what: c.Either((has(who, (what, "=", one)), has(who, (what, "=", two)))),
)
FACT.says(
    "<subject> <number> to <number> <holding>",
    lambda who, low, high, what: both(has(who, (what, ">=", low)), has(who, (what, "<=", high))),
)
FACT.says(
    "<subject> <number> or <number> or more <holding>",
    lambda who, one, two, what: c.Either((Compare(what.of(who), "=", one), Compare(what.of(who), ">=", two))),
)
FACT.says(
    "<subject> <number> <holding> or <number> or more <holding>",
    lambda who, one, what, two, again: _two_counts(who, one, what, two, again),
)
FACT.says("you do not have (a|any) <holding>", lambda what: has(Owner.YOU, (what, "=", 0)))
FACT.says("your opponent does not have (a|any) <holding>", lambda what: none(what.of(Owner.OPPONENT)))
FACT.means(
    "this Leader battles your opponent's Character during this turn", c.ThisTurn("battled a Character")
)
FACT.means(
    "this Character battles your opponent's Character during this turn", c.ThisTurn("battled a Character")
)
for _not, _who in (("you do not have", Owner.YOU), ("your opponent does not have", Owner.OPPONENT)):
    for _number in ("<number>", "<number> or more"):
        FACT.says(
            f"{_not} {_number} <holding>",
            lambda n, what, who=_who: c.NotSo(Compare(what.of(who), ">=", n)),
        )


def _two_counts(who: Owner, one: int, what: Holding, two: int, again: Holding) -> Condition:
    if what != again:
        raise Misfit
    return c.Either((Compare(what.of(who), "=", one), Compare(what.of(who), ">=", two)))


# Life and hands compared.
_LIVES = Plus(life(Owner.YOU), life(Owner.OPPONENT))
for _field in ("", " on your field(s)", " on the field"):
    FACT.says(
        f"you and your opponent have a total of <number> <bound> DON!! cards{_field}",
        lambda n, bound: Compare(Plus(DonOf(Owner.YOU), DonOf(Owner.OPPONENT)), bound, n),
    )
FACT.says(
    "you and your opponent have a total of <number> <bound> Characters <behind>",
    lambda n, bound, said: Compare(_characters_of_both(said), bound, n),
)
FACT.says(
    "you and your opponent have a total of <number> <bound> Life cards",
    lambda n, bound: Compare(_LIVES, bound, n),
)
FACT.says("<both-lives> is <number> <bound>", lambda both, n, bound: Compare(both, bound, n))


def _characters_of_both(said: Described) -> Amount:
    if said != Described(said.filter):
        raise Misfit
    return CountOf(Cards(Owner.EITHER, (Area.CHARACTER,), said.filter))


# "the number of X is ..."
COMPARED = Phrase[tuple[str, int]]("compared")
COMPARED.means("equal to or less than", ("<=", 0))
COMPARED.means("equal to or more|greater than", (">=", 0))
COMPARED.means("equal to", ("=", 0))
COMPARED.means("the same as", ("=", 0))
COMPARED.means("less|lower than", ("<", 0))
COMPARED.means("more|greater|higher than", (">", 0))
COMPARED.says("at least <number> less than", lambda n: ("<=", n))
COMPARED.says("at least <number> more than", lambda n: (">=", -n))

FACT.says(
    "the number of <tally> is <compared> the number of <tally>",
    lambda one, compared, two: _compare(one, compared, two),
)
FACT.says(
    "the number of <tally> is <compared> <your-opponent-s>",
    lambda one, compared, _: _compare(one, compared, _of_opponent(one)),
)
YOUR_OPPONENTS = Phrase[None]("your-opponent-s")
YOUR_OPPONENTS.means("your opponent's", None)
YOUR_OPPONENTS.means("that of your opponent|opponent's", None)
FACT.says(
    "<number> <bound> of <whose> DON!! cards are <don-state>",
    lambda n, bound, owner, state: Compare(DonOf(owner, state), bound, n),
)
FACT.says(
    "all of <whose> Life cards are face-up",
    lambda owner: c.OnlyHave(Cards(owner, (Area.LIFE,)), f.FaceUp()),
)
FACT.says(
    "all of <whose> Life cards are face-down",
    lambda owner: c.OnlyHave(Cards(owner, (Area.LIFE,)), f.Without(f.FaceUp())),
)
FACT.says(
    "you only have <ahead> Life cards",
    lambda only: c.OnlyHave(Cards(Owner.YOU, (Area.LIFE,)), sure(only)),
)
FACT.says(
    "your opponent only has <ahead> Life cards",
    lambda only: c.OnlyHave(Cards(Owner.OPPONENT, (Area.LIFE,)), sure(only)),
)
FACT.says("the attack target is <whose> <noun>", lambda owner, noun: _attacked(owner, noun))
FACT.says("the attack target is a|an <noun>", lambda noun: _attacked(Owner.EITHER, noun))
FACT.says("<whose> <noun> is the attack target", lambda owner, noun: _attacked(owner, noun))
FACT.says("<whose> <noun> is being attacked", lambda owner, noun: _attacked(owner, noun))
FACT.says("the attacking <noun> <is-all>", lambda noun, what: _attacker(Owner.EITHER, noun, what))
FACT.says("<whose> attacking <noun> <is-all>", lambda owner, noun, what: _attacker(owner, noun, what))
FACT.says("the number of <tally> is <number> <bound>", lambda one, n, bound: Compare(one, bound, n))
FACT.says(
    "the number of DON!! cards on <whose> field is <compared> the number on <whose> field",
    lambda one, compared, two: _of_each(DonOf, one, compared, two),
)
for _area in (Area.HAND, Area.TRASH):
    FACT.says(
        f"the number of cards in <whose> {_area} is <compared> the number in <whose> {_area}",
        lambda one, compared, two, area=_area: _of_each(partial(_cards_in, area), one, compared, two),
    )
for _less, _few in (("less|lower|fewer", True), ("more|greater|higher", False)):
    FACT.says(
        f"the number of <tally> is {_less} than the number of <tally> by <number> or more",
        lambda one, two, n, few=_few: _by(one, two, n, few),
    )
    FACT.says(
        f"the number of <tally> is {_less} than your opponent's by <number> or more",
        lambda one, n, few=_few: _by(one, _of_opponent(one), n, few),
    )
    FACT.says(
        f"the number of DON!! cards on your field is {_less} than the number on your opponent's field "
        "by <number> or more",
        lambda n, few=_few: _by(DonOf(Owner.YOU), DonOf(Owner.OPPONENT), n, few),
    )
FACT.says("the number of <tally> is <compared> <amount>", lambda one, compared, n: _compare(one, compared, n))


def _by(one: Amount, two: Amount, number: int, few: bool) -> Condition:
    less, more = (one, two) if few else (two, one)
    return Compare(less, "<=", Minus(more, number))


def _of_opponent(one: Amount) -> Amount:
    """The same number, of the other player."""
    if isinstance(one, DonOf) and one.owner is Owner.YOU:
        return replace(one, owner=Owner.OPPONENT)
    if isinstance(one, CountOf) and one.cards.owner is Owner.YOU:
        return replace(one, cards=replace(one.cards, owner=Owner.OPPONENT))
    raise Misfit


def _attacked(owner: Owner, noun: Noun) -> Condition:
    if noun.plural or noun.described.areas:
        raise Misfit
    return at_least_one(CountOf(noun.and_(Described(f.InBattle("target"))).cards(owner)))


def _attacker(owner: Owner, noun: Noun, what: Filter) -> Condition:
    """Only one card attacks at a time (Rule 7-1-1)."""
    if noun.plural or noun.described.areas:
        raise Misfit
    meant = noun if noun.kinds else replace(noun, kinds=(Category.LEADER, Category.CHARACTER))
    said = Described(all_of(f.InBattle("attacker"), what))
    return at_least_one(CountOf(meant.and_(said).cards(owner)))


def _cards_in(area: Area, owner: Owner) -> Amount:
    return CountOf(Cards(owner, (area,)))


def _compare(one: Amount, compared: tuple[str, int], two: Amount) -> Condition:
    compare, less = compared
    if less < 0:
        return Compare(two, "<=", Minus(one, -less))
    return Compare(one, compare, Minus(two, less) if less else two)


_TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="}


def _of_each(of: Callable[[Owner], Amount], one: Owner, compared: tuple[str, int], two: Owner) -> Condition:
    """The same number of both players, whoever is named first."""
    if (one, two) == (Owner.OPPONENT, Owner.YOU) and not compared[1]:
        compared = (_TURNED[compared[0]], 0)
    elif (one, two) != (Owner.YOU, Owner.OPPONENT):
        raise Misfit
    return _compare(of(Owner.YOU), compared, of(Owner.OPPONENT))


FACT.says(
    "all of <whose> DON!! cards are rested",
    lambda owner: both(none(DonOf(owner, "active")), at_least_one(DonOf(owner, "rested"))),
)


def _is(owner: Owner, noun: Noun, what: Filter) -> Condition:
    """ "Your red Leader is active": there is but one Leader. Of other cards there is one that is so."""
    said = noun.described
    if noun.plural or said != Described(said.filter):
        raise Misfit
    if noun.kinds != (Category.LEADER,):
        if isinstance(said.filter, f.InBattle):
            raise Misfit  # the attacking card is a certain one
        return at_least_one(CountOf(noun.and_(Described(what)).cards(owner)))
    return leader_is(owner, sure(all_of(said.filter, what)))


def leader_is(owner: Owner, filter_: Filter) -> Condition:
    """What a Leader is, besides a Leader."""
    parts = filter_.filters if isinstance(filter_, f.AllOf) else (filter_,)
    said = all_of(*[part for part in parts if part != f.CategoryIs(Category.LEADER)])
    return at_least_one(CountOf(Cards(owner, (Area.LEADER,), sure(said))))


FACT.says("<whose> <noun> <is-all>", lambda owner, noun, what: _is(owner, noun, what))
FACT.says(
    "<whose> <noun> <is> or its <of-card>",
    lambda owner, noun, one, two: _is(owner, noun, sure(any_of(one, two))),
)
FACT.says("your Leader's <of-card>", lambda what: leader_is(Owner.YOU, what))
FACT.says("your opponent's Leader's <of-card>", lambda what: leader_is(Owner.OPPONENT, what))
FACT.says("this Character|Leader|Stage|card <is-all>", lambda what: c.ThisCardIs(what))
FACT.says("this Character's|Leader's|card's <of-card>", lambda what: c.ThisCardIs(what))
for _area in (Area.TRASH, Area.HAND):
    FACT.means(f"this Character|card|Stage is in your|the {_area.value}", c.ThisCardIs(f.InArea((_area,))))
FACT.means("this Character|card is in the Character area", c.ThisCardIs(f.InArea((Area.CHARACTER,))))
FACT.means("this Character is (still) on the|your field", c.ThisCardIs(f.InArea((Area.CHARACTER,))))
FACT.says("<that-card> <is-all>", lambda slot, so: fits(slot, so))
FACT.says("<that-card-s> <of-card>", c.SlotFits)
FACT.says("your Leader is not <names>", lambda names: leader_is(Owner.YOU, f.Without(names)))
FACT.means("it is your turn", c.YourTurn())
FACT.means("it is your opponent's turn", c.YourTurn(yours=False))


def fits(slot: int, so: f.Filter) -> Condition:
    if slot == SEVERAL_AT_ONCE:
        raise Misfit  # "both of them" are two, and counted
    return c.SlotFits(slot, so)


# "A and B, or if C": what "and" joins belongs together. A bare "or" joins two facts and no more.
ALL_FACTS = Phrase[Condition]("all-facts")
ALL_FACTS.says("<fact>", lambda fact: fact)
ALL_FACTS.says("<fact> and (if) <all-facts>", lambda one, two: both(one, on_that_field(one, two)))
ALL_FACTS.says("<fact> , and <all-facts>", both)
ALL_FACTS.says("<fact> , <all-facts>", both)
CONDITION = Phrase[Condition]("condition")
CONDITION.says("<all-facts>", lambda fact: fact)
CONDITION.says("<all-facts> (,) or if <all-facts>", lambda one, two: c.Either((one, two)))
CONDITION.says("<all-facts> (,) or if <all-facts> (,) or if <all-facts>", lambda *facts: c.Either(facts))
CONDITION.says("<fact> or <fact>", lambda one, two: c.Either((one, two)))
