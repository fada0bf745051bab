"""The house set: original cards and decks of this project, kept in the format of any other card data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from optcg.cards.importer import Printed

_HERE: Final = Path(__file__).parent


def house_sources() -> list[tuple[str, bytes]]:
    """The files of the house cards, each with its name."""
    return [(f"house/{name}", (_HERE / name).read_bytes()) for name in ("first_set.json", "second_set.json")]


def house_printings() -> dict[str, list[Printed]]:
    """The house cards by number; there is one printing of each."""
    from optcg.cards.importer import printings_of

    return printings_of(house_sources())


def house_decks() -> dict[str, str]:
    """The deck lists of the house, by name."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted((_HERE / "decks").glob("*.txt"))}
