"""Events besides this one that a player has activated in this turn."""

import pytest

from optcg.model.abilities import When
from optcg.model.amounts import HappenedToOthers
from optcg.model.conditions import Compare
from optcg.model.effects import Draw
from optcg.model.selections import Owner
from optcg.model.terms import Category
from tests.effects.checks import begin, draws_if, said
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario, Table

ANOTHER = "[Main] If you have activated another Event during this turn, draw 1 card."
NOT_SO = "[Main] If you have not activated another {Harbor} type Event during this turn, draw 1 card."


def drawn(game: Table, ref: str) -> int:
    before = game.count(A, "hand")
    game.play(ref)
    return game.count(A, "hand") - before + 1


@pytest.mark.parametrize(
    ("line", "others", "cards"),
    [
        (ANOTHER, 0, 0),
        (ANOTHER, 1, 1),
        (ANOTHER, 2, 1),
        ("[Main] If you have activated 2 or more other Events during this turn, draw 1 card.", 1, 0),
        ("[Main] If you have activated 2 or more other Events during this turn, draw 1 card.", 2, 1),
        ("[Main] If you activated an Event other than this card this turn, draw 1 card.", 0, 0),
        ("[Main] If you activated an Event other than this card this turn, draw 1 card.", 1, 1),
        (NOT_SO, 0, 1),
        (NOT_SO, 1, 0),
    ],
)
def test_this_event_itself_does_not_count(line: str, others: int, cards: int) -> None:
    s = Scenario()
    before = [s.hand(A, s.event_card(cost=0, types=("Harbor",), main=[Draw(0)])) for _ in range(others)]
    this = s.hand(A, s.event_card(cost=0, types=("Harbor",), abilities=worded(line)))
    game = begin(s)
    for ref in before:
        game.play(ref)

    assert drawn(game, this) == cards


def test_of_two_copies_the_second_one_has_another_before_it() -> None:
    s = Scenario()
    card = s.event_card(cost=0, abilities=worded(ANOTHER))
    one, two = s.hand(A, card), s.hand(A, card)
    game = begin(s)

    assert [drawn(game, ref) for ref in (one, two)] == [0, 1]


def test_8_5_its_main_effect_alone_is_no_event_that_was_activated() -> None:
    """A [Trigger] activates the effect, not the card: then no other Event was activated either."""
    s = Scenario(turn_player=A)
    text = f"{ANOTHER}\n[Trigger] Activate this card's [Main] effect."
    s.life_top(B, s.event_card(abilities=said(text, Category.EVENT)))
    game = begin(s).declare("leader_a", "leader_b")
    asked = []
    while game.asked()[1] != "main":
        asked.append(game.asked()[1])
        game.choose("yes" if asked[-1] == "trigger" else "done")

    assert ("trigger" in asked, game.count(B, "hand")) == (True, 0)


def test_as_a_tree() -> None:
    s = Scenario()
    others = HappenedToOthers(When("activates an Event", who=Owner.YOU), by_card=True)
    first = s.hand(A, s.event_card(cost=0, main=[Draw(0)]))
    this = s.hand(A, s.event_card(cost=0, main=[draws_if(Compare(others, ">=", 1))]))
    game = begin(s).play(first)

    assert drawn(game, this) == 1


def test_one_who_attacked_with_another_character() -> None:
    s = Scenario()
    line = "[When Attacking] If you have attacked with another Character during this turn, draw 1 card."
    this, other = s.character(A, abilities=worded(line)), s.character(A, abilities=worded(line))
    game = begin(s).attack(this, "leader_b")
    assert game.count(A, "hand") == 0

    assert game.attack(other, "leader_b").count(A, "hand") == 1
