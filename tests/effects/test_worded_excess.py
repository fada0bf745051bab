"""By how many one player has more than the other; and what both have together."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("mine", "theirs", "power"), [(5, 8, 4000), (8, 5, 1000), (6, 6, 1000)])
def test_don_in_excess(mine: int, theirs: int, power: int) -> None:
    s = Scenario()
    s.don(A, active=mine)
    s.don(B, active=theirs - 1, rested=1)
    line = (
        "[Your Turn] This Character gains +1000 power for every DON!! card your opponent has on "
        "their field in "
        "excess of the number on your field."
    )
    ref = watching(s, line, power=1000)

    assert begin(s).power(ref) == power


@pytest.mark.parametrize(
    "line",
    [
        "Draw 1 card for each card your opponent has in their hand in excess of yours.",
        "Draw 1 card for each card in your opponent's hand in excess of the number of cards in your hand.",
        "Draw 1 card for each card you have in your hand less than your opponent.",
    ],
)
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 3, 2), (3, 1, 0)])
def test_cards_of_the_hand(line: str, mine: int, theirs: int, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, mine), (B, theirs)):
        for _ in range(count):
            s.hand(player, s.character_card())
    game, _ = played(s, f"[On Play] {line}")

    assert game.count(A, "hand") == mine + drawn


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 3, 2), (3, 1, 0)])
def test_life_that_you_have_less(mine: int, theirs: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, mine)
    s.life(B, theirs)
    game, _ = played(s, "[On Play] Draw 1 card for each Life card you have less than your opponent.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("mine", "theirs"), [(1, 4), (4, 1)])
def test_a_difference_has_no_side(mine: int, theirs: int) -> None:
    s = Scenario()
    s.life(A, mine)
    s.life(B, theirs)
    line = (
        "[On Play] Draw cards equal to the difference between the number of your Life cards and the "
        "number of "
        "your opponent's Life cards."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 3


def test_more_than_a_number() -> None:
    s = Scenario()
    for _ in range(7):
        s.trash(A, s.character_card())
    ref = watching(
        s, "This Character gains +1000 power for every 2 cards in your trash in excess of 3.", power=0
    )

    assert begin(s).power(ref) == 2000


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 1, 1), (2, 0, 1), (0, 1, 0)])
def test_face_up_life_of_both(mine: int, theirs: int, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, mine), (B, theirs)):
        for _ in range(count):
            s.life_top(player, s.character_card(), face_up=True)
    line = (
        "[On Play] If there are a total of 2 or more face-up Life cards in both players' Life areas, "
        "draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("rested", "drawn"), [(1, 0), (2, 1)])
def test_characters_on_both_fields(rested: int, drawn: int) -> None:
    s = Scenario()
    s.character(A, rested=True)
    s.character(A)
    for _ in range(rested):
        s.character(B, rested=True)
    line = "[On Play] If you and your opponent have a total of 3 or more rested Characters, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
