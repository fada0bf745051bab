"""Two wordings of one thing give one tree."""

import pytest

from optcg.model.terms import Category
from optcg.text import read


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # Rule 8-3-1-4: "may" said of one part of a cost is said of the whole cost.
        (
            "[On Play] Rest 1 of your DON!! cards and you may rest this Character: Draw 3 cards.",
            "[On Play] You may rest 1 of your DON!! cards and this Character: Draw 3 cards.",
        ),
        # Rule 8-3-1-5: a circled number is so many DON!! to rest.
        ("[On Play] ③: Draw 3 cards.", "[On Play] You may rest 3 of your DON!! cards: Draw 3 cards."),
        # Rule 4-2-1-1: what goes to your hand is yours.
        (
            "[On Block] Return 1 Character with a cost of 9 to your hand.",
            "[On Block] Return 1 of your Characters with a cost of 9 to the owner's hand.",
        ),
    ],
)
def test_they_mean_the_same(one: str, other: str) -> None:
    abilities, unread = read(one, "", Category.CHARACTER)
    assert unread == ()
    assert read(other, "", Category.CHARACTER) == (abilities, ())


def test_the_opponents_card_does_not_go_to_your_hand() -> None:
    text = "[On Block] Return 1 of your opponent's Characters to your hand."
    abilities, unread = read(text, "", Category.CHARACTER)
    assert abilities == ()
    assert len(unread) == 1
