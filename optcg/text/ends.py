"""For how long a change holds that says no end of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import Slot

_CHANGES: Final = (e.GainKeyword, e.LoseKeyword, e.GainTrait, e.Forbid)


class Ends:
    """The ends that were said of cards: "that card also gains [Banish]" goes on as long as what it gained."""

    def __init__(self) -> None:
        self.said: dict[int, Duration] = {}

    def of(self, step: Effect) -> Effect:
        what, until = getattr(step, "what", None), getattr(step, "duration", None)
        slot = getattr(what, "slot", None)
        if slot is None or until is None:
            return step
        if until is Duration.ON_FIELD and isinstance(what, Slot) and isinstance(step, _CHANGES):
            return replace(step, duration=self.said.get(slot, until))
        if until not in (Duration.ON_FIELD, Duration.REFRESH):
            self.said[slot] = until
        return step
