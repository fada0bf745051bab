"""How many cards selections hold, where the words say it: of two of which one was taken, one is left."""

from __future__ import annotations

from optcg.model.selections import Choose, ChooseFrom, Selection, Top


class Sizes:
    """The cards in each slot, at most; those that were surely taken out of them are not counted."""

    def __init__(self) -> None:
        self._held: dict[int, int] = {}

    def copy(self) -> Sizes:
        same = Sizes()
        same._held = self._held.copy()
        return same

    def shared(self, other: Sizes) -> Sizes:
        """What both know."""
        same = Sizes()
        same._held = {slot: size for slot, size in self._held.items() if other._held.get(slot) == size}
        return same

    def note(self, made: Selection, slot: int) -> None:
        if isinstance(made, ChooseFrom):
            left = self._held.pop(made.source, None)
            # Cards of some kind may not be among them, and "up to" may be none.
            if left is not None and isinstance(made.count, int) and made == _any(made):
                self._held[made.source] = left - made.count
        if isinstance(made, (Top, Choose, ChooseFrom)) and isinstance(made.count, int):
            self._held[slot] = made.count

    def of(self, slot: int | None) -> int | None:
        return None if slot is None else self._held.get(slot)


def _any(made: ChooseFrom) -> ChooseFrom:
    """As many cards of the same ones, whatever they are."""
    return ChooseFrom(made.source, None, made.count, chooser=made.chooser)
