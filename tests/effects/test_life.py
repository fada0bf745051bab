"""Life cards moved, turned and dealt damage to by effects (Rules 3-10, 4-6)."""

import pytest

from optcg.engine.card import FACE_UP
from optcg.model.amounts import CountOf, DoneCount, Minus
from optcg.model.conditions import YouDid
from optcg.model.effects import Damage, Draw, If, Look, Move, Place, TurnLife
from optcg.model.filters import FaceUp
from optcg.model.selections import Cards, Every, Slot, Top, TopOrBottom
from optcg.model.terms import Area
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN_HAND,
    OWN_LIFE,
    THEIR_LIFE,
    YOU,
    draws_when,
    pile,
    resolve,
)
from tests.scenario import A, B, Scenario, Table


def test_life_to_hand_is_no_damage() -> None:
    """No [Trigger] is asked for."""
    s = Scenario()
    card = s.life_top(A, s.character_card(trigger=[Draw(1)]))
    game = resolve(s, Move(Top(YOU, Area.LIFE, 1), Place.HAND))

    assert (game.area(card), game.asked()) == ("hand", (A, "main"))


@pytest.mark.parametrize(("answer", "at"), [("top", 0), ("bottom", -1)])
def test_life_from_the_top_or_the_bottom(answer: str, at: int) -> None:
    s = Scenario()
    s.life(A, 0)
    refs = [s.life_top(A, s.character_card()) for _ in range(3)][::-1]
    game = resolve(s, Move(TopOrBottom(YOU, Area.LIFE), Place.HAND)).choose(answer)

    assert game.area(refs[at]) == "hand"


def test_the_only_life_card_is_top_and_bottom() -> None:
    s = Scenario()
    s.life(A, 1)
    game = resolve(s, Move(TopOrBottom(YOU, Area.LIFE), Place.HAND))

    assert (game.count(A, "life"), game.asked()) == (0, (A, "main"))


def test_no_life_card_to_take() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.life(A, 0)
    game = resolve(s, Move(TopOrBottom(YOU, Area.LIFE), Place.HAND), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_trash_life_until_one_is_left() -> None:
    """EB01-059: it never adds one."""
    game = resolve(Scenario(), Move(Top(YOU, Area.LIFE, Minus(CountOf(OWN_LIFE), 1)), Place.TRASH))

    assert (game.count(A, "life"), game.count(A, "trash")) == (1, 3)


def test_deck_to_life_is_face_down() -> None:
    s = Scenario()
    card = s.deck_top(A, s.character_card())
    game = resolve(s, Move(Top(YOU, Area.DECK, 1), Place.LIFE_TOP))

    life = game.side(A)["life"]
    assert isinstance(life, list)
    assert (game.area(card), life[0]) == ("life", None)


def test_hand_to_the_bottom_of_life() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card())
    game = resolve(s, Move(Every(OWN_HAND), Place.LIFE_BOTTOM))

    assert pile(game, A, "life")[-1] == card


def _face_up(game: Table, player: int) -> list[bool]:
    return [bool(card.sight & FACE_UP) for card in reversed(game.game.state.players[player].life)]


def test_turn_life_face_up() -> None:
    game = resolve(Scenario(), TurnLife(Top(YOU, Area.LIFE, 1), True))

    assert _face_up(game, A) == [True, False, False]


def test_turn_life_face_down() -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=True)
    game = resolve(s, TurnLife(Every(OWN_LIFE), False), Draw(DoneCount()))

    assert (_face_up(game, A), game.count(A, "hand")) == ([False] * 4, 1)


def test_a_card_that_has_left_life_is_not_turned() -> None:
    """Rule 3-1-6."""
    top = Top(YOU, Area.LIFE, 1, slot=1)
    game = resolve(Scenario(), Look(top), Move(Slot(1), Place.HAND), TurnLife(Slot(1), True))

    assert (_face_up(game, A), game.count(A, "hand")) == ([False, False], 1)


def test_turn_a_card_that_lies_so_already_is_not_done() -> None:
    """Rule 1-3-2-1."""
    game = resolve(Scenario(), TurnLife(Top(YOU, Area.LIFE, 1), False), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_look_at_all_life_and_put_it_back_in_any_order() -> None:
    """OP13-105; Rule 3-10-3: each card keeps the facing it had."""
    s = Scenario()
    s.life(A, 0)
    one = s.life_top(A, s.character_card())
    two = s.life_top(A, s.character_card(), face_up=True)
    game = resolve(s, Look(Every(OWN_LIFE, slot=1)), Move(Every(OWN_LIFE), Place.LIFE_TOP))
    game.choose(f"pick {one}")

    assert (pile(game, A, "life"), _face_up(game, A)) == ([one, two], [False, True])


def test_reordered_life_has_not_left() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("Life card leaves")])
    game = resolve(s, Move(Every(OWN_LIFE), Place.LIFE_TOP))
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 0


def test_look_at_the_top_life_card_and_put_it_at_the_bottom() -> None:
    s = Scenario()
    card = s.life_top(B, s.character_card())
    top = Top(OPPONENT, Area.LIFE, 1, slot=1)
    game = resolve(s, Look(top), Move(top, Place.LIFE_EITHER))
    while game.asked()[1] == "place":
        game.choose("bottom")

    assert pile(game, B, "life")[-1] == card


def test_face_up_life_can_be_named() -> None:
    s = Scenario()
    card = s.life_top(B, s.character_card(), face_up=True)
    s.life_top(B, s.character_card())
    face_up = Cards(OPPONENT, (Area.LIFE,), FaceUp())
    game = resolve(s, Move(Every(face_up), Place.TRASH))

    assert (game.area(card), game.count(B, "life")) == ("trash", 4)


def test_trash_the_life_of_both_players() -> None:
    game = resolve(Scenario(), Move(Top(EITHER, Area.LIFE, 1), Place.TRASH))

    assert (game.count(A, "life"), game.count(B, "life")) == (2, 2)


def test_all_the_opponents_life_to_the_bottom_of_the_deck() -> None:
    s = Scenario()
    s.life(B, 1)
    game = resolve(s, Move(Every(THEIR_LIFE), Place.DECK_BOTTOM))

    assert (game.count(B, "life"), game.count(B, "deck")) == (0, 31)


def test_damage_takes_life_with_trigger() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = resolve(s, Damage())
    asked = game.asked()
    game.choose("yes")

    assert (asked, game.count(B, "life"), game.count(B, "hand")) == ((B, "trigger"), 3, 1)


def test_damage_to_the_own_leader() -> None:
    game = resolve(Scenario(), Damage(1, YOU))

    assert (game.count(A, "life"), game.count(A, "hand")) == (2, 1)


def test_two_damage_with_one_life_takes_what_there_is() -> None:
    """Rule 7-1-4-1-1-3: the second point does nothing."""
    s = Scenario()
    s.life(B, 1)
    game = resolve(s, Damage(2))

    assert (game.count(B, "life"), game.game.result) == (0, None)


def test_damage_without_life_loses() -> None:
    s = Scenario()
    s.life(B, 0)
    game = resolve(s, Damage())

    assert game.game.result is not None
    assert game.game.result.winner == A


def test_no_damage_is_nothing() -> None:
    """Rules 1-3-2-2, 4-6-2-2."""
    s = Scenario()
    s.life(B, 0)
    game = resolve(s, Damage(0))

    assert game.game.result is None
