"""All printings of a card number mean the same, however they are worded (Rule 2-14-1)."""

from collections.abc import Mapping

import pytest

from optcg.cards.coverage import agreeing
from optcg.cards.importer import Printed, import_printings
from tests.needs import card_data

# Numbers whose printings do not mean the same, each with the reason; docs/card-text.md lists them too.
EXCEPTIONS: Mapping[str, str] = {}


@pytest.fixture(scope="module")
def printings() -> dict[str, list[Printed]]:
    return import_printings(card_data())


def test_every_printing_is_looked_at(printings: dict[str, list[Printed]]) -> None:
    assert sum(len(row) for row in printings.values()) >= 4000
    assert len(printings) >= 2278
    # The printing whose id is the plain number stands for the card, wherever it is in the files.
    assert [number for number, row in printings.items() if row[0].id != number] == []


@pytest.mark.rule("2-14-1")
def test_2_14_1_all_printings_of_a_number_compile_to_equal_trees(
    printings: dict[str, list[Printed]],
) -> None:
    groups = {number: agreeing(row) for number, row in printings.items() if len(row) > 1}
    assert len(groups) >= 600
    differing = {number: ids for number, ids in groups.items() if len(ids) > 1}
    assert set(differing) == set(EXCEPTIONS), differing


def test_a_cut_reprint_has_the_text_of_the_card(printings: dict[str, list[Printed]]) -> None:
    for number, cut in (("OP12-028", "_p1"), ("OP12-034", "_p2"), ("P-052", "_p1")):
        texts = {printed.id: printed.facts.text for printed in printings[number]}
        assert texts[number + cut] == texts[number]
        assert texts[number].endswith(".")
