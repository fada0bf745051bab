"""Rule 7-1-2: the Block Step."""

import pytest

from tests.scenario import A, B, Scenario


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_the_player_being_attacked_may_block() -> None:
    """B is asked for either Blocker or none."""
    s = Scenario()
    wall, gate = s.character(B, keywords=["Blocker"]), s.character(B, keywords=["Blocker"])
    s.character(B)
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.choices()) == ((B, "block"), [f"block {wall}", f"block {gate}", "done"])


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_only_one_blocker_is_activated_in_a_battle() -> None:
    """After the first block the battle goes on to the Counter Step, though a second Blocker is active."""
    s = Scenario()
    wall = s.character(B, keywords=["Blocker"])
    s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card())
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    assert game.asked() == (B, "counter")


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_the_limit_is_for_one_battle() -> None:
    """In the next battle of the turn the second Blocker may block."""
    s = Scenario()
    ace = s.character(A)
    wall, gate = s.character(B, keywords=["Blocker"]), s.character(B, keywords=["Blocker"])
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    game.declare(ace, "leader_b")

    assert game.choices() == [f"block {gate}", "done"]


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_without_a_block_the_target_stays() -> None:
    """B blocks nothing, and B's Leader takes the damage."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b").choose("done")

    assert game.count(B, "life") == 2


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_the_attacking_player_does_not_block() -> None:
    """A's own Blocker is not offered, and without one of B's nobody is asked."""
    s = Scenario()
    s.character(A, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (A, "main")
