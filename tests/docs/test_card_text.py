"""The page of card text shows the rooms of the reader as they are."""

import re

from tests.needs import ROOT

TEXT = ROOT / "optcg" / "text"
INSIDE = ("writing", "audit")  # rooms that the picture shows whole


def picture() -> set[str]:
    """The files that the picture of the rooms names."""
    page = (ROOT / "docs" / "card-text.md").read_text(encoding="utf-8")
    return set(re.findall(r"\w+\.py", page.split("```text")[1].split("```")[0]))


def test_the_picture_shows_the_files_that_there_are() -> None:
    files = {file.name for file in TEXT.rglob("*.py") if file.name != "__init__.py"}
    inside = {file.name for room in INSIDE for file in (TEXT / room).glob("*.py")}
    shown = picture() - {"trees.py"}  # of the model
    assert shown <= files
    assert files - inside <= shown
