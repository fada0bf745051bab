"""The house set: original cards and decks of this project, kept in the format of any other card data."""

from importlib.resources import files

from optcg.cards.importer import Printed, cards_of, printings_of
from optcg.model.cards import CardData


def house_cards() -> dict[str, CardData]:
    """The facts of the house cards, by number."""
    return cards_of(_sources())


def house_printings() -> dict[str, list[Printed]]:
    """The same cards as printings; there is one of each."""
    return printings_of(_sources())


def house_decks() -> dict[str, str]:
    """The deck lists of the house, by name."""
    lists = [entry for entry in files(__name__).joinpath("decks").iterdir() if entry.name.endswith(".txt")]
    return {
        entry.name.removesuffix(".txt"): entry.read_text(encoding="utf-8")
        for entry in sorted(lists, key=lambda entry: entry.name)
    }


def _sources() -> list[tuple[str, bytes]]:
    sets = ("first_set.json", "second_set.json")
    return [(f"house/{name}", files(__name__).joinpath(name).read_bytes()) for name in sets]
