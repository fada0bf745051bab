"""Cards that an effect plays by paying their cost, from words to play."""

import pytest

from tests.effects.checks import don, worded
from tests.scenario import A, Scenario

LINE = "You may play 1 {Harbor} type Character card from your trash by paying its cost."


@pytest.mark.parametrize(("answer", "area", "active"), [("yes", "characters", 1), ("no", "trash", 4)])
def test_the_cost_is_paid_and_the_card_is_played(answer: str, area: str, active: int) -> None:
    s = Scenario()
    s.don(A, active=4)
    card = s.trash(A, s.character_card(cost=3, types=("Harbor",)))
    game = worded(s, LINE).choose(answer)

    assert (game.area(card), don(game, A)[0]) == (area, active)


def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    s = Scenario()
    s.don(A, active=3)
    dear = s.trash(A, s.character_card(cost=4, types=("Harbor",)))
    cheap = [s.trash(A, s.character_card(cost=cost, types=("Harbor",))) for cost in (2, 3)]
    game = worded(s, "Play up to 1 {Harbor} type Character card from your trash by paying its cost.")

    assert f"pick {dear}" not in game.choices()
    game.choose(f"pick {cheap[0]}")
    assert (game.area(cheap[0]), don(game, A)[0]) == ("characters", 1)


def test_nothing_is_paid_for_no_card() -> None:
    s = Scenario()
    s.don(A, active=3)
    card = s.trash(A, s.character_card(cost=2, types=("Harbor",)))
    game = worded(s, "Play up to 1 {Harbor} type Character card from your trash by paying its cost.")
    game.choose("done")

    assert (game.area(card), don(game, A)[0]) == ("trash", 3)
