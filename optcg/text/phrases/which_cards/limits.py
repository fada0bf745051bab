"""A cost or a power as cards are described by it: "a cost of 3 or less", "5000 base power"."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, NamedNumber, PowerOf
from optcg.model.filters import Filter
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import all_of, any_of
from optcg.text.phrases.which_cards.references import IT

COST = Phrase[Filter | None]("cost-trait")
COST.says("<base> cost of <amount>", lambda base, n: f.CostIs("=", n, base))
COST.says("<base> cost <number>", lambda base, n: f.CostIs("=", n, base))
COST.says("<base> cost (of) <amount> <bound>", lambda base, n, bound: f.CostIs(bound, n, base))
COST.says("<base> cost that is <number> <bound>", lambda base, n, bound: f.CostIs(bound, n, base))
COST.says("<base> cost equal to <number>", lambda base, n: f.CostIs("=", n, base))
COST.says("<number> <base> cost", lambda n, base: f.CostIs("=", n, base))
COST.says("<number> <base> cost <bound>", lambda n, base, bound: f.CostIs(bound, n, base))
COST.says("<number> <bound> <base> cost", lambda n, bound, base: f.CostIs(bound, n, base))
COST.says(
    "<base> cost of <number> , <number> (,) or <number>",
    lambda base, *costs: any_of(*[f.CostIs("=", cost, base) for cost in costs]),
)
for _words in ("of <number> to <number>", "between <number> and <number>", "from <number> to <number>"):
    COST.says(
        f"<base> cost {_words}",
        lambda base, low, high: all_of(f.CostIs(">=", low, base), f.CostIs("<=", high, base)),
    )
COST.says(
    "<base> cost of <number> or <number> <bound>",
    lambda base, one, n, bound: any_of(f.CostIs("=", one, base), f.CostIs(bound, n, base)),
)
COST.says(
    "<base> cost of <number> or <number>",
    lambda base, one, two: any_of(f.CostIs("=", one, base), f.CostIs("=", two, base)),
)
COST.says(
    "<base> cost of <number> <bound> that is equal to or less than <amount>",
    lambda base, low, bound, high: all_of(f.CostIs(bound, low, base), f.CostIs("<=", high, base)),
)
COST.says("<base> cost of the chosen cost", lambda base: f.CostIs("=", NamedNumber(), base))

POWER = Phrase[Filter | None]("power-trait")
POWER.says("<number> <base> power", lambda n, base: f.PowerIs("=", n, base))
POWER.says("<number> <base> power <bound>", lambda n, base, bound: f.PowerIs(bound, n, base))
POWER.says("<number> <bound> <base> power", lambda n, bound, base: f.PowerIs(bound, n, base))
POWER.says("(a) <base> power of <amount>", lambda base, n: f.PowerIs("=", n, base))
POWER.says("(a) <base> power of <amount> <bound>", lambda base, n, bound: f.PowerIs(bound, n, base))
POWER.says("(a) <base> power <number> <bound>", lambda base, n, bound: f.PowerIs(bound, n, base))
POWER.says("(a) <base> power that is <number> <bound>", lambda base, n, bound: f.PowerIs(bound, n, base))
POWER.says(
    "<number> or <number> <base> power",
    lambda one, two, base: any_of(f.PowerIs("=", one, base), f.PowerIs("=", two, base)),
)
POWER.says(
    "(a) <base> power of <number> or <number>",
    lambda base, one, two: any_of(f.PowerIs("=", one, base), f.PowerIs("=", two, base)),
)
POWER.says(
    "<number> to <number> <base> power",
    lambda low, high, base: all_of(f.PowerIs(">=", low, base), f.PowerIs("<=", high, base)),
)


def not_its_own(amount: Amount) -> Amount:
    """ "With more power than its base power": that of the very card, a filter of its own."""
    if amount in (CostOf(IT, base=True), PowerOf(IT, base=True)):
        raise Misfit
    return amount
