"""Mends known faults of public card data by a small table of facts, `repairs.json`.

The table holds facts by card number, never meanings, and texts in our own words.
"""

from functools import cache
from importlib.resources import files

import msgspec

from optcg.cards.printing import Printing


class _Repair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields to put in place of those in the data."""

    effect: str | msgspec.UnsetType = msgspec.UNSET
    types: list[str] | msgspec.UnsetType = msgspec.UNSET
    power: int | msgspec.UnsetType = msgspec.UNSET
    counter: int | msgspec.UnsetType | None = msgspec.UNSET


def repaired(number: str, printing: Printing) -> Printing:
    """The printing with its known faults mended."""
    repair = _table().get(number)
    if repair is None:
        return printing
    mended = msgspec.structs.asdict(printing)
    for field, value in msgspec.structs.asdict(repair).items():
        if value is msgspec.UNSET or (field == "effect" and not is_cut(printing.effect or "")):
            continue
        mended[field] = value
    return Printing(**mended)


def is_cut(text: str) -> bool:
    """Whether the end of a card text is missing: a whole one ends with a period or a closing bracket."""
    return not text.rstrip().endswith((".", ")", "]"))


@cache
def _table() -> dict[str, _Repair]:
    data = files("optcg.cards").joinpath("repairs.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, _Repair])


def repaired_numbers() -> frozenset[str]:
    """The card numbers in the table."""
    return frozenset(_table())
