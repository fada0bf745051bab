"""Card data, the catalogue, deck lists and their legality."""

from optcg.cards.catalog import Catalog
from optcg.cards.decks import Deck

__all__ = ["Catalog", "Deck"]
