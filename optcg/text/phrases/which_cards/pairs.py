"""Two kinds of cards with one choice, and two groups as one: "your Leader or 1 of your Characters"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Together,
)
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import NOTHING, Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.nouns import (
    CARDS,
    Noun,
    choose,
    either,
    equal,
    every,
    several,
)

# What is said of the last noun alone, and what is said of all that were named before it.
OWN_BEHIND = Phrase[Described]("own-behind")
OWN_BEHIND.means("", NOTHING)
OWN_BEHIND.says("with <traits>", lambda traits: traits)
OWN_BEHIND.says("without <lacks>", Described)
OWN_BEHIND.says("<other-than>", lambda others: others)
OWN_BEHIND.says("whose <of-card>", Described)
THAT_CLAUSE = Phrase[Filter]("that-clause")
THAT_CLAUSE.says("that have <traits>", lambda traits: _filter(traits))
THAT_CLAUSE.says("that are <ahead>", lambda ahead: sure(ahead))
THAT_CLAUSE.says("that do not have <trait>", lambda trait: f.Without(_filter(trait)))


def _filter(traits: Described) -> Filter:
    if traits != Described(traits.filter):
        raise Misfit
    return sure(traits.filter)


CARDS.says(
    "<count> <noun> or <count> <noun>",
    lambda n, one, m, two: choose(either(one, two, counted=True), equal(n, m)),
)
CARDS.says(
    "up to <count> <noun> or up to <count> <noun>",
    lambda n, one, m, two: choose(either(one, two, counted=True), equal(n, m), up_to=True),
)
CARDS.says(
    "up to <count> of <whose> <noun> or up to <count> of <whose> <noun>",
    lambda n, owner, one, m, again, two: _same_owner(equal(n, m), owner, again, one, two),
)
CARDS.says("(all of) <whose> <name> and <names>", lambda owner, name, names: _all_named(owner, name, names))
CARDS.says(
    "up to <count> of <whose> <noun> or <whose> <noun>",
    lambda n, owner, one, again, two: _same_owner(n, owner, again, one, two),
)
CARDS.says(
    "<count> of <whose> <noun> or <whose> <noun>",
    lambda n, owner, one, again, two: _same_owner(n, owner, again, one, two, up_to=False),
)
for _up_to in (True, False):
    CARDS.says(
        f"{'up to ' if _up_to else ''}<count> each of your and your opponent's <noun>",
        lambda n, noun, up_to=_up_to: Together(
            tuple(choose(noun, n, owner, up_to=up_to) for owner in (Owner.YOU, Owner.OPPONENT))
        ),
    )
    CARDS.says(
        f"{'up to ' if _up_to else ''}<count> of <whose> <noun> or <count> of <whose> <noun>",
        lambda n, owner, one, m, again, two, up_to=_up_to: _same_owner(
            equal(n, m), owner, again, _no_leader(one), two, up_to
        ),
    )
CARDS.says(
    "up to <count> <noun> or up to <count> of <whose> <noun>",
    lambda n, one, m, owner, two: _begun_anew(equal(n, m), one, two, owner),
)
CARDS.says(
    "up to <count> of <whose> <noun> or up to <count> <noun>",
    lambda n, owner, one, m, two: _begun_anew(equal(n, m), two, one, owner),
)
CARDS.says(
    "<whose> <ahead> Leader or <count> of <whose> <noun>",
    lambda w, ahead, n, o, noun: _leader_or(w, n, o, noun, ahead),
)
CARDS.says(
    "<whose> <ahead> Leader or up to <count> of <whose> <noun>",
    lambda w, ahead, n, o, noun: _leader_or(w, n, o, noun, ahead, up_to=True),
)
CARDS.says(
    "up to <count> of <whose> <ahead> Leader or (up to) <number> of <whose> <noun>",
    lambda n, w, ahead, _, o, noun: _leader_or(w, n, o, noun, ahead, up_to=True),
)
CARDS.says(
    "<whose> <ahead> Leader with <traits> or <count> <noun>",
    lambda w, ahead, traits, n, noun: _leader_or(w, n, w, noun, all_of(ahead, _alone(traits))),
)
CARDS.says(
    "<whose> <ahead> Leader or <count> <noun>",
    lambda w, ahead, n, noun: _leader_or(w, n, w, noun, ahead),
)
CARDS.says(
    "this Leader|Character|card or (to) up to <count> of <whose> <noun>",
    lambda n, o, noun: _leader_or(Owner.YOU, n, o, noun, f.ThisCard(), up_to=True),
)
CARDS.says(
    "up to <count> of this Leader|Character|card or <whose> <noun>",
    lambda n, o, noun: _leader_or(Owner.YOU, n, o, noun, f.ThisCard(), up_to=True),
)
CARDS.says(
    "this Leader|Character|card or (to) <count> of <whose> <noun>",
    lambda n, o, noun: _leader_or(Owner.YOU, n, o, noun, f.ThisCard()),
)
CARDS.says(
    "this Leader|Character|card or (your) <names>",
    lambda names: _leader_or(Owner.YOU, 1, Owner.YOU, _named(names), f.ThisCard()),
)
# This card if it is so: else it is no card at all.
CARDS.says(
    "this Character|Leader|Stage|card <aside>",
    lambda said: Every(Cards(Owner.YOU, ON_FIELD, all_of(f.ThisCard(), _filter(said)))),
)
CARDS.says(
    "<whose> Leader and all of <whose> <ahead> Characters <own-behind>",
    lambda w, o, ahead, behind: _leader_and_all(w, o, ahead, behind),
)
CARDS.says(
    "<whose> Leader and your <ahead> Characters <own-behind>",
    lambda w, ahead, behind: _leader_and_all(w, Owner.YOU, ahead, behind),
)
CARDS.says(
    "(all of) your <ahead> Characters and your Leader",
    lambda ahead: _leader_and_all(Owner.YOU, Owner.YOU, ahead, NOTHING),
)
CARDS.says(
    "<whose> Leader and all of <whose> <ahead> Characters <that-clause>",
    lambda w, o, ahead, said: _both_so(w, o, ahead, said),
)
for _this in ("this Character", "this card"):
    CARDS.says(f"{_this} or (to) your <ahead> Leader", lambda ahead: _this_or_leader(ahead))
    CARDS.says(f"your <ahead> Leader or {_this}", lambda ahead: _this_or_leader(ahead))
CARDS.says(
    "all of <whose> <ahead> Leader and <ahead> Characters <own-behind>",
    lambda owner, leader, ahead, behind: _leader_and_others(owner, leader, ahead, behind),
)
CARDS.says(
    "<whose> Leader and all of <whose> <names> (cards)",
    lambda w, o, names: _leader_and_all(w, o, names, NOTHING),
)
CARDS.says("<whose> <noun> and all (of) <whose> <noun>", lambda w, a, o, b: _and_all(w, a, o, b))
CARDS.says("your <noun> and your <noun>", lambda a, b: _and_all(Owner.YOU, a, Owner.YOU, several(b)))
CARDS.says(
    "<count> of <whose> <names> or <whose> <names> Leader", lambda n, w, a, o, b: _or_leader(n, w, a, o, b)
)


def _all_named(owner: Owner, name: str, names: Filter) -> Selection:
    return Every(Cards(owner, ON_FIELD, any_of(f.NameIs(name), names)))


def _same_owner(
    count: Amount, owner: Owner, again: Owner, one: Noun, two: Noun, up_to: bool = True
) -> Selection:
    if owner != again:
        raise Misfit
    if two.described == NOTHING and one.kinds and not set(one.kinds) & set(two.kinds):
        said = Described(any_of(one.filter(), two.filter()))
        return choose(Noun((*one.kinds, *two.kinds), said), count, owner, up_to=up_to)
    return choose(either(one, two), count, owner, up_to=up_to)


def _begun_anew(count: Amount, anyones: Noun, theirs: Noun, owner: Owner) -> Selection:
    """ "Up to 1 Stage or up to 1 of your opponent's Characters": the Stage is that of either player."""
    if not anyones.kinds or not theirs.kinds or set(anyones.kinds) & set(theirs.kinds) or anyones.card:
        raise Misfit
    for noun in (anyones, theirs):
        if noun.described != Described(noun.described.filter) or noun.described.aside:
            raise Misfit
    described = any_of(anyones.filter(), all_of(theirs.filter(), f.OwnedBy(owner)))
    areas = (*anyones.cards().areas, *theirs.cards(owner).areas)
    ordered = tuple(area for area in ON_FIELD if area in areas)
    return Choose(Cards(Owner.EITHER, ordered, described), count, up_to=True)


def _no_leader(noun: Noun) -> Noun:
    """ "Your Leader or 1 of your Characters" is told of by itself."""
    if noun.kinds == (Category.LEADER,):
        raise Misfit
    return noun


def _this_or_leader(ahead: Filter | None) -> Selection:
    """ "This Character or your {Navy} type Leader": one of the two."""
    described = any_of(f.ThisCard(), all_of(f.CategoryIs(Category.LEADER), ahead))
    return Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS, described), 1)


def _alone(said: Described) -> Filter | None:
    if said != Described(said.filter):
        raise Misfit
    return said.filter


def _named(names: Filter) -> Noun:
    return Noun((), Described(names))


def _leader_or(
    whose: Owner,
    count: Amount,
    owner: Owner,
    noun: Noun,
    leader: Filter | None = None,
    up_to: bool = False,
) -> Selection:
    """ "Your Leader or 1 of your Characters": one card of either kind."""
    if whose != owner or count != 1 or noun.described != Described(noun.described.filter):
        raise Misfit
    if noun.described.aside is not None:
        raise Misfit  # said of both, and Leaders have no cost
    if noun.kinds == (Category.CHARACTER,) and leader is None and noun.described.filter is None:
        return Choose(Cards(owner, LEADER_AND_CHARACTERS), 1, up_to)
    a_leader = leader if leader == f.ThisCard() else all_of(f.CategoryIs(Category.LEADER), leader)
    described = any_of(a_leader, noun.filter())
    areas = LEADER_AND_CHARACTERS if noun.kinds == (Category.CHARACTER,) else ON_FIELD
    return Choose(Cards(owner, areas, described), 1, up_to)


def _or_leader(count: Amount, whose: Owner, names: Filter, owner: Owner, leader: Filter) -> Selection:
    if whose != owner or count != 1:
        raise Misfit
    a_leader = all_of(f.CategoryIs(Category.LEADER), leader)
    return Choose(Cards(owner, ON_FIELD, any_of(names, a_leader)), 1)


def _leader_and_all(whose: Owner, owner: Owner, ahead: Filter | None, behind: Described) -> Selection:
    """ "Your Leader and all of your {Navy} type Characters": only the Characters are described."""
    said = all_of(ahead, behind.filter)
    if whose != owner or behind != Described(behind.filter):
        raise Misfit
    described = None if said is None else any_of(f.CategoryIs(Category.LEADER), said)
    return Every(Cards(owner, LEADER_AND_CHARACTERS, described))


def _leader_and_others(
    owner: Owner, leader: Filter | None, ahead: Filter | None, behind: Described
) -> Selection:
    """ "All of your [A] Leader and {B} type Characters": each kind has its own description."""
    if leader is None or ahead is None or behind != Described(behind.filter):
        raise Misfit
    a_leader = all_of(f.CategoryIs(Category.LEADER), leader)
    characters = all_of(f.CategoryIs(Category.CHARACTER), ahead, behind.filter)
    return Every(Cards(owner, LEADER_AND_CHARACTERS, any_of(a_leader, characters)))


def _both_so(whose: Owner, owner: Owner, ahead: Filter | None, said: Filter) -> Selection:
    """A clause with "that" is said of the Leader too, what stands before the Characters is not."""
    if whose != owner:
        raise Misfit
    kind = None if ahead is None else any_of(f.CategoryIs(Category.LEADER), ahead)
    return Every(Cards(owner, LEADER_AND_CHARACTERS, all_of(kind, said)))


def _and_all(whose: Owner, one: Noun, owner: Owner, two: Noun) -> Selection:
    if whose != owner or not one.described.filter or one.described.areas or two.described.areas:
        raise Misfit
    if one.kinds == (Category.LEADER,) and two.kinds == (Category.CHARACTER,):
        described = any_of(one.filter(), two.filter())
        return Every(Cards(owner, LEADER_AND_CHARACTERS, described))
    joined = either(one, two)
    return every(replace(joined, plural=True), owner)
