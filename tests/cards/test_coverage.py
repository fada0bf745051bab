"""What is counted of card text, and which printings agree."""

import json

from optcg.cards.coverage import agreeing, survey
from optcg.cards.house import house_printings
from optcg.cards.importer import printings_of
from optcg.cards.printing import set_of
from tests.cards.card_files import card


def test_the_house_set_is_read_whole_and_nothing_of_it_is_dropped() -> None:
    found = survey(house_printings(), audit=True)
    assert (found.unread, found.disagreements, found.doubts) == ([], [], [])
    assert found.total.cards == found.total.cards_read == found.printings
    assert found.total.lines == found.total.lines_read > 0


def test_a_set_is_what_stands_before_the_dash() -> None:
    assert [set_of(number) for number in ("OP01-016", "P-001", "PRB02-009")] == ["OP01", "P", "PRB02"]


def test_printings_agree_by_facts_and_meaning_not_by_words() -> None:
    same = [
        card("HS99-001", name="Wren", effect="[On Play] ①: Draw 1 card."),
        card("HS99-001_p1", name="Wren", effect="[On Play] You may rest 1 of your DON!! cards: Draw 1 card."),
    ]
    other = [
        card("HS99-001_p2", name="Wren", effect="[On Play] ②: Draw 1 card."),
        card("HS99-001_p3", name="Wren", effect="[On Play] ①: Draw 1 card.", cost=3),
    ]
    printings = printings_of([("cards.json", json.dumps(same + other).encode())])["HS99-001"]
    assert agreeing(printings) == (("HS99-001", "HS99-001_p1"), ("HS99-001_p2",), ("HS99-001_p3",))


def test_cards_are_told_one_by_one() -> None:
    seen: list[None] = []
    survey(house_printings(), seen=lambda: seen.append(None))
    assert len(seen) == len(house_printings())
