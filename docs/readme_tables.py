"""Writes the tables of README.md: how many rules and cards are done, and how fast the engine is.

Official cards are counted where their data is at hand; without it their rows stay as they are.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from optcg.cards.coverage import Tally, survey
from optcg.cards.house import house_printings
from optcg.cards.importer import Printed, import_printings
from optcg.rulebook import rules

HERE = Path(__file__).parent
README = HERE.parent / "README.md"
TABLE = re.compile(r"<!-- table: (\w+) -->\n(.*?)<!-- end of the table -->", re.DOTALL)
SERIES = {
    "OP": "boosters",
    "ST": "starter decks",
    "EB": "extra boosters",
    "PRB": "premium boosters",
    "P": "promotions",
}
HOUSE = "the house set"
FIGURES = {
    "decisions a second, official deck lists": "decisions a second, official deck lists",
    "decisions a second, effect decks": "decisions a second, decks full of effects",
    "decisions a second, house decks": "decisions a second, house decks",
    "games a second, house decks": "games a second, house decks",
    "clone of a game, effect decks, us": "microseconds to clone a game",
    "view of one player, effect decks, us": "microseconds for the view of one player",
}


def tallies(printings: dict[str, list[Printed]]) -> dict[str, list[Tally]]:
    """What is read, by the series of sets."""
    found: dict[str, list[Tally]] = {}
    for name, tally in survey(printings, False, None).sets.items():
        series = SERIES.get(name.rstrip("0123456789"), HOUSE)
        found.setdefault(series, []).append(tally)
    return found


def card_row(series: str, sets: list[Tally]) -> str:
    names = ("cards", "cards_read", "lines", "lines_read")
    counts = (f"{sum(getattr(tally, name) for tally in sets):,}" for name in names)
    return f"| cards of {series} | {' | '.join(counts)} |"


def official_data() -> Path | None:
    named = os.environ.get("OPTCG_CARD_DATA")
    folder = Path(named) if named else HERE.parent.parent / "shared" / "cards"
    return folder if folder.exists() else None


def coverage(before: str, official: Path | None) -> Iterator[str]:
    sys.path.insert(0, str(HERE))
    from rule_page import ASKS_NOTHING, tests_by_rule

    asked = [rule.id for rule in rules().values() if rule.kind not in ASKS_NOTHING]
    carried = set(tests_by_rule())
    yield "| | all | done | lines of text | read |"
    yield "|---|---|---|---|---|"
    done = sum(rule in carried for rule in asked)
    yield f"| rules that ask something of a game | {len(asked)} | {done} | | |"
    yield card_row(HOUSE, tallies(house_printings())[HOUSE])
    if official is None:
        yield from (row for row in before.splitlines() if row.startswith("| cards of ") and HOUSE not in row)
    else:
        found = tallies(import_printings(official))
        yield from (card_row(series, found[series]) for series in SERIES.values() if series in found)


def speed() -> Iterator[str]:
    """The main figures of docs/performance.md."""
    yield "| | plain Python | compiled |"
    yield "|---|---|---|"
    for line in (HERE / "performance.md").read_text(encoding="utf-8").splitlines():
        what, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        name = FIGURES.get(re.sub(r" \(.*?\)", "", what))
        if name is not None:
            yield f"| {name} | {cells[0]} | {cells[2]} |"


def page(text: str, official: Path | None) -> str:
    """README with its tables made anew."""

    def table(found: re.Match[str]) -> str:
        rows = coverage(found[2], official) if found[1] == "coverage" else speed()
        return "\n".join((f"<!-- table: {found[1]} -->", *rows, "<!-- end of the table -->"))

    return TABLE.sub(table, text)


if __name__ == "__main__":
    README.write_text(page(README.read_text(encoding="utf-8"), official_data()), encoding="utf-8")
    print(f"Wrote the tables of {README.name}.")
