"""Changed DON!! Phases: more DON!! or less, rested, or given to a card at once (Rules 1-3-1, 6-4)."""

import pytest

from optcg.model.abilities import AutoEffect, DonPhaseGivesTo, DonPhasePlaces, When
from optcg.model.effects import ChangeDonPhase, Later, LimitDonPhase
from optcg.model.selections import Owner, This
from optcg.model.terms import Category
from tests.effects.checks import begin, don, said
from tests.scenario import A, B, Scenario


@pytest.mark.rule("1-3-1", "6-4-1")
@pytest.mark.parametrize(
    ("text", "placed"),
    [
        ("Place 1 additional DON!! card during your DON!! Phase.", 3),
        ("Place 1 less DON!! card during your DON!! Phase.", 1),
        ("Place 3 less DON!! cards during your DON!! Phase.", 0),
        ("Your opponent places 1 additional DON!! card during their DON!! Phase.", 2),
        ("If you have any Characters, place 1 additional DON!! card during your DON!! Phase.", 3),
        ("If you have 0 Life cards, place 1 additional DON!! card during your DON!! Phase.", 2),
    ],
)
def test_6_4_1_more_or_less_don_are_placed(text: str, placed: int) -> None:
    s = Scenario(phase="don")
    s.don(A)
    s.character(A, abilities=said(text))

    assert don(begin(s), A) == (placed, 0, 10 - placed)


@pytest.mark.rule("6-4-2")
def test_6_4_2_no_more_than_are_left() -> None:
    s = Scenario(phase="don")
    s.don(A, active=8)
    s.character(A, abilities=said("Place 1 additional DON!! card during your DON!! Phase."))

    assert don(begin(s), A) == (10, 0, 0)


def test_a_card_of_the_opponent_makes_it_less() -> None:
    s = Scenario(phase="don")
    s.don(A)
    s.stage(B, abilities=said("Your opponent places 1 less DON!! card during their DON!! Phase."))

    assert don(begin(s), A) == (1, 0, 9)


@pytest.mark.rule("1-3-1", "6-4-1")
def test_6_4_1_don_of_the_next_phase_alone_are_placed_rested() -> None:
    s = Scenario()
    text = "[Main] DON!! cards placed during your opponent's next DON!! Phase are placed rested."
    card = s.hand(A, s.card(Category.EVENT, cost=0, abilities=said(text, Category.EVENT)))
    s.don(B, active=1)
    game = begin(s).play(card)
    mine = don(game, A)
    game.end()
    first = don(game, B)
    game.end()
    after = don(game, A)
    game.end()

    assert first == (1, 2, 7)
    assert after == (mine[0] + 2, 0, mine[2] - 2)
    assert don(game, B) == (5, 0, 5)


@pytest.mark.rule("1-3-1", "6-4-1")
@pytest.mark.parametrize(
    ("text", "placed"),
    [
        ("During your opponent's next DON!! Phase, your opponent places 1 less DON!! card.", 1),
        ("Your opponent places 1 less DON!! card during their next DON!! Phase.", 1),
        ("Your opponent places 3 less DON!! cards during their next DON!! Phase.", 0),
        ("Your opponent places 1 additional DON!! card during their next DON!! Phase.", 3),
        ("Your opponent places only 1 DON!! card during their next DON!! Phase.", 1),
        ("During your opponent's next DON!! Phase, they can only place 1 DON!! card.", 1),
        ("Your opponent cannot place more than 1 DON!! card during their next DON!! Phase.", 1),
        ("Your opponent places only 3 DON!! cards during their next DON!! Phase.", 2),
        ("Place 1 less DON!! card during your next DON!! Phase.", 2),
    ],
)
def test_6_4_1_more_or_less_don_are_placed_in_the_next_phase_alone(text: str, placed: int) -> None:
    s = Scenario()
    s.don(A)
    s.don(B)
    card = s.hand(A, s.card(Category.EVENT, cost=0, abilities=said(f"[Main] {text}", Category.EVENT)))
    game = begin(s).play(card).end()
    first = don(game, B)[2]
    game.end()
    own = don(game, A)[2]
    game.end()

    assert 10 - first == placed
    assert 10 - own == (1 if text.startswith("Place") else 2)
    assert first - don(game, B)[2] == 2


@pytest.mark.rule("1-3-1", "6-4-1")
@pytest.mark.parametrize(("turn_player", "placed"), [(B, 1), (A, 3)])
def test_6_4_1_a_limit_stands_above_what_other_texts_place(turn_player: int, placed: int) -> None:
    s = Scenario(turn_player, phase="don")
    s.don(turn_player)
    s.character(A, abilities=said("Your opponent places only 1 DON!! card during their DON!! Phase."))
    s.character(turn_player, abilities=said("Place 1 additional DON!! card during your DON!! Phase."))

    assert don(begin(s), turn_player) == (placed, 0, 10 - placed)


def test_limits_and_changes_of_a_phase_as_trees() -> None:
    placing = "during your opponent's next DON!! Phase"
    trees = [
        said(f"[On Play] {text}")
        for text in (
            "Your opponent places 1 less DON!! card during their next DON!! Phase.",
            f"The number of DON!! cards placed {placing} is reduced by 1.",
            "Your opponent only places 1 DON!! card during their next DON!! Phase.",
        )
    ]
    less, at_most = ChangeDonPhase(Owner.OPPONENT, -1), LimitDonPhase(Owner.OPPONENT, 1)

    assert trees == [
        [AutoEffect((When("On Play"),), (Later("opponent's next turn", (step,)),))]
        for step in (less, less, at_most)
    ]


def test_rested_all_the_time_but_those_that_are_given() -> None:
    """Given DON!! are neither active nor rested (Rule 4-4-2)."""
    s = Scenario(phase="don")
    s.don(A)
    s.leader(B, abilities=said("DON!! cards placed during your opponent's DON!! Phase are placed rested."))
    card = s.character(
        A, abilities=said("1 DON!! card placed during your DON!! Phase is given to this Character.")
    )
    game = begin(s)

    assert (game.don(card), don(game, A)) == (1, (0, 1, 8))


_TO_HARBOR = (
    "If you have a {Harbor} type Character, 1 DON!! card placed during your DON!! Phase is given to 1 of "
    "your {Harbor} type Characters."
)


def test_given_to_a_card_that_its_player_chooses() -> None:
    s = Scenario(phase="don")
    s.don(A)
    one = s.character(A, types=("Harbor",), abilities=said(_TO_HARBOR))
    two = s.character(A, types=("Harbor",))
    other = s.character(A)
    game = begin(s)
    choices = game.choices()
    game.choose(f"pick {two}")

    assert other not in " ".join(choices)
    assert (game.don(one), game.don(two), don(game, A)) == (0, 1, (1, 0, 8))
    assert game.asked() == (A, "main")


def test_without_such_a_card_all_go_to_the_cost_area() -> None:
    s = Scenario(phase="don")
    s.don(A)
    s.stage(
        A, abilities=said("1 DON!! card placed during your DON!! Phase is given to 1 of your Characters.")
    )

    assert don(begin(s), A) == (2, 0, 8)


def test_an_empty_don_deck_gives_nothing() -> None:
    """Only DON!! cards that are placed in this phase are given."""
    s = Scenario(phase="don")
    s.don(A, active=10)
    card = s.character(
        A, abilities=said("1 DON!! card placed during your DON!! Phase is given to this Character.")
    )
    game = begin(s)

    assert (game.don(card), don(game, A)) == (0, (10, 0, 0))


def test_more_are_placed_and_two_of_them_given() -> None:
    s = Scenario(phase="don")
    s.don(A)
    card = s.character(A, abilities=[DonPhasePlaces(1), DonPhaseGivesTo(This(), 2)])
    game = begin(s)

    assert (game.don(card), don(game, A)) == (2, (1, 0, 7))


def test_a_character_gives_one_to_the_leader() -> None:
    s = Scenario(phase="don")
    s.don(A)
    s.character(A, abilities=said("1 DON!! card placed during your DON!! Phase is given to your Leader."))
    game = begin(s)

    assert (game.don("leader_a"), don(game, A)) == (1, (1, 0, 8))
