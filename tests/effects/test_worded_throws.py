"""Rock-Paper-Scissors in the middle of an effect (Rules 1-3-1, 5-2-1-4)."""

import pytest

from optcg.engine.throwing import HIDDEN_THROW, ThrowFrame
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

LINE = (
    "[On Play] Play rock-paper-scissors with your opponent until there is a winner. If you win, draw 1 card. "
    "If you lose, rest this Character."
)


def thrown() -> tuple[Table, str]:
    return played(Scenario(), LINE)


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ("rock", "scissors", True),
        ("paper", "rock", True),
        ("rock", "paper", False),
        ("scissors", "rock", False),
    ],
)
def test_who_wins_and_who_loses(first: str, second: str, won: bool) -> None:
    game, card = thrown()
    assert game.asked() == (A, "throw")
    game.choose(first)
    assert game.asked() == (B, "throw")
    game.choose(second)

    assert (game.count(A, "hand"), game.rested(card)) == ((1, False) if won else (0, True))


def test_a_tie_is_thrown_again() -> None:
    game, card = thrown()
    game.choose("rock").choose("rock")
    assert game.asked() == (A, "throw")
    game.choose("paper").choose("rock")

    assert (game.count(A, "hand"), game.rested(card)) == (1, False)
    assert game.kinds().count("thrown") == 4


def test_the_first_throw_is_hidden_until_the_other_one() -> None:
    game, _ = thrown()
    game.choose("rock")
    hidden = game.game.view(B).state.stack[-1]
    own = game.game.view(A).state.stack[-1]

    assert isinstance(hidden, ThrowFrame)
    assert isinstance(own, ThrowFrame)
    assert (hidden.throw, own.throw) == (HIDDEN_THROW, 0)
    assert "thrown" not in game.kinds()
