"""DON!! cards that the opponent returns."""

import pytest

from tests.effects.checks import don, worded
from tests.scenario import B, Scenario


@pytest.mark.rule("4-8-1")
def test_4_8_1_how_many_says_the_player_who_does_it() -> None:
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = worded(
        s, "Your opponent chooses up to 2 of their DON!! cards and returns them to their DON!! deck."
    )

    assert game.asked()[0] == B
    assert sum(don(game.choose("done"), B)[:2]) == 4


def test_so_many_must_be_returned() -> None:
    s = Scenario()
    s.don(B, rested=3)
    game = worded(s, "Your opponent chooses 2 of their DON!! cards and returns them to their DON!! deck.")
    while game.asked()[0] == B:
        game.choose(game.choices()[0])

    assert don(game, B)[1] == 1
