"""Activation costs: what stands before the colon (Rule 8-3-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model.selections import Choose, Selection, Together, Top
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.verbs import Steps


class Cost(NamedTuple):
    """The parts of a cost, and whether the words say that it may be left unpaid (Rule 8-3-1-4)."""

    steps: Steps
    optional: bool


COST_PART = Phrase[Cost]("cost-part")
COST_PART.says("DON!! <signed>", lambda n: _return_don(n))
COST_PART.says("<circled>", lambda n: Cost((e.RestDon(n),), optional=True))
COST_PART.says("you may|can <cost-clauses>", lambda steps: Cost(steps, optional=True))
COST_PART.says("<cost-clauses>", lambda steps: Cost(steps, optional=False))
# Rule 8-3-1-4: a cost is paid whole, so "may" said of one part is said of all.
COST_PART.says(
    "<cost-clauses> and you may <cost-clauses>", lambda steps, rest: Cost(steps + rest, optional=True)
)

COST_CLAUSES = Phrase[Steps]("cost-clauses")
COST_CLAUSES.says("<effect>", lambda effect: something(effect))
COST_CLAUSES.says("<effect> and|, <cost-clauses>", lambda effect, rest: something(effect) + rest)
COST_CLAUSES.says("<effect> , and <cost-clauses>", lambda effect, rest: something(effect) + rest)

COST = Phrase[Cost]("cost")
COST.says("<cost-part>", lambda part: part)
COST.says("<cost-part> <cost>", lambda one, rest: _both(one, rest))
COST.says("<cost-part> , <cost>", lambda one, rest: _both(one, rest))


def something(steps: Steps) -> Steps:
    """Rule 8-3-1-3: nothing is paid with no cards, so "any number" and "up to 3" are 1 or more."""
    return tuple(paid for step in steps for paid in _of_step(step))


def _of_step(step: e.Effect) -> Steps:
    if isinstance(step, e.May) and step == type(step)(step.effects):
        return something(step.effects)  # "up to 1 card from the top", which is paid or not
    if isinstance(step, e.ChooseOne):
        return (replace(step, options=tuple(map(something, step.options))),)
    if isinstance(step, e.DrawUpTo):
        raise Misfit
    known = {name: getattr(step, name, None) for name in ("what", "to")}
    some = {name: _some(what) for name, what in known.items() if isinstance(what, Selection)}
    return (with_fields(step, **some),) if some else (step,)


def _some(what: Selection) -> Selection:
    if isinstance(what, Together):
        parts = tuple(map(_some, what.parts))
        if len([1 for part, paid in zip(what.parts, parts, strict=True) if part != paid]) > 1:
            raise Misfit  # one of them, or one of each?
        return replace(what, parts=parts)
    if isinstance(what, (Choose, Top)) and what.up_to and what.count == 1:
        return replace(what, up_to=False)
    if isinstance(what, (Choose, Top)) and (what.up_to or what.count is None):
        return replace(what, at_least=max(what.at_least, 1))
    return what


def _return_don(number: int) -> Cost:
    if number >= 0:
        raise Misfit
    return Cost((e.ReturnDon(-number),), optional=True)


def _both(one: Cost, rest: Cost) -> Cost:
    return Cost(one.steps + rest.steps, one.optional or rest.optional)
