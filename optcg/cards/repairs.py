"""Mends known faults of public card data by a small table of facts, `repairs.json`.

The table holds facts by card number, never meanings, and texts in our own words; what nobody here knows of
them is left open ("…"), so that the line is not read.
"""

from functools import cache
from importlib.resources import files

import msgspec

from optcg.cards.cut import is_cut
from optcg.cards.printing import Printing
from optcg.text.words.normalise import ability_lines


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
        if value is msgspec.UNSET or (field == "effect" and not _lacks(printing.effect or "", value)):
            continue
        mended[field] = value
    return Printing(**mended)


def _lacks(text: str, mended: str) -> bool:
    """Whether a text is cut, in the middle of a sentence or at the end of a line."""
    return is_cut(text) or len(ability_lines(text)) < len(ability_lines(mended))


@cache
def _table() -> dict[str, _Repair]:
    data = files("optcg.cards").joinpath("repairs.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, _Repair])


def repaired_numbers() -> frozenset[str]:
    """The card numbers in the table."""
    return frozenset(_table())
