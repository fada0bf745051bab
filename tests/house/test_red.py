"""Second set, red: power in the own turn, power taken away, and attacks at once."""

import pytest

from tests.effects.checks import begin, event
from tests.house.board import EMBER, MOSS, Board, picks, played, quiet, stop, take, triggered
from tests.official.offers import KO_ONE, can_use, targets, use
from tests.scenario import A, B


@pytest.mark.parametrize("don", [0, 1])
def test_hs02_001_takes_power_when_it_attacks_with_a_don(don: int) -> None:
    s = Board()
    s.lead(A, "HS02-001", don=don)
    foe, mine = s.character(B), s.character(A)
    game = begin(s).declare("leader_a", "leader_b")
    assert picks(game) == ({foe} if don else set())
    if don:
        take(game, foe)
    assert (game.power(foe), game.power(mine)) == (5000 - 1000 * don, 5000)
    assert game.pass_battle().end().power(foe) == 5000


def test_hs02_002_gives_a_rested_don_and_no_active_one() -> None:
    s = Board()
    s.don(A, active=1, rested=1)
    game, poll = played(s, "HS02-002")
    assert picks(game) == {"leader_a", poll}
    take(game, "leader_a").choose("pick don rested")
    assert (game.don("leader_a"), game.don(poll), game.count(A, "don_rested")) == (1, 0, 1)


@pytest.mark.parametrize(("don", "power"), [(0, 4000), (1, 7000)])
def test_hs02_004_is_stronger_in_the_own_turn_with_a_don(don: int, power: int) -> None:
    s = Board()
    fox = s.put(A, "HS02-004", don=don)
    game = begin(s)
    assert game.power(fox) == power
    assert game.end().power(fox) == 4000


def test_hs02_006_helps_another_card() -> None:
    s = Board()
    ilse, friend, foe = s.put(A, "HS02-006"), s.character(A), s.character(B)
    game = begin(s).declare(ilse, "leader_b")
    assert picks(game) == {"leader_a", friend}
    take(game, friend).pass_battle()
    assert [game.power(card) for card in (friend, ilse, foe)] == [6000, 5000, 5000]
    assert game.end().power(friend) == 5000


def test_hs02_007_strengthens_the_other_couriers_in_the_own_turn() -> None:
    s = Board()
    ada, courier, warden = s.put(A, "HS02-007"), s.crew(A, EMBER), s.crew(A, MOSS)
    theirs = s.crew(B, EMBER)
    game = begin(s)
    assert [game.power(card) for card in (ada, courier, warden, theirs)] == [6000, 6000, 5000, 5000]
    assert game.end().power(courier) == 5000


@pytest.mark.parametrize(("crew", "attacks"), [(EMBER, True), (MOSS, False)])
def test_hs02_008_attacks_at_once_under_a_courier(crew: str, attacks: bool) -> None:
    s = Board()
    s.leader(A, types=(crew,))
    game, brandt = played(s, "HS02-008")
    assert bool(targets(game, brandt)) is attacks


def test_hs02_009_takes_3000_power_from_two_characters() -> None:
    s = Board()
    foes, mine = [s.character(B) for _ in range(3)], s.character(A)
    game, _ = played(s, "HS02-009")
    assert picks(game) == set(foes)
    stop(take(game, *foes[:2]))
    assert [game.power(card) for card in (*foes, mine)] == [2000, 2000, 5000, 5000]
    assert game.end().power(foes[0]) == 5000


@pytest.mark.parametrize(("crew", "power"), [(EMBER, 8000), (MOSS, 7000)])
def test_hs02_010_is_stronger_in_the_opponents_turn_and_draws_when_knocked_out(crew: str, power: int) -> None:
    s = Board(turn_player=B)
    s.leader(A, types=(crew,))
    gant = s.put(A, "HS02-010", rested=True)
    ko = event(s, KO_ONE, player=B)
    game = begin(s)
    assert (game.power(gant), game.count(A, "hand")) == (power, 0)
    game.play(ko)
    assert (game.area(gant), game.count(A, "hand")) == ("trash", 1)


def test_hs02_010_is_7000_in_the_own_turn() -> None:
    s = Board()
    s.leader(A, types=(EMBER,))
    gant = s.put(A, "HS02-010")
    assert begin(s).power(gant) == 7000


@pytest.mark.parametrize(("number", "asked"), [("HS02-011", False), ("HS02-012", True)])
def test_hs02_011_cannot_be_blocked(number: str, asked: bool) -> None:
    """Another card can."""
    s = Board()
    attacker, wall = s.put(A, number), s.put(B, "HS01-020")
    game = begin(s).declare(attacker, "leader_b")
    assert (f"block {wall}" in game.choices()) is asked


def test_hs02_012_attacks_active_characters() -> None:
    """Another card attacks rested ones only."""
    s = Board()
    hawk, other, foe = s.put(A, "HS02-012"), s.character(A), s.character(B)
    game = begin(s)
    assert (targets(game, hawk), targets(game, other)) == ({"leader_b", foe}, {"leader_b"})


@pytest.mark.parametrize(("crew", "saved"), [(EMBER, True), (MOSS, False)])
def test_hs02_013_loses_power_instead_of_a_courier(crew: str, saved: bool) -> None:
    s = Board(turn_player=B)
    ram, friend = s.put(A, "HS02-013"), s.crew(A, crew)
    ko = event(s, KO_ONE, player=B)
    game = take(begin(s).play(ko), friend)
    if saved:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
    assert (game.area(friend) == "characters", game.power(ram)) == (saved, 5000 if saved else 7000)


def test_hs02_013_does_not_help_itself_or_in_battle() -> None:
    s = Board(turn_player=B)
    ram, friend = s.put(A, "HS02-013"), s.crew(A, EMBER, rested=True)
    strong, ko = s.character(B, power=9000), event(s, KO_ONE, player=B)
    game = begin(s).attack(strong, friend)
    assert (game.area(friend), game.power(ram)) == ("trash", 7000)
    game.play(ko)
    assert game.area(ram) == "trash"


def test_hs02_014_trigger_takes_power_from_a_leader_or_character() -> None:
    s = Board()
    foe, mine = s.character(A), s.character(B)
    game, _ = triggered(s, "HS02-014")
    assert picks(game) == {"leader_a", foe}
    take(game, "leader_a")
    assert [game.power(card) for card in ("leader_a", foe, mine)] == [2000, 5000, 5000]


def test_hs02_016_gives_double_attack_to_a_courier() -> None:
    s = Board()
    courier, warden = s.crew(A, EMBER), s.crew(A, MOSS)
    game, _ = played(s, "HS02-016")
    assert picks(game) == {courier}
    take(game, courier)
    assert (game.power(courier), game.keywords(courier), game.power(warden)) == (
        7000,
        ["Double Attack"],
        5000,
    )
    assert game.attack(courier, "leader_b").count(B, "life") == 1
    assert game.end().keywords(courier) == []


def test_hs02_016_trigger_strengthens_the_leader_only() -> None:
    s = Board()
    s.character(B)
    game, _ = triggered(s, "HS02-016")
    assert picks(game) == {"leader_b"}
    assert take(game, "leader_b").power("leader_b") == 6000


def test_hs02_017_rests_to_strengthen_a_courier() -> None:
    s = Board()
    tower, courier, warden = s.put(A, "HS02-017"), s.crew(A, EMBER), s.crew(A, MOSS)
    game = use(begin(s), tower)
    while not picks(game):
        game.choose("yes")
    assert picks(game) == {courier}
    take(game, courier)
    assert (game.power(courier), game.power(warden), game.rested(tower)) == (6000, 5000, True)
    assert not can_use(game, tower)
    assert quiet(game)
