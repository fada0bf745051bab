"""What would be done in vain is not offered, and what can be done in part is done (Rule 1-3-2)."""

import pytest

from tests.effects.checks import begin, don, worded
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.rule("1-3-2")
def test_1_3_2_rested_don_are_not_offered_to_be_rested() -> None:
    s = Scenario()
    s.don(B, active=1, rested=2)
    s.character(B)
    game = worded(s, "Your opponent rests 1 of their Characters or DON!! cards.")

    assert [choice for choice in game.choices() if choice.startswith("pick don")] == ["pick don active"]
    assert don(game.choose("pick don active"), B)[:2] == (0, 3)


def test_one_don_of_two_is_rested_if_there_is_no_other() -> None:
    s = Scenario()
    s.don(B, active=1)
    s.character(B, rested=True)
    game = worded(s, "Your opponent rests 1 of their active Characters or 2 of their active DON!! cards.")

    assert don(game, B)[:2] == (0, 1)


def test_nothing_is_asked_of_a_card_that_was_not_played() -> None:
    s = Scenario(turn_player=B)
    attacker = s.character(B, power=6000)
    line = (
        "[On Your Opponent's Attack] Play up to 1 {Harbor} type Character card from your trash. Then, you "
        "may change the attack target to the Character played by this effect."
    )
    watching(s, line)
    game = begin(s).declare(attacker, "leader_a")

    assert "yes" not in game.choices()


def test_nothing_is_asked_of_life_cards_that_are_not_there() -> None:
    s = Scenario()
    line = (
        "[On Play] Look at up to 2 cards from the top of your Life cards. Then, you may turn 1 of those "
        "cards face-up."
    )
    game, _ = played(s, line)
    while "end" not in game.choices():
        assert "yes" not in game.choices()
        game.choose(game.choices()[0])


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_cost_below_0_becomes_the_number_that_is_said() -> None:
    s = Scenario()
    theirs = s.character(B, cost=1)
    watching(s, "[Your Turn] Give all of your opponent's Characters -3 cost.")
    game = worded(s, "Set the cost of up to 1 of your opponent's Characters to 3 during this turn.")
    before = game.cost(theirs)

    assert (before, game.choose(f"pick {theirs}").cost(theirs)) == (0, 3)


def test_life_does_not_become_0_by_a_swap() -> None:
    s = Scenario()
    s.life(A, 1)
    s.hand(A, s.character_card())
    watching(s, "When your number of Life cards becomes 0, draw 2 cards.")
    game = worded(s, "Swap 1 card from your hand with 1 card from the top of your Life cards.")

    assert (game.count(A, "life"), game.count(A, "hand")) == (1, 1)


@pytest.mark.rule("8-1-3-4-5")
def test_8_1_3_4_5_the_card_that_comes_to_the_hand_is_one_that_can_be_trashed() -> None:
    s = Scenario()
    line = (
        "If your other Character would be K.O.'d, you may return that Character to the owner's hand and "
        "trash 1 card from your hand instead."
    )
    watching(s, line)
    mine = s.character(A, cost=1)
    game = worded(s, "K.O. 1 of your Characters with a cost of 1.")
    game.choose("yes")

    assert (game.area(mine), game.count(A, "hand")) == ("trash", 0)
