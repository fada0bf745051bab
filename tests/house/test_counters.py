"""Second set: [Counter] Events, and what else they do."""

import pytest

from tests.effects.checks import begin, don
from tests.house.board import Board, agree, picks, stop, take, triggered
from tests.scenario import A, B, Table

# The Event, its power, and whether the power lasts for the turn.
COUNTERS = [
    ("HS02-015", 2000, False),
    ("HS02-032", 2000, False),
    ("HS02-048", 2000, False),
    ("HS02-065", 3000, False),
    ("HS02-081", 3000, False),
    ("HS02-098", 3000, False),
    ("HS02-099", 2000, True),
]


def countered(s: Board, number: str, card: str = "leader_b") -> Table:
    """A's Leader attacks B's; B answers with the Event and chooses the card that it helps."""
    s.hold(B, "HS01-018")  # so that B is asked again
    held = s.hold(B, number)
    game = agree(begin(s).declare("leader_a", "leader_b").choose(f"counter {held}"))
    return take(game, card)


@pytest.mark.parametrize(("number", "power", "for_the_turn"), COUNTERS)
def test_a_counter_event_gives_power(number: str, power: int, for_the_turn: bool) -> None:
    """To one card; the attack fails; the power ends with the battle, or with the turn."""
    s = Board()
    other = s.character(B)
    game = stop_all(countered(s, number))
    assert (game.power("leader_b"), game.power(other)) == (5000 + power, 5000)
    game.pass_battle()
    assert (game.count(B, "life"), game.power("leader_b")) == (3, 5000 + power * for_the_turn)
    assert game.end().power("leader_b") == 5000


@pytest.mark.parametrize(("number", "power", "for_the_turn"), COUNTERS)
def test_a_counter_event_helps_own_cards_only(number: str, power: int, for_the_turn: bool) -> None:
    s = Board()
    mine, _ = s.character(B), s.character(A)
    s.hold(B, "HS01-018")
    held = s.hold(B, number)
    game = agree(begin(s).declare("leader_a", "leader_b").choose(f"counter {held}"))
    assert picks(game) == {"leader_b", mine}


def stop_all(game: Table) -> Table:
    return game if game.asked()[1] == "counter" else stop(game)


def test_hs02_015_takes_power_from_a_character_for_the_turn() -> None:
    s = Board()
    foe, mine = s.character(A), s.character(B)
    game = countered(s, "HS02-015")
    assert picks(game) == {foe}
    take(game, foe).pass_battle()
    assert (game.power(foe), game.power(mine)) == (4000, 5000)
    assert game.end().power(foe) == 5000


def test_hs02_032_sets_a_small_character_active() -> None:
    s = Board()
    fit, dear = s.character(B, cost=3, rested=True), s.character(B, cost=4, rested=True)
    theirs = s.character(A, rested=True)
    game = countered(s, "HS02-032")
    assert fit in picks(game)
    assert {dear, theirs}.isdisjoint(picks(game))
    take(game, fit)
    assert (game.rested(fit), game.rested(dear)) == (False, True)


@pytest.mark.parametrize(("hand", "drawn"), [(3, 1), (4, 0)])
def test_hs02_048_draws_with_three_cards_or_less(hand: int, drawn: int) -> None:
    s = Board()
    for _ in range(hand - 1):
        s.hold(B, "HS01-018")
    assert countered(s, "HS02-048").count(B, "hand") == hand + drawn


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hs02_065_returns_a_don_or_does_nothing(answer: str) -> None:
    s = Board()
    s.hold(B, "HS01-018")
    shutters = s.hold(B, "HS02-065")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {shutters}").choose(answer)
    if answer == "yes":
        take(agree(game), "leader_b")
    assert (game.power("leader_b"), don(game, B)[2]) == ((8000, 2) if answer == "yes" else (5000, 1))


def test_hs02_081_trashes_two_cards_of_the_own_deck() -> None:
    s = Board()
    s.deck(A, 20)
    s.deck(B, 20)
    game = countered(s, "HS02-081")
    assert (game.count(B, "deck"), game.count(B, "trash"), game.count(A, "deck")) == (18, 3, 20)


@pytest.mark.parametrize(("life", "drawn"), [(1, 1), (2, 0)])
def test_hs02_098_draws_with_one_life_or_less(life: int, drawn: int) -> None:
    s = Board()
    s.life(B, life)
    assert countered(s, "HS02-098").count(B, "hand") == 1 + drawn


def test_hs02_098_trigger_draws() -> None:
    game, card = triggered(Board(), "HS02-098")
    assert (game.area(card), game.count(B, "hand")) == ("trash", 1)


def test_hs02_099_is_a_main_event_too() -> None:
    s = Board()
    voices, friend, foe = s.hold(A, "HS02-099"), s.character(A), s.character(B)
    game = begin(s).play(voices)
    assert picks(game) == {"leader_a", friend}
    take(game, friend)
    assert (game.power(friend), game.power(foe)) == (7000, 5000)
    assert game.end().power(friend) == 5000
