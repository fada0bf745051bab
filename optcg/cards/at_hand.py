"""The cards at hand: the house set, what was imported, and the card data that the user names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from optcg.cards.house import house_printings, house_sources
from optcg.cards.sources import facts_in, sources_at
from optcg.cards.store import stored_facts, stored_printings
from optcg.model.cards import CardData

if TYPE_CHECKING:
    from optcg.cards.importer import Printed


def facts_at_hand(path: str | Path | None = None, imported: bool = True) -> dict[str, CardData]:
    """The house set, and the card data at `path`; else what was `imported` and what OPTCG_CARD_DATA names."""
    if path is not None:
        return {**facts_in(house_sources()), **facts_in(sources_at(path))}
    named = os.environ.get("OPTCG_CARD_DATA")
    kept = stored_facts() if imported else {}
    return {**facts_in(house_sources()), **kept, **(facts_in(sources_at(named)) if named else {})}


def printings_at_hand(path: str | Path | None = None) -> dict[str, list[Printed]]:
    """All printings of the same cards."""
    from optcg.cards.importer import import_printings

    if path is not None:
        return {**house_printings(), **import_printings(path)}
    named = os.environ.get("OPTCG_CARD_DATA")
    return {**house_printings(), **stored_printings(), **(import_printings(named) if named else {})}
