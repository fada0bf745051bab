"""What a card has in common with another one: your Leader, this card, a card spoken of, one of several."""

from __future__ import annotations

from typing import NamedTuple

from optcg.model import filters as f
from optcg.model.amounts import Alike, CountOf
from optcg.model.conditions import Compare, Condition, NotSo, OnlyHave, ThisCardIs
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import SECRET_AREAS, Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.plain_words import SO
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.being import IS
from optcg.text.phrases.whether.facts import FACT, at_least_one, both, leader_is
from optcg.text.phrases.which_cards.describe import AFTER, TRAIT, Described, Other, all_of
from optcg.text.phrases.which_cards.nouns import Noun, several
from optcg.text.phrases.which_cards.together import apart

SHARED = Phrase[str]("shared")
SHARED.means("color(s)", "color")
SHARED.means("type(s)", "type")
SHARED.means("attribute(s)", "attribute")
# What is held against several cards at once; against one card, other words say it.
SHARED_MORE = Phrase[str]("shared-number")
SHARED_MORE.means("(card) name(s)", "name")
SHARED_MORE.means("cost", "cost")
SHARED_MORE.means("power", "power")


class Companion(NamedTuple):
    """The other card: of an earlier step, of a group, or this one (neither)."""

    slot: int | None = None
    cards: Cards | None = None

    def shares(self, what: str) -> Filter:
        if what == "name" and self.cards is None:
            return f.SameNameAs(self.slot)
        return f.Shares(what, self.slot, self.cards)

    def differs(self, what: str) -> Filter:
        """A card that is spoken of may be missing: then nothing differs from it."""
        if what == "color" and self.slot is not None:
            return f.ColorDiffersFrom(self.slot)
        return f.Without(self.shares(what))


ONE_OF = Phrase[Companion]("one-of-several")
ONE_OF.says("one|any of <whose> <noun>", lambda owner, noun: _one_of(noun, owner))
ONE_OF.says("a|an <noun>", lambda noun: _one_of(noun, None))
ONE_OF.says("( one of <whose> <noun> )", lambda owner, noun: _one_of(noun, owner))
ONE_OF.says("( one of <noun> )", lambda noun: _one_of(noun, None))
SPOKEN_OF = Phrase[Companion]("spoken-of")
SPOKEN_OF.says("<pointed-at>", Companion)
COMPANION = Phrase[Companion]("companion")
COMPANION.says("<whose> Leader", lambda owner: Companion(cards=_leader(owner)))
COMPANION.means("this Character|Leader|Stage|card", Companion())
COMPANION.says("<spoken-of>", lambda one: one)
COMPANION.says("<one-of-several>", lambda one: one)
COMPANIONS = Phrase[Companion]("companion-s")
COMPANIONS.says("<whose> Leader's", lambda owner: Companion(cards=_leader(owner)))
COMPANIONS.means("this Character's|Leader's|card's", Companion())
COMPANIONS.says("<that-card-s>", Companion)


def _leader(owner: Owner) -> Cards:
    return Cards(one_owner(owner), (Area.LEADER,))


def _one_of(noun: Noun, owner: Owner | None) -> Companion:
    if noun.described.most is not None or (owner is not None and not noun.plural):
        raise Misfit
    if owner is None and noun.described.owner is None:
        raise Misfit  # whose it is, the words must tell
    said = noun.described.filter
    if f.Without(Other()) in (said.filters if isinstance(said, f.AllOf) else (said,)):
        raise Misfit  # other than this card, or than the one that is compared?
    return Companion(cards=noun.cards(owner))


def _like(what: str, other: Companion) -> Described:
    return Described(other.shares(what))


def _unlike(what: str, other: Companion) -> Described:
    return Described(other.differs(what))


# After "with".
TRAIT.says("the same <shared> as <companion>", _like)
TRAIT.says("the same <shared-number> as <one-of-several>", _like)
TRAIT.says("<some-shared> <shared> in common with <companion>", lambda _, *said: _like(*said))
TRAIT.says("<companion-s> <shared>", lambda other, what: _like(what, other))
TRAIT.says("(a|any|at least) one of <companion-s> <shared>", lambda other, what: _like(what, other))
TRAIT.says("a|any <shared> (that is) included in <companion-s> <shared>", lambda *said: _included(*said))
TRAIT.says("no <shared> in common with <companion>", _unlike)
TRAIT.says("a different <shared> from|than <companion>", _unlike)
for _other in ("<one-of-several>", "<spoken-of>"):
    TRAIT.says(f"a different <shared-number> from|than {_other}", _unlike)
    TRAIT.says(f"a <shared-number> different from|than {_other}", _unlike)
TRAIT.says("a <shared> different from|than <companion>", _unlike)
TRAIT.means(
    "a different (card) name from|than this Character|Leader|Stage|card",
    Described(f.Without(f.SameNameAs(None))),
)


def _included(what: str, other: Companion, again: str) -> Described:
    if what != again:
        raise Misfit
    return _like(what, other)


# "The same type and a lower cost than that Character": both are held against one card.
MORE_OF = Phrase[tuple[str, str, bool]]("number-held-against")
for _what in ("cost", "power"):
    MORE_OF.says(f"(a) <more-or-less> <base> {_what}", lambda sign, base, what=_what: (sign, what, base))
    for _same, _sign in (("or less|lower", "<="), ("or more|greater|higher", ">=")):
        MORE_OF.says(
            f"the same {_same} <base> {_what}", lambda base, sign=_sign, what=_what: (sign, what, base)
        )
LIKENESS = Phrase[str]("likeness")
LIKENESS.says("the same <shared>", lambda what: what)
LIKENESS.means("the same (card) name", "name")
for _words in (
    "<likeness> and <number-held-against> than <one-card>",
    "<likeness> as (,) and <number-held-against> than (,) <one-card>",
):
    TRAIT.says(_words, lambda what, more, card: _like_and_more(what, more, card))
for _what in ("cost", "power"):
    TRAIT.says(
        f"<likeness> and (the same) <base> {_what} as <one-card>",
        lambda same, base, card, what=_what: _like_and_more(same, ("=", what, base), card),
    )
for _words in (
    "<number-held-against> and <likeness> as <one-card>",
    "<number-held-against> than (,) and <likeness> as (,) <one-card>",
):
    TRAIT.says(_words, lambda more, what, card: _like_and_more(what, more, card))


def _like_and_more(what: str, more: tuple[str, str, bool], card: One) -> Described:
    """A card of the battle or a Stage is not spoken of so."""
    if card.role or card.stage is not None:
        raise Misfit
    other = Companion(card.slot) if card.leader is None else Companion(cards=_leader(card.leader))
    sign, number, base = more
    held: Filter = (
        f.CostIs(sign, card.cost(base), base) if number == "cost" else f.PowerIs(sign, card.power(base), base)
    )
    return Described(all_of(other.shares(what), held))


# As a clause, or as a sentence.
SOME = Phrase[None]("some-shared")
for _words in ("a|an|any", "the same", "at least 1"):
    SOME.means(_words, None)
SHARES = Phrase[Filter]("shares")
SHARE = Phrase[Filter]("share")
for _kind, _other in (
    ("<shared>", "<companion>"),
    ("<shared-number>", "<one-of-several>"),
    ("<shared-number>", "<spoken-of>"),
):
    for _phrase, _share, _not in ((SHARES, "shares", "does not share"), (SHARE, "share", "do not share")):
        _phrase.says(
            f"{_share} <some-shared> {_kind} with {_other}", lambda _, what, other: other.shares(what)
        )
        _phrase.says(f"{_share} no {_kind} with {_other}", lambda what, other: f.Without(other.shares(what)))
        _phrase.says(
            f"{_not} <some-shared> {_kind} with {_other}",
            lambda _, what, other: f.Without(other.shares(what)),
        )
    AFTER.says(f"sharing <some-shared> {_kind} with {_other}", lambda _, *said: _like(*said))
    if _other != "<spoken-of>":
        AFTER.says(f"of the same {_kind} as {_other}", _like)
IS.says("<shares>", lambda said: said)
SO.says("<share>", lambda said: said)
AFTER.says("that <shares> and has <traits>", lambda said, traits: Described(said).and_(traits))
AFTER.says("that <share> and have <traits>", lambda said, traits: Described(said).and_(traits))
IS.says("is the same <shared> as <companion>", lambda what, other: other.shares(what))
SO.says("are the same <shared> as <companion>", lambda what, other: other.shares(what))
AFTER.says("of a different <shared> from|than <alone>", _unlike)
IS.says("is (of) a different <shared> from|than <alone>", lambda what, other: other.differs(what))
SO.says("are (of) a different <shared> from|than <alone>", lambda what, other: other.differs(what))
ALONE = Phrase[Companion]("alone")
ALONE.says("<whose> Leader", lambda owner: Companion(cards=_leader(owner)))
ALONE.means("this Character|Leader|Stage|card", Companion())
ALONE.says("<one-of-several>", lambda one: one)
ALONE.says("<spoken-of>", lambda one: one)

# As many cards as are alike.
SAME = Phrase[str]("same")
SAME.says("the same <shared>", lambda what: what)
SAME.says("the same <shared-number>", lambda what: what)
for _what in ("base power", "base cost"):
    SAME.means(f"the same {_what}", _what)
FACT.says(
    "<subject> <number> or more <noun> with <same>",
    lambda owner, n, noun, what: Compare(_alike(noun.cards(owner), what), ">=", n),
)
FACT.says(
    "<subject> <number> or more <noun> with <same> in <in-area>",
    lambda owner, n, noun, what, place: _alike_in(owner, n, noun.and_(place), what),
)


def _alike(cards: Cards, what: str) -> Alike:
    """Cards of open areas (Rule 3-1-5): a number would tell what secret ones hold."""
    if not set(SECRET_AREAS).isdisjoint(cards.areas):
        raise Misfit
    return Alike(cards, what)


def _alike_in(owner: Owner, number: int, noun: Noun, what: str) -> Condition:
    """ "You have" and "there are": whose the area is, is told by its own words."""
    if owner is not Owner.EITHER and owner is not noun.described.owner:
        raise Misfit
    return Compare(_alike(noun.cards(), what), ">=", number)


AMOUNT.says(
    "the largest number with <same> among <whose> <noun>",
    lambda what, owner, noun: _alike(noun.cards(owner), what),
)
AMOUNT.says("the largest number with <same> among <noun>", lambda what, noun: _alike(noun.cards(), what))
AMOUNT.says(
    "the largest number with <different> among <whose> <noun>",
    lambda what, owner, noun: apart(noun.cards(owner), what),
)
AMOUNT.says("the largest number with <different> among <noun>", lambda what, noun: apart(noun.cards(), what))
FACT.says(
    "all of <whose> <noun> share <some-shared> <shared> with <companion>",
    lambda owner, noun, _, what, other: OnlyHave(noun.cards(owner), other.shares(what)),
)
for _have in (
    "share a <shared>",
    "share the same <shared>",
    "have the same <shared>",
    "are the same <shared>",
):
    FACT.says(f"your Leader and your opponent's Leader {_have}", lambda *said: _leaders_share(said[-1]))


FACT.says("your Leader and your opponent's Leader have <different>", lambda what: _leaders_differ(what))
for _have in ("share <some-shared> <shared>", "have the same <shared>", "are the same <shared>"):
    for _both in ("your Leader and this Character|card", "this Character|card and your Leader"):
        FACT.says(
            f"{_both} {_have}", lambda *said: ThisCardIs(Companion(cards=_leader(Owner.YOU)).shares(said[-1]))
        )
    FACT.says(f"all of <whose> <noun> {_have}", lambda owner, noun, *said: _all_alike(owner, noun, said[-1]))


for _all in ("all of <whose> <noun> have <different>", "<whose> <noun> all have <different>"):
    FACT.says(_all, lambda owner, noun, what: _all_apart(owner, noun, what))
FACT.says(
    "no two of <whose> <noun> have|share <same>",
    lambda owner, noun, what: Compare(_alike(several(noun).cards(owner), what), "<=", 1),
)


def _all_apart(owner: Owner, noun: Noun, what: str) -> Condition:
    """There are such cards, and no two of them have one of those in common."""
    cards = several(noun).cards(owner)
    return both(at_least_one(CountOf(cards)), Compare(apart(cards, what), "=", CountOf(cards)))


def _all_alike(owner: Owner, noun: Noun, what: str) -> Condition:
    """There are such cards, and all of them have one of those in common."""
    cards = noun.cards(owner)
    return both(at_least_one(CountOf(cards)), Compare(_alike(cards, what), "=", CountOf(cards)))


def _leaders_differ(what: str) -> Condition:
    """They have none of those in common."""
    if what not in ("name", "color", "type", "attribute", "power"):
        raise Misfit
    return NotSo(_leaders_share(what))


def _leaders_share(what: str) -> Condition:
    return leader_is(Owner.YOU, f.Shares(what, None, _leader(Owner.OPPONENT)))
