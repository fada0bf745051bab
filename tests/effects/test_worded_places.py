"""Two places in one condition, cards that were not added, and cards that came from the trash."""

import pytest

from optcg.model.effects import Play
from optcg.model.selections import Choose
from optcg.text.reader import read_line
from tests.effects.checks import OWN_TRASH, begin, event, worded
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("where", "drawn"), [("field", 1), ("trash", 1), ("hand", 0), ("theirs", 0)])
def test_on_the_field_or_in_the_trash(where: str, drawn: int) -> None:
    s = Scenario()
    card = s.character_card(name="Mira")
    if where == "field":
        s.character(A, name="Mira")
    elif where == "theirs":
        s.trash(B, card)
    else:
        getattr(s, where)(A, card)
    game = worded(s, "If you have [Mira] on your field or in your trash, draw 1 card.")

    assert game.count(A, "hand") - (where == "hand") == drawn


@pytest.mark.parametrize(("there", "trash", "drawn"), [(2, 1, 1), (1, 1, 0), (0, 3, 1)])
def test_the_total_of_two_places(there: int, trash: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(there):
        s.character(A, types=("Harbor",))
    for _ in range(trash):
        s.trash(A, s.character_card(types=("Harbor",)))
    text = (
        "If you have a total of 3 or more {Harbor} type Characters on your field and in your trash, draw 1 "
        "card."
    )

    assert worded(s, text).count(A, "hand") == drawn


def test_a_number_in_one_of_two_places_is_open() -> None:
    line = "[On Play] If you have 2 or more {Harbor} type cards on your field or in your trash, draw 1 card."
    assert read_line(line).unread is not None


@pytest.mark.parametrize(("answer", "active"), [("taken", 0), ("done", 1)])
def test_a_card_was_not_added(answer: str, active: int) -> None:
    s = Scenario()
    s.don(A, rested=1)
    found = s.deck_top(A, s.character_card(types=("Harbor",)))
    text = (
        "[On Play] Look at 2 cards from the top of your deck; reveal up to 1 {Harbor} type card and add it "
        "to your hand. Then, place the rest at the bottom of your deck in any order. If you did not add a "
        "card to your hand, set up to 1 of your DON!! cards as active."
    )
    game, _ = played(s, text)
    game.choose(f"pick {found}" if answer == "taken" else "done")
    while "end" not in game.choices():
        game.choose(game.choices()[0])

    assert game.game.state.players[A].active_don() == active


def test_a_character_of_the_opponent_was_returned() -> None:
    s = Scenario()
    theirs = s.character(B, cost=2)
    text = (
        "Return up to 1 Character to the owner's hand. Then, if your opponent's Character was returned to "
        "their hand by this effect, draw 1 card."
    )
    assert worded(s, text).choose(f"pick {theirs}").count(A, "hand") == 1
    other = Scenario()
    other.character(B, cost=2)
    mine = other.character(A, cost=2)
    assert worded(other, text).choose(f"pick {mine}").count(A, "hand") == 1  # the card itself


@pytest.mark.rule("3-7-4")
def test_3_7_4_only_those_that_came_from_the_trash() -> None:
    s = Scenario()
    called = s.trash(A, s.character_card(types=("Harbor",), power=4000))
    other = s.hand(A, s.character_card(cost=0, types=("Harbor",), power=4000))
    target = s.character(B, rested=True)
    watching(
        s,
        "[Your Turn] Your {Harbor} type Characters played from your trash can attack Characters on the turn "
        "in which they are played.",
    )
    trick = event(s, Play(Choose(OWN_TRASH, 1)))
    game = begin(s).play(trick).play(other)

    choices = game.choices()
    assert (f"attack {called} {target}" in choices, f"attack {other} {target}" in choices) == (True, False)
    assert f"attack {called} leader_b" not in choices


@pytest.mark.rule("4-2-1-1")
@pytest.mark.parametrize(
    ("whose", "mine", "drawn"), [("your", True, 1), ("your", False, 0), ("your opponent's", False, 1)]
)
def test_4_2_1_1_to_whose_hand_it_went(whose: str, mine: bool, drawn: int) -> None:
    s = Scenario()
    own, theirs = s.character(A, cost=1), s.character(B, cost=1)
    text = "Return up to 1 Character to the owner's hand. If a Character was returned to"
    game = worded(s, f"{text} {whose} hand, draw 1 card.").choose(f"pick {own if mine else theirs}")

    assert game.count(A, "hand") - mine == drawn


def test_cards_of_one_player_do_not_go_to_the_other() -> None:
    line = (
        "[On Play] Return up to 1 of your opponent's Characters to the owner's hand. If a Character was "
        "returned to your hand, draw 1 card."
    )
    assert read_line(line).unread is not None
