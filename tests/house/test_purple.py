"""Second set, purple: DON!! added early, and DON!! returned for more than they cost."""

import pytest

from tests.effects.checks import begin, don, event
from tests.house.board import BRASS, EMBER, Board, agree, picks, played, quiet, take, triggered
from tests.official.offers import KO_ONE, can_use, targets, use
from tests.scenario import A, B


def test_hs02_052_brings_back_a_don_once_per_turn() -> None:
    """Two events that return one DON!! each: only the first is made good, and rested."""
    s = Board()
    s.lead(A, "HS02-052")
    s.don(A, active=8)
    events = [s.hold(A, "HS02-064"), s.hold(A, "HS02-064")]
    game = agree(begin(s).play(events[0]))
    assert don(game, A) == (6, 2, 2)
    agree(game.play(events[1]))
    assert sum(don(game, A)[:2]) == 7


@pytest.mark.parametrize(("own", "theirs", "more"), [(5, 5, 1), (4, 5, 1), (6, 5, 0)])
def test_hs02_053_adds_a_don_when_not_ahead(own: int, theirs: int, more: int) -> None:
    s = Board()
    s.don(A, active=own)
    s.don(B, active=theirs)
    game = agree(played(s, "HS02-053")[0])
    assert don(game, A) == (own - 1, 1 + more, 10 - own - more)


@pytest.mark.parametrize("pays", ["yes", "no"])
def test_hs02_055_burns_a_don_for_power_when_attacking(pays: str) -> None:
    s = Board()
    rat = s.put(A, "HS02-055")
    game = begin(s).declare(rat, "leader_b").choose(pays)
    game.pass_battle()
    assert (game.power(rat), don(game, A)[2]) == ((6000, 2) if pays == "yes" else (4000, 1))
    assert game.end().power(rat) == 4000


@pytest.mark.parametrize("whose", [A, B])
def test_hs02_056_leaves_a_don_behind(whose: int) -> None:
    """Its own K.O.; not that of another Character."""
    s = Board(turn_player=B)
    s.don(A, active=5)
    porter = s.put(A, "HS02-056")
    other = s.character(A)
    ko = event(s, KO_ONE, player=B)
    game = agree(take(begin(s).play(ko), porter if whose == A else other))
    assert don(game, A) == ((5, 1, 4) if whose == A else (5, 0, 5))


@pytest.mark.parametrize(
    ("number", "returned", "fits", "unfit"), [("HS02-057", 1, 3, 4), ("HS02-061", 2, 7, 8)]
)
def test_057_and_061_return_don_to_knock_out(number: str, returned: int, fits: int, unfit: int) -> None:
    """HS02-061 may then attack at once; HS02-057 may not."""
    s = Board()
    fit, dear = s.character(B, cost=fits), s.character(B, cost=unfit)
    s.character(A, cost=fits)
    game, card = played(s, number)
    agree(game)
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.area(fit), game.area(dear), don(game, A)[2]) == ("trash", "characters", 1 + returned)
    assert bool(targets(game, card)) is (number == "HS02-061")


@pytest.mark.parametrize("number", ["HS02-057", "HS02-061"])
def test_057_and_061_do_nothing_unpaid(number: str) -> None:
    s = Board()
    foe = s.character(B, cost=3)
    game, card = played(s, number)
    game.choose("no")
    assert (game.area(foe), don(game, A)[2], targets(game, card), quiet(game)) == (
        "characters",
        1,
        set(),
        True,
    )


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hs02_058_draws_for_a_don_when_it_blocks(answer: str) -> None:
    s = Board()
    verdi = s.put(B, "HS02-058")
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {verdi}").choose(answer)
    paid = answer == "yes"
    assert (game.count(B, "hand"), don(game, B)[2], game.count(B, "life")) == (int(paid), 1 + paid, 3)


def test_hs02_059_adds_an_active_don() -> None:
    game = agree(played(Board(), "HS02-059")[0])
    assert don(game, A) == (5, 5, 0)


def test_hs02_060_rests_a_character_and_draws_once_per_turn() -> None:
    s = Board()
    captain, fit, dear = s.put(A, "HS02-060"), s.character(B, cost=6), s.character(B, cost=7)
    game = agree(use(begin(s), captain))
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.rested(fit), game.rested(dear), game.count(A, "hand"), don(game, A)[2]) == (
        True,
        False,
        1,
        3,
    )
    assert not can_use(game, captain)


@pytest.mark.parametrize(("added", "ko"), [(2, True), (1, False), (0, False)])
def test_hs02_062_adds_don_and_knocks_out_with_ten(added: int, ko: bool) -> None:
    """Eight DON!! pay for it; the ten are counted with what it added."""
    s = Board()
    s.don(A, active=8)
    foe, dear = s.character(B, cost=5), s.character(B, cost=6)
    s.character(A, cost=5)
    game, _ = played(s, "HS02-062")
    game.choose(f"number {added}")
    assert don(game, A) == (0, 8 + added, 2 - added)
    assert picks(game) == ({foe} if ko else set())
    if ko:
        take(game, foe)
    assert (game.area(foe) == "trash", game.area(dear), quiet(game)) == (ko, "characters", True)


@pytest.mark.parametrize(("active", "cost"), [(7, 6), (8, 4)])
def test_hs02_063_is_cheaper_in_the_hand_with_eight_don(active: int, cost: int) -> None:
    """And blocks; on the field its cost is what is printed."""
    s = Board()
    s.don(A, active=active)
    hands = s.hold(A, "HS02-063")
    game = begin(s).play(hands)
    assert don(game, A)[1] == cost
    assert (game.keywords(hands), game.cost(hands)) == (["Blocker"], 6)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hs02_064_draws_two_for_a_don(answer: str) -> None:
    s = Board()
    game, _ = played(s, "HS02-064")
    game.choose(answer)
    agree(game)
    assert (game.count(A, "hand"), don(game, A)[2]) == ((2, 2) if answer == "yes" else (0, 1))


@pytest.mark.parametrize(("number", "added"), [("HS02-064", (6, 0, 4)), ("HS02-066", (5, 1, 4))])
def test_064_and_066_add_a_don_by_their_trigger(number: str, added: tuple[int, int, int]) -> None:
    """Active with HS02-064, rested with HS02-066."""
    s = Board()
    s.don(B, active=5)
    game = agree(triggered(s, number)[0])
    assert don(game, B) == added


@pytest.mark.parametrize(("active", "drawn"), [(7, 0), (8, 1)])
def test_hs02_066_draws_with_eight_don(active: int, drawn: int) -> None:
    s = Board()
    s.don(A, active=active)
    foe = s.character(B, cost=4)
    game, _ = played(s, "HS02-066")
    take(game, foe)
    assert (game.area(foe), game.count(A, "hand")) == ("trash", drawn)


@pytest.mark.parametrize(
    ("crew", "own", "more"), [(BRASS, 5, 1), (BRASS, 6, 0), (EMBER, 5, 0)], ids=["added", "ahead", "stranger"]
)
def test_hs02_067_adds_a_don_under_its_leader_when_not_ahead(crew: str, own: int, more: int) -> None:
    s = Board()
    s.leader(A, types=(crew,))
    s.don(A, active=own)
    s.don(B, active=5)
    hall = s.put(A, "HS02-067")
    game = begin(s)
    if can_use(game, hall):
        agree(use(game, hall))
        assert game.rested(hall)
    assert don(game, A) == (own, more, 10 - own - more)


def test_hs02_101_gives_power_once_when_a_don_returns() -> None:
    s = Board()
    s.lead(A, "HS02-101")
    friend = s.character(A)
    events = [s.hold(A, "HS02-064"), s.hold(A, "HS02-064")]
    game = agree(begin(s).play(events[0]))
    assert picks(game) == {"leader_a", friend}
    take(game, friend)
    agree(game.play(events[1]))
    assert (game.power(friend), game.power("leader_a"), quiet(game)) == (7000, 5000, True)
    assert game.end().power(friend) == 5000
