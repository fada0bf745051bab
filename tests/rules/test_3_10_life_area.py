"""Rule 3-10: the Life area."""

import pytest

from optcg.engine.saving import dump_state
from tests.scenario import A, B, Scenario, Table


def with_life(order: tuple[int, ...]) -> Table:
    """A's Main Phase with three different Life cards of B, in that order from the top."""
    s = Scenario()
    s.life(B, 0)
    faces = [s.character_card(cost=cost) for cost in (7, 8, 9)]
    for place in reversed(order):
        s.life_top(B, faces[place])
    return s.start()


@pytest.mark.rule("3-10-1")
def test_3_10_1_life_cards_lie_in_the_life_area() -> None:
    """After the preparations as many cards lie there as the Leader has Life."""
    s = Scenario(phase="setup")
    s.life(A, 0)
    s.leader(A, life=4)
    cards = [s.deck_top(A, s.character_card()) for _ in range(30)]

    game = s.start(chooser=A).choose("first").choose("keep").choose("keep")

    assert [game.area(card) for card in cards].count("life") == 4


@pytest.mark.rule("3-10-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_10_2_nobody_can_tell_the_order_of_life(viewer: int | None) -> None:
    """Two boards that differ in the order of B's Life only look the same to everybody, B included."""
    one, other = with_life((0, 1, 2)).game.view(viewer), with_life((2, 0, 1)).game.view(viewer)

    assert one.to_dict() == other.to_dict()
    assert dump_state(one.state) == dump_state(other.state)
    assert one.to_dict()["B"]["life"] == [None] * 3


@pytest.mark.rule("3-10-2")
def test_3_10_2_the_own_deck_list_does_not_tell_the_order_of_life() -> None:
    """B knows the cards of the own deck, not in which order some of them lie in the Life area."""
    one, other = with_life((0, 1, 2)).game.view(B), with_life((2, 0, 1)).game.view(B)

    assert one.deck_list == other.deck_list


@pytest.mark.rule("3-10-2")
def test_3_10_2_life_cards_leave_from_the_top() -> None:
    """One damage takes the top card; the one below stays, and stays hidden from its own player."""
    s = Scenario()
    s.life(B, 1)
    lower = s.life_top(B, s.character_card())
    top = s.life_top(B, s.character_card())
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.area(top), game.area(lower)) == ("hand", "life")
    assert game.side(B)["life"] == [None, None]


@pytest.mark.rule("3-10-2-1")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_10_2_1_a_face_up_life_card_is_open(viewer: int | None) -> None:
    """Everybody sees its face and its place; the cards above and below stay hidden."""
    s = Scenario()
    s.life(B, 1)
    face = s.character_card()
    s.life_top(B, face, face_up=True)
    s.life_top(B, s.character_card())
    game = s.start()

    side = game.game.view(viewer).to_dict()["B"]

    assert [card and card["card"] for card in side["life"]] == [None, face.number, None]
    assert side["life_face_up_indexes"] == [1]


@pytest.mark.rule("3-10-2-1")
def test_3_10_2_1_a_face_up_life_card_is_known_when_it_is_taken() -> None:
    """A saw the card lie there, so A knows it in B's hand."""
    s = Scenario()
    face = s.character_card()
    s.life_top(B, face, face_up=True)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.game.view(A).to_dict()["B"]["known_hand"] == [face.number]
