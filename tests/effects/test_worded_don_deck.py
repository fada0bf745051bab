"""DON!! cards given from the DON!! deck and given ones returned to it, from words to what happens."""

import pytest

from optcg.model.effects import GiveDon, ReturnGivenDon
from optcg.model.selections import Every, This
from tests.effects.checks import OWN_ALL, begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario

GIVE = "[On Play] Give up to 1 DON!! card from your DON!! deck to 1 of your {Harbor} type Characters."


def test_3_3_a_don_of_the_don_deck_is_given_without_a_way_over_the_cost_area() -> None:
    s = Scenario()
    ally = s.character(A, types=("Harbor",))
    s.character(A)
    game, _ = played(s, GIVE)
    before = game.count(A, "don_deck")
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")

    assert (game.don(ally), game.count(A, "don_deck"), game.count(A, "don_rested")) == (1, before - 1, 0)


def test_without_a_card_to_take_it_it_stays_in_the_don_deck() -> None:
    s = Scenario()
    s.character(A)
    game, _ = played(s, GIVE)

    assert (game.asked(), game.count(A, "don_deck")) == ((A, "main"), 5)


@pytest.mark.parametrize(("left", "given"), [(5, [1, 1]), (1, [1, 0])])
def test_to_each_as_long_as_there_are_some(left: int, given: list[int]) -> None:
    s = Scenario()
    s.don(A, active=10 - left)
    allies = [s.character(A, types=("Harbor",)) for _ in range(2)]
    game, _ = played(
        s, "[On Play] Give 1 DON!! card from your DON!! deck to each of your {Harbor} type Characters."
    )

    assert [game.don(ally) for ally in allies] == given


def test_it_comes_to_the_field_by_an_effect() -> None:
    s = Scenario()
    watching(s, "When a DON!! card is added to your field from your DON!! deck by an effect, draw 1 card.")
    watching(s, "When your Leader is given a DON!! card, draw 1 card.")
    game, _ = played(s, "[On Play] Give 2 DON!! cards from your DON!! deck to your Leader.")
    while game.asked()[1] == "effect":
        game.choose("effect 1")

    assert (game.don("leader_a"), game.count(A, "hand")) == (2, 3)


def test_who_cannot_add_don_gives_none_from_the_don_deck() -> None:
    s = Scenario()
    watching(s, "You cannot add DON!! cards from your DON!! deck using effects.")
    game, _ = played(s, "[On Play] Give 2 DON!! cards from your DON!! deck to your Leader.")

    assert game.don("leader_a") == 0


def test_8_3_1_3_a_cost_wants_a_don_in_the_don_deck() -> None:
    s = Scenario()
    s.don(A, active=10)
    line = "[Activate: Main] You may give 1 DON!! card from your DON!! deck to your Leader: Draw 1 card."
    ally = watching(s, line)
    game = begin(s)

    assert f"activate {ally}.1" not in " ".join(game.choices())


def test_the_opponent_gives_one_of_theirs() -> None:
    s = Scenario()
    wall = s.character(B)
    game, _ = played(
        s, "[On Play] Your opponent gives 1 DON!! card from their DON!! deck to 1 of their Characters."
    )

    assert (game.don(wall), game.count(B, "don_deck")) == (1, 4)
    assert GiveDon(1, This(), "deck") != GiveDon(1, This())


# Given ones that are returned ------------------------------------------------------------------------------
ANY = (
    "[On Play] You may return any number of your currently given DON!! cards to your DON!! deck: This "
    "Character gains +1000 power during this turn for every DON!! card returned this way."
)


def test_any_number_of_given_don_is_returned_for_what_they_are_worth() -> None:
    s = Scenario()
    ally = s.character(A, don=2)
    s.leader(A, don=1)
    s.don(A, active=2, rested=2)
    game, this = played(s, ANY, power=1000)
    game.choose("yes")
    # Nothing is paid with nothing (Rule 8-3-1-3).
    assert "done" not in game.choices()
    game.choose(f"pick don {ally}").choose("pick don leader_a").choose("done")

    assert (game.don(ally), game.don("leader_a"), game.count(A, "don_deck")) == (1, 0, 5)
    assert game.power(this) == 3000
    assert ReturnGivenDon(None, Every(OWN_ALL), up_to=True) != ReturnGivenDon(None, Every(OWN_ALL))


def test_without_given_don_it_is_not_offered() -> None:
    s = Scenario()
    game, this = played(s, ANY, power=1000)

    assert (game.asked()[1], game.power(this)) == ("main", 1000)


def test_as_a_step_it_may_be_none() -> None:
    s = Scenario()
    s.character(A, don=2)
    line = (
        "[On Play] Return any number of DON!! cards given to your Characters to your DON!! deck. Draw 1 card "
        "for every DON!! card returned this way."
    )
    game, _ = played(s, line)
    game.choose("done")

    assert game.count(A, "hand") == 0
    assert worded("[When Attacking] Return 1 DON!! card given to this Character to your DON!! deck.")
