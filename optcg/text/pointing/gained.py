"""Which cards gained or lost power last: "that card gains an additional +1000 power" is said of them."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Selection, Slot, This
from optcg.text.grammar import Misfit
from optcg.text.phrases.which_cards.references import GAINER, GAINERS


class Gained:
    """The cards of the last gain, and those of the last loss."""

    def __init__(self) -> None:
        self._last: dict[bool, Selection] = {}

    def copy(self) -> Gained:
        same = Gained()
        same._last = self._last.copy()
        return same

    def of(self, step: e.GainPower | e.GainCost) -> Selection | None:
        """The cards that "additional" is said of, if it is."""
        if step.what not in (Slot(GAINER), Slot(GAINERS)):
            return None
        found = self._last.get(_is_loss(step))
        if found is None:
            raise Misfit
        return found

    def note(self, step: e.GainPower | e.GainCost, what: Selection) -> None:
        """What was chosen is spoken of by its slot from now on."""
        if not isinstance(step, e.GainPower):
            return
        known = isinstance(what, (This, Slot))
        self._last[_is_loss(step)] = what if known else Slot(getattr(what, "slot", 0))


def _is_loss(step: e.GainPower | e.GainCost) -> bool:
    return isinstance(step.amount, int) and step.amount < 0
