"""What cards cost, and what power they have, in other words than "with a cost of 3 or less".

"Costing 3", "that costs less than this Character", "whose power is at most 1000 more than that of the
returned Character": one measure for all of them, held against a number, against another card, or against
the same number of another card.
"""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model import filters as f
from optcg.model.amounts import Amount, Minus, Plus
from optcg.model.filters import Filter
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.measures import One
from optcg.text.phrases.whether.being import IS, OF_CARD
from optcg.text.phrases.which_cards.describe import AFTER, Described
from optcg.text.phrases.which_cards.limits import COST, POWER


@dataclass(frozen=True)
class Worth:
    """How a number must be: how it is compared, and with which number, or with that of which card."""

    compare: str
    amount: Amount = 0
    card: One | None = None
    more: int = 0

    def cost(self, base: bool = False) -> Filter:
        return f.CostIs(
            self.compare, self.amount if self.card is None else self._off(self.card.cost(base)), base
        )

    def power(self, base: bool = False) -> Filter:
        return f.PowerIs(
            self.compare, self.amount if self.card is None else self._off(self.card.power(base)), base
        )

    def _off(self, of: Amount) -> Amount:
        if not self.more:
            return of
        return Plus(of, self.more) if self.more > 0 else Minus(of, -self.more)


# Against the same number of another card, which need not be named again.
AGAINST = Phrase[Worth]("against-that-of")
AGAINST.says("<than> that of <one-card>", lambda sign, card: Worth(sign, card=card))
for _words, _sign in (("more|higher|greater", 1), ("less|lower", -1)):
    for _that in ("that of <one-card>", "<one-card>"):
        AGAINST.says(
            f"<than> <number> {_words} than {_that}",
            lambda sign, n, card, way=_sign: Worth(sign, card=card, more=way * n),
        )

# Of a cost or a power that is named by the words before it.
WORTH = Phrase[Worth]("worth")
WORTH.says("(exactly) <number>", lambda n: Worth("=", n))
WORTH.says("<number> <bound>", lambda n, bound: Worth(bound, n))
WORTH.says("<than> <amount>", Worth)
WORTH.says("<than> <one-card>", lambda sign, card: Worth(sign, card=card))
for _words, _sign in (("more|higher|greater", 1), ("less|lower", -1)):
    WORTH.says(
        f"(exactly) <number> {_words} than <one-card>",
        lambda n, card, way=_sign: Worth("=", card=card, more=way * n),
    )
WORTH.says("<number> more|higher|greater than <amount>", lambda n, of: Worth("=", Plus(_told(of), n)))
WORTH.says("<number> less|lower than <amount>", lambda n, of: Worth("=", Minus(_told(of), n)))
WORTH.says("as much as <one-card>", lambda card: Worth("=", card=card))
WORTH.says("<against-that-of>", lambda worth: worth)

AFTER.says("that cost(s) <worth>", lambda worth: Described(worth.cost()))
AFTER.says("costing <worth>", lambda worth: Described(worth.cost()))
AFTER.says("of cost <worth>", lambda worth: Described(worth.cost()))
IS.says("cost(s) <worth>", lambda worth: worth.cost())

for _trait, _number, _of in (
    (COST, "<base> cost", lambda worth, base: worth.cost(base)),
    (POWER, "(a) <base> power", lambda worth, base: worth.power(base)),
):
    _trait.says(f"{_number} <against-that-of>", lambda base, worth, of=_of: of(worth, base))
    _trait.says(f"{_number} of exactly <number>", lambda base, n, of=_of: of(Worth("=", n), base))
    _trait.says(f"{_number} of <than> <amount>", lambda base, sign, n, of=_of: of(_counted(sign, n), base))
    _named = _number.removeprefix("(a) ")
    AFTER.says(f"whose {_named} is <worth>", lambda base, worth, of=_of: Described(of(worth, base)))
    OF_CARD.says(f"{_named} is exactly <number>", lambda base, n, of=_of: of(Worth("=", n), base))


def _told(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit
    return amount


def _counted(sign: str, amount: Amount) -> Worth:
    if sign == "=":
        raise Misfit  # "a cost of equal to" is no English
    return Worth(sign, amount)


for _more, _compare in (("less", "<"), ("more", ">")):
    POWER.says(
        f"{_more} than <number> <base> power",
        lambda n, base, compare=_compare: f.PowerIs(compare, n, base),
    )
