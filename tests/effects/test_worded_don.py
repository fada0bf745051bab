"""DON!! spread over several cards, some active and some rested, and counted on one card, in words."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import don
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


def test_don_for_any_number_of_cards_goes_to_each_as_one_likes() -> None:
    s = Scenario()
    s.don(A, active=0, rested=3)
    one, two = s.character(A, types=("Harbor",)), s.character(A, types=("Harbor",))
    s.character(A)
    line = (
        "[On Play] Give up to 3 total of your rested DON!! cards to any number of your {Harbor} type "
        "Characters."
    )
    game, _ = played(s, line)
    for ref in (one, two, one):
        game.choose(f"pick {ref}").choose("pick don rested")

    assert (game.don(one), game.don(two)) == (2, 1)


def test_more_don_than_cards_that_may_be_chosen_is_not_read() -> None:
    line = "[On Play] Give up to 3 rested DON!! cards to up to 2 of your Characters."

    assert read(line, "", Category.CHARACTER)[0] == ()


def test_some_of_them_active() -> None:
    s = Scenario()
    s.don(A, active=1, rested=1)
    line = (
        "[On Play] Add up to 3 DON!! cards from your DON!! deck, set 1 of them as active and rest the others."
    )
    game, _ = played(s, line)
    before = don(game, A)
    game.choose("number 1").choose("number 2")

    assert don(game, A) == (before[0] + 1, before[1] + 2, before[2] - 3)


@pytest.mark.parametrize("given", [0, 1, 3])
def test_power_for_the_don_of_that_card(given: int) -> None:
    s = Scenario()
    target = s.character(B, power=9000, don=given)
    s.character(B, power=9000, don=2)
    line = (
        "[On Play] Up to 1 of your opponent's Characters gets -2000 power during this turn for every DON!! "
        "card given to it."
    )
    game, _ = played(s, line)
    game.choose(f"pick {target}")

    assert game.power(target) == 9000 - 2000 * given


@pytest.mark.parametrize(("life", "left"), [(2, 1), (3, 0)])
def test_cards_of_the_hand_cost_less_if_something_holds(life: int, left: int) -> None:
    s = Scenario()
    s.life(A, life)
    s.don(A, active=2)
    line = (
        "The cost of all {Harbor} type Character cards in your hand is reduced by 1 if you have 2 or less "
        "Life cards."
    )
    cheap = s.hand(A, s.character_card(cost=2, types=("Harbor",)))
    game, _ = played(s, line)
    game.play(cheap)

    assert game.count(A, "don_active") == left


@pytest.mark.parametrize(("taken", "active"), [(2, 1), (1, 2), (0, 3)])
def test_don_that_was_rested_stays_so(taken: int, active: int) -> None:
    """Rule 6-2-4: in the next Refresh Phase as many as were rested by it do not become active."""
    s = Scenario()
    s.don(B, active=3)
    line = (
        "[On Play] Rest up to 2 of your opponent's DON!! cards. They will not become active in your "
        "opponent's next Refresh Phase."
    )
    game, _ = played(s, line)
    game.choose(f"number {taken}")
    assert don(game, B)[:2] == (3 - taken, taken)
    game.end()

    assert game.count(B, "don_rested") == taken
    assert game.count(B, "don_active") == active + 2  # two more in the DON!! Phase
