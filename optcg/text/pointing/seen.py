"""Names that are taken from a card: that is done in the open, so both players must have seen the card."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability, AutoEffect
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    Choose,
    ChooseFrom,
    Every,
    Selection,
    Slot,
    Together,
    Top,
    TopOrBottom,
    is_told,
)
from optcg.model.terms import SECRET_AREAS
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass

# Events of cards that one player alone may have seen, or none (Rule 3-1-5).
_UNSEEN: Final = (
    "Life card leaves",
    "Life card to hand",
    "Life card added",
    "Life card turned face-down",
    "added to hand",
    "returned from hand",
    "placed from hand",
)
_IN_SOME_CASES: Final = (e.If, e.May, e.ChooseOne, e.Later)


def check_names(ability: Ability) -> None:
    """Refuse an ability that tells the name of a card that may never have been shown."""
    seen = _Seen()
    if isinstance(ability, AutoEffect) and any(when.event in _UNSEEN for when in ability.timings):
        seen.hidden.add(0)
    seen.visit((getattr(ability, "cost", ()), getattr(ability, "effects", ())))


class _Seen:
    """One walk through the steps, in the order in which they are done."""

    def __init__(self) -> None:
        self.hidden: set[int] = set()  # the slots of cards that may not have been shown

    def visit(self, node: object) -> None:
        if isinstance(node, tuple):
            for part in node:
                self.visit(part)
        elif is_dataclass(node) and not isinstance(node, Ability):
            if isinstance(node, e.GainTrait) and self._is_unseen(node.trait):
                raise Misfit
            before = set(self.hidden)
            for field in fields(node):
                self.visit(getattr(node, field.name))
            if isinstance(node, _IN_SOME_CASES):
                # What was chosen before may not have been shown, if that is done in one case only.
                self.hidden |= before
            elif isinstance(node, Effect):
                self._note(getattr(node, "what", None), node)

    def _is_unseen(self, trait: f.Filter) -> bool:
        return isinstance(trait, f.SameNameAs) and trait.slot in self.hidden

    def _note(self, what: Selection | None, step: Effect) -> bool:
        """Keep in mind whether the cards of a step are hidden after it."""
        if isinstance(what, Together):
            hidden = True in [self._note(part, step) for part in what.parts]
        elif isinstance(what, (Slot, Choose, ChooseFrom, Every, Top, TopOrBottom)):
            hidden = self._is_hidden(what) and not _shows(step, what)
        else:
            return False
        self.hidden.discard(what.slot)
        if hidden:
            self.hidden.add(what.slot)
        return hidden

    def _is_hidden(self, what: Slot | Choose | ChooseFrom | Every | Top | TopOrBottom) -> bool:
        """Whether the cards may be hidden before anything is done to them."""
        if isinstance(what, Slot):
            return what.slot in self.hidden
        if isinstance(what, ChooseFrom):
            return what.source in self.hidden
        areas = what.cards.areas if isinstance(what, (Choose, Every)) else (what.area,)
        return any(area in SECRET_AREAS for area in areas)


def _shows(step: Effect, what: Selection) -> bool:
    """Whether both players see the cards in this step (Rules 3-1-5, 11-2-1)."""
    if isinstance(step, (e.Reveal, e.Play, e.ActivateEvent)):
        return True
    if isinstance(step, e.TurnLife):
        return step.face_up
    if not isinstance(step, e.Move):
        return False
    told = isinstance(what, (Choose, ChooseFrom)) and is_told(what)
    return told or step.face_up or step.to is Place.TRASH
