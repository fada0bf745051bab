"""Rule 7-1-2: the Block Step."""

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.effects import Draw, GainPower
from optcg.model.filters import InBattle, PowerIs
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Every, Owner
from optcg.model.terms import Area
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


@pytest.mark.rule("7-1-2-1")
def test_7_1_2_1_what_holds_of_the_attacked_card_passes_to_the_blocker() -> None:
    """Also where an effect has looked at the field when the blocker was rested."""
    attacked = Cards(Owner.YOU, LEADER_AND_CHARACTERS, InBattle("target"))
    strong = Cards(Owner.YOU, (Area.CHARACTER,), PowerIs(">=", 1000))
    gain = PermanentEffect((GainPower(Every(attacked), 2000),))
    waits = AutoEffect((When("rested", strong),), (Draw(1),))
    s = Scenario()
    s.leader(B, abilities=(gain, waits))
    blocker = s.character(B, keywords=["Blocker"])
    game = s.start().declare("leader_a", "leader_b")
    assert (game.power("leader_b"), game.power(blocker)) == (7000, 5000)
    game.choose(f"block {blocker}")

    assert (game.power("leader_b"), game.power(blocker)) == (5000, 7000)
