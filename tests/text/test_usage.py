"""What is declared is used: by an official card, a house card, or a reviewed line of `expected.txt`.

Words that only the writer has, for a card that is printed in others, are read again and so used too.
"""

from functools import cache

import pytest

from optcg.cards.house import house_printings
from optcg.cards.importer import import_printings
from optcg.cards.usage import KINDS, NODE, PATTERN, Usage, usage
from optcg.model.terms import Category
from optcg.text.audit.lines import doubts
from optcg.text.reader import read_lines
from tests.needs import ROOT, card_data

LONGEST = 50  # lines of the reviewed list
SHARE = 0.85  # of what is declared, in print
_NODE = "node: "


def expected() -> list[tuple[str, str]]:
    """The reviewed list: reasons and lines."""
    rows = (ROOT / "tests" / "text" / "expected.txt").read_text(encoding="utf-8").splitlines()
    found = [row.partition("\t") for row in rows if row and not row.startswith("#")]
    return [(reason, line) for reason, _, line in found]


def lines() -> list[str]:
    """The lines of the reviewed list that are card text."""
    return [line for _, line in expected() if not line.startswith(_NODE)]


def needed_by_rules() -> set[str]:
    """The kinds of nodes that it names."""
    return {line.removeprefix(_NODE) for _, line in expected() if line.startswith(_NODE)}


@cache
def found() -> Usage:
    cards = {**house_printings(), **import_printings(card_data())}
    rows = usage(cards, lines()).rows
    return Usage(tuple(row for row in rows if not row.name.startswith("test-")))  # phrases of other tests


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_declared_is_used(kind: str) -> None:
    unused = [name for name in found().unused(kind) if kind != NODE or name not in needed_by_rules()]
    todo = f"No card and no line of expected.txt uses this {kind}. Add a line that does, or take it out:"
    assert unused == [], "\n  ".join((todo, *unused))


@pytest.mark.parametrize("kind", KINDS)
def test_most_of_it_is_used_in_print(kind: str) -> None:
    in_print = [
        row for row in found().rows if row.kind == kind and row.cards and not row.example.startswith('"')
    ]
    assert len(in_print) >= SHARE * found().declared(kind)


def test_the_reviewed_list_is_short_and_every_line_has_a_reason_and_is_read() -> None:
    rows = expected()
    assert len(rows) <= LONGEST, (
        "the list is full: put new words into a line that is there, with their reason"
    )
    assert all(reason and line for reason, line in rows)
    for line in lines():
        assert any(read_lines(line, "", category)[0].abilities for category in Category), line


def test_nothing_is_in_doubt_in_the_reviewed_list() -> None:
    """No word is dropped and none invented, as on cards."""
    for line in lines():
        read = (read_lines(line, "", category) for category in Category)
        found = next(row for row in read if all(one.unread is None for one in row))
        assert [doubt for one in found for doubt in doubts(one.text, one.abilities)] == [], line


def test_every_line_of_the_reviewed_list_is_needed() -> None:
    """A line whose words cards have come to use is no longer expected."""
    alone = {row.example for row in found().rows if row.cards == 1}
    assert [line for line in lines() if f'"{line}"' not in alone] == []
    assert needed_by_rules() <= set(found().unused(NODE))


def test_the_example_uses_what_it_stands_for() -> None:
    few = dict(list(house_printings().items())[:40])
    for row in usage(few).rows:
        if row.cards:
            again = usage({row.example: few[row.example]}).rows
            assert (row.kind, row.name, 1) in [(one.kind, one.name, one.cards) for one in again]
            break
    else:
        pytest.fail("nothing is used")


def test_a_line_that_is_expected_uses_its_words() -> None:
    used = {(row.kind, row.name) for row in usage({}, ["[On Play] Draw 2 cards."]).rows if row.cards}
    assert (NODE, "Draw") in used
    assert {kind for kind, _ in used} == {PATTERN, NODE}
    said = {row.name for row in usage({}, ["[On Play] Draw a card."]).rows if row.cards}
    assert "draw a card = draw 1 card" in said


def test_a_line_that_is_not_read_uses_nothing() -> None:
    assert not any(row.cards for row in usage({}, ["[On Play] Draw 2 songs."]).rows)
