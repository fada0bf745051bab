"""Numbers held against those of another card, or a little more or less; even and odd ones; as many as."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, ExtremeOf, Minus, Per, Plus, SlotCount
from optcg.model.conditions import Compare
from optcg.model.effects import Effect
from optcg.model.selections import Choose, Every, Owner, Selection, This, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.how_many.quantities import AMOUNT, Holding, life
from optcg.text.phrases.what_is_done.changes import per
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.hands import YOU_MOVED
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.one_sentence import in_turn
from optcg.text.phrases.whether.being import OF_CARD
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import AFTER, TRAIT, Described, all_of, any_of, sure
from optcg.text.phrases.which_cards.limits import COST, POWER, not_its_own
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose
from optcg.text.phrases.which_cards.references import LATEST, RETURNED, TRASHED
from optcg.text.with_fields import with_fields

# Against another card ---------------------------------------------------------------------------------
THAN = Phrase[str]("than")
THAN.means("equal to", "=")
THAN.means("equal to or less|lower than", "<=")
THAN.means("equal to or more|greater|higher than", ">=")
THAN.means("less|lower than or equal to", "<=")
THAN.means("more|greater|higher than or equal to", ">=")
THAN.means("less|lower than", "<")
THAN.means("more|greater|higher than", ">")

COST.says("<base> cost <than> <amount>", lambda base, sign, n: f.CostIs(sign, not_its_own(n), base))
COST.says(
    "<base> cost <than> <whose> Life cards", lambda base, sign, owner: f.CostIs(sign, life(owner), base)
)
COST.says("<base> cost that is <than> <amount>", lambda base, sign, n: f.CostIs(sign, not_its_own(n), base))
COST.says(
    "<base> cost <than> that of <one-card>", lambda base, sign, card: f.CostIs(sign, card.cost(base), base)
)
COST.says("<base> cost <than> <one-card>", lambda base, sign, card: f.CostIs(sign, card.cost(base), base))
AFTER.says(
    "whose <base> cost is <than> <amount>",
    lambda base, sign, n: Described(f.CostIs(sign, not_its_own(n), base)),
)
AFTER.says(
    "whose <base> power is <than> <amount>",
    lambda base, sign, n: Described(f.PowerIs(sign, not_its_own(n), base)),
)
POWER.says("(a) <base> power <than> <amount>", lambda base, sign, n: f.PowerIs(sign, not_its_own(n), base))
POWER.says(
    "(a) <base> power <than> that of <one-card>",
    lambda base, sign, card: f.PowerIs(sign, card.power(base), base),
)
POWER.says(
    "(a) <base> power <than> <one-card>", lambda base, sign, card: f.PowerIs(sign, card.power(base), base)
)
# Against some card of a group: the highest or the lowest of them decides.
for _one in ("1 of <whose> <noun>", "that of 1 of <whose> <noun>"):
    COST.says(
        f"<base> cost <than> {_one}",
        lambda base, sign, owner, noun: f.CostIs(sign, _of_some("cost", sign, owner, noun, base), base),
    )
    POWER.says(
        f"(a) <base> power <than> {_one}",
        lambda base, sign, owner, noun: f.PowerIs(sign, _of_some("power", sign, owner, noun, base), base),
    )
COST.says(
    "<base> cost <than> the <base> cost of 1 of <whose> <noun>",
    lambda base, sign, of_base, owner, noun: f.CostIs(
        sign, _of_some("cost", sign, owner, noun, of_base), base
    ),
)
POWER.says(
    "(a) <base> power <than> the <base> power of 1 of <whose> <noun>",
    lambda base, sign, of_base, owner, noun: f.PowerIs(
        sign, _of_some("power", sign, owner, noun, of_base), base
    ),
)


def _of_some(what: str, sign: str, owner: Owner, noun: Noun, base: bool) -> Amount:
    if sign == "=" or not noun.plural or _is_told_by_number(noun.described.filter):
        raise Misfit
    return ExtremeOf(what, noun.cards(owner), sign.startswith("<"), base)


def _is_told_by_number(said: f.Filter | None) -> bool:
    """ "... and a cost of 5 or less" may be said of either cards."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return any(isinstance(part, (f.CostIs, f.PowerIs)) for part in parts)


TRAIT.says(
    "a <more-or-less> <base> cost than <one-card>",
    lambda sign, base, card: Described(f.CostIs(sign, card.cost(base), base)),
)
# Of the card that is named, or of the one that was spoken of last.
_LAST: Final = One(LATEST)
for _said, _compare in (
    ("the same or less|lower", "<="),
    ("the same or more|greater|higher", ">="),
    ("an equal or less|lower", "<="),
):
    for _card in ("", " as <one-card>"):
        TRAIT.says(
            f"{_said} <base> cost{_card}",
            lambda base, card=_LAST, sign=_compare: Described(f.CostIs(sign, card.cost(base), base)),
        )
        TRAIT.says(
            f"{_said} <base> power{_card}",
            lambda base, card=_LAST, sign=_compare: Described(f.PowerIs(sign, card.power(base), base)),
        )
TRAIT.says(
    "(a) <more-or-less> <base> power than <one-card>",
    lambda sign, base, card: Described(f.PowerIs(sign, card.power(base), base)),
)
TRAIT.says(
    "(a) <more-or-less> <base> power than <one-card-s> <base> power",
    lambda sign, base, card, of_base: Described(f.PowerIs(sign, not_its_own(card.power(of_base)), base)),
)
TRAIT.says(
    "a <more-or-less> <base> cost than <one-card-s> <base> cost",
    lambda sign, base, card, of_base: Described(f.CostIs(sign, not_its_own(card.cost(of_base)), base)),
)

# A little more or less --------------------------------------------------------------------------------
AMOUNT.says("<number> more|higher|greater than <amount>", lambda n, of: Plus(_counted(of), n))
AMOUNT.says("<number> less|lower than <amount>", lambda n, of: Minus(_counted(of), n))
AMOUNT.says("<amount-of> plus <number>", lambda of, n: Plus(_counted(of), n))
AMOUNT.says("<amount-of> minus <number>", lambda of, n: Minus(_counted(of), n))
AMOUNT.says("<number> times|x <amount-of>", lambda n, of: Per(n, 1, _counted(of)))
AMOUNT.says("<number> multiplied by <amount-of>", lambda n, of: Per(n, 1, _counted(of)))
AMOUNT.says("twice|double <amount-of>", lambda of: Per(2, 1, _counted(of)))
AMOUNT_OF = Phrase[Amount]("amount-of")
AMOUNT_OF.says("<one-card-s> <base> cost", lambda card, base: card.cost(base))
AMOUNT_OF.says("the <base> cost of <one-card>", lambda base, card: card.cost(base))
AMOUNT_OF.says("<number-of>", lambda amount: amount)
AMOUNT_OF.says("<one-card-s> <base> power", lambda card, base: card.power(base))
AMOUNT_OF.says("the <base> power of <one-card>", lambda base, card: card.power(base))
for _unit in ("", "of ", "that is "):
    COST.says(
        f"<base> cost {_unit}<by-so-much> <one-card>",
        lambda base, by, card: by.than(f.CostIs, card.cost(base), base),
    )
    COST.says(
        f"<base> cost {_unit}<by-so-much> <amount>",
        lambda base, by, n: by.than(f.CostIs, _counted(n), base),
    )
    POWER.says(
        f"(a) <base> power {_unit}<by-so-much> <one-card>",
        lambda base, by, card: by.than(f.PowerIs, card.power(base), base),
    )
    POWER.says(
        f"(a) <base> power {_unit}<by-so-much> <amount>",
        lambda base, by, n: by.than(f.PowerIs, _counted(n), base),
    )


class By(NamedTuple):
    """How far a number may lie from another one: at least, and at most if there is an end."""

    low: int
    high: int | None
    sign: int

    def than(self, kind: type[f.CostIs] | type[f.PowerIs], of: Amount, base: bool) -> f.Filter:
        near = kind(">=" if self.sign > 0 else "<=", self._off(of, self.low), base)
        if self.high is None:
            return near
        far = kind("<=" if self.sign > 0 else ">=", self._off(of, self.high), base)
        return kind("=", near.amount, base) if self.low == self.high else f.AllOf((near, far))

    def _off(self, of: Amount, by: int) -> Amount:
        if not by:
            return of
        return Plus(of, by) if self.sign > 0 else Minus(of, by)


BY = Phrase[By]("by-so-much")
for _words, _sign in (("more|higher|greater than", 1), ("less|lower than", -1)):
    BY.says(f"<number> {_words}", lambda n, sign=_sign: By(n, n, sign))
    BY.says(f"up to <number> {_words}", lambda n, sign=_sign: By(0, n, sign))
    BY.says(f"<number> or more {_words}", lambda n, sign=_sign: By(n, None, sign))
    BY.says(f"<number> or <number> {_words}", lambda n, m, sign=_sign: _one_of(n, m, sign))
    BY.says(f"<number> to <number> {_words}", lambda n, m, sign=_sign: By(n, m, sign))


def _one_of(one: int, two: int, sign: int) -> By:
    if two != one + 1:
        raise Misfit
    return By(one, two, sign)


def _counted(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit
    return amount


# Two of a kind at once ----------------------------------------------------------------------------------
TRAIT.says(
    "both the <type-name> and <type-name> types",
    lambda one, two: Described(all_of(f.TypeIs(one), f.TypeIs(two))),
)
OF_CARD.says(
    "colors include <color> and <color>", lambda one, two: sure(all_of(f.ColorIs(one), f.ColorIs(two)))
)


OF_CARD.says(
    "colors include <color> or <color>", lambda one, two: sure(any_of(f.ColorIs(one), f.ColorIs(two)))
)


# Even and odd -------------------------------------------------------------------------------------------
PARITY = Phrase[str]("parity")
PARITY.means("even", "even")
PARITY.means("odd", "odd")
PARITY.means("even-numbered", "even")
PARITY.means("odd-numbered", "odd")
TRAIT.says("an <parity> <base> cost", lambda even, base: Described(f.CostIs(even, 0, base)))
TRAIT.says("an <parity> <base> power", lambda even, base: Described(f.PowerIs(even, 0, base)))
TRAIT.says(
    "an <parity> <base> cost of <number> <bound>",
    lambda even, base, n, bound: Described(all_of(f.CostIs(even, 0, base), f.CostIs(bound, n, base))),
)
TRAIT.says("a <base> cost that is <parity>", lambda base, even: Described(f.CostIs(even, 0, base)))
FACT.says("the number of <tally> is <parity>", lambda tally, even: Compare(tally, even, 0))
FACT.says("the number of <tally> is an <parity> number", lambda tally, even: Compare(tally, even, 0))
for _has, _who in (("you have", Owner.YOU), ("your opponent has", Owner.OPPONENT)):
    FACT.says(
        f"{_has} an <parity> number of <holding>",
        lambda even, what, who=_who: Compare(_of(what, who), even, 0),
    )


def _of(what: Holding, who: Owner) -> Amount:
    return what.of(who)


# As many as -------------------------------------------------------------------------------------------
EFFECT.says("draw (a) number of cards equal to <amount>", lambda n: (e.Draw(_counted(n)),))
EFFECT.says("draw as many cards as <amount>", lambda n: (e.Draw(_counted(n)),))
CARDS.says(
    "up to a number of <whose> <noun> equal to <amount>",
    lambda owner, noun, n: choose(noun, _counted(n), owner, up_to=True),
)
CARDS.says(
    "a number of <whose> <noun> equal to <amount>", lambda owner, noun, n: choose(noun, _counted(n), owner)
)
CARDS.says("a number of <noun> equal to <amount>", lambda noun, n: choose(noun, _counted(n)))
CARDS.says(
    "up to a number of <noun> equal to <amount>", lambda noun, n: choose(noun, _counted(n), up_to=True)
)
CARDS.says("the same number of <noun>", lambda noun: _same_number(noun))
CARDS.says("the same number of <whose> <noun>", lambda owner, noun: _same_number(noun, owner))


def _same_number(noun: Noun, owner: Owner | None = None) -> Selection:
    """As many as the cards of the step before; those of a hand have words of their own."""
    if noun.described == Described(owner=Owner.YOU, areas=(Area.HAND,)):
        raise Misfit
    return choose(noun, SlotCount(LATEST), owner)


for _words, _moved in (
    ("placed", RETURNED),
    ("trashed this way", TRASHED),
    ("returned this way", RETURNED),
):
    YOU_MOVED.means(_words, _moved)


# For every: whatever is counted out in numbers ----------------------------------------------------------
CLAUSES.says("<effect> <scale>", lambda steps, scale: _times(steps, scale))
CLAUSES.says(
    "<effect> <scale> <and> <clauses>", lambda steps, scale, _, rest: in_turn(_times(steps, scale), rest)
)
CLAUSES.says("<scale> , <effect>", lambda scale, steps: _times(steps, scale))
CLAUSES.says("<counted-out>", lambda steps: steps)
CLAUSES.says("<scale> , <effect> (,) and <effect>", lambda scale, one, two: _both_times(one, two, scale))


def _times(steps: Steps, scale: tuple[int, Amount]) -> Steps:
    """The number of the step, as often as something is there."""
    if len(steps) != 1:
        raise Misfit
    step = _taken_or_not(steps[0])
    count = getattr(step, "count", None)
    if isinstance(count, int):
        return (with_fields(step, count=Per(count, *scale)),)
    return (_of_each(step, scale),)


def _both_times(one: Steps, two: Steps, scale: tuple[int, Amount]) -> Steps:
    """Two deeds, each as often; what is counted must not change by the first of them."""
    what = getattr(one[0], "what", This())
    of_shown = isinstance(what, Top) and isinstance(scale[1], SlotCount)
    if len(one) != 1 or not (of_shown or isinstance(what, (This, Every))):
        raise Misfit
    return tuple(
        per(steps[0], scale) if isinstance(steps[0], (e.GainPower, e.GainCost)) else _times(steps, scale)[0]
        for steps in (one, two)
    )


def _taken_or_not(step: Effect) -> Effect:
    """ "Up to 1 card from the top" is a card that may be left; of several it is said how many."""
    if isinstance(step, e.May) and step == type(step)(step.effects) and len(step.effects) == 1:
        (taken,) = step.effects
        if isinstance(taken, e.Move) and isinstance(taken.what, Top):
            return replace(taken, what=replace(taken.what, up_to=True))
    return step


def _of_each(step: Effect, scale: tuple[int, Amount]) -> Effect:
    what = getattr(step, "what", None)
    if not isinstance(what, Top) and (isinstance(step, (e.Reveal, e.Pick)) or not isinstance(what, Choose)):
        raise Misfit
    if not isinstance(what.count, int) or hasattr(step, "amount"):
        raise Misfit
    return with_fields(step, what=replace(what, count=Per(what.count, *scale)))


FACT.says(
    "the total of <amount-of> and <amount-of> is <number> <bound>",
    lambda one, two, n, bound: Compare(Plus(one, two), bound, n),
)
FACT.says(
    "your Life cards are <than> your opponent's (Life cards)",
    lambda sign: Compare(life(Owner.YOU), sign, life(Owner.OPPONENT)),
)
