"""Rule 3-6: the Leader area."""

import pytest

from tests.scenario import A, B, Scenario


@pytest.mark.rule("3-6-1")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_6_1_the_leaders_lie_face_up_from_the_start(viewer: int | None) -> None:
    """Already when it is asked who goes first, everybody sees both Leaders."""
    s = Scenario(phase="setup")
    numbers = [s.sides[player]["leader"]["card"] for player in (A, B)]

    game = s.start(chooser=A)

    assert game.asked() == (A, "first")
    view = game.game.view(viewer).to_dict()
    assert [view[name]["leader"]["card"] for name in "AB"] == numbers


@pytest.mark.rule("3-6-2")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_6_2_the_leader_area_is_open(viewer: int | None) -> None:
    """Everybody sees that A's Leader is rested, has 2 given DON!! and 7000 power."""
    s = Scenario()
    s.don(A, active=2)
    game = s.start()

    game.give("leader_a", times=2).attack("leader_a", "leader_b")

    leader = game.game.view(viewer).to_dict()["A"]["leader"]
    assert (leader["state"], leader["don"], leader["power"]) == ("rested", 2, 7000)


@pytest.mark.rule("3-6-3")
def test_3_6_3_a_leader_that_loses_a_battle_stays_in_its_area() -> None:
    """It takes damage; it is not trashed like a Character."""
    s = Scenario()
    giant = s.character(A, power=12000)
    game = s.start()
    before = game.id("leader_b")

    game.attack(giant, "leader_b")

    assert (game.area("leader_b"), game.id("leader_b")) == ("leader", before)
    assert game.count(B, "trash") == 0


@pytest.mark.rule("3-6-3")
def test_3_6_3_a_leader_makes_no_room() -> None:
    """Trashing for room offers the five Characters and not the Leader."""
    s = Scenario()
    for _ in range(5):
        s.character(A)
    sixth = s.hand(A, s.character_card())
    game = s.start()

    game.play(sixth)

    assert "pick leader_a" not in game.choices()
