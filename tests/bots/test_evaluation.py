"""How a game stands, from the view of one player."""

import pytest

from optcg import Catalog, Game, Position
from optcg.bots.evaluation import WON, life_lost, life_total, standing


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog.house()


def side(**more: object) -> dict[str, object]:
    base: dict[str, object] = {
        "leader": {"card": "HS01-001", "state": "active", "don": 0},
        "characters": [],
        "stage": None,
        "hand": [None, None, None],
        "life": [None, None, None],
        "trash": [],
        "deck_top": [],
        "deck_count": 30,
        "don_active": 5,
        "don_rested": 0,
        "don_deck": 5,
    }
    return {**base, **more}


def game_of(catalog: Catalog, a: dict[str, object], b: dict[str, object]) -> Game:
    position = {"turn_player": "A", "turn_number": 7, "phase": "main", "A": a, "B": b}
    return Game.from_position(Position.from_dict(position, catalog), seed=1)


def big(state: str = "active") -> dict[str, object]:
    return {"card": "HS01-010", "state": state, "don": 0}


def test_equal_boards_are_even(catalog: Catalog) -> None:
    game = game_of(catalog, side(), side())
    assert standing(game.state, 0) == standing(game.state, 1) == 0


@pytest.mark.parametrize(
    "more",
    [
        {"characters": [big()]},
        {"hand": [None] * 4},
        {"life": [None] * 4},
        {"don_active": 6, "don_deck": 4},
        {"stage": "HS02-067"},
    ],
)
def test_more_is_better(catalog: Catalog, more: dict[str, object]) -> None:
    game = game_of(catalog, side(**more), side())
    assert standing(game.state, 0) > 0
    assert standing(game.state, 1) == -standing(game.state, 0)


def test_a_large_character_is_worth_more_than_a_small_one(catalog: Catalog) -> None:
    small = {"card": "HS01-002", "state": "active", "don": 0}
    game = game_of(catalog, side(characters=[big()]), side(characters=[small]))
    assert standing(game.state, 0) > 0


def test_the_last_life_cards_are_worth_most() -> None:
    steps = [round(life_total(count + 1) - life_total(count), 6) for count in range(15)]
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 0
    assert life_lost(0) == WON
    assert life_lost(1) > life_lost(3)
    assert life_lost(3, banish=True) > life_lost(3)


def test_the_end_of_the_game_outweighs_everything(catalog: Catalog) -> None:
    game = game_of(catalog, side(characters=[big()] * 5), side())
    game.concede(0)
    assert standing(game.state, 0) == -WON
    assert standing(game.state, 1) == WON


def test_a_view_is_enough(catalog: Catalog) -> None:
    game = game_of(catalog, side(characters=[big()]), side())
    assert standing(game.view(0).state, 0) > 0 > standing(game.view(1).state, 1)
