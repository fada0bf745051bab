"""The house set: original cards and decks of this project, kept in the format of any other card data."""

from importlib.resources import files

from optcg.cards.importer import Printed, printings_of


def house_printings() -> dict[str, list[Printed]]:
    """The house cards by number; there is one printing of each."""
    sets = ("first_set.json", "second_set.json")
    return printings_of([(f"house/{name}", files(__name__).joinpath(name).read_bytes()) for name in sets])


def house_decks() -> dict[str, str]:
    """The deck lists of the house, by name."""
    lists = [entry for entry in files(__name__).joinpath("decks").iterdir() if entry.name.endswith(".txt")]
    return {
        entry.name.removesuffix(".txt"): entry.read_text(encoding="utf-8")
        for entry in sorted(lists, key=lambda entry: entry.name)
    }
