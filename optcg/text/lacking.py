"""What some kinds of cards do not have, numbers and tags, so that it is said of the others alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.terms import Category

# Rules 2-6-2, 2-7-5, 2-10-2: which kinds have no power, no cost, no Counter.
_LACK: Final[tuple[tuple[type[Filter], tuple[Category, ...]], ...]] = (
    (f.CostIs, (Category.LEADER,)),
    (f.PowerIs, (Category.EVENT, Category.STAGE)),
    (f.CounterIs, (Category.LEADER, Category.EVENT, Category.STAGE)),
)
# Rule 10-2: only Events have [Main] and [Counter].
_OF_EVENTS: Final = (f.HasTiming("Main"), f.HasTiming("Counter"))


def lacking(kinds: Sequence[Category], part: Filter | None) -> list[Category]:
    """Those of several kinds that do not have what a property tells of, if others have it."""
    numbers = part.filters if isinstance(part, f.AnyOf) else (part,)
    for number, lack in _LACK:
        without = [kind for kind in kinds if kind in lack]
        if all(isinstance(one, number) for one in numbers) and len(without) < len(kinds):
            return without
    if part in _OF_EVENTS and Category.EVENT in kinds:
        return [kind for kind in kinds if kind is not Category.EVENT]
    return []
