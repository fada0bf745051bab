"""What "the rest" leaves out: a card that was revealed alone, and then played or put elsewhere."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise
from typing import Final

from optcg.model import effects as e
from optcg.model.conditions import SlotFits
from optcg.model.effects import Effect
from optcg.model.selections import ChooseFrom, Drawn, Owner, Slot, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    LATEST,
    LOOKED,
    REVEALED,
    THAT_ONE,
    YOUR_REVEALED,
)
from optcg.text.pointing.pronouns import MADE

_THAT: Final = frozenset((LATEST, THAT_ONE, REVEALED, YOUR_REVEALED))
_REST: Final = Slot(LOOKED)


class LeftOver:
    """One walk through the steps: "that card" is taken out of the cards revealed if "the rest" follows."""

    def __init__(self) -> None:
        self.shown: Top | None = None  # the cards revealed, as long as nothing else was chosen

    def steps(self, steps: tuple[Effect, ...], followed: bool = False) -> tuple[Effect, ...]:
        steps = _if_shown(steps)
        done: list[Effect] = []
        for place, step in enumerate(steps):
            after = steps[place + 1 :]
            self._may_be_left(step, after)
            done.append(self.step(step, followed or _has(_REST, after)))
        return tuple(done)

    def _may_be_left(self, step: Effect, after: tuple[Effect, ...]) -> None:
        """A card that was only shown may be among "the rest" or not; and so one that was drawn since."""
        moved, what = _moves(after, _THAT), getattr(step, "what", None)
        if isinstance(step, e.Reveal) and isinstance(what, ChooseFrom) and what.source == LOOKED:
            doubtful = _has(_REST, after) and not moved
        else:
            top = self.shown
            doubtful = isinstance(step, e.Draw) and moved and top is not None and _is_own_deck(top)
        if doubtful:
            raise Misfit

    def step(self, step: Effect, followed: bool) -> Effect:
        if isinstance(step, e.If):
            return replace(step, then=self.steps(step.then, followed))
        if isinstance(step, e.May):
            if self.shown is not None and self.shown.count == 1 and _has(_REST, step.then):
                raise Misfit  # if the one card was taken, there is no rest
            done = self.steps(step.effects, followed or _has(_REST, step.then))
            return replace(step, effects=done, then=self.steps(step.then, followed))
        if isinstance(step, (e.Move, e.Play)) and self.shown is not None and followed:
            what = step.what
            if isinstance(what, Slot) and what.slot in _THAT and what.filter is None:
                return replace(step, what=_taken(self.shown))
        if isinstance(step, (e.Look, e.Reveal)) and isinstance(step.what, Top):
            self.shown = step.what
        elif _makes(step):
            self.shown = None
        return step


def _if_shown(steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "You may reveal it. If it is an Event, draw 1 card": a card that was not shown is not asked for."""
    for place, (step, after) in enumerate(pairwise(steps)):
        if not isinstance(step, e.May) or step.then or step.otherwise or len(step.effects) != 1:
            continue
        shown = step.effects[0]
        of_it = isinstance(after, e.If) and isinstance(after.condition, SlotFits)
        if of_it and isinstance(shown, e.Reveal) and isinstance(shown.what, (Slot, Drawn)):
            return (*steps[:place], replace(step, then=(after,)), *steps[place + 2 :])
    return steps


def _taken(shown: Top) -> ChooseFrom:
    if shown.count != 1 or shown.up_to:
        raise Misfit  # "those cards" and "the rest" would be the same
    return ChooseFrom(LOOKED)


def _is_own_deck(top: Top) -> bool:
    return top.area is Area.DECK and top.owner is not Owner.OPPONENT


def _moves(steps: object, slots: AbstractSet[int]) -> bool:
    """Whether the cards of such a slot are put somewhere."""
    if isinstance(steps, tuple):
        return any(_moves(step, slots) for step in steps)
    what = getattr(steps, "what", None)
    if isinstance(steps, (e.Move, e.Play)) and isinstance(what, Slot) and what.slot in slots:
        return True
    return is_dataclass(steps) and any(_moves(getattr(steps, field.name), slots) for field in fields(steps))


def _has(what: object, node: object) -> bool:
    if node == what:
        return True
    if isinstance(node, tuple):
        return any(_has(what, part) for part in node)
    return is_dataclass(node) and any(_has(what, getattr(node, field.name)) for field in fields(node))


def _makes(node: object) -> bool:
    """Whether a step chooses cards of its own."""
    if isinstance(node, MADE):
        return True
    if isinstance(node, tuple):
        return any(_makes(part) for part in node)
    return is_dataclass(node) and any(_makes(getattr(node, field.name)) for field in fields(node))
