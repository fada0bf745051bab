"""Numbers that some kinds of cards do not have, so that they are said of the others alone."""

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


def lacking(kinds: Sequence[Category], part: Filter | None) -> list[Category]:
    """Those of several kinds that do not have the number of which a property tells, if others have it."""
    numbers = part.filters if isinstance(part, f.AnyOf) else (part,)
    for number, lack in _LACK:
        without = [kind for kind in kinds if kind in lack]
        if all(isinstance(one, number) for one in numbers) and len(without) < len(kinds):
            return without
    return []
