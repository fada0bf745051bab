"""DON!! that were just added, and Life cards that were looked at, from words to what happens."""

import pytest

from tests.effects.checks import don, pile
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

ADD_TWO = "[On Play] Add up to 2 DON!! cards from your DON!! deck and rest them. Then, "


@pytest.mark.parametrize(("added", "given"), [(2, 1), (1, 1), (0, 0)])
def test_one_of_those_don_is_given(added: int, given: int) -> None:
    s = Scenario()
    s.don(A, rested=3)
    line = ADD_TWO + "give up to 1 of those DON!! cards to 1 of your {Harbor} type Characters."
    ally = s.character(A, types=("Harbor",))
    game, _ = played(s, line)
    game.choose(f"number {added}")
    if f"pick {ally}" in game.choices():
        game.choose(f"pick {ally}")
    if "pick don rested" in game.choices():
        game.choose("pick don rested")
    if game.asked()[1] != "main":
        game.choose("done")

    assert game.don(ally) == given
    assert don(game, A)[1] == 3 + added - given


def test_all_of_those_don_are_given() -> None:
    s = Scenario()
    s.don(A, active=1, rested=3)
    game, _ = played(s, ADD_TWO + "give those DON!! cards to your Leader.")
    game.choose("number 2")

    assert game.don("leader_a") == 2
    assert don(game, A)[:2] == (1, 3)


@pytest.mark.parametrize(("count", "active"), [(5, 1), (4, 0)])
def test_that_don_is_set_as_active_under_a_condition(count: int, active: int) -> None:
    s = Scenario()
    s.don(A, active=0)
    for _ in range(count):
        s.character(B)
    line = (
        "[On Play] Add up to 1 DON!! card from your DON!! deck and rest it. Then, if your opponent has 5 or "
        "more Characters, set that DON!! card as active."
    )
    game, _ = played(s, line)
    game.choose("number 1")

    assert don(game, A)[:2] == (active, 1 - active)


def test_a_life_card_is_turned_and_all_are_put_back() -> None:
    s = Scenario()
    s.life(A, 0)
    low, high = s.life_top(A, s.character_card()), s.life_top(A, s.character_card())
    line = (
        "[On Play] Look at all of your Life cards; turn up to 1 of them face-up and place them back in your "
        "Life area in any order."
    )
    game, _ = played(s, line)
    assert pile(game, A, "life")[:2] == [high, low]
    game.choose(f"pick {low}").choose(game.choices()[0])
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    faces = [bool(card.sight & 4) for card in game.game.state.players[A].life]

    assert sorted(faces) == [False, True]


def test_life_cards_are_put_back_face_down() -> None:
    s = Scenario()
    s.life(A, 0)
    s.life_top(A, s.character_card(), face_up=True)
    s.life_top(A, s.character_card())
    line = (
        "[On Play] Look at all of your Life cards and place them back in your Life area face-down in any "
        "order."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert [bool(card.sight & 4) for card in game.game.state.players[A].life] == [False, False]


def test_a_life_card_is_exchanged() -> None:
    s = Scenario()
    s.life(A, 3)
    card = s.hand(A, s.character_card())
    line = (
        "[On Play] Look at 2 cards from the top of your Life cards; you may add 1 of them to your hand. If "
        "you do, add up to 1 card from your hand to the top of your Life cards, and place the rest back at "
        "the top of your Life cards."
    )
    game, _ = played(s, line)
    game.choose("yes").choose(game.choices()[0])
    game.choose(f"pick {card}")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "life"), game.count(A, "hand")) == (3, 1)
    assert card in pile(game, A, "life")
