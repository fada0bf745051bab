"""Rule 10-1-4: [Blocker]."""

import pytest

from optcg import IllegalChoice
from tests.scenario import A, B, Scenario
from tests.trees import play_this_card


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_the_blocker_takes_the_place_of_the_target() -> None:
    """The Blocker is K.O.'d, and the Leader takes no damage."""
    s = Scenario()
    wall = s.character(B, power=3000, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    assert (game.area(wall), game.count(B, "life")) == ("trash", 3)


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_blocking_rests_the_blocker() -> None:
    """A Blocker that survives the battle is rested."""
    s = Scenario()
    wall = s.character(B, power=8000, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    assert (game.area(wall), game.rested(wall)) == ("characters", True)


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_rested_blocker_cannot_block() -> None:
    """It cannot be rested, so nobody is asked, and the refusal says why."""
    s = Scenario()
    tired = s.character(B, rested=True, keywords=["Blocker"])
    s.character(B, keywords=["Blocker"])
    game = s.start()
    game.declare("leader_a", "leader_b")

    with pytest.raises(IllegalChoice, match="it is rested, and blocking rests it"):
        game.choose(f"block {tired}")


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_blocker_protects_a_character() -> None:
    """The Blocker steps in for a rested Character, which stays on the field."""
    s = Scenario()
    tired = s.character(B, power=3000, rested=True)
    wall = s.character(B, power=3000, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", tired).choose(f"block {wall}")

    assert (game.area(tired), game.area(wall)) == ("characters", "trash")


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_blocker_protects_only_other_cards() -> None:
    """A Leader with [Blocker] that is itself being attacked cannot block; another Blocker can."""
    s = Scenario()
    s.leader(B, keywords=["Blocker"])
    wall = s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"block {wall}", "done"]


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_leader_with_blocker_protects_a_character() -> None:
    """The Leader becomes the target and takes the damage."""
    s = Scenario()
    s.leader(B, keywords=["Blocker"])
    tired = s.character(B, power=3000, rested=True)
    game = s.start()

    game.declare("leader_a", tired).choose("block leader_b")

    assert (game.area(tired), game.count(B, "life")) == ("characters", 2)


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_blocker_may_block_in_the_turn_it_was_played() -> None:
    """A Blocker that its [Trigger] has played in A's turn stops A's next attack."""
    s = Scenario()
    ace = s.character(A)
    wall = s.life_top(B, s.character_card(keywords=["Blocker"], trigger=[play_this_card()]))
    game = s.start()
    game.declare("leader_a", "leader_b").choose("yes")

    game.declare(ace, "leader_b")

    assert game.choices() == [f"block {wall}", "done"]


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_a_given_blocker_works() -> None:
    """[Blocker] gained by an effect is as good as a printed one."""
    s = Scenario()
    wall = s.character(B, effects=[{"keyword": "Blocker", "until": "own_start"}])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"block {wall}", "done"]


@pytest.mark.rule("10-1-4-1")
@pytest.mark.parametrize(
    "effect", [{"cannot": "block"}, {"cannot": "be rested"}, {"negated": True}], ids=lambda e: str(e)
)
def test_10_1_4_1_a_blocker_that_is_forbidden_or_negated_is_not_offered(effect: dict[str, object]) -> None:
    """With no other Blocker nobody is asked, and the battle goes on."""
    s = Scenario()
    s.character(B, keywords=["Blocker"], effects=[effect | {"until": "turn"}])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.count(B, "life")) == ((A, "main"), 2)


@pytest.mark.rule("10-1-4-1")
def test_10_1_4_1_the_battle_compares_with_the_blockers_power() -> None:
    """An attack of 7000 on a 5000 Leader loses against a Blocker of 8000."""
    s = Scenario()
    s.leader(A, power=7000)
    wall = s.character(B, power=8000, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    lost = [(event.number, event.amount) for event in game.game.events if event.kind == "battle_lost"]
    assert lost == [(7000, 8000)]
