"""More of what players have: DON!! of a card or of the DON!! deck, as many as the other, two names."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import FIELD_AND_DON, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.more_than import held_against
from optcg.text.phrases.how_many.quantities import Holding, life
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import (
    FACT,
    at_least_one,
    both,
    has,
    has_two,
    leader_is,
    none,
)
from optcg.text.phrases.which_cards.describe import Described, any_of
from optcg.text.phrases.which_cards.nouns import Noun, is_bare_name

# DON!! ---------------------------------------------------------------------------------------------------
for _owner, _has in ((Owner.YOU, "you have"), (Owner.OPPONENT, "your opponent has")):
    FACT.says(
        f"{_has} <how-many> DON!! cards (that are) <don-state>",
        lambda many, state, owner=_owner: Compare(DonOf(owner, state), *many),
    )
FACT.says(
    "<whose> DON!! deck has <how-many> cards",
    lambda owner, many: Compare(DonOf(one_owner(owner), "deck"), *many),
)
EFFECT.says(
    "rest all of <whose> (active) DON!! cards",
    lambda owner: (e.RestDon(DonOf(one_owner(owner), "active"), one_owner(owner)),),
)
# As many as the other ------------------------------------------------------------------------------------
FACT.says("you have the same number of <holding> as your opponent", lambda what: _as_many(what))
FACT.says("you and your opponent have the same number of <holding>", lambda what: _as_many(what))
FACT.says("you have as many <holding> as your opponent", lambda what: _as_many(what))
FACT.says("<subject> <having> or <having>", lambda who, one, two: _one_of_two(who, one, two))


# "[A] and [B] Characters with ...": one of each name, and the rest is said of both.
FACT.says(
    "<subject> <each-name> Characters <behind>", lambda who, names, said: _one_of_each(who, names, said)
)


def _one_of_each(who: Owner, names: tuple[str, ...], said: Described) -> Condition:
    if len(names) < 2:
        raise Misfit
    nouns = [Noun((Category.CHARACTER,), said.and_(Described(f.NameIs(name)))) for name in names]
    return both(*[has(who, (Holding(noun), ">=", 1)) for noun in nouns])


def _one_of_two(who: Owner, one: tuple[Holding, str, int], two: tuple[Holding, str, int]) -> Condition:
    """ "A [X] or a [Y]" is one of either kind, as "[X] or [Y]"."""
    if one[1:] == (">=", 1) and _is_one_noun(one[0].noun, two[0].noun):
        raise Misfit
    facts = has_two(who, one, two)
    groups = [_some(fact) for fact in facts]
    first, second = groups
    if first is None or second is None or (first.owner, first.areas) != (second.owner, second.areas):
        return c.Either(tuple(facts))
    return at_least_one(CountOf(replace(first, filter=any_of(first.filter, second.filter))))


def _is_one_noun(first: Noun | None, second: Noun | None) -> bool:
    """ "A red Character or [A]": the color may be said of both."""
    if first is None or second is None or not is_bare_name(second):
        return False
    return bool(first.kinds or first.card) and first.described == Described(first.described.filter)


def _some(fact: Condition) -> Cards | None:
    """The cards of which there is one."""
    if not isinstance(fact, Compare) or (fact.compare, fact.right) != (">=", 1):
        return None
    count = fact.left
    return count.cards if isinstance(count, CountOf) and not count.different and count.cards.filter else None


def _as_many(what: Holding) -> Condition:
    return held_against(what, "=")


def _in(area: Area, owner: Owner) -> Amount:
    return CountOf(Cards(owner, (area,)))


def _life(owner: Owner, number: int, bound: str) -> Condition:
    return Compare(life(one_owner(owner)), bound, number)


# One subject for what is there and what is not.
for _owner, _have, _have_not in (
    (Owner.YOU, "you have", "do not have"),
    (Owner.OPPONENT, "your opponent has", "does not have"),
):
    _who, _has = _have.rsplit(" ", 1)
    FACT.says(
        f"{_have} <having> and {_have_not} (a|an|any) <holding>",
        lambda some, what, who=_owner: both(has(who, some), has(who, (what, "=", 0))),
    )
    FACT.says(
        f"{_who} {_have_not} (a|an|any) <holding> and {_has} <having>",
        lambda what, some, who=_owner: both(has(who, (what, "=", 0)), has(who, some)),
    )

# What is there ---------------------------------------------------------------------------------------------
FACT.says("a|an <noun> is on the field", lambda noun: at_least_one(_on_field(noun)))


def _on_field(noun: Noun) -> Amount:
    if noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    return CountOf(noun.cards())


# Rested and active cards are DON!! cards too (Rule 3-1-2).
for _state, _said in (("rested", f.Rested()), ("active", f.Active())):
    FACT.says(
        f"you and your opponent have a total of <how-many> {_state} cards",
        lambda many, said=_said: Compare(CountOf(Cards(Owner.EITHER, FIELD_AND_DON, said)), *many),
    )
FACT.says("this (Character) is your only <noun>", lambda noun: _no_other(noun))
FACT.says("this (Character) is the only <noun> on your field", lambda noun: _no_other(noun))
FACT.says("the only <noun> on your field is this Character|card", lambda noun: _no_other(noun))
FACT.says("your only <noun> is this Character|card", lambda noun: _no_other(noun))


def _no_other(noun: Noun) -> Condition:
    if noun.plural or noun.kinds != (Category.CHARACTER,) or noun.described.areas or noun.described.owner:
        raise Misfit
    others = none(CountOf(noun.and_(Described(f.Without(f.ThisCard()))).cards(Owner.YOU)))
    said = noun.described.filter
    # What describes the one card must be true of it.
    return others if said is None else both(c.ThisCardIs(said), others)


# Neither player.
for _neither in ("neither player has", "neither you nor your opponent has"):
    FACT.says(
        f"{_neither} (a|an|any) <holding>",
        lambda what: both(none(what.of(Owner.YOU)), none(what.of(Owner.OPPONENT))),
    )
    FACT.says(
        f"{_neither} <number> or more <holding>",
        lambda n, what: both(Compare(what.of(Owner.YOU), "<", n), Compare(what.of(Owner.OPPONENT), "<", n)),
    )

# Life as a number.
FACT.says("<whose> Life is <number> <bound>", lambda owner, n, bound: _life(owner, n, bound))
for _more, _compare in (("more|higher|greater", ">"), ("less|lower|fewer", "<")):
    FACT.says(
        f"your opponent's Life is {_more} than yours", lambda than=_compare: _lives(Owner.OPPONENT, than)
    )
    FACT.says(f"your Life is {_more} than your opponent's", lambda than=_compare: _lives(Owner.YOU, than))
FACT.says("<whose> Life cards are <number> <bound>", lambda owner, n, bound: _life(owner, n, bound))
# The Leader, of which there is but one.
FACT.says("you have <names> as your Leader", lambda names: leader_is(Owner.YOU, names))


def _lives(who: Owner, compare: str) -> Condition:
    if who is Owner.OPPONENT:
        compare = "<" if compare == ">" else ">"
    return Compare(life(Owner.YOU), compare, life(Owner.OPPONENT))
