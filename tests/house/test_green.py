"""Second set, green: resting, standing again, and DON!! set active."""

import pytest

from tests.effects.checks import begin, don, event
from tests.house.board import EMBER, MOSS, Board, agree, picks, played, quiet, take
from tests.official.offers import BOUNCE_ONE, KO_ONE, can_use, targets, use
from tests.scenario import A, B


def test_hs02_018_sets_a_small_warden_active_at_the_end_of_the_own_turn() -> None:
    """Not cost 5, not another type, not the opponent's; and not at the end of the opponent's turn."""
    s = Board()
    s.lead(A, "HS02-018")
    fit, dear = s.crew(A, MOSS, cost=4, rested=True), s.crew(A, MOSS, cost=5, rested=True)
    s.crew(A, EMBER, rested=True)
    s.crew(B, MOSS, rested=True)
    game = begin(s).end()
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.rested(fit), game.rested(dear), quiet(game, B)) == (False, True, True)
    assert quiet(game.end())


def test_hs02_020_rests_to_set_a_don_active() -> None:
    s = Board()
    s.don(A, active=1, rested=2)
    mab = s.put(A, "HS02-020")
    game = use(begin(s), mab).choose("pick don rested")
    assert (don(game, A)[:2], game.rested(mab)) == ((2, 1), True)
    assert not can_use(game, mab)


@pytest.mark.parametrize(("cost", "rested"), [(5, True), (6, False)])
def test_hs02_023_keeps_a_rested_character_rested(cost: int, rested: bool) -> None:
    """Over the next Refresh Phase, of a cost of 5 or less; an active one is not offered."""
    s = Board()
    stag, foe, active = s.put(A, "HS02-023"), s.character(B, cost=cost, rested=True), s.character(B)
    game = begin(s).declare(stag, "leader_b")
    assert picks(game) == ({foe} if rested else set())
    if rested:
        take(game, foe)
    game.pass_battle().end()
    assert (game.rested(foe), game.rested(active)) == (rested, False)
    assert game.end().end().rested(foe) is False


@pytest.mark.parametrize("blocks", [True, False])
def test_hs02_025_rests_a_don_when_it_blocks(blocks: bool) -> None:
    s = Board()
    thorn = s.put(B, "HS02-025")
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {thorn}" if blocks else "done")
    if blocks:
        agree(game)
    assert don(game, A)[:2] == ((8, 1) if blocks else (9, 0))


def test_hs02_026_rests_two_and_stands_again() -> None:
    s = Board()
    foes = [s.character(B, cost=6) for _ in range(3)]
    old, mate = s.put(A, "HS02-026", rested=True), s.character(A, rested=True)
    game, _ = played(s, "HS02-026")
    take(game, *foes[:2])
    assert ([game.rested(foe) for foe in foes], quiet(game)) == ([True, True, False], True)
    game.end()
    while game.asked()[0] == A:  # which of the two is first
        game.choose(game.choices()[0])
    assert (game.rested(old), game.rested(mate)) == (False, True)


@pytest.mark.parametrize(("wardens", "safe"), [(2, True), (1, False)])
def test_hs02_027_is_safe_from_effects_beside_two_wardens(wardens: int, safe: bool) -> None:
    """From K.O. by effects only: it can be returned to the hand, and K.O.'d in battle."""
    s = Board(turn_player=B)
    osk = s.put(A, "HS02-027", rested=True)
    for _ in range(wardens):
        s.crew(A, MOSS)
    s.crew(A, EMBER)
    ko = event(s, KO_ONE, player=B)
    game = begin(s)
    assert game.power(osk) == (6000 if safe else 5000)
    game.play(ko)
    assert (f"pick {osk}" in game.choices()) is not safe or game.area(osk) == "characters"
    if f"pick {osk}" in game.choices():
        take(game, osk)
    assert game.area(osk) == ("characters" if safe else "trash")


@pytest.mark.parametrize("how", ["battle", "returned"])
def test_hs02_027_is_not_safe_otherwise(how: str) -> None:
    s = Board(turn_player=B)
    osk = s.put(A, "HS02-027", rested=True)
    s.crew(A, MOSS)
    s.crew(A, MOSS)
    strong, bounce = s.character(B, power=9000), event(s, BOUNCE_ONE, player=B)
    game = begin(s)
    if how == "battle":
        game.attack(strong, osk)
    else:
        take(game.play(bounce), osk)
    assert game.area(osk) == ("trash" if how == "battle" else "hand")


def test_hs02_028_pays_a_don_for_power_once_per_turn() -> None:
    s = Board(turn_player=B)
    sentry = s.put(A, "HS02-028")
    s.hold(A, "HS01-018")
    attackers = [s.character(B, power=5000) for _ in range(2)]
    game = begin(s).declare(attackers[0], "leader_a")
    agree(game)
    assert picks(game) == {"leader_a", sentry}
    take(game, "leader_a")
    assert (game.power("leader_a"), don(game, A)[:2]) == (6000, (8, 1))
    game.pass_battle()
    assert (game.power("leader_a"), game.count(A, "life")) == (5000, 3)
    game.declare(attackers[1], "leader_a")
    assert game.pass_battle().count(A, "life") == 2


def test_hs02_029_attacks_characters_but_no_leader_on_its_first_turn() -> None:
    s = Board()
    foe, active = s.character(B, rested=True), s.character(B)
    game, prowler = played(s, "HS02-029")
    assert targets(game, prowler) == {foe}
    assert active not in targets(game, prowler)
    game.end().end()
    assert "leader_b" in targets(game, prowler)


def test_hs02_030_sets_don_active_once_when_an_opponents_character_is_knocked_out() -> None:
    s = Board()
    s.don(A, active=1, rested=6)
    s.put(A, "HS02-030")
    first, second = s.character(B), s.character(B)
    kos = [event(s, KO_ONE), event(s, KO_ONE)]
    game = take(begin(s).play(kos[0]), first)
    agree(game)
    assert (game.area(first), don(game, A)[:2]) == ("trash", (3, 4))
    agree(game.play(kos[1]))
    assert (game.area(second), don(game, A)[:2]) == ("trash", (3, 4))


@pytest.mark.parametrize(("crew", "saved"), [(MOSS, True), (EMBER, False)])
def test_hs02_030_is_saved_by_two_wardens_that_rest(crew: str, saved: bool) -> None:
    s = Board(turn_player=B)
    old, mates = s.put(A, "HS02-030", rested=True), [s.crew(A, crew) for _ in range(2)]
    strong = s.character(B, power=9000)
    game = begin(s).attack(strong, old)
    agree(game)
    assert game.area(old) == ("characters" if saved else "trash")
    assert [game.rested(mate) for mate in mates] == [saved, saved]


def test_hs02_031_also_sets_a_don_active() -> None:
    s = Board()
    s.character(B)
    game, _ = played(s, "HS02-031")
    game.choose("done").choose("pick don rested")
    assert don(game, A)[:2] == (8, 1)


@pytest.mark.parametrize("option", [1, 2])
def test_hs02_033_rests_two_or_knocks_out_a_rested_one(option: int) -> None:
    """Only one of the two; of a cost of 3 or less."""
    s = Board()
    foes, down, dear = [s.character(B) for _ in range(2)], s.character(B, rested=True), s.character(B, cost=4)
    game, _ = played(s, "HS02-033")
    game.choose(f"option {option}")
    if option == 1:
        assert set(foes) <= picks(game)
        assert dear not in picks(game)
        take(game, *foes)
        assert [game.rested(foe) for foe in foes] == [True, True]
        assert game.area(down) == "characters"
    else:
        assert picks(game) == {down}
        take(game, down)
        assert (game.area(down), [game.rested(foe) for foe in foes]) == ("trash", [False, False])
    assert quiet(game)


def test_hs02_034_rests_itself_and_a_don_for_a_small_warden() -> None:
    s = Board()
    shrine, fit = s.put(A, "HS02-034"), s.crew(A, MOSS, rested=True)
    s.crew(A, MOSS, cost=4, rested=True)
    s.crew(A, EMBER, rested=True)
    game = use(begin(s), shrine)
    agree(game)
    assert picks(game) == {fit}
    take(game, fit)
    assert (game.rested(fit), game.rested(shrine), don(game, A)[:2]) == (False, True, (8, 1))
    assert not can_use(game, shrine)
