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


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "If this Character would be K.O.'d, you may rest 2 of your cards instead.",
            ["If this Character would be K.O.'d.", "You may rest 2 of your cards instead."],
        ),
        (
            "This Character cannot attack unless there is a Character with 12000 base power or more.",
            ["This Character cannot attack unless there is a Character with 12000 base power or more."],
        ),
        (
            "[On Play] Up to 1 of your Leader gains +1000 power during this turn.",
            ["Up to 1 of your Leader gains +1000 power during this turn."],
        ),
        (
            "[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.",
            ["This effect can be activated when your opponent attacks.", "Draw 1 card."],
        ),
        ("[Unblockable]", ["Its attacks cannot be blocked."]),
        (
            "[On Play] Draw 1 card if you have 3 or less cards in your hand.",
            ["If you have 3 or less cards in your hand, draw 1 card."],
        ),
        (
            "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
            [
                "[Once Per Turn] If this Character would be K.O.'d by your opponent's effect, do nothing "
                "instead."
            ],
        ),
    ],
)
def test_nothing_is_left_out_and_nothing_turned_round(text: str, told: list[str]) -> None:
    assert meanings(text) == told
