"""Cards of two kinds as one group: "a total of up to 2 [A] and [B] cards", "each of your [A] and [B]"."""

from __future__ import annotations

from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.filters import Filter, NameIs, TypeIs
from optcg.model.selections import ON_FIELD, Cards, Every, Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.giving import EACH
from optcg.text.phrases.what_is_done.looking import TAKEN, taken
from optcg.text.phrases.what_is_done.moves import off_field
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import Described, any_of
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose, either

# "[A] and [B] cards" of which some are taken: each of them is the one or the other.
MINGLED = Phrase[Noun]("mingled")
for _and in ("and", "and / or"):
    MINGLED.says(f"<names> {_and} <names> cards <behind>", lambda one, two, said: _named(one, two, said))
    MINGLED.says(
        f"<simple-noun> {_and} <simple-noun> <behind>", lambda one, two, said: _either(one, two).and_(said)
    )
for _total in ("up to a total of <count>", "a total of up to <count>"):
    TAKEN.says(f"{_total} <mingled>", lambda n, noun: taken(n, noun, up_to=True))
    CARDS.says(f"{_total} <mingled>", lambda n, noun: off_field(choose(noun, n, up_to=True)))
TAKEN.says("up to <number> <mingled>", lambda n, noun: taken(n, _apart(noun), up_to=True))
CARDS.says("up to <number> <mingled>", lambda n, noun: off_field(choose(_apart(noun), n, up_to=True)))

# All of them, on the field.
CARDS.says(
    "(all of|each of) <whose> <names> and <names> cards", lambda owner, one, two: _all(owner, one, two)
)
CARDS.says("(all of|each of) <whose> <each-name> (cards)", lambda owner, names: _all_listed(owner, names))
EACH.says("each of <whose> <names> and <names> (cards)", lambda owner, one, two: _all(owner, one, two))


CARDS.says(
    "all (of) <whose> <type-name> and <type-name> type Characters <behind>",
    lambda owner, one, two, said: Every(_of_types(one, two).and_(said).cards(owner)),
)


def _of_types(one: str, two: str) -> Noun:
    described = Described(any_of(TypeIs(one), TypeIs(two)))
    return Noun((Category.CHARACTER,), described, plural=True)


# How many of the two together.
for _where in ("", " on your|the|their field"):
    FACT.says(
        f"<subject> a total of <number> <bound> <names> and <names> (cards){_where}",
        lambda who, n, bound, one, two: Compare(CountOf(_all(who, one, two).cards), bound, n),
    )


def _named(one: Filter | None, two: Filter | None, said: Described) -> Noun:
    return Noun((), Described(any_of(one, two)), plural=True, card=True).and_(said)


def _either(one: Noun, two: Noun) -> Noun:
    """Both are several: "Character cards and Events"."""
    if not one.plural or not two.plural or not (one.kinds and two.kinds):
        raise Misfit
    return either(one, two)


def _apart(noun: Noun) -> Noun:
    """ "Up to 2 [A] and [B] cards" alone may be two of each; "with different card names" tells it."""
    if not noun.described.different:
        raise Misfit
    return noun


def _all_listed(owner: Owner, names: tuple[str, ...]) -> Every:
    """ "[A], [B], and [C]": three and more."""
    if len(names) < 3:
        raise Misfit
    return Every(Cards(owner, ON_FIELD, any_of(*map(NameIs, names))))


def _all(owner: Owner, one: Filter | None, two: Filter | None) -> Every:
    return Every(Cards(owner, ON_FIELD, any_of(one, two)))
