"""Numbers that a player chooses out of a few (Rule 1-3-5), and as many cards as that."""

import pytest

from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

LINE = (
    "[On Play] Choose a number from 1 to 5 and trash that many cards from the top of your deck. Then, play "
    "up to 1 {Harbor} type Character card from among the trashed cards with a cost equal to or less than "
    "the chosen number."
)


@pytest.mark.rule("1-3-5")
@pytest.mark.parametrize(("number", "playable"), [(1, False), (2, False), (3, True)])
def test_1_3_5_as_many_cards_as_the_number_in_a_range(number: int, playable: bool) -> None:
    s = Scenario()
    s.deck_top(A, s.character_card(cost=1))
    second = s.deck_top(A, s.character_card(cost=3, types=("Harbor",)))
    game, _ = played(s, LINE)
    assert game.choices() == [f"number {n}" for n in range(1, 6)]
    game.choose(f"number {number}")

    assert game.count(A, "trash") == number
    assert (f"pick {second}" in game.choices()) == playable


def test_the_opponent_chooses_it() -> None:
    s = Scenario()
    game, _ = played(s, "[On Play] Your opponent chooses a number between 2 and 3. Draw that many cards.")
    assert (game.asked()[0], game.choices()) == (B, ["number 2", "number 3"])

    assert game.choose("number 2").count(A, "hand") == 2
