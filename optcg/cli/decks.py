"""Cards and decks as they are named on the command line."""

import sys
from difflib import get_close_matches
from pathlib import Path

import click

from optcg.cards import Catalog, Deck
from optcg.cards.at_hand import printings_at_hand
from optcg.cards.deck_codes import pieces_of_link
from optcg.cards.house import house_decks
from optcg.cards.importer import facts_of

DECK_HELP = "DECK is the name of a house deck, a file, a deck code or link, or - for stdin."


def open_catalog(cards: str | None) -> Catalog:
    """The house set and, if named, the card data at a path; else the default catalogue."""
    if cards is None:
        return Catalog.default()
    return Catalog(facts_of(printings_at_hand(cards)), house_decks())


def open_deck(named: str, catalog: Catalog) -> Deck:
    """The deck of this name. Whether it is legal is for the caller to ask."""
    if named == "-":
        return _parse(sys.stdin.read(), catalog, "stdin")
    if named in catalog.decks:
        return catalog.decks[named]
    if pieces_of_link(named) is not None:
        return _parse(named, catalog, "deck")
    path = Path(named)
    if path.is_file():
        try:
            return _parse(path.read_text(encoding="utf-8"), catalog, path.stem)
        except (OSError, UnicodeError) as error:
            raise click.ClickException(f"The deck {named} cannot be read: {error}.") from None
    raise click.ClickException(_unknown(named, catalog))


def _parse(text: str, catalog: Catalog, name: str) -> Deck:
    deck = Deck.parse(text, catalog)
    return deck if deck.name else Deck.parse(text, catalog, name)


def _unknown(named: str, catalog: Catalog) -> str:
    close = get_close_matches(named.lower(), catalog.decks, n=1)
    guess = f" Did you mean {close[0]}?" if close else f" The house decks are {', '.join(catalog.decks)}."
    return f"There is no house deck and no file named {named}.{guess}"
