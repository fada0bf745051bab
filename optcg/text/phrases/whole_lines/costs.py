"""Activation costs: what stands before the colon (Rule 8-3-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model.amounts import Counted
from optcg.model.selections import Choose, Top
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import Steps, alternative
from optcg.text.with_fields import with_fields


class Cost(NamedTuple):
    """The parts of a cost, and whether the words say that it may be left unpaid (Rule 8-3-1-4)."""

    steps: Steps
    optional: bool


COST_PART = Phrase[Cost]("cost-part")
COST_PART.says("DON!! <signed>", lambda n: _return_don(n))
COST_PART.says("<circled>", lambda n: Cost((e.RestDon(n),), optional=True))
COST_PART.says("you may|can <cost-clauses>", lambda steps: Cost(something(steps), optional=True))
COST_PART.says(
    "you may|can <effect> or <effect>",
    lambda one, two: Cost(alternative(one, two), optional=True),
)
COST_PART.says("<cost-clauses>", lambda steps: Cost(steps, optional=False))
# Rule 8-3-1-4: a cost is paid whole, so "may" said of one part is said of all.
COST_PART.says(
    "<cost-clauses> and you may <cost-clauses>", lambda steps, rest: Cost(steps + rest, optional=True)
)

COST_CLAUSES = Phrase[Steps]("cost-clauses")
COST_CLAUSES.says("<effect>", lambda effect: effect)
COST_CLAUSES.says("<effect> and|, <cost-clauses>", lambda effect, rest: effect + rest)
COST_CLAUSES.says("<effect> , and <cost-clauses>", lambda effect, rest: effect + rest)

COST = Phrase[Cost]("cost")
COST.says("<cost-part>", lambda part: part)
COST.says("<cost-part> <cost>", lambda one, rest: _both(one, rest))
COST.says("<cost-part> , <cost>", lambda one, rest: _both(one, rest))
COST.says("DON!! <signed> and <cost>", lambda n, rest: _both(_return_don(n), rest))


def something(steps: Steps) -> Steps:
    """Rule 8-3-1-3: nothing is paid with no cards, so "any number" is 1 or more."""
    return tuple(_at_least_one(step) for step in steps)


def _at_least_one(step: e.Effect) -> e.Effect:
    what = getattr(step, "what", None)
    if isinstance(what, Choose) and what.count is None:
        return with_fields(step, what=replace(what, at_least=1))
    if isinstance(what, Top) and what.up_to and isinstance(what.count, Counted):
        raise Misfit  # the end of a pile has no words for it
    return step


def _return_don(number: int) -> Cost:
    if number >= 0:
        raise Misfit
    return Cost((e.ReturnDon(-number),), optional=True)


def _both(one: Cost, rest: Cost) -> Cost:
    return Cost(one.steps + rest.steps, one.optional or rest.optional)
