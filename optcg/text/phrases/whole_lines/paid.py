"""Costs that are said without a colon, and those amid an effect (Rule 8-3-1).

"You may trash 1 card from your hand to draw 2 cards", "Draw 1 card. Then, you may rest this Character: ...".
"""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount
from optcg.model.selections import Choose, This, Top
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import OPTIONS, STEPS, if_done
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whole_lines.abilities import PAID, Body
from optcg.text.phrases.whole_lines.costs import Cost, something

# Before all that an effect does it is its cost, as before a colon. Whether another sentence hangs on it, too,
# the words do not tell.
PAID.says(
    "you may|can <cost-clauses> to <clauses> (.)",
    lambda cost, steps: Body(steps, something(cost), optional=True),
)
PAID.says(
    "if <condition> , you may|can <cost-clauses> to <clauses> (.)",
    lambda fact, cost, steps: Body(steps, something(cost), optional=True, condition=fact),
)

# "By trashing 1 card from your hand", before it or after it.
PAID.says(
    "you may|can <effect> by <doing> (.)", lambda steps, cost: Body(steps, something(cost), optional=True)
)
PAID.says(
    "by <doing> , you may|can <clauses> (.)", lambda cost, steps: Body(steps, something(cost), optional=True)
)
PAID.says(
    "if <condition> , by <doing> , you may|can <clauses> (.)",
    lambda fact, cost, steps: Body(steps, something(cost), optional=True, condition=fact),
)

# With a colon, but after other steps or as an option: it is paid whole or not at all, and all that follows
# hangs on it.
WITHIN = Phrase[Steps]("paid-within")
WITHIN.says("<cost> : <steps>", lambda cost, steps: _may_pay(cost, steps))
WITHIN.says(
    "if <condition> , <cost> : <steps>", lambda fact, cost, steps: (e.If(fact, _may_pay(cost, steps)),)
)
STEPS.says("<clauses> <stop> <paid-within>", lambda steps, _, rest: steps + rest)
OPTIONS.says("•|- <paid-within>", lambda steps: (steps,))
OPTIONS.says("•|- <paid-within> <options>", lambda steps, rest: (steps, *rest))


def _may_pay(cost: Cost, steps: Steps) -> Steps:
    if not cost.optional:
        raise Misfit
    return (e.May(cost.steps, then=if_done(steps)),)


# After other steps it is a deed that may be done for another one. Of what can be done in part, the words do
# not tell whether that is enough.
FOR_THAT = Phrase[Steps]("deed-for-another")
FOR_THAT.says(
    "you may|can <effect> to <clauses>", lambda deed, then: (e.May(tuple(map(_whole, deed)), then=then),)
)
STEPS.says("<clauses> <stop> <deed-for-another> (.)", lambda steps, _, rest: steps + rest)
STEPS.says(
    "<clauses> <stop> if <condition> , <deed-for-another> (.)",
    lambda steps, _, fact, rest: (*steps, e.If(fact, rest)),
)


def _whole(step: e.Effect) -> e.Effect:
    """One card or one DON!! card: it is done, or it is not."""
    if isinstance(step, (e.RestDon, e.ReturnDon)):
        return _one(step, step.count, step.up_to)
    if not isinstance(step, (e.Move, e.Rest, e.KO)):
        raise Misfit
    what = step.what
    if isinstance(what, (Choose, Top)):
        return _one(step, what.count, what.up_to)
    if not isinstance(what, This):
        raise Misfit
    return step


def _one(step: e.Effect, count: Amount | None, up_to: bool) -> e.Effect:
    if count != 1 or up_to:
        raise Misfit
    return step
