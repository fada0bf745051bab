"""Ways of which one is gone: "If A, X. If B, Y", where A and B cannot both hold."""

from __future__ import annotations

from typing import NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.selections import Slot
from optcg.text.altering import may_alter, steps_in
from optcg.text.exclusive import exclude
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS, done_in_full, held
from optcg.text.phrases.what_is_done.forks import chooses, touches, words_in
from optcg.text.phrases.what_is_done.moves import Steps


class Case(NamedTuple):
    """An "if" and what hangs on it."""

    fact: c.Condition
    steps: Steps


# What follows the last one might be said of it alone, or after each of them: only what speaks of its cards,
# or hangs on what it does, is part of it.
LAST_CASE = Phrase[Case]("last-case")
LAST_CASE.says("if <condition> , <clauses> (.)", Case)
LAST_CASE.says("if <condition> , <choice>", Case)
LAST_CASE.says(
    "if <condition> , <clauses> <stop> <steps>",
    lambda fact, steps, _, rest: Case(fact, steps + _of_its_cards(steps, rest)),
)
LAST_CASE.says(
    "if <condition> , you may|can <clauses> . If you do|did , <clauses> (.)",
    lambda fact, steps, then: Case(fact, (e.May(steps, then=then),)),
)
LAST_CASE.says(
    "if <condition> , <effect> . If you do|did , <clauses> (.)",
    lambda fact, steps, then: Case(fact, (*steps, e.If(done_in_full(steps), then))),
)
CASES = Phrase[tuple[Case, ...]]("cases")
CASES.says("<last-case>", lambda case: (case,))
CASES.says("if <condition> , <steps> <cases>", lambda fact, steps, rest: (Case(fact, steps), *rest))
CASES.says("if <condition> , <steps> Then (,) <cases>", lambda fact, steps, rest: (Case(fact, steps), *rest))
CASES.says("if <condition> , <clauses> ; <cases>", lambda fact, steps, rest: (Case(fact, steps), *rest))
STEPS.says("<cases>", lambda cases: _each_for_itself(cases))

# "Then" goes on with the first one: "If you have 7 or less DON!! cards, add 1. Then, if you have 8 or more".
STEPS.says(
    "if <condition> , <steps> Then (,) if <condition> , <steps>",
    lambda one, steps, two, rest: _one_after_the_other(one, steps, two, rest),
)


def _of_its_cards(steps: Steps, rest: Steps) -> Steps:
    if not chooses(steps) or not touches(steps, words_in(rest)):
        raise Misfit
    return rest


def _each_for_itself(cases: tuple[Case, ...]) -> Steps:
    if len(cases) < 2:
        raise Misfit
    first, *rest = cases
    for case in rest:
        if not exclude(first.fact, case.fact, first.steps) or may_alter(first.steps, case.fact):
            raise Misfit
    (alone,) = held(first.fact, first.steps)
    others = _each_for_itself(tuple(rest)) if len(rest) > 1 else held(*rest[0])
    if isinstance(first.fact, c.SlotFits) and _moves(first.steps):
        # What the card was is not asked where it lies now.
        return (e.If(first.fact, first.steps, others),)
    return (alone, *others)


def _moves(steps: Steps) -> bool:
    """Whether cards spoken of before go elsewhere."""
    done = steps_in(steps)
    return any(isinstance(step, (e.Move, e.KO, e.Play)) and isinstance(step.what, Slot) for step in done)


def _one_after_the_other(one: c.Condition, steps: Steps, two: c.Condition, rest: Steps) -> Steps:
    match steps[-1]:
        case e.If() | e.May(_, (_, *_)):
            raise Misfit  # what follows hangs on that one, too
    if not exclude(one, two, steps) or not may_alter(steps, two):
        raise Misfit
    held(one, steps)
    return (e.If(one, (*steps, *held(two, rest))),)
