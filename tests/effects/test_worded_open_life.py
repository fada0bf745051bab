"""Face-up Life cards, told apart by what they are."""

import pytest

from optcg.model.filters import OnTop, Without
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("you have a face-up {Harbor} type card in your Life area", 1),
        ("you have a face-up {Quarry} type card in your Life area", 0),
        ("there is a face-up Character card with a cost of 5 or more in your Life cards", 0),
        ("you have 2 or more face-up {Harbor} type cards in your Life cards", 0),
        ("the top card of your Life cards is face-up", 0),
        ("your top Life card is face-down", 1),
        ("the top card of your opponent's Life cards is face-up", 1),
    ],
)
def test_3_10_2_what_is_known_of_face_up_life_cards(said: str, drawn: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(types=("Harbor",), cost=3), face_up=True)
    s.life_top(A, s.character_card(types=("Harbor", "Quarry"), cost=7))
    s.life_top(B, s.character_card(), face_up=True)
    game, _ = played(s, f"[On Play] If {said}, draw 1 card.")

    assert game.count(A, "hand") == drawn
    assert OnTop() != Without(OnTop())


def test_one_of_them_is_chosen() -> None:
    s = Scenario()
    like = s.life_top(A, s.character_card(types=("Harbor",), cost=3), face_up=True)
    s.life_top(A, s.character_card(types=("Harbor",), cost=7), face_up=True)
    s.life_top(A, s.character_card(types=("Harbor",), cost=3))
    line = (
        "[On Play] Play up to 1 face-up {Harbor} type Character card with a cost of 5 or less from your Life "
        "area."
    )
    game, _ = played(s, line)

    assert game.choices() == [f"pick {like}", "done"]
    assert game.choose(f"pick {like}").area(like) == "characters"
    assert game.count(A, "life") == 5


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("your Life cards include a face-up {Harbor} type card", 1),
        ("your Life cards include a face-up {Quarry} type card", 0),
        ("1 or more of your Life cards are face-up", 1),
        ("any of your opponent's Life cards are face-up", 0),
        ("3 or more of your Life cards are face-down", 1),
    ],
)
def test_how_life_cards_lie(said: str, drawn: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(types=("Harbor",)), face_up=True)
    game, _ = played(s, f"[On Play] If {said}, draw 1 card.")

    assert game.count(A, "hand") == drawn
