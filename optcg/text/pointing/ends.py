"""For how long a change holds that says no end of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Choose, Every, Selection, Slot, This, Together
from optcg.model.terms import Area
from optcg.text.grammar import Misfit

_CHANGES: Final = (
    e.GainKeyword,
    e.LoseKeyword,
    e.GainTrait,
    e.Forbid,
    e.AttackActive,
    e.GainPower,
    e.GainCost,
    e.AddCost,
    e.Grant,
)
# Changes that are never without an end where they are resolved once.
TOLD_ENDS: Final = (
    e.Negate,
    e.SetBasePower,
    e.SetBaseCost,
    e.NegateTiming,
    e.ForbidPlayer,
    e.LimitRefresh,
    e.LimitDonPhase,
    e.ChangeDonPhase,
    e.ChangeHandCost,
)
_ENDING: Final = (e.Forbid, e.AddCost, e.GainPower, e.GainCost)
_Name: TypeAlias = int | Cards | Selection
_NO_END: Final = (Duration.ON_FIELD, Duration.REFRESH)


class Ends:
    """The ends that were said of cards: "that card also gains [Banish]" goes on as long as what it gained."""

    def __init__(self, leader: bool = False, of_leader: bool = False) -> None:
        """`leader`: whether this card is one; `of_leader`: whether something happens to one."""
        self.said: dict[_Name, Duration] = {}
        self.several: set[_Name] = set()  # cards of which several ends were said
        self.leaders: set[_Name] = {This()} if leader else set()
        self.leaders |= {0} if of_leader else set()

    def copy(self) -> Ends:
        same = Ends()
        same.said, same.leaders, same.several = self.said.copy(), self.leaders.copy(), self.several.copy()
        return same

    def of(self, step: Effect) -> Effect:
        what, until = getattr(step, "what", None), getattr(step, "duration", None)
        if not isinstance(what, Selection) or until is None:
            return step
        if until is Duration.ON_FIELD and isinstance(step, _CHANGES):
            said = self.said.get(_name(what))
            if said is None:
                self._without_end(step, what)
            elif _name(what) in self.several:
                raise Misfit  # as long as which of the changes before it?
            return step if said is None else replace(step, duration=said)
        if until not in _NO_END:
            for name in {_name(what), getattr(what, "slot", _name(what))}:
                if self.said.setdefault(name, until) != until:
                    self.several.add(name)
        return step

    def note(self, made: Selection, slot: int) -> None:
        """Leaders may be among the cards of a slot."""
        if _holds_leaders(made):
            self.leaders.add(slot)

    def _without_end(self, step: Effect, what: Selection) -> None:
        """A Leader stays for the whole game, and bans and powers that never end are hardly meant."""
        if isinstance(step, _ENDING) or _name(what) in self.leaders or _holds_leaders(what):
            raise Misfit


def _name(what: Selection) -> _Name:
    """By what cards are known that are spoken of again: by their slot; this card and groups by themselves."""
    if isinstance(what, Slot):
        return what.slot
    return what.cards if isinstance(what, Every) else what


def _holds_leaders(made: Selection) -> bool:
    if isinstance(made, Together):
        return any(_holds_leaders(part) for part in made.parts)
    return isinstance(made, (Choose, Every)) and Area.LEADER in made.cards.areas
