"""Numbers that cards have: the power and cost of one card, the most and the least of many, what differs."""

from __future__ import annotations

from typing import NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, CounterOf, CountOf, ExtremeOf, Per, PowerOf, TotalOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Owner,
    Selection,
    Slot,
)
from optcg.model.terms import Area, Category
from optcg.text.alike import is_told_of_turn
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT, TALLY
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.what_is_done.moves import EFFECT, on_field
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import FACT, both, has
from optcg.text.phrases.which_cards.describe import NOTHING, TRAIT, Described, all_of, excepts_one, sure
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose, has_name
from optcg.text.phrases.which_cards.references import LATEST


# One card -----------------------------------------------------------------------------------------------
class One(NamedTuple):
    """One card whose numbers are asked for.

    It is one of an earlier step, this one (None), a player's Leader, or a card that has no number where there
    is none: a player's Stage, the "attacker" or the "target" of the battle.
    """

    slot: int | None = None
    leader: Owner | None = None
    role: str = ""
    stage: Owner | None = None

    def power(self, base: bool = False) -> Amount:
        if self.stage is not None:
            raise Misfit  # Stages have no power (Rule 2-6)
        if self.role:
            battling = Cards(Owner.EITHER, LEADER_AND_CHARACTERS, f.InBattle(self.role))
            return ExtremeOf("power", battling, True, base)
        if self.leader is not None:
            return TotalOf("power", Cards(self.leader, (Area.LEADER,)), base)
        return PowerOf(self.slot, base)

    def cost(self, base: bool = False) -> Amount:
        if self.leader is not None:
            raise Misfit  # Leaders have no cost (Rule 2-7-5)
        if self.stage is not None:
            return ExtremeOf("cost", Cards(self.stage, (Area.STAGE,)), True, base)
        if self.role:
            return ExtremeOf(
                "cost", Cards(Owner.EITHER, (Area.CHARACTER,), f.InBattle(self.role)), True, base
            )
        return CostOf(self.slot, base)

    def counter(self) -> Amount:
        if self.leader is not None or self.stage is not None or self.role:
            raise Misfit  # only Character cards have one (Rule 2-10)
        return CounterOf(self.slot)


ONE = Phrase[One]("one-card")
ONE.means("this Character|card", One())
ONE.means("this Leader", One())
ONE.says("<whose> Leader", lambda owner: One(leader=one_owner(owner)))
ONE.says("<whose> Stage", lambda owner: One(stage=one_owner(owner)))
ONE.says("<that-card>", One)
ONE.means("the attack target", One(role="target"))
ONE.means("the attacking card|Character|Leader", One(role="attacker"))

ONES = Phrase[One]("one-card-s")
ONES.means("this Character's|card's|Leader's", One())
ONES.says("<whose> Leader's", lambda owner: One(leader=one_owner(owner)))
ONES.says("<whose> Stage's", lambda owner: One(stage=one_owner(owner)))
ONES.says("<that-card-s>", One)
ONES.means("the attack target's", One(role="target"))
ONES.means("the attacking card's|Character's|Leader's", One(role="attacker"))

AMOUNT.says("<one-card-s> <base> power", lambda card, base: card.power(base))
AMOUNT.says("<one-card-s> <base> cost", lambda card, base: card.cost(base))
AMOUNT.says("<one-card-s> Counter", lambda card: card.counter())
AMOUNT.says("the Counter of <one-card>", lambda card: card.counter())
AMOUNT.says("the <base> power of <one-card>", lambda base, card: card.power(base))
AMOUNT.says("the <base> cost of <one-card>", lambda base, card: card.cost(base))

# The base power of one card as that of another that is chosen for it.
for _what, _set, _of in (("power", e.SetBasePower, PowerOf), ("cost", e.SetBaseCost, CostOf)):
    for _words in (
        f"<whose-base> base {_what} becomes",
        f"set <whose-base> base {_what} to",
        f"the base {_what} of <targets> becomes",
        f"set the base {_what} of <targets> to",
    ):
        EFFECT.says(
            f"{_words} the same as the <base> {_what} of <cards> <duration>",
            lambda whom, base, cards, until, step=_set, of=_of: (
                e.Pick(on_field(_chosen(cards))),
                step(on_field(_not_spoken_of(whom)), of(LATEST, base), until),
            ),
        )


def _chosen(cards: Selection) -> Selection:
    """One that is chosen; that with the highest number has words of its own."""
    if not isinstance(cards, Choose) or _of_the_most(cards.cards.filter):
        raise Misfit
    return cards


def _of_the_most(said: f.Filter | None) -> bool:
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return any(isinstance(getattr(part, "amount", None), ExtremeOf) for part in parts)


def _not_spoken_of(what: Selection) -> Selection:
    if isinstance(what, Slot):
        raise Misfit
    return what


MORE = Phrase[str]("more-or-less")
MORE.means("more|greater|higher", ">")
MORE.means("less|lower", "<")
FACT.says(
    "<one-card> and <one-card> have the same <base> power",
    lambda a, b, base: Compare(a.power(base), "=", b.power(base)),
)

FACT.says(
    "<one-card-s> <base> power is <more-or-less> than <one-card-s>",
    lambda a, base, sign, b: Compare(a.power(base), sign, b.power(base)),
)

# Many cards -----------------------------------------------------------------------------------------------
for _most in ("lowest", "highest"):
    AMOUNT.says(
        f"the {_most} <base> cost among|of <whose> <noun>",
        lambda base, owner, noun, most=_most: _extreme("cost", base, noun, owner, most),
    )
    AMOUNT.says(
        f"the {_most} <base> power among|of <whose> <noun>",
        lambda base, owner, noun, most=_most: _extreme("power", base, noun, owner, most),
    )
    AMOUNT.says(
        f"the {_most} <base> cost among <noun>",
        lambda base, noun, most=_most: _extreme("cost", base, noun, None, most),
    )
    AMOUNT.says(
        f"the {_most} <base> power among <noun>",
        lambda base, noun, most=_most: _extreme("power", base, noun, None, most),
    )


def _extreme(what: str, base: bool, noun: Noun, owner: Owner | None, most: str) -> Amount:
    return ExtremeOf(what, noun.cards(owner), most == "highest", base)


TALLY.says("<different> among <whose> <noun>", lambda what, owner, noun: CountOf(noun.cards(owner), what))
TALLY.says("<different> among (the) <noun>", lambda what, noun: CountOf(noun.cards(), what))
FACT.says(
    "there are <number> <bound> <different> among <whose> <noun>",
    lambda n, bound, what, owner, noun: Compare(CountOf(noun.cards(owner), what), bound, n),
)
FACT.says(
    "there are <number> <bound> <different> among (the) <noun>",
    lambda n, bound, what, noun: Compare(CountOf(noun.cards(), what), bound, n),
)
FACT.says(
    "<whose> <noun> have <number> <bound> <different> (among them)",
    lambda owner, noun, n, bound, what: Compare(CountOf(noun.cards(owner), what), bound, n),
)
# "For every Character with a different card name": so many different names there are.
SCALE.says("for every|each <noun> with a <different>", lambda noun, what: (1, _differing(noun, what)))
SCALE.says(
    "for every|each <noun> with a <different> in <in-area>",
    lambda noun, what, place: (1, _differing(noun.and_(place), what)),
)
for _here in ("on your field", "you have"):
    SCALE.says(
        f"for every|each <noun> with a <different> {_here}",
        lambda noun, what: (1, _differing(noun, what, Owner.YOU)),
    )
SCALE.says(
    "for every|each of your <noun> with a <different>",
    lambda noun, what: (1, _differing(noun, what, Owner.YOU)),
)


def _differing(noun: Noun, what: str, owner: Owner | None = None) -> Amount:
    if owner is None and not noun.described.areas:
        raise Misfit  # whose they are, the words must tell
    return CountOf(noun.cards(owner), what)


FACT.says(
    "you have <noun> with|of <number> <bound> <different>",
    lambda noun, n, bound, what: Compare(CountOf(noun.cards(Owner.YOU), what), bound, n),
)

FACT.says(
    "there are <noun> with|of <number> <bound> <different> on <whose> field",
    lambda noun, n, bound, what, owner: Compare(CountOf(noun.cards(owner), what), bound, n),
)

# A name that a card spoken of does not have.
TRAIT.says("a different (card) name", lambda: Described(f.Without(f.SameNameAs(LATEST))))
TRAIT.says(
    "a different (card) name than|from <that-card>",
    lambda slot: Described(f.Without(f.SameNameAs(slot))),
)

FACT.says(
    "a|an <noun> is on <whose> field",
    lambda noun, owner: Compare(CountOf(_on_field(noun).cards(owner)), ">=", 1),
)

# As many cards as something counts.
CARDS.says("<noun> equal to <amount>", lambda noun, n: _as_many(noun, n))
CARDS.says(
    "up to <number> of <whose> <noun> <scale>",
    lambda n, owner, noun, scale: choose(noun, Per(n, *scale), owner, up_to=True),
)
CARDS.says(
    "<number> of <whose> <noun> <scale>", lambda n, owner, noun, scale: choose(noun, Per(n, *scale), owner)
)
CARDS.says("one of <whose> <noun> <scale>", lambda owner, noun, scale: choose(noun, Per(1, *scale), owner))
CARDS.says("<count> of <that-card>", lambda n, slot: ChooseFrom(slot, None, n))
CARDS.says("up to <count> of <that-card>", lambda n, slot: ChooseFrom(slot, None, n, up_to=True))
CARDS.says("any number of <that-card>", lambda slot: ChooseFrom(slot, None, None))
CARDS.says("<that-card> from your trash", lambda slot: Slot(slot, f.InArea((Area.TRASH,))))
for _who, _owner in (("you have", Owner.YOU), ("your opponent has", Owner.OPPONENT)):
    SCALE.says(
        f"for every|each <noun> {_who} <after> <behind>",
        lambda noun, after, behind, owner=_owner: (1, _held_there(noun, after, behind, owner)),
    )
    SCALE.says(
        f"for every <number> <noun> {_who} <after> <behind>",
        lambda n, noun, after, behind, owner=_owner: (n, _held_there(noun, after, behind, owner)),
    )
AMOUNT.says("the number of <holding> you have", lambda what: what.of(Owner.YOU))
AMOUNT.says("the number of <holding> your opponent has", lambda what: what.of(Owner.OPPONENT))
SCALE.says("for every <number> <holding> you have", lambda n, what: (n, what.of(Owner.YOU)))
for _have in ("your opponent has", "they have"):
    SCALE.says(f"for every <number> <holding> {_have}", lambda n, what: (n, what.of(Owner.OPPONENT)))
    SCALE.says(f"for every|each <holding> {_have}", lambda what: (1, what.of(Owner.OPPONENT)))
SCALE.says("for every <holding> you have", lambda what: (1, what.of(Owner.YOU)))
for _every in ("per", "for every"):
    SCALE.says(f"{_every} <number> <base> cost on|of <one-card>", lambda n, base, card: (n, card.cost(base)))


def _held_there(noun: Noun, after: Described, behind: Described, owner: Owner) -> Amount:
    """ "[Nami] you have other than this Character": of the field, where no other place is told."""
    there = noun if after.areas else _on_field(noun)
    return CountOf(there.and_(after).and_(behind).cards(owner))


def _on_field(noun: Noun) -> Noun:
    """ "{Navy} type Character you have with ...": one of the field."""
    if noun.described.areas or noun.described.owner or not (noun.kinds or has_name(noun.described.filter)):
        raise Misfit
    return noun


def _as_many(noun: Noun, count: Amount) -> Selection:
    if not noun.plural or not noun.described.areas or isinstance(count, int):
        raise Misfit
    return choose(noun, count)


# All, none, the only one.
FACT.says("all of <whose> <noun> have <traits>", lambda owner, noun, said: _all(owner, noun, said.filter))
FACT.says("all of <whose> <noun> are <before>", lambda owner, noun, said: _all(owner, noun, said))
FACT.says("all of <whose> <noun> are <noun>", lambda owner, noun, kind: _all(owner, noun, _same(noun, kind)))
FACT.says(
    "none of <whose> <noun> have <trait>",
    lambda owner, noun, said: Compare(CountOf(noun.and_(said).cards(owner)), "=", 0),
)
FACT.means(
    "this Character is the only Character on your field",
    Compare(CountOf(Cards(Owner.YOU, (Area.CHARACTER,), f.Without(f.ThisCard()))), "=", 0),
)


FACT.says("any|one of <whose> <noun> <is-so>", lambda owner, noun, said: _some(noun, owner, said))
FACT.says(
    "<whose> Leader or any|one of <whose> <noun> <is-so>",
    lambda owner, again, noun, said: _leader_or_some(owner, again, noun, said),
)
FACT.says("any|one of <that-card> <is-so>", lambda slot, said: _some_of(slot, said))


def _some(noun: Noun, owner: Owner, said: f.Filter) -> c.Condition:
    if noun.described.areas or not noun.plural or is_told_of_turn(said):
        raise Misfit
    return Compare(CountOf(noun.and_(Described(said)).cards(owner)), ">=", 1)


def _leader_or_some(owner: Owner, again: Owner, noun: Noun, said: f.Filter) -> c.Condition:
    if owner != again or noun.kinds != (Category.CHARACTER,) or noun.described != NOTHING:
        raise Misfit
    return Compare(CountOf(Cards(one_owner(owner), LEADER_AND_CHARACTERS, said)), ">=", 1)


def _some_of(slot: int, said: f.Filter) -> c.Condition:
    """There are such cards, and not all of them are something else."""
    return c.Both((c.SlotFits(slot), c.NotSo(c.SlotFits(slot, f.Without(said)))))


def _all(owner: Owner, noun: Noun, said: f.Filter | None) -> c.Condition:
    if said is None or noun.described.areas:
        raise Misfit
    return c.OnlyHave(noun.cards(owner), said)


def _same(one: Noun, two: Noun) -> f.Filter | None:
    if one.kinds != two.kinds or two.described != Described(two.described.filter):
        raise Misfit
    return two.described.filter


# The only ones: false if there are none.
FACT.says("the only <noun> on your field are <noun>", lambda all_, only: _only(Owner.YOU, all_, only))
FACT.says("you only have <noun>", lambda only: _none_but(Owner.YOU, only))
FACT.says("your opponent only has <noun>", lambda only: _none_but(Owner.OPPONENT, only))
FACT.says("<subject> only <noun>", lambda who, only: _none_but(who, only))
FACT.says(
    "<subject> <having> and only <noun>",
    lambda who, having, only: both(has(who, having), _none_but(who, only)),
)


def _none_but(owner: Owner, only: Noun) -> Condition:
    return _only(owner, Noun(only.kinds, Described()), only)


def _only(owner: Owner, all_: Noun, only: Noun) -> Condition:
    """ "Other than this Character" leaves it out of all that are looked at: it would not fit itself."""
    said = only.described
    if all_.kinds != only.kinds or not only.kinds or said != Described(said.filter):
        raise Misfit
    parts = said.filter.filters if isinstance(said.filter, f.AllOf) else (said.filter,)
    others = [part for part in parts if excepts_one(part)]
    told = [part for part in parts if part not in others]
    if len(told) > 1 and (said.excepted is not None or any(map(_leaves_out, told))):
        raise Misfit  # "only A other than B": those besides B are A, or there is no B
    group = all_.and_(Described(all_of(*others)))
    return c.OnlyHave(group.cards(owner), sure(all_of(*told)))


def _leaves_out(said: f.Filter | None) -> bool:
    """Whether it leaves out cards by their names."""
    return isinstance(said, f.Without) and has_name(said.filter)
