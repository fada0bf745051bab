"""Writes the tables of docs/learning.md: every action by its code, every feature by its index."""

import re
from collections.abc import Iterator
from pathlib import Path

from optcg.encoding.actions import ACTIONS, BLOCKS
from optcg.encoding.layout import COLUMNS, FEATURES, FIGURES, ROW_NAMES, ROWS, WIDTH

PAGE = Path(__file__).parent / "learning.md"
TABLE = re.compile(r"<!-- table: (\w+) -->\n.*?<!-- end of the table -->", re.DOTALL)


def sizes() -> Iterator[str]:
    yield "| what | how many |"
    yield "|---|---|"
    yield f"| actions | {ACTIONS} |"
    yield f"| features of an observation | {FEATURES} |"
    yield f"| rows of cards | {ROWS} |"
    yield f"| columns of a row | {WIDTH} |"
    yield f"| figures of the game | {len(FIGURES)} |"


def actions() -> Iterator[str]:
    yield "| codes | first | last |"
    yield "|---|---|---|"
    for block in BLOCKS.values():
        yield f"| {block.first} to {block.end - 1} | {block.names[0]} | {block.names[-1]} |"


def rows() -> Iterator[str]:
    yield "| first index | row |"
    yield "|---|---|"
    for place, row in enumerate(ROW_NAMES):
        yield f"| {place * WIDTH} | {row} |"


def columns() -> Iterator[str]:
    yield "| column | what |"
    yield "|---|---|"
    for place, column in enumerate(COLUMNS):
        yield f"| {place} | {column} |"


def figures() -> Iterator[str]:
    yield "| index | what |"
    yield "|---|---|"
    for place, figure in enumerate(FIGURES, start=ROWS * WIDTH):
        yield f"| {place} | {figure} |"


TABLES = {"sizes": sizes, "actions": actions, "rows": rows, "columns": columns, "figures": figures}


def refreshed(page: str) -> str:
    """The page with its tables as the code has them now."""

    def table(found: re.Match[str]) -> str:
        lines = "\n".join(TABLES[found[1]]())
        return f"<!-- table: {found[1]} -->\n{lines}\n<!-- end of the table -->"

    return TABLE.sub(table, page)


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Wrote {PAGE.name}.")
