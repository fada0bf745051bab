"""Other than which cards: names, kinds of cards, and what is said of those that are left out."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described, Excepted, all_of, any_of, sure
from optcg.text.phrases.which_cards.nouns import Noun

# Single cards, and names.
OTHERS = Phrase[Filter]("others")
OTHERS.says("<names>", lambda names: names)
OTHERS.says("the|a Character(s) <names>", lambda names: names)
OTHERS.says("<name> and <name>", lambda one, two: f.AnyOf((f.NameIs(one), f.NameIs(two))))
OTHERS.means("this Character|Leader|Stage|card", f.ThisCard())
OTHERS.says("<that-card>", f.Among)
OTHERS.means("the attacking card|Character|Leader", f.InBattle("attacker"))
OTHERS.means("the attack target", f.InBattle("target"))
OTHERS.means("the card|Character|Leader being attacked", f.InBattle("target"))
OTHERS.says("your <names>", lambda names: sure(all_of(names, f.OwnedBy(Owner.YOU))))

# Kinds of cards. What follows such a noun is said of it, for it stands next to it.
KIND = Phrase[Described]("excepted-kind")
for _your, _owner in (("", None), ("your ", f.OwnedBy(Owner.YOU))):
    KIND.says(f"{_your}<ahead> <head>", lambda ahead, head, owner=_owner: _kind(head, all_of(owner, ahead)))
    KIND.says(
        f"{_your}<ahead> <head> <after>",
        lambda ahead, head, after, owner=_owner: _kind(head, all_of(owner, ahead), after),
    )


def _kind(head: Noun, ahead: Filter | None, after: Described | None = None) -> Described:
    if not head.plural:
        raise Misfit
    told = Excepted(True, head.kinds, after is not None, ahead is not None)
    if after is not None and (after != Described(after.filter) or after.excepted or not after.filter):
        raise Misfit
    noun = head.and_(Described(all_of(ahead, after.filter if after else None)))
    return Described(sure(noun.filter()), excepted=told)


# One after the other: "other than [A] or red Characters", "red Characters or Characters with [Blocker]".
KINDS = Phrase[Described]("excepted-kinds")
KINDS.says("<excepted-kind>", lambda one: one)
KINDS.says("<excepted-kind> or <excepted-kinds>", lambda one, more: _and(one, _alone(more)))
KINDS.says("<names> or <excepted-kinds>", lambda names, more: _and(Described(names), _alone(more)))
for _or in ("and", "or"):
    KINDS.says(f"<excepted-kind> {_or} <names>", lambda one, names: _and(one, Described(names)))


def _alone(last: Described) -> Described:
    """ "A or red cards with ...": whether it is said of both is not told; "cards with ..." is one of them."""
    if last.excepted is not None and last.excepted.described and last.excepted.unclear:
        raise Misfit
    return last


def _and(one: Described, two: Described) -> Described:
    return Described(any_of(one.filter, two.filter), excepted=two.excepted or one.excepted)


OTHER_THAN = Phrase[Described]("other-than")
OTHER_THAN.says("other than <others>", lambda others: _without(Described(others, excepted=_named(others))))
OTHER_THAN.says("other than <excepted-kinds>", lambda kinds: _without(kinds))


def _named(others: Filter) -> Excepted | None:
    """One card that is pointed to is left out alone; a list of names may go on."""
    return None if isinstance(others, (f.ThisCard, f.Among, f.InBattle)) else Excepted()


def _without(said: Described) -> Described:
    return replace(said, filter=f.Without(sure(said.filter)))
