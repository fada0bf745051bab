"""What is said of all the cards that a condition has counted."""

import pytest

from tests.effects.test_worded_numbers import played
from tests.scenario import A, Scenario


@pytest.mark.parametrize(("states", "drawn"), [("rr", 1), ("r", 0), ("ra", 0), ("rrr", 1), ("", 0)])
def test_so_many_and_all_of_them(states: str, drawn: int) -> None:
    s = Scenario()
    for state in states:
        s.character(A, types=("Harbor",), rested=state == "r")
    line = "[On Play] If you have 2 or more {Harbor} type Characters and all of them are rested, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("costs", "drawn"), [("12", 1), ("10", 0), ("1", 0)])
def test_so_many_and_none_of_them(costs: str, drawn: int) -> None:
    s = Scenario()
    for cost in costs:
        s.character(A, types=("Harbor",), cost=int(cost))
    line = (
        "[On Play] If you have 2 or more {Harbor} type Characters, none of which have a cost of 0, draw "
        "1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("names", "drawn"), [(("Mira", "a"), 1), (("a", "b"), 0), (("Mira",), 0)])
def test_so_many_and_one_of_them(names: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.character(A, name=name)
    game, _ = played(s, "[On Play] If you have 3 or more Characters and one of them is [Mira], draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("face_up", "drawn"), [(True, 1), (False, 0)])
def test_life_cards_that_are_all_face_up(face_up: bool, drawn: int) -> None:
    s = Scenario()
    s.life(A, 0)
    for place in range(3):
        s.life_top(A, s.character_card(), face_up or place > 0)
    game, _ = played(s, "[On Play] If you have 3 or more Life cards and they are all face-up, draw 1 card.")

    assert game.count(A, "hand") == drawn
