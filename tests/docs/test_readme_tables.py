"""The tables of the README are what is counted."""

import runpy
from pathlib import Path

from tests.needs import ROOT, card_data

TABLES = runpy.run_path(str(ROOT / "docs" / "readme_tables.py"))


def check(official: Path | None) -> None:
    text = TABLES["README"].read_text(encoding="utf-8")
    assert TABLES["page"](text, official) == text, "run `python docs/readme_tables.py`"


def test_the_tables_of_the_readme_are_up_to_date() -> None:
    check(None)


def test_the_official_cards_of_the_readme_are_those_that_are_read() -> None:
    check(card_data())
