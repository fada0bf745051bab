"""Moving and K.O.'ing cards (Rules 3-1-6, 3-1-7, 10-2-1-2, 1-3-2)."""

import pytest

from optcg.model.amounts import DoneCount
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Forbid, If, Move, Pick, Place, Shuffle
from optcg.model.selections import Cards, Choose, Every, Slot, Top
from optcg.model.terms import Area
from tests.effects.checks import (
    ANY,
    EITHER,
    OPPONENT,
    OWN_ALL,
    OWN_HAND,
    OWN_TRASH,
    THEIR_HAND,
    THEIRS,
    YOU,
    draws_when,
    pile,
    resolve,
)
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("place", "area"),
    [
        (Place.HAND, "hand"),
        (Place.TRASH, "trash"),
        (Place.DECK_TOP, "deck"),
        (Place.DECK_BOTTOM, "deck"),
        (Place.LIFE_TOP, "life"),
        (Place.LIFE_BOTTOM, "life"),
    ],
)
def test_move_sends_a_character_to_an_area_of_its_owner(place: Place, area: str) -> None:
    s = Scenario()
    victim = s.character(B)
    game = resolve(s, Move(Choose(THEIRS, 1), place))

    assert (game.area(victim), game.owner(victim)) == (area, B)


@pytest.mark.parametrize(
    ("place", "answer", "area", "at"),
    [
        (Place.DECK_EITHER, "top", "deck", 0),
        (Place.DECK_EITHER, "bottom", "deck", -1),
        (Place.LIFE_EITHER, "top", "life", 0),
        (Place.LIFE_EITHER, "bottom", "life", -1),
    ],
)
def test_move_to_top_or_bottom_asks_the_owner(place: Place, answer: str, area: str, at: int) -> None:
    s = Scenario()
    victim = s.character(B)
    game = resolve(s, Move(Choose(THEIRS, 1), place)).choose(answer)

    assert pile(game, B, area)[at] == victim


@pytest.mark.parametrize(("place", "at"), [(Place.DECK_TOP, 0), (Place.DECK_BOTTOM, -1)])
def test_move_to_the_deck_puts_the_card_at_the_named_end(place: Place, at: int) -> None:
    s = Scenario()
    victim = s.character(B)
    game = resolve(s, Move(Choose(THEIRS, 1), place))

    assert pile(game, B, "deck")[at] == victim


def test_move_several_to_a_pile_lets_their_owner_order_them() -> None:
    """Rule 3-1-7: the first one picked lies uppermost."""
    s = Scenario()
    one, two = s.character(B), s.character(B)
    game = resolve(s, Move(Every(THEIRS), Place.DECK_BOTTOM))
    asked = game.asked()
    game.choose(f"pick {two}")

    assert (asked, pile(game, B, "deck")[-2:]) == ((B, "order"), [two, one])


def test_move_several_to_top_or_bottom_in_any_split() -> None:
    s = Scenario()
    one, two = s.deck_top(A, s.character_card()), s.deck_top(A, s.character_card())
    game = resolve(s, Move(Top(YOU, Area.DECK, 2), Place.DECK_EITHER))
    game.choose(f"pick {one}").choose("bottom").choose("top")

    deck = pile(game, A, "deck")
    assert (deck[0], deck[-1]) == (two, one)


def test_move_of_cards_of_both_players_goes_to_each_owner() -> None:
    s = Scenario()
    mine, theirs = s.character(A), s.character(B)
    game = resolve(s, Move(Every(ANY), Place.HAND))

    assert [(game.area(c), game.owner(c)) for c in (mine, theirs)] == [("hand", A), ("hand", B)]


def test_move_face_up_to_life_lies_face_up() -> None:
    s = Scenario()
    victim = s.character(A)
    game = resolve(s, Move(Choose(OWN_ALL, 1, slot=1), Place.LIFE_TOP, face_up=True))
    game.choose(f"pick {victim}")

    life = game.side(A)["life"]
    assert isinstance(life, list)
    assert life[0]["card"] is not None


def test_move_a_leader_is_impossible() -> None:
    """Rules 1-3-2, 3-6-3: nothing happens, and it counts as not done."""
    s = Scenario()
    leader = Cards(OPPONENT, (Area.LEADER,))
    game = resolve(s, Move(Every(leader), Place.HAND), If(YouDid(), (Draw(1),)))

    assert (game.area("leader_b"), game.count(A, "hand")) == ("leader", 0)


def test_move_does_as_much_as_possible() -> None:
    """Rule 1-3-2: of two cards asked for only one is there."""
    s = Scenario()
    card = s.hand(B, s.character_card())
    game = resolve(s, Move(Choose(THEIR_HAND, 2, chooser=OPPONENT), Place.TRASH), Draw(DoneCount()))

    assert (game.area(card), game.count(A, "hand")) == ("trash", 1)


def test_move_of_a_card_that_has_moved_on_does_nothing() -> None:
    """Rule 3-1-6: in the new area it is a new card."""
    s = Scenario()
    victim = s.character(B)
    pick, trash = Pick(Every(THEIRS, slot=1)), Move(Every(THEIRS, slot=2), Place.TRASH)
    game = resolve(s, pick, trash, Move(Slot(1), Place.HAND))

    assert game.area(victim) == "trash"


def test_moved_cards_are_remembered_where_they_are_now() -> None:
    """ "That card" of a later step is the card in its new area."""
    s = Scenario()
    victim = s.character(B)
    game = resolve(s, Move(Choose(THEIRS, 1, slot=1), Place.TRASH), Move(Slot(1), Place.DECK_BOTTOM))

    assert game.area(victim) == "deck"


def test_trashing_a_character_is_no_ko() -> None:
    """Rule 10-2-1-3: no [On K.O.]."""
    s = Scenario()
    victim = s.character(B, abilities=[draws_when("On K.O.")])
    game = resolve(s, Move(Choose(THEIRS, 1), Place.TRASH))

    assert (game.area(victim), game.count(B, "hand")) == ("trash", 0)


def test_given_don_of_a_moved_character_are_rested() -> None:
    """Rule 6-5-5-4."""
    s = Scenario()
    s.don(B, active=1)
    s.character(B, don=2)
    game = resolve(s, Move(Choose(THEIRS, 1), Place.HAND))

    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (1, 2)


def test_ko_sends_to_the_trash_and_activates_on_ko() -> None:
    s = Scenario()
    victim = s.character(B, abilities=[draws_when("On K.O.")])
    game = resolve(s, KO(Choose(THEIRS, 1)))

    assert (game.area(victim), game.count(B, "hand")) == ("trash", 1)


def test_ko_of_a_stage() -> None:
    s = Scenario()
    ship = s.stage(B)
    game = resolve(s, KO(Choose(Cards(OPPONENT, (Area.STAGE,)), 1, up_to=True))).choose(f"pick {ship}")

    assert game.area(ship) == "trash"


def test_ko_of_several_does_what_is_possible() -> None:
    """Rules 1-3-2, 1-3-3: one of the two cannot be K.O.'d."""
    s = Scenario()
    weak = s.character(B)
    safe = s.character(B, effects=[{"cannot": "be K.O.'d by effects", "until": "turn"}])
    game = resolve(s, KO(Every(THEIRS)), Draw(DoneCount()))

    assert (game.area(weak), game.area(safe), game.count(A, "hand")) == ("trash", "characters", 1)


def test_ko_of_nothing_is_not_done() -> None:
    game = resolve(Scenario(), KO(Choose(THEIRS, 1)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_ko_is_forbidden_by_a_later_ban_in_the_same_effect() -> None:
    s = Scenario()
    victim = s.character(B)
    ban = Forbid(Every(THEIRS, slot=1), "be K.O.'d", Duration.TURN)
    game = resolve(s, ban, KO(Slot(1)))

    assert game.area(victim) == "characters"


def test_shuffle_changes_the_order_of_the_deck() -> None:
    s = Scenario()
    refs = [s.deck_top(A, s.character_card()) for _ in range(12)]
    game = resolve(s, Shuffle())

    found = [ref for ref in pile(game, A, "deck") if ref in refs]
    assert (sorted(found), found != refs) == (sorted(refs), True)


def test_shuffle_of_both_decks() -> None:
    s = Scenario()
    game = resolve(s, Shuffle(EITHER))

    assert game.kinds().count("deck_shuffled") == 2


def test_the_hand_goes_into_the_deck_and_is_drawn_anew() -> None:
    """OP06-047, P-002: as many as were put back; no order is asked of cards that are shuffled."""
    s = Scenario()
    for _ in range(3):
        s.hand(A, s.character_card())
    game = resolve(s, Move(Every(OWN_HAND), Place.DECK), Shuffle(), Draw(DoneCount()))

    assert (game.count(A, "hand"), game.count(A, "deck")) == (3, 30)


def test_trash_to_hand() -> None:
    s = Scenario()
    card = s.trash(A, s.character_card())
    game = resolve(s, Move(Choose(OWN_TRASH, 1, up_to=True), Place.HAND)).choose(f"pick {card}")

    assert game.area(card) == "hand"


def test_a_card_that_goes_into_the_deck_leaves_the_field() -> None:
    s = Scenario()
    wall = s.character(B)
    game = resolve(s, Move(Every(THEIRS), Place.DECK), Shuffle(OPPONENT))

    assert (game.area(wall), "deck_shuffled" in game.kinds()) == ("deck", True)
