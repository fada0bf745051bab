"""Sums: the total power or cost of cards, of a group or of an earlier step; two numbers together."""

from __future__ import annotations

from dataclasses import replace

from optcg.model.amounts import Amount, CountOf, Plus, SlotTotal, TotalOf
from optcg.model.conditions import Compare
from optcg.model.filters import NameIs
from optcg.model.selections import ON_FIELD, Cards, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.how_many.quantities import AMOUNT, TALLY, life
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import any_of
from optcg.text.phrases.which_cards.nouns import Noun

TOTAL = Phrase[Amount]("total")
for _what in ("power", "cost"):
    TOTAL.says(
        f"the total <base> {_what} of <whose> <noun>",
        lambda base, owner, noun, what=_what: TotalOf(what, noun.cards(owner), base),
    )
    TOTAL.says(
        f"the total <base> {_what} of all (of) <whose> <noun>",
        lambda base, owner, noun, what=_what: TotalOf(what, _several(noun).cards(owner), base),
    )
    TOTAL.says(
        f"the total <base> {_what} of <noun>",
        lambda base, noun, what=_what: TotalOf(what, noun.cards(), base),
    )
    TOTAL.says(
        f"the total <base> {_what} of all (the) <noun>",
        lambda base, noun, what=_what: TotalOf(what, _several(noun).cards(), base),
    )
    TOTAL.says(f"the total {_what} of <pointed-at>", lambda slot, what=_what: SlotTotal(what, slot))
    FACT.says(
        f"<whose> <noun> have a total <base> {_what} of <number> <bound>",
        lambda owner, noun, base, n, bound, what=_what: _has_total(
            what, _several(noun), owner, base, bound, n
        ),
    )
    FACT.says(
        f"<subject> <noun> with a total <base> {_what} of <number> or more",
        lambda owner, noun, base, n, what=_what: _has_total(what, _several(noun), owner, base, ">=", n),
    )
TOTAL.says("the total <base> power of <one-card> and <one-card>", lambda base, *two: _of_two(base, *two))
AMOUNT.says("<total>", lambda total: total)
FACT.says("<total> is <than> <amount>", lambda total, sign, n: Compare(total, sign, _counted(n)))
FACT.says("<total> is <number> <bound>", lambda total, n, bound: Compare(total, bound, n))


FACT.says("<total> is <parity>", lambda total, even: Compare(total, even, 0))
FACT.says("<total> is an <parity> number", lambda total, even: Compare(total, even, 0))
FACT.says(
    "<total> is <more-or-less> than that of <whose> <noun>",
    lambda total, sign, owner, noun: Compare(total, sign, _same_of(total, noun, owner)),
)


def _of_two(base: bool, one: One, two: One) -> Amount:
    if one == two:
        raise Misfit
    return Plus(one.power(base), two.power(base))


def _counted(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit  # numbers have words of their own
    return amount


def _same_of(total: Amount, noun: Noun, owner: Owner) -> Amount:
    """ "Than that of your opponent's Characters": the same sum, of other cards."""
    if not isinstance(total, TotalOf):
        raise Misfit
    return replace(total, cards=noun.cards(owner))


def _has_total(what: str, noun: Noun, owner: Owner, base: bool, bound: str, number: int) -> Compare:
    return Compare(TotalOf(what, noun.cards(owner), base), bound, number)


def _several(noun: Noun) -> Noun:
    if not noun.plural:
        raise Misfit
    return noun


# Two numbers together.
TWO = Phrase[Amount]("two-numbers")
TWO.says("the total number of <tally> and <tally>", Plus)
TWO.says("the total of the number of <tally> and the number of <tally>", Plus)
TWO.says("the number of <tally> plus the number of <tally>", Plus)
AMOUNT.says("<two-numbers>", lambda total: total)
FACT.says("<tally> total <number> <bound>", lambda tally, n, bound: Compare(tally, bound, n))
FACT.says("<two-numbers> is <number> <bound>", lambda total, n, bound: Compare(total, bound, n))
TALLY.says("<each-name> on <whose> field", lambda names, owner: _any_of(names, owner))
TALLY.means("your and your opponent's Life (cards)", Plus(life(Owner.YOU), life(Owner.OPPONENT)))


def _any_of(names: tuple[str, ...], owner: Owner) -> Amount:
    """ "For each [A], [B] and [C]": all of them together."""
    if len(names) < 2:
        raise Misfit
    return CountOf(Cards(owner, ON_FIELD, any_of(*map(NameIs, names))))
