"""Rule 2-3: color."""

from pathlib import Path

import pytest

from optcg import Deck
from tests.cards.card_files import card, write_cards

RED, GREEN, BOTH = "HS99-001", "HS99-002", "HS99-003"
LEADERS = {RED: ["Red"], GREEN: ["Green"], BOTH: ["Red", "Green"]}


@pytest.mark.rule("2-3-5")
@pytest.mark.parametrize(
    ("leader", "colors", "fits"),
    [
        (BOTH, ["Red"], True),
        (BOTH, ["Green"], True),
        (BOTH, ["Green", "Red"], True),
        (RED, ["Green", "Red"], False),
        (GREEN, ["Green", "Red"], False),
    ],
)
def test_2_3_5_a_card_of_two_colors_is_a_card_of_both(
    tmp_path: Path, leader: str, colors: list[str], fits: bool
) -> None:
    """A red/green Leader is red and is green; a red/green card is not only the color its Leader shares."""
    leaders = [card(number, category="Leader", colors=LEADERS[number], cost=4) for number in LEADERS]
    others = [card(f"HS99-{n:03}", colors=colors, cost=1) for n in range(10, 23)]
    catalog = write_cards(tmp_path, [*leaders, *others])
    lines = [f"1x{leader}", *[f"4xHS99-{n:03}" for n in range(10, 22)], "2xHS99-022"]

    problems = Deck.parse("\n".join(lines), catalog).problems()

    assert {problem.rule for problem in problems} == (set() if fits else {"5-1-2-2"})
