"""What players have, what killed a card: from words to what happens."""

import pytest

from optcg.model.abilities import When
from optcg.model.effects import KO
from optcg.model.selections import Every
from tests.effects.checks import THEIRS, begin, don, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("words", "by_effect", "in_battle"),
    [("by your opponent's effect", 1, 0), ("by an effect", 1, 0), ("in battle", 0, 1)],
)
def test_what_it_was_kod_by(words: str, by_effect: int, in_battle: int) -> None:
    """Rule 10-2-17."""
    (ability,) = worded(f"[On K.O.] If this Character was K.O.'d {words}, draw 1 card.")
    s = Scenario()
    s.character(B, power=1000, rested=True, abilities=[ability])
    killed = resolve(s, KO(Every(THEIRS)))
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=[ability])
    beaten = begin(s).attack("leader_a", wall)

    assert (killed.count(B, "hand"), beaten.count(B, "hand")) == (by_effect, in_battle)
    assert ability.timings[0].event == When("On K.O.").event  # type: ignore[attr-defined]


@pytest.mark.parametrize(("given", "drawn"), [(2, 0), (3, 1)])
def test_don_given_to_the_leader(given: int, drawn: int) -> None:
    s = Scenario()
    s.leader(A, don=given)
    s.character(A, don=1)
    game, _ = played(s, "[On Play] If you have 3 or more DON!! cards given to your Leader, draw 1 card.")

    assert game.count(A, "hand") == drawn


def test_all_don_are_rested() -> None:
    s = Scenario()
    s.don(B, active=4, rested=1)
    game, _ = played(s, "[On Play] Rest all of your opponent's DON!! cards.")

    assert don(game, B)[:2] == (0, 5)


def test_don_are_returned_down_to_a_number() -> None:
    s = Scenario()
    s.don(A, active=7)
    line = (
        "[On Play] Return DON!! cards from your field to your DON!! deck "
        "until you have 5 DON!! cards on your field."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert sum(don(game, A)[:2]) == 5


@pytest.mark.parametrize(("mine", "drawn"), [(3, 1), (2, 0)])
def test_as_many_as_the_opponent(mine: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, mine)
    s.life(B, 3)
    line = "[On Play] If you have the same number of Life cards as your opponent, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_two_names() -> None:
    s = Scenario()
    powers = [s.character(A, name=name, power=1000) for name in ("Mira", "Tolo", "Vesna")]
    s.character(A, abilities=worded("Your [Mira] and [Tolo] gain +1000 power."))
    game = begin(s)

    assert [game.power(ref) for ref in powers] == [2000, 2000, 1000]


def test_don_for_each_of_two() -> None:
    s = Scenario()
    s.don(A, rested=4)
    line = "[On Play] Give up to 2 rested DON!! cards to each of your Leader and this Character."
    game, ref = played(s, line)
    while game.asked()[1] != "main":
        game.choose(next(choice for choice in reversed(game.choices()) if choice != "done"))

    assert (game.don("leader_a"), game.don(ref)) == (2, 2)


def test_it_is_this_card_after_a_condition_about_it() -> None:
    s = Scenario()
    ally = s.character(
        A, rested=True, abilities=worded("[End of Your Turn] If this Character is rested, set it as active.")
    )
    game = begin(s)
    game.end()

    assert not game.rested(ally)
