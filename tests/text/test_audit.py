"""The audit of trees: it agrees with what is read right, and notices what is wrong."""

import pytest

from optcg.model.abilities import Ability
from optcg.text.audit.lines import EXPLAINED, Doubt, doubts, signs_of
from optcg.text.reader import read_line
from tests.mutations import mutants

LINES = [
    "[On Play] Draw 2 cards and trash 1 card from your hand.",
    "[DON!! x1] [When Attacking] Give up to 1 of your opponent's rested Characters with a cost of 4 or less "
    "-3 cost during this turn.",
    "[Activate: Main] [Once Per Turn] You may rest this Character: Up to 2 of your red {Ember Couriers} type "
    "Characters other than [Wren] gain +2000 power until the start of your next turn.",
    "[On K.O.] If your opponent has 3 or more Life cards, play up to 1 {Moss Guard} type Character card with "
    "5000 power or less from your trash rested.",
    "[Trigger] Add up to 1 DON!! card from your DON!! deck and set it as active.",
    "[Your Turn] All of your <Slash> attribute Characters gain +1000 power.",
    '[On Block] Look at 3 cards from the top of your deck; reveal up to 1 card with a type including "Moss" '
    "and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
    "[End of Your Turn] Trash up to 2 cards from the top of your deck.",
]


def meaning(line: str) -> tuple[Ability, ...]:
    read = read_line(line)
    assert read.unread is None
    return read.abilities


@pytest.mark.parametrize("line", LINES)
def test_nothing_is_in_doubt_in_a_tree_that_is_right(line: str) -> None:
    assert doubts(line, meaning(line)) == []


@pytest.mark.parametrize("line", LINES)
def test_every_tree_that_is_wrong_in_one_place_is_noticed(line: str) -> None:
    """Owners are left out: "your" is too often not said."""
    wrong = [(word, tree) for word, tree in mutants(meaning(line)) if word != "owner"]
    assert len(wrong) >= 3
    assert [(word, tree) for word, tree in wrong if not doubts(line, tree)] == []


@pytest.mark.parametrize(
    ("line", "other", "doubt"),
    [
        ("[On Play] Draw 2 cards.", "[On Play] Draw 3 cards.", Doubt("2", dropped=True)),
        ("[On Play] K.O. 1 red Character.", "[On Play] K.O. 1 Character.", Doubt("Red", dropped=True)),
        ("[On Play] K.O. 1 Character.", "[On Play] K.O. up to 1 Character.", Doubt("up to", dropped=False)),
        (
            "[On Play] This Character gains [Rush] during this turn.",
            "[On Play] This Character gains [Rush] during this battle.",
            Doubt("during this turn", dropped=True),
        ),
        (
            "[On Play] K.O. 1 Character other than [Wren].",
            "[On Play] K.O. 1 [Wren] Character.",
            Doubt("not", dropped=True),
        ),
    ],
)
def test_what_differs_is_named(line: str, other: str, doubt: Doubt) -> None:
    assert doubt in doubts(line, meaning(other))


def test_words_that_a_row_declares_to_mean_the_same_are_counted_as_those() -> None:
    line = "[On Play] Up to 1 of your Characters can also attack your opponent's active Characters this turn."
    assert doubts(line, meaning(line)) == []
    assert Doubt("opponent", dropped=True) in doubts(line.replace(" active", ""), meaning(line))


def test_words_in_brackets_are_names_and_nothing_else() -> None:
    signs = signs_of("[Up to 3 rested] {Your opponent} <Slash>")
    assert set(signs) == {"[Up to 3 rested]", "{Your opponent}", "<Slash>"}


def test_every_exception_has_a_reason_and_is_a_wording() -> None:
    assert len(EXPLAINED) < 55
    for pattern, _, reason in EXPLAINED:
        assert reason
        assert not any(
            number in pattern.upper() for number in ("OP0", "OP1", "EB0", "ST0", "ST1", "ST2", "P-")
        )
