"""Rule 6-3: the Draw Phase."""

import pytest

from optcg import Catalog, Game
from tests.scenario import A, B, Scenario, Table


@pytest.mark.rule("6-3-1")
def test_6_3_1_the_turn_player_draws_the_top_card() -> None:
    """The card on top of A's deck is in A's hand."""
    s = Scenario(phase="draw")
    top = s.deck_top(A, s.character_card())
    second = s.deck_top(A, s.character_card())

    game = s.start()

    assert (game.area(top), game.area(second)) == ("hand", "deck")


@pytest.mark.rule("6-3-1")
def test_6_3_1_the_other_player_draws_nothing() -> None:
    """B's hand does not change in A's Draw Phase."""
    game = Scenario(phase="draw").start()

    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 0)


@pytest.mark.rule("6-3-1")
@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_6_3_1_the_first_player_does_not_draw_on_the_first_turn(first: int, second: int) -> None:
    """After turns 1, 2 and 3 began, the first player had 5, the second 6, the first 6 cards."""
    house = Catalog.house()
    decks = (house.decks["ember-rush"], house.decks["moss-wall"])
    game = Table(Game.start(house, decks, seed=1, chooser=first))
    for answer in ("first", "keep", "keep"):
        game.choose(answer)
    hands = []

    for player in (first, second, first):
        hands.append(game.count(player, "hand"))
        game.end()

    assert hands == [5, 6, 6]


@pytest.mark.rule("6-3-1")
def test_6_3_1_drawing_is_no_choice() -> None:
    """The next question after the draw is the Main Phase."""
    assert Scenario(phase="draw").start().asked() == (A, "main")
