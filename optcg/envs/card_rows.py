"""A card as a row of numbers: what is printed on it, with room for what holds of it now."""

import numpy as np
from numpy.typing import NDArray

from optcg.encoding.layout import (
    CATEGORIES,
    COST,
    COUNTER,
    KEYWORD_COLUMNS,
    LIFE,
    POWER,
    TIMINGS,
    UNSEEN,
    WIDTH,
)
from optcg.engine.card import UNKNOWN
from optcg.engine.definitions import Definition
from optcg.model.terms import KEYWORD_NAMES, Attribute, Color


def printed_row(definition: Definition) -> list[float]:
    """The row of a card that lies off the field."""
    data = definition.data
    timings = set(definition.timings)
    others = timings - set(TIMINGS) - set(KEYWORD_NAMES.values())
    row: list[float] = [
        *(1, 1),
        *(data.category is category for category in CATEGORIES),
        *(color in data.colors for color in Color),
        *(attribute.value in definition.attributes for attribute in Attribute),
        definition.cost * COST,
        definition.power * POWER,
        definition.counter * COUNTER,
        definition.life * LIFE,
        *(timing in timings for timing in TIMINGS),
        *(bool(others), bool(definition.permanents), bool(definition.replacements)),
        *(definition.power * POWER, definition.cost * COST, 0, 0, 0, 0, 0, 0),
        *KEYWORD_COLUMNS[definition.keywords],
        *(0, 0, 0),
    ]
    return row


class CardTable(dict[Definition, int]):
    """The code of every card, and the rows by code. A row is written when its card is first met.

    Codes follow the numbers of the catalogue, so they are the same in every environment that has it.
    """

    def __init__(self, numbers: tuple[str, ...]) -> None:
        super().__init__()
        self._codes = {number: code for code, number in enumerate(numbers, start=UNSEEN + 1)}
        self.rows: NDArray[np.float32] = np.zeros((len(numbers) + UNSEEN + 1, WIDTH), np.float32)
        self.rows[UNSEEN, 0] = 1
        self[UNKNOWN] = UNSEEN

    def __missing__(self, definition: Definition) -> int:
        code = self._codes[definition.number]
        self.rows[code] = printed_row(definition)
        self[definition] = code
        return code
