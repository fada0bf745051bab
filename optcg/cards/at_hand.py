"""The cards at hand: the house set, and the card data of the user."""

import os
from pathlib import Path

from optcg.cards.house import house_printings
from optcg.cards.importer import Printed, import_printings


def printings_at_hand(path: str | Path | None = None) -> dict[str, list[Printed]]:
    """The house set and the card data at `path`, or else at the place that OPTCG_CARD_DATA names."""
    named = path or os.environ.get("OPTCG_CARD_DATA")
    return {**house_printings(), **(import_printings(named) if named else {})}
