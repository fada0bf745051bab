"""Rule 6-5-5: giving DON!! cards."""

import pytest

from optcg import BadPosition, IllegalChoice
from tests.scenario import A, B, Scenario, Table


def gives(game: Table) -> list[str]:
    return [choice for choice in game.choices() if choice.startswith("give")]


@pytest.mark.rule("6-5-5-1")
def test_6_5_5_1_one_active_don_goes_under_a_card() -> None:
    """An active DON!! leaves the cost area and lies under the Character."""
    s = Scenario()
    s.don(A, active=2, rested=1)
    ace = s.character(A)
    game = s.start()

    game.give(ace)

    assert (game.don(ace), game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 1, 1)


@pytest.mark.rule("6-5-5-1")
def test_6_5_5_1_own_leader_and_characters_can_be_given_don() -> None:
    """Neither a Stage nor a card of the opponent is offered; a rested Character is."""
    s = Scenario()
    ace = s.character(A)
    sabo = s.character(A, rested=True)
    s.stage(A)
    s.character(B)

    assert gives(s.start()) == ["give leader_a", f"give {ace}", f"give {sabo}"]


@pytest.mark.rule("6-5-5-1")
def test_6_5_5_1_a_rested_don_cannot_be_given() -> None:
    """With rested DON!! only, nothing is offered, and the refusal names the rule."""
    s = Scenario()
    s.don(A, rested=3)
    game = s.start()

    with pytest.raises(IllegalChoice, match=r"none is active in the cost area \(Rule 6-5-5-1"):
        game.give("leader_a")


@pytest.mark.rule("6-5-5-1")
def test_6_5_5_1_no_position_has_don_under_a_stage() -> None:
    """Such a board cannot come about and is refused."""
    s = Scenario()
    s.stage(A)
    s.sides[A]["stage"]["don"] = 1  # type: ignore[index]

    with pytest.raises(BadPosition, match="6-5-5-1"):
        s.start()


@pytest.mark.rule("6-5-5-1")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_6_5_5_1_a_given_don_remains_visible(viewer: int | None) -> None:
    """Everybody sees how many DON!! lie under a card."""
    s = Scenario()
    game = s.start()

    game.give("leader_a", times=2)

    assert game.game.view(viewer).to_dict()["A"]["leader"]["don"] == 2  # type: ignore[index]


@pytest.mark.rule("6-5-5-2")
@pytest.mark.parametrize(("don", "power"), [(0, 5000), (1, 6000), (3, 8000)])
def test_6_5_5_2_each_given_don_is_worth_1000_power(don: int, power: int) -> None:
    """The Character gains 1000 power for each DON!! in its own turn."""
    s = Scenario()
    ace = s.character(A, power=5000)
    game = s.start()

    game.give(ace, times=don)

    assert game.power(ace) == power


@pytest.mark.rule("6-5-5-2")
def test_6_5_5_2_given_don_add_nothing_in_the_opponents_turn() -> None:
    """The Leader with 2 given DON!! has 7000 in A's turn and 5000 in B's."""
    s = Scenario()
    leader = s.leader(A, power=5000, don=2)
    game = s.start()
    own_turn = game.power(leader)

    game.end()

    assert (own_turn, game.power(leader), game.don(leader)) == (7000, 5000, 2)


@pytest.mark.rule("6-5-5-2")
def test_6_5_5_2_an_attack_of_5000_wins_against_a_5000_leader_with_given_don() -> None:
    """In B's turn A's 2 given DON!! do not help A's Leader."""
    s = Scenario(turn_player=B)
    s.leader(A, power=5000, don=2)
    s.life(A, 3)
    game = s.start()

    game.attack("leader_b", "leader_a")

    assert game.count(A, "life") == 2


@pytest.mark.rule("6-5-5-2")
def test_6_5_5_2_power_is_explained_with_the_rule() -> None:
    """A judge's answer says what the given DON!! are worth now."""
    s = Scenario(turn_player=B)
    leader = s.leader(A, power=5000, don=2)
    game = s.start()

    assert "+0 for 2 given DON!!, as it is not the own turn (Rule 6-5-5-2)" in game.game.explain_power(
        game.id(leader)
    )


@pytest.mark.rule("6-5-5-3")
def test_6_5_5_3_giving_goes_on_while_active_don_are_left() -> None:
    """With 3 active DON!! a fourth cannot be given."""
    s = Scenario()
    s.don(A, active=3, rested=2)
    ace = s.character(A)
    game = s.start()

    game.give(ace, times=2).give("leader_a")

    assert (game.don(ace), game.don("leader_a"), gives(game)) == (2, 1, [])


@pytest.mark.rule("6-5-5-4")
def test_6_5_5_4_don_of_a_character_that_was_ko_d_are_rested() -> None:
    """The Character goes to the trash, its 2 DON!! to the cost area, rested."""
    s = Scenario()
    s.don(B, active=3, rested=1)
    wall = s.character(B, power=5000, rested=True, don=2)
    game = s.start()

    game.attack("leader_a", wall)

    assert (game.area(wall), game.count(B, "don_active"), game.count(B, "don_rested")) == ("trash", 3, 3)


@pytest.mark.rule("6-5-5-4")
def test_6_5_5_4_don_of_a_character_trashed_for_room_cannot_pay_in_this_turn() -> None:
    """Its 3 DON!! come back rested, so that after paying only the rest is active."""
    s = Scenario()
    s.don(A, active=2)
    old = s.character(A, don=3)
    for _ in range(4):
        s.character(A)
    new = s.hand(A, s.character_card(cost=1))
    game = s.start()

    game.play(new).choose(f"pick {old}")

    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 1 + 3)


@pytest.mark.rule("6-5-5-1", "3-1-6-1")
def test_6_5_5_1_which_don_is_given_is_asked_if_they_differ() -> None:
    """A DON!! that carries an effect is not the same as one without."""
    s = Scenario()
    s.don(A, active=3)
    s.sides[A]["don_held_active"] = 1
    game = s.start()

    game.give("leader_a")

    assert (game.asked(), game.choices()) == ((A, "don"), ["pick don active", "pick don held-active"])
