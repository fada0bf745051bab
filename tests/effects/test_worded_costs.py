"""How much of a cost is enough, from words to what happens."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin, don, said
from tests.scenario import A, Scenario, Table


def activated(s: Scenario, cost: str) -> tuple[Table, list[str]]:
    """Player A has a Character whose effect draws for this cost, and three cards in hand."""
    ref = s.character(A, abilities=said(f"[Activate: Main] You may {cost}: Draw 1 card."))
    cards = [s.hand(A, s.character_card()) for _ in range(3)]
    game = begin(s)
    if f"activate {ref}.1" in game.choices():
        game.choose(f"activate {ref}.1")
    return game, cards


def test_two_or_more_are_not_paid_with_one() -> None:
    """Rule 8-3-1-3: a cost is paid as it is written."""
    game, cards = activated(Scenario(), "trash 2 or more cards from your hand")
    game.choose(f"pick {cards[0]}")
    assert "done" not in game.choices()
    game.choose(f"pick {cards[1]}")
    game.choose("done")

    assert [game.area(card) for card in cards] == ["trash", "trash", "hand"]
    assert game.count(A, "hand") == 2


def test_two_or_more_that_are_not_there_cannot_be_paid() -> None:
    game, _ = activated(Scenario(), "rest 2 or more of your Characters")

    assert not [choice for choice in game.choices() if choice.startswith("activate")]


@pytest.mark.parametrize("number", [1, 3])
def test_up_to_three_are_paid_with_one_card_or_more(number: int) -> None:
    game, cards = activated(Scenario(), "trash up to 3 cards from your hand")
    assert "done" not in game.choices()
    for card in cards[:number]:
        game.choose(f"pick {card}")
    if number < 3:
        game.choose("done")

    assert game.count(A, "hand") == 3 - number + 1


def test_up_to_some_are_not_paid_with_nothing() -> None:
    """Rule 8-3-1-3: without such a card there is nothing to pay with."""
    game, _ = activated(Scenario(), "reveal up to 2 Events from your hand")

    assert not [choice for choice in game.choices() if choice.startswith("activate")]


def test_up_to_two_don_are_paid_with_one() -> None:
    s = Scenario()
    s.don(A, 2)
    game, _ = activated(s, "rest up to 2 of your DON!! cards")
    game.choose("pick don active")
    game.choose("done")

    assert (don(game, A), game.count(A, "hand")) == ((1, 1, 8), 4)


@pytest.mark.parametrize(
    "line",
    [
        "[Main] You may trash any number of cards from your hand to draw 2 cards.",
        "[Main] You may draw 2 cards by trashing any number of cards from your hand.",
        "[Main] You may trash any number of cards from your hand or rest 1 of your Characters: Draw 2 cards.",
    ],
)
def test_any_number_is_one_or_more_however_it_is_said(line: str) -> None:
    assert read(line, "", Category.EVENT) == read(
        line.replace("any number of", "1 or more"), "", Category.EVENT
    )


@pytest.mark.parametrize(
    "cost",
    [
        # One of them, or one of each?
        "trash up to 1 Event and up to 1 Stage card from your hand",
        "draw up to 2 cards",
    ],
)
def test_what_might_be_paid_with_nothing_is_not_read(cost: str) -> None:
    assert len(read(f"[Main] You may {cost}: Draw 1 card.", "", Category.EVENT)[1]) == 1


def played(line: str, hand: int = 2) -> Table:
    """Player A has activated a [Main] Event with this text and holds some more cards."""
    s = Scenario()
    event = s.hand(A, s.card(Category.EVENT, cost=0, abilities=said(line, Category.EVENT)))
    for _ in range(hand):
        s.hand(A, s.character_card())
    game = begin(s)
    game.choose(f"play {event}")
    return game


def test_a_cost_amid_an_effect_may_be_left_unpaid_and_all_behind_it_hangs_on_it() -> None:
    """Rules 8-3-1, 8-3-1-4: what stands before the colon is paid first, or nothing behind it is done."""
    line = "[Main] Draw 1 card. Then, you may trash 2 cards from your hand: Draw 3 cards. Then, draw 1 card."
    game = played(line)
    game.choose("no")
    assert game.count(A, "hand") == 3

    game = played(line)
    game.choose("yes")
    while "done" not in game.choices() and game.choices()[0].startswith("pick"):
        game.choose(game.choices()[0])
    assert game.count(A, "hand") == 5


def test_a_cost_amid_an_effect_is_paid_whole_or_not_at_all() -> None:
    """Rule 8-3-1-3: with one card in the hand two cannot be trashed, so nothing is offered."""
    game = played("[Main] Draw 1 card. Then, you may trash 2 cards from your hand: Draw 3 cards.", hand=0)

    assert game.count(A, "hand") == 1
    assert "yes" not in game.choices()


def test_an_option_may_have_a_cost() -> None:
    game = played(
        "[Main] Choose one: • You may trash 1 card from your hand: Draw 3 cards. • Draw 1 card.", hand=1
    )
    game.choose("option 1")
    game.choose("yes")

    assert game.count(A, "hand") == 3
