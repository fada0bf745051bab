"""No card of the second set is without a test of its own."""

import re

from tests.games.playing import house
from tests.needs import ROOT

# The name of a test, or the first entry of a row of a table; a card that only stands by does not count.
NAMES = re.compile(r"def test_(?:hs02_)?(\d{3})_(?:and_(\d{3})_)?|[\[(]\"HS02-(\d{3})\"[,\]]")


def test_every_card_of_the_second_set_has_a_test() -> None:
    files = (ROOT / "tests" / "house").glob("test_*.py")
    found = [NAMES.findall(path.read_text(encoding="utf-8")) for path in files]
    named = {f"HS02-{number}" for rows in found for row in rows for number in row if number}
    assert [number for number in house().numbers if number.startswith("HS02") and number not in named] == []
