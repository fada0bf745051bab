"""A line clause by clause: what each of them means, in words for people."""

import pytest

from optcg.model.terms import Category
from optcg.text.clauses import clauses_of
from optcg.text.reader import read_line


def meanings(text: str, category: Category = Category.CHARACTER) -> list[str]:
    """The meanings of all clauses but the tags."""
    line = read_line(text, category)
    return [clause.meaning for clause in clauses_of(line, category) if clause.kind != "tag"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[Main] Select 1 of your {Harbor} type Characters and 1 of your opponent's Characters. K.O. the "
            "selected Character with the lower power. If both of the selected Characters have the same "
            "power, K.O. both of them.",
            [
                "Select 1 of your {Harbor} type Characters and 1 of your opponent's Characters.",
                "K.O. whichever of those cards has the lower power.",
                "If those cards have the same power.",
                "K.O. those cards.",
            ],
        ),
        (
            "[On Play] You and your opponent each reveal 1 card from the top of your decks. If your revealed "
            "card has a higher cost than your opponent's revealed card, draw 1 card.",
            [
                "You and your opponent each reveal 1 card from the top of their deck.",
                "If your revealed card has a cost more than your opponent's revealed card's cost.",
                "Draw 1 card.",
            ],
        ),
        (
            "[On Play] Your opponent may trash 2 cards from their hand. If they do not, draw 1 card.",
            ["Your opponent may trash 2 cards from their hand.", "If they do not, draw 1 card."],
        ),
        (
            "[On Play] You may trash 1 card from your hand. If you do, draw 1 card.",
            ["You may trash 1 card from your hand.", "If you do, draw 1 card."],
        ),
    ],
)
def test_what_is_asked_is_told_with_what_is_done(text: str, told: list[str]) -> None:
    category = Category.EVENT if text.startswith("[Main]") else Category.CHARACTER
    assert meanings(text, category) == told


@pytest.mark.rule("7-1-1-2")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "your Character attacks your opponent's Character",
            "your Character attacks your opponent's Character",
        ),
        ("your Character battles a red Character", "your Character battles your opponent's red Character"),
        (
            "this Character is attacked by a Character with a cost of 5 or more",
            "this Character is attacked by your opponent's Character with a cost of 5 or more",
        ),
        ("your opponent's Character attacks your Leader", "your opponent's Character attacks your Leader"),
    ],
)
def test_the_other_card_of_a_battle_is_told_as_such(text: str, told: str) -> None:
    assert meanings(f"When {text}, draw 1 card.") == [f"When {told}.", "Draw 1 card."]
