"""Every verb with every card, every fact, event and change is read in one way, and so is its written form."""

import pytest

from optcg.model.terms import Category
from optcg.text.reader import read, read_lines
from optcg.text.writer import write
from tests.text.tables import lines

SOME = 5  # one line out of so many; all of them with --long


def wrong(text: str) -> str:
    """What is wrong with how a line is read; nothing if it is all right."""
    (line,) = read_lines(text, "", Category.CHARACTER)
    if not line.abilities:
        return "unread" if len(line.meanings) < 2 else "ambiguous"
    again = write(line.abilities, Category.CHARACTER)
    return "" if read(again, "", Category.CHARACTER) == (line.abilities, ()) else f"written as {again}"


def test_every_part_goes_with_every_other(request: pytest.FixtureRequest) -> None:
    stride = 1 if request.config.getoption("--long") else SOME
    faults = [(text, fault) for text in list(lines())[::stride] if (fault := wrong(text))]

    assert faults == []
