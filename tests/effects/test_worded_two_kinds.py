"""Cards of two kinds in one choice, and two cards that are told apart by "other"."""

import pytest

from optcg.text.reader import read_line
from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


def test_one_of_your_characters_or_one_of_your_stages() -> None:
    s = Scenario()
    mine, stage = s.character(A, power=3000), s.stage(A)
    game, _ = played(s, "[On Play] You may trash 1 of your Characters or 1 of your Stages: Draw 1 card.")
    game.choose("yes")
    choices = game.choices()
    game.choose(f"pick {stage}")

    assert {f"pick {mine}", f"pick {stage}"} <= set(choices)
    assert (game.area(stage), game.area(mine)) == ("trash", "characters")


@pytest.mark.rule("4-8-1")
def test_4_8_1_up_to_is_said_of_both_kinds() -> None:
    s = Scenario()
    small, big, stage = s.character(B, cost=2), s.character(B, cost=5), s.stage(B)
    text = (
        "K.O. up to 1 of your opponent's Characters with a cost of 3 or less or 1 of your opponent's Stages."
    )
    game = worded(s, text)

    assert set(game.choices()) == {f"pick {small}", f"pick {stage}", "done"}
    assert game.choose("done").area(big) == game.area(small) == "characters"


def test_the_opponent_rests_one_card_of_either_kind() -> None:
    s = Scenario()
    mine, stage = s.character(B), s.stage(B)
    game = worded(s, "Your opponent rests 1 of their Characters or 1 of their Stages.")

    assert (game.asked()[0], set(game.choices())) == (B, {f"pick {mine}", f"pick {stage}"})


@pytest.mark.parametrize("words", ["up to 1 other of your opponent's", "up to 1 of your opponent's other"])
def test_the_other_one_is_not_the_one_before(words: str) -> None:
    s = Scenario()
    one, two = s.character(B, power=5000), s.character(B, power=5000)
    text = (
        f"Give up to 1 of your opponent's Characters -3000 power and {words} Characters -1000 power "
        "during this turn."
    )
    game = worded(s, text).choose(f"pick {one}")

    assert f"pick {one}" not in game.choices()
    game.choose(f"pick {two}")
    assert (game.power(one), game.power(two)) == (2000, 4000)


def test_different_numbers_of_two_kinds_are_not_one_choice() -> None:
    assert read_line("[On Play] Rest 2 of your Characters or 1 of your Stages.").unread is not None
