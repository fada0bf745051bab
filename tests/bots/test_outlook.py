"""How likely a player is to win, and what Life cards are worth."""

import pytest

from optcg import Catalog, Game, Position
from optcg.bots.life_and_don import WON, life_lost, life_total
from optcg.bots.outlook import outlook


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


def chance(catalog: Catalog, a: dict[str, object], b: dict[str, object]) -> float:
    """That A wins, as A sees it."""
    return outlook(game_of(catalog, a, b).state, 0)


def test_on_equal_boards_it_is_good_to_be_the_turn_player(catalog: Catalog) -> None:
    assert 0.5 < chance(catalog, side(), side()) < 1


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
    even = chance(catalog, side(), side())
    assert chance(catalog, side(**more), side()) > even > chance(catalog, side(), side(**more))


def test_a_large_character_is_worth_more_than_a_small_one(catalog: Catalog) -> None:
    small = {"card": "HS01-002", "state": "active", "don": 0}
    large = chance(catalog, side(characters=[big()]), side())
    assert large > chance(catalog, side(characters=[small]), side())


def test_the_end_of_the_game_outweighs_everything(catalog: Catalog) -> None:
    game = game_of(catalog, side(characters=[big()] * 5), side())
    assert outlook(game.state, 0) < 1
    game.concede(0)
    assert (outlook(game.state, 0), outlook(game.state, 1)) == (0, 1)


def test_a_view_is_enough(catalog: Catalog) -> None:
    game = game_of(catalog, side(characters=[big()]), side())
    for player in (0, 1):
        assert outlook(game.view(player).state, player) == outlook(game.state, player)


def test_the_last_life_cards_are_worth_most() -> None:
    steps = [round(life_total(count + 1) - life_total(count), 6) for count in range(15)]
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 0
    assert life_lost(0) == WON
    assert life_lost(1) > life_lost(3)
    assert life_lost(3, banish=True) > life_lost(3)
