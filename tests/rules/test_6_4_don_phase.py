"""Rule 6-4: the DON!! Phase."""

import pytest

from optcg import Catalog, Game
from tests.scenario import A, B, Scenario, Table


@pytest.mark.rule("6-4-1")
def test_6_4_1_two_don_are_placed() -> None:
    """From the DON!! deck to the cost area, active."""
    s = Scenario(phase="don")
    s.don(A, active=1, rested=2)

    game = s.start()

    assert [game.count(A, area) for area in ("don_active", "don_rested", "don_deck")] == [3, 2, 5]


@pytest.mark.rule("6-4-1")
@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_6_4_1_the_first_player_places_one_don_on_the_first_turn(first: int, second: int) -> None:
    """After turns 1, 2, 3 and 4 began, the cost areas had 1, 2, 3 and 4 DON!!."""
    house = Catalog.house()
    decks = (house.decks["ember-rush"], house.decks["moss-wall"])
    game = Table(Game.start(house, decks, seed=1, chooser=first))
    for answer in ("first", "keep", "keep"):
        game.choose(answer)
    don = []

    for player in (first, second, first, second):
        don.append(game.count(player, "don_active"))
        game.end()

    assert don == [1, 2, 3, 4]


@pytest.mark.rule("6-4-2")
def test_6_4_2_a_single_don_that_is_left_is_placed() -> None:
    """With 9 DON!! out the tenth is placed."""
    s = Scenario(phase="don")
    s.don(A, active=9)

    game = s.start()

    assert (game.count(A, "don_active"), game.count(A, "don_deck")) == (10, 0)


@pytest.mark.rule("6-4-2")
def test_6_4_2_don_count_wherever_they_are() -> None:
    """Rested and given DON!! are out of the DON!! deck too."""
    s = Scenario(phase="don")
    s.don(A, active=3, rested=3)
    s.leader(A, don=3)

    game = s.start()

    assert (game.count(A, "don_active"), game.count(A, "don_deck")) == (4, 0)


@pytest.mark.rule("6-4-3")
def test_6_4_3_with_an_empty_don_deck_none_is_placed() -> None:
    """With all 10 DON!! out the phase does nothing."""
    s = Scenario(phase="don")
    s.don(A, active=10)

    game = s.start()

    assert (game.count(A, "don_active"), "don_placed" in game.kinds()) == (10, False)


@pytest.mark.rule("6-4-3")
def test_6_4_3_an_empty_don_deck_is_no_defeat() -> None:
    """The game goes on with the Main Phase."""
    s = Scenario(phase="don")
    s.don(A, active=10)

    assert s.start().asked() == (A, "main")
