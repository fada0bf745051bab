"""A card as a row of numbers: what is printed on it, with room for what holds of it now."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from optcg.engine.card import UNKNOWN
from optcg.engine.definitions import Definition
from optcg.model.terms import KEYWORD_NAMES, Attribute, Category, Color

POWER: Final = 1 / 10_000
COST: Final = 1 / 10
COUNTER: Final = 1 / 2_000
LIFE: Final = 1 / 5
DON: Final = 1 / 5

_CATEGORIES: Final = (Category.LEADER, Category.CHARACTER, Category.EVENT, Category.STAGE)
_TIMINGS: Final = (
    *("On Play", "When Attacking", "On Block", "On K.O.", "On Your Opponent's Attack", "End of Your Turn"),
    *("Activate: Main", "Main", "Counter", "Trigger"),
)
PRINTED: Final = (
    *("there", "seen"),
    *(category.value for category in _CATEGORIES),
    *(f"color {color.value}" for color in Color),
    *(f"attribute {attribute.value}" for attribute in Attribute),
    *("printed cost / 10", "printed power / 10000", "printed Counter / 2000", "printed Life / 5"),
    *(f"[{timing}]" for timing in _TIMINGS),
    *("other auto effect", "permanent effect", "replacement effect"),
)
# What holds now; off the field, as printed. The order is that of the numbers which the encoder packs.
NOW: Final = (
    *("power / 10000", "cost / 10"),
    *("rested", "given DON!! / 5", "played this turn", "used this turn", "restricted", "negated"),
    *(f"has [{keyword}]" for keyword in KEYWORD_NAMES.values()),
)
MARKS: Final = ("attacker", "target", "in the question")
COLUMNS: Final = PRINTED + NOW + MARKS
WIDTH: Final = len(COLUMNS)
FIRST_NOW: Final = len(PRINTED)
COST_NOW: Final = FIRST_NOW + 1
ATTACKER: Final = COLUMNS.index("attacker")
TARGET: Final = COLUMNS.index("target")
IN_QUESTION: Final = COLUMNS.index("in the question")

# The columns of keywords for every set of keyword bits.
KEYWORD_COLUMNS: Final = tuple(
    tuple(1.0 if bits & bit else 0.0 for bit in KEYWORD_NAMES) for bits in range(2 * max(KEYWORD_NAMES))
)

EMPTY: Final = 0  # the code of no card
UNSEEN: Final = 1  # the code of a card that the seat may not see


def printed_row(definition: Definition) -> list[float]:
    """The row of a card that lies off the field."""
    data = definition.data
    timings = set(definition.timings)
    others = timings - set(_TIMINGS) - set(KEYWORD_NAMES.values())
    row: list[float] = [
        *(1, 1),
        *(data.category is category for category in _CATEGORIES),
        *(color in data.colors for color in Color),
        *(attribute.value in definition.attributes for attribute in Attribute),
        definition.cost * COST,
        definition.power * POWER,
        definition.counter * COUNTER,
        definition.life * LIFE,
        *(timing in timings for timing in _TIMINGS),
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
