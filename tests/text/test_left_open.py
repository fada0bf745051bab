"""What the words leave open is not read: `left_open.txt` has the lines, each behind its question."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.needs import ROOT

ROWS = (ROOT / "tests" / "text" / "left_open.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", [row.partition("\t")[2] for row in ROWS if not row.startswith("#")])
def test_words_that_could_mean_something_else_too_are_not_read(line: str) -> None:
    of_event = line.startswith(("[Main]", "[Counter]"))
    abilities, unread = read(line, "", Category.EVENT if of_event else Category.CHARACTER)
    assert (abilities, len(unread)) == ((), 1)


def test_the_opponents_card_does_not_go_to_your_hand() -> None:
    text = "[On Block] Return 1 of your opponent's Characters to your hand."
    abilities, unread = read(text, "", Category.CHARACTER)
    assert (abilities, len(unread)) == ((), 1)


def test_a_trigger_does_the_first_deed_and_one_of_two_or_one_of_all() -> None:
    text = "[Trigger] Draw 2 cards and trash 1 card from your hand, or play this card."
    assert len(read("", text, Category.CHARACTER)[1]) == 1
