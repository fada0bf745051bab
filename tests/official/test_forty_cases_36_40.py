"""Cases 36 to 40: the steps of a battle, DON!! that were needed for two things, and the end of the turn."""

import pytest

from optcg.model.effects import Move, Place
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.effects.checks import begin, don, event
from tests.official.board import Board, offers
from tests.scenario import A, B, Table


def leaves(s: Board, name: str) -> str:
    """An Event of A that returns A's Character of this name to the hand."""
    only = Cards(Owner.YOU, (Area.CHARACTER,), NameIs(name))
    return event(s, Move(Choose(only, 1), Place.HAND))


# Case 36 -----------------------------------------------------------------------------------------


def ace(turn_player: int) -> tuple[Board, str, str, str]:
    """A leads with OP03-001 and holds an Event, a Stage and a Character."""
    s = Board(turn_player=turn_player)
    s.lead(A, "OP03-001")
    return s, s.hold(A, "OP04-094"), s.hold(A, "OP05-097"), s.hold(A, "OP09-009")


def trash_both(game: Table, bolt: str, stage: str, other: str) -> Table:
    assert game.asked() == (A, "cards")
    offers(game, A, f"pick {bolt}", f"pick {stage}", "done")
    assert other not in str(game.choices())
    return game.choose(f"pick {bolt}").choose(f"pick {stage}")


@pytest.mark.rule("7-1-3-1")
def test_case_36_op03_001_attacked_in_the_counter_step() -> None:
    """After the block was declined, before the first Counter; +1000 for each card, for this battle."""
    s, bolt, stage, other = ace(B)
    s.character(A, keywords=["Blocker"])
    striker = s.character(B, power=6000)
    game = begin(s).declare(striker, "leader_a")
    assert game.asked() == (A, "block")
    trash_both(game.choose("done"), bolt, stage, other)
    assert (game.power("leader_a"), game.asked()) == (7000, (A, "counter"))
    game.choose("done")
    assert (game.count(A, "life"), game.power("leader_a")) == (3, 5000)


@pytest.mark.rule("7-1-3-1")
def test_case_36_op03_001_is_not_attacked_if_another_card_blocks() -> None:
    """The blocker is the target now."""
    s, bolt, _, _ = ace(B)
    wall = s.character(A, power=9000, keywords=["Blocker"])
    game = begin(s).declare("leader_b", "leader_a").choose(f"block {wall}")
    assert game.asked() == (A, "counter")
    game.choose("done")
    assert (game.area(bolt), game.asked()) == ("hand", (B, "main"))


@pytest.mark.rule("7-1-1-3")
def test_case_36_op03_001_attacks_in_the_attack_step() -> None:
    """Before B may block."""
    s, bolt, stage, other = ace(A)
    s.character(B, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b")
    trash_both(game, bolt, stage, other)
    assert (game.power("leader_a"), game.asked()) == (7000, (B, "block"))
    game.pass_battle()
    assert game.power("leader_a") == 5000


@pytest.mark.rule("7-1-1-3")
@pytest.mark.parametrize("target", ["leader", "character"])
def test_case_36_op03_001_may_trash_nothing(target: str) -> None:
    """Declined, or an attack on an own Character: no power."""
    s, bolt, _, _ = ace(B)
    wall = s.character(A, rested=True, power=9000)
    game = begin(s)
    if target == "character":
        game.declare("leader_b", wall)
        assert game.asked() == (A, "counter")
    else:
        game.declare("leader_b", "leader_a").choose("no")
    game.pass_battle()
    assert (game.area(bolt), game.power("leader_a"), game.asked()) == ("hand", 5000, (B, "main"))


# Case 37 -----------------------------------------------------------------------------------------


@pytest.mark.rule("7-1-1-4", "10-2-16-1")
def test_case_37_op04_068_sends_the_attacker_away() -> None:
    """No block and no Counter follow; the DON!! of the attacker come back rested. Cost 3 is no target."""
    s = Board(turn_player=B)
    s.put(A, "OP04-068")
    s.hand(A, s.character_card(counter=2000))
    striker, big = s.character(B, cost=2, don=2, power=9000), s.character(B, cost=3)
    mine = s.character(A, cost=1)
    game = begin(s).declare(striker, "leader_a")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert don(game, A) == (4, 0, 6)
    offers(game, A, f"pick {striker}", "done")
    assert big not in str(game.choices())
    assert mine not in str(game.choices())
    game.choose(f"pick {striker}")
    assert (game.area(striker), game.asked(), don(game, B)[:2]) == ("hand", (B, "main"), (5, 2))
    assert (game.count(A, "life"), "battle_cut_short" in game.kinds()) == (3, True)


@pytest.mark.rule("10-2-16-1")
def test_case_37_op04_068_comes_after_the_attackers_effect() -> None:
    """EB01-046 attacks: its own effect is done before A is asked."""
    s = Board(turn_player=B)
    s.put(A, "OP04-068")
    victim = s.character(A, cost=1)
    brook = s.put(B, "EB01-046")
    game = begin(s).declare(brook, "leader_a")
    assert game.asked() == (B, "cards")
    game.choose(f"pick {victim}").choose(f"pick {victim}")
    assert (game.area(victim), game.asked()) == ("trash", (A, "yes_no"))


@pytest.mark.rule("8-3-1-4")
@pytest.mark.parametrize("answer", ["no", "other"])
def test_case_37_op04_068_lets_the_battle_go_on(answer: str) -> None:
    """Declined, or with another Character returned: the block is asked for as ever."""
    s = Board(turn_player=B)
    yokozuna = s.put(A, "OP04-068")
    striker, small = s.character(B, cost=2), s.character(B, cost=2)
    game = begin(s).declare(striker, "leader_a").choose("no" if answer == "no" else "yes")
    if answer == "other":
        game.choose(f"pick {small}")
        assert game.area(small) == "hand"
    assert (game.asked(), game.choices()) == ((A, "block"), [f"block {yokozuna}", "done"])


# Case 38 -----------------------------------------------------------------------------------------


@pytest.mark.rule("7-1-5-2", "7-1-2-3")
@pytest.mark.parametrize(("block", "given", "rested"), [(True, 1, False), (False, 1, True), (True, 0, True)])
def test_case_38_st02_010_battles_the_blocker(block: bool, given: int, rested: bool) -> None:
    """It attacked the Leader; blocked by a Character it becomes active, otherwise not."""
    s = Board()
    hawkins = s.put(A, "ST02-010", don=given)
    wall = s.character(B, power=9000, keywords=["Blocker"])
    game = begin(s).declare(hawkins, "leader_b").choose(f"block {wall}" if block else "done").pass_battle()
    assert (game.rested(hawkins), game.asked()) == (rested, (A, "main"))


@pytest.mark.rule("7-1-5-2")
def test_case_38_st02_010_once_per_turn() -> None:
    """The second battle of the turn leaves it rested."""
    s = Board()
    hawkins = s.put(A, "ST02-010", don=1)
    one, two = s.character(B, power=1000, rested=True), s.character(B, power=1000, rested=True)
    game = begin(s).attack(hawkins, one)
    assert (game.area(one), game.rested(hawkins)) == ("trash", False)
    game.attack(hawkins, two)
    assert (game.area(two), game.rested(hawkins)) == ("trash", True)


def saved_by_leaving(game: Table, attacker: str, wall: str, slave_arrow: str) -> Table:
    """The blocker goes back to the hand in the Counter Step, as the cost of OP07-056."""
    game.declare(attacker, "leader_b").choose(f"block {wall}").choose(f"counter {slave_arrow}").choose("yes")
    while game.asked()[0] == B:
        game.choose("done")
    assert game.area(wall) == "hand"
    return game


@pytest.mark.rule("7-1-5-2")
def test_case_38_st02_010_no_damage_step_no_battle_with_a_character() -> None:
    """The Character left before the Damage Step."""
    s = Board()
    hawkins = s.put(A, "ST02-010", don=1)
    wall, arrow = s.character(B, power=1000, keywords=["Blocker"]), s.hold(B, "OP07-056")
    game = saved_by_leaving(begin(s), hawkins, wall, arrow)
    assert (game.asked(), game.rested(hawkins)) == ((A, "main"), True)


def zoro(given: int = 3) -> tuple[Board, str, str]:
    s = Board()
    s.lead(A, "OP12-020", don=given)
    return s, s.character(B, power=9000, cost=3, keywords=["Blocker"]), s.hold(B, "OP07-056")


@pytest.mark.rule("7-1-5-2", "7-1-2-3")
def test_case_38_op12_020_battled_the_blocker() -> None:
    """Active again, it may attack the Leader and Characters of base cost 8, but none of 7 or less."""
    s, wall, _ = zoro()
    seven, eight = s.character(B, cost=7, rested=True), s.character(B, cost=8, rested=True)
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()
    game.choose("activate leader_a.1")
    assert not game.rested("leader_a")
    attacks = [choice for choice in game.choices() if choice.startswith("attack leader_a")]
    assert sorted(attacks) == sorted(["attack leader_a leader_b", f"attack leader_a {eight}"])
    assert f"attack leader_a {seven}" not in game.choices()
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("7-1-5-2")
@pytest.mark.parametrize("why", ["not blocked", "blocker left", "no attack"])
def test_case_38_op12_020_did_not_battle_a_character(why: str) -> None:
    """Then the effect does nothing: the Leader stays as it is."""
    s, wall, arrow = zoro()
    game = begin(s)
    if why == "not blocked":
        game.declare("leader_a", "leader_b").pass_battle()
    elif why == "blocker left":
        saved_by_leaving(game, "leader_a", wall, arrow)
    if "activate leader_a.1" in game.choices():
        game.choose("activate leader_a.1")
    assert game.rested("leader_a") == (why != "no attack")


@pytest.mark.rule("8-3-2-3")
def test_case_38_op12_020_needs_three_don() -> None:
    """With 2 it is not offered."""
    s, wall, _ = zoro(given=2)
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()
    assert "activate leader_a.1" not in game.choices()


# Case 39 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-2-3", "10-2-10-1")
@pytest.mark.parametrize("paid", ["leader_a", "active"])
def test_case_39_op01_061_has_spent_the_don_it_needed(paid: str) -> None:
    """ST04-010 pays its DON!! -1 with the one given to the Leader: the K.O. then adds no DON!!."""
    s = Board()
    s.lead(A, "OP01-061", don=1)
    who, wall = s.hold(A, "ST04-010"), s.character(B, cost=3)
    game = begin(s).play(who).choose("yes")
    assert "pick don leader_a" in game.choices()
    game.choose(f"pick don {paid}").choose(f"pick {wall}")
    assert game.area(wall) == "trash"
    if paid == "leader_a":
        assert (game.asked(), don(game, A)) == ((A, "main"), (2, 3, 5))
    else:
        game.choose("number 1")
        assert don(game, A) == (2, 3, 4)


@pytest.mark.rule("8-3-2-4", "10-2-13-1")
def test_case_39_op01_061_once_and_only_on_the_own_turn() -> None:
    """Two K.O.s in a turn add 1 DON!!; it may be declined."""
    s = Board()
    s.lead(A, "OP01-061", don=1)
    walls = [s.character(B, power=1000, rested=True) for _ in range(2)]
    strikers = [s.character(A) for _ in range(2)]
    game = begin(s).attack(strikers[0], walls[0])
    offers(game, A, "number 0", "number 1")
    game.choose("number 1").attack(strikers[1], walls[1])
    assert (game.asked(), don(game, A)) == ((A, "main"), (6, 0, 3))


# Case 40 -----------------------------------------------------------------------------------------


@pytest.mark.rule("6-6-1-1", "6-6-1-2")
def test_case_40_eb02_015_works_after_it_has_left() -> None:
    """The DON!! becomes active after OP04-028 looked for 2 active ones at the end of the turn and found 1."""
    s = Board()
    s.don(A, active=8)
    bonney = s.hold(A, "EB02-015")
    diamante = s.put(A, "OP04-028", rested=True, don=1)
    wall, fresh = s.character(B, rested=True), s.character(B)
    away = leaves(s, "Jewelry Bonney")
    game = begin(s).play(bonney)
    offers(game, A, f"pick {wall}", "done")
    assert fresh not in str(game.choices())
    game.choose(f"pick {wall}").play(away)
    assert (game.area(bonney), don(game, A)[:2]) == ("hand", (1, 7))
    game.end()
    while game.asked() == (A, "don"):
        game.choose("pick don rested")
    assert game.rested(diamante)
    assert don(game, A)[:2] == (2, 6)
    assert game.rested(wall)  # through B's Refresh Phase
    game.end().end()
    assert not game.rested(wall)


@pytest.mark.rule("6-6-1-1", "6-6-1-2")
@pytest.mark.parametrize("left", [True, False])
def test_case_40_op08_074_gives_back_after_it_has_left(left: bool) -> None:
    """P-010 adds its DON!! at the end of the turn first; then A has as many as B."""
    s = Board()
    s.don(A, active=3)
    s.don(B, active=4)
    maria = s.put(A, "OP08-074")
    s.put(A, "P-010")
    away = leaves(s, "Black Maria")
    game = begin(s).choose(f"activate {maria}.1").choose("number 5")
    assert don(game, A) == (3, 5, 2)
    if left:
        game.play(away)
        assert game.area(maria) == "hand"
    game.end()
    while game.asked() == (A, "don"):
        game.choose("pick don rested" if "pick don rested" in game.choices() else "pick don active")
    assert sum(don(game, A)[:2]) == 4
    assert game.asked() == (B, "main")


@pytest.mark.rule("6-6-1-2")
def test_case_40_op08_074_returns_nothing_if_the_opponent_has_more() -> None:
    """Fewer DON!! than B: nothing is returned and nothing is added. A second of the name stops it."""
    s = Board()
    s.don(A, active=3)
    s.don(B, active=10)
    maria = s.put(A, "OP08-074")
    game = begin(s).choose(f"activate {maria}.1").choose("number 5").end()
    assert sum(don(game, A)[:2]) == 8

    s.put(A, "OP08-074")
    assert f"activate {maria}.1" not in begin(s).choices()
