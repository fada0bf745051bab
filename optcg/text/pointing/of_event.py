""" "When your opponent plays a Character, you may rest yours: Rest that Character": that of the event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.abilities import Ability
from optcg.model.effects import Effect
from optcg.model.selections import Choose, Owner, Slot
from optcg.text.phrases.which_cards.references import THAT_CHARACTER, THAT_ONE
from optcg.text.pointing.happened import still_there
from optcg.text.pointing.pronouns import FIELD
from optcg.text.pointing.suits import suited
from optcg.text.with_fields import with_fields

_THAT: Final = (Slot(THAT_CHARACTER), Slot(THAT_ONE))


def of_event(ability: Ability) -> Ability:
    """The ability in which what harms is done to the opponent's card of the event, not to your own.

    Only your own cards were chosen since, to pay with: nobody harms those once more.
    """
    if not isinstance(ability, a.AutoEffect) or still_there(ability) != {Owner.OPPONENT}:
        return ability
    walk = _Walk()
    walk.steps(ability.cost)
    return replace(ability, effects=walk.steps(ability.effects))


class _Walk:
    """One walk through the steps, in the order in which they are done."""

    def __init__(self) -> None:
        self.own = False  # own cards of the field were chosen
        self.others = False  # or others, which may be meant as well

    def steps(self, steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(self.step(step) for step in steps)

    def step(self, step: Effect) -> Effect:
        if isinstance(step, e.May):
            done = self.steps(step.effects)
            return replace(step, effects=done, then=self.steps(step.then))
        if isinstance(step, e.If):
            return replace(step, then=self.steps(step.then))
        what = getattr(step, "what", None)
        if what in _THAT and self.own and not self.others and _harms(step):
            return with_fields(step, what=Slot(0))
        if isinstance(what, Choose) and FIELD.issuperset(what.cards.areas):
            self.own = self.own or what.cards.owner is Owner.YOU
            self.others = self.others or what.cards.owner is not Owner.YOU
        return step


def _harms(step: Effect) -> bool:
    """A ban may be the price that an own card pays."""
    return suited(step) is Owner.OPPONENT and not isinstance(step, e.Forbid)
