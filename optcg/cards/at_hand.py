"""The cards at hand: the house set, what was imported, and the card data that the user names."""

import os
from pathlib import Path

from optcg.cards.house import house_printings
from optcg.cards.importer import Printed, import_printings
from optcg.cards.store import stored_printings


def printings_at_hand(path: str | Path | None = None, imported: bool = True) -> dict[str, list[Printed]]:
    """The house set, and the card data at `path`; else what was `imported` and what OPTCG_CARD_DATA names."""
    if path is not None:
        return {**house_printings(), **import_printings(path)}
    named = os.environ.get("OPTCG_CARD_DATA")
    kept = stored_printings() if imported else {}
    return {**house_printings(), **kept, **(import_printings(named) if named else {})}
