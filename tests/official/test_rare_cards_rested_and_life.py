"""Cards of PRB02 and ST13, and OP14-070, about being rested, DON!! rested later, and face-up Life cards."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, When
from optcg.model.effects import Draw, Move, Place, Play, Rest
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area, Category, Color
from tests.official.board import Board
from tests.scenario import A, B, Table

RESTS = Rest(Choose(Cards(Owner.OPPONENT, (Area.CHARACTER,)), 1))
TWO_COLORS = (Color.GREEN, Color.RED)


def captain(colors: tuple[Color, ...] = TWO_COLORS, don: int = 5) -> tuple[Board, str]:
    """PRB02-005 in A's hand, against so many DON!!."""
    s = Board()
    s.leader(A, colors=colors)
    s.don(B, active=don - 1)
    s.leader(B, don=1)
    return s, s.hold(A, "PRB02-005")


def test_prb02_005_rests_a_don_at_the_start_of_the_opponents_next_main_phase() -> None:
    """After the Refresh and DON!! Phase, once; the turn after that is free again."""
    s, card = captain()
    game = s.start().play(card)
    assert game.count(B, "don_rested") == 0
    game.end()
    assert game.asked() == (B, "main")
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (6, 1)
    game.end().end()
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (9, 0)


@pytest.mark.parametrize(("colors", "don"), [((Color.GREEN,), 5), (TWO_COLORS, 8)])
def test_prb02_005_asks_for_two_colors_and_seven_don_or_less(colors: tuple[Color, ...], don: int) -> None:
    """The DON!! across are counted when it is played, given ones too."""
    s, card = captain(colors, don)
    s.leader(B, colors=TWO_COLORS, don=1)
    game = s.start().play(card).end()
    assert game.count(B, "don_rested") == 0


def test_prb02_005_counts_the_don_when_it_is_played() -> None:
    """Seven then, nine when it happens: the DON!! is rested all the same."""
    s, card = captain(don=7)
    game = s.start().play(card).end()
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (8, 1)


def test_prb02_005_does_nothing_when_it_is_played_in_the_opponents_turn() -> None:
    """Played by a [Counter] Event, it has no word about the Main Phases to come."""
    s = Board(turn_player=B)
    s.leader(A, colors=TWO_COLORS)
    card = s.hold(A, "PRB02-005")
    plays = Play(Choose(Cards(Owner.YOU, (Area.HAND,), CategoryIs(Category.CHARACTER)), 1))
    event = s.hand(A, s.event_card(cost=0, counter_event=[plays]))
    game = s.start().declare("leader_b", "leader_a").choose(f"counter {event}").choose(f"pick {card}")
    assert game.area(card) == "characters"
    game.pass_battle().end().end()
    assert game.asked() == (B, "main")
    assert game.count(B, "don_rested") == 0


def resting(number: str, by_event: bool = False, turn: int = B) -> tuple[Board, str, str]:
    """A card of A that a Character or an Event of B is about to rest."""
    s = Board(turn_player=turn)
    card = s.put(A, number)
    if by_event:
        return s, card, "play " + s.hand(B, s.event_card(cost=0, main=[RESTS]))
    ability = ActivateEffect(("Activate: Main",), (RESTS,))
    return s, card, f"activate {s.character(B, abilities=[ability])}.1"


def test_prb02_006_rests_another_character_instead() -> None:
    """An active one of its own side, if its player likes; itself it stays active."""
    s, zoro, act = resting("PRB02-006")
    active, second = s.character(A), s.character(A)
    tired = s.character(A, rested=True)
    game = s.start().choose(act).choose(f"pick {zoro}")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert set(game.choices()) == {f"pick {active}", f"pick {second}"}
    game.choose(f"pick {second}")
    assert [game.rested(ref) for ref in (zoro, active, second, tired)] == [False, False, True, True]


def test_prb02_006_declined_or_without_another_active_character_it_is_rested() -> None:
    s, zoro, act = resting("PRB02-006")
    other = s.character(A)
    game = s.start().choose(act).choose(f"pick {zoro}").choose("no")
    assert (game.rested(zoro), game.rested(other)) == (True, False)

    s, zoro, act = resting("PRB02-006")
    s.character(A, rested=True)
    game = s.start().choose(act).choose(f"pick {zoro}")
    assert game.asked() == (B, "main")
    assert game.rested(zoro)


def test_prb02_006_does_not_replace_an_events_effect_nor_its_own_block() -> None:
    """Only what a Character of the opponent does counts."""
    s, zoro, act = resting("PRB02-006", by_event=True)
    s.character(A)
    game = s.start().choose(act).choose(f"pick {zoro}")
    assert game.asked() == (B, "main")
    assert game.rested(zoro)

    s, zoro, _ = resting("PRB02-006")
    s.character(A)
    game = s.start().declare("leader_b", "leader_a").choose(f"block {zoro}")
    assert game.asked() == (B, "main")
    assert game.area(zoro) == "trash"


def test_prb02_006_works_in_the_opponents_turn_only() -> None:
    """In its own turn an effect of the opponent's Character rests it."""
    s = Board()
    zoro, other = s.put(A, "PRB02-006"), s.character(A)
    s.character(B, abilities=[AutoEffect((When("On Your Opponent's Attack"),), (RESTS,))])
    game = s.start().declare("leader_a", "leader_b")
    game.choose(f"pick {zoro}")
    assert game.rested(zoro)
    assert not game.rested(other)


@pytest.mark.parametrize("number", ["PRB02-006", "OP14-070", "PRB02-009"])
def test_being_rested_by_an_own_effect_or_another_card_is_nothing_to_them(number: str) -> None:
    """PRB02-006, OP14-070 and PRB02-009 wait for the opponent's effect on themselves."""
    s = Board(turn_player=B)
    card = s.put(A, number)
    own = Rest(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1))
    s.character(A, rested=False, abilities=[AutoEffect((When("On Your Opponent's Attack"),), (own,))])
    game = s.start().declare("leader_b", "leader_a").choose(f"pick {card}")
    assert game.asked() == (B, "main")
    assert game.rested(card)

    s, card, act = resting(number)
    other = s.character(A)
    game = s.start().choose(act).choose(f"pick {other}")
    assert game.asked() == (B, "main")
    assert game.rested(other)


def test_op14_070_pays_a_don_to_stand_up_again() -> None:
    """It is rested first; then its player may return a DON!!, a given one too."""
    s, buffalo, act = resting("OP14-070")
    s.don(A, active=1)
    s.leader(A, don=1)
    game = s.start().choose(act)
    assert game.asked() == (A, "don")
    assert game.rested(buffalo)
    assert set(game.choices()) == {"pick don active", "pick don leader_a", "no"}
    game.choose("pick don leader_a")
    assert not game.rested(buffalo)
    assert (game.don("leader_a"), game.count(A, "don_active")) == (0, 1)


def test_op14_070_stays_rested_if_declined_without_don_or_by_an_event() -> None:
    s, buffalo, act = resting("OP14-070")
    game = s.start().choose(act).choose("no")
    assert game.rested(buffalo)
    assert game.count(A, "don_active") == 5

    s, buffalo, act = resting("OP14-070")
    s.don(A, active=0)
    game = s.start().choose(act)
    assert game.asked() == (B, "main")
    assert game.rested(buffalo)

    s, buffalo, act = resting("OP14-070", by_event=True)
    game = s.start().choose(act)
    assert game.asked() == (B, "main")
    assert game.rested(buffalo)

    s, buffalo, _ = resting("OP14-070")
    game = s.start().declare("leader_b", "leader_a").choose(f"block {buffalo}")
    assert game.asked() == (B, "main")


@pytest.mark.parametrize("by_event", [False, True])
def test_prb02_009_may_be_trashed_for_two_cards_when_rested(by_event: bool) -> None:
    """By whatever effect of the opponent; the question is asked once."""
    s, galdino, act = resting("PRB02-009", by_event)
    game = s.start().choose(act)
    assert game.asked() == (A, "yes_no")
    assert game.rested(galdino)
    game.choose("yes")
    assert game.asked() == (B, "main")
    assert game.area(galdino) == "trash"
    assert game.count(A, "hand") == 2


def test_prb02_009_declined_it_stays_and_a_block_or_own_effect_does_not_count() -> None:
    s, galdino, act = resting("PRB02-009")
    game = s.start().choose(act).choose("no")
    assert game.asked() == (B, "main")
    assert game.area(galdino) == "characters"
    assert game.count(A, "hand") == 0

    s, galdino, _ = resting("PRB02-009")
    game = s.start().declare("leader_b", "leader_a").choose(f"block {galdino}")
    assert game.asked()[1] != "yes_no"

    s = Board()
    galdino = s.put(A, "PRB02-009")
    event = s.hand(A, s.event_card(cost=0, main=[Rest(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1))]))
    game = s.start().play(event)
    assert game.rested(galdino)
    assert game.asked() == (A, "main")


def face_up(number: str = "OP01-009") -> tuple[Board, str]:
    """ST13-003 leads; its top Life card lies face-up."""
    s = Board(turn_player=B)
    s.lead(A, "ST13-003")
    return s, s.on_life(A, number, face_up=True)


def test_st13_003_a_face_up_life_card_goes_to_the_bottom_of_the_deck_without_its_trigger() -> None:
    """Damage moves it there; a face-down one goes to the hand as ever."""
    s, top = face_up()
    other = s.character(B)
    game = s.start().attack("leader_b", "leader_a")
    assert game.area(top) == "deck"
    assert game.game.state.players[A].deck[0].id == game.id(top)
    assert (game.count(A, "hand"), game.count(A, "life")) == (0, 3)
    assert "trigger_activated" not in game.kinds()
    game.attack(other, "leader_a")
    assert (game.count(A, "hand"), game.count(A, "life")) == (1, 2)


def taker(top_face_up: bool) -> tuple[Table, str]:
    """A activates "add 1 card from the top of your Life to your hand: draw 2 cards"."""
    s = Board()
    s.lead(A, "ST13-003")
    top = s.on_life(A, "OP01-009", face_up=top_face_up)
    price = Move(Top(Owner.YOU, Area.LIFE), Place.HAND)
    card = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(2),), cost=(price,))])
    return s.start().choose(f"activate {card}.1"), top


@pytest.mark.rule("8-3-1-7")
def test_st13_003_a_face_up_card_does_not_pay_a_cost_of_the_hand() -> None:
    """It goes to the deck, and what follows the colon does not happen; face-down it pays."""
    game, top = taker(top_face_up=True)
    assert game.area(top) == "deck"
    assert game.count(A, "hand") == 0
    game, top = taker(top_face_up=False)
    assert game.area(top) == "hand"
    assert game.count(A, "hand") == 3


def test_st13_003_banish_still_trashes_a_face_up_card() -> None:
    """Only the hand is replaced."""
    s, top = face_up()
    banisher = s.character(B, keywords=("Banish",))
    game = s.start().attack(banisher, "leader_a")
    assert game.area(top) == "trash"


def test_st13_003_adds_cost_five_characters_face_up_when_it_has_no_life() -> None:
    """From hand and trash together; not another cost, no Event; the price is a card of the hand."""
    s = Board()
    s.lead(A, "ST13-003", don=2)
    s.life(A, 0)
    held, price = s.hand(A, s.character_card(cost=5)), s.hand(A, s.character_card(cost=1))
    spare = s.hand(A, s.character_card(cost=1))
    thrown, third = s.trash(A, s.character_card(cost=5)), s.trash(A, s.character_card(cost=5))
    s.trash(B, s.character_card(cost=5))
    s.hand(B, s.character_card(cost=5))
    s.trash(A, s.character_card(cost=4))
    s.trash(A, s.character_card(cost=6))
    s.trash(A, s.event_card(cost=5))
    game = s.start().choose("activate leader_a.2")
    assert set(game.choices()) == {f"pick {held}", f"pick {price}", f"pick {spare}"}
    game.choose(f"pick {price}")
    assert set(game.choices()) == {f"pick {held}", f"pick {thrown}", f"pick {third}", "done"}
    game.choose(f"pick {held}").choose(f"pick {thrown}")
    game.choose(f"pick {held}")
    assert game.area(third) == "trash"
    assert (game.area(held), game.area(thrown)) == ("life", "life")
    assert game.side(A)["life_face_up_indexes"] == [0, 1]
    assert "activate leader_a.2" not in game.choices()


@pytest.mark.parametrize(("life", "don"), [(1, 2), (0, 1)])
def test_st13_003_adds_nothing_with_life_left_and_needs_two_don(life: int, don: int) -> None:
    """The price can be paid in vain, but not without the DON!!."""
    s = Board()
    s.lead(A, "ST13-003", don=don)
    s.life(A, life)
    s.hand(A, s.character_card(cost=5))
    s.hand(A, s.character_card(cost=5))
    game = s.start()
    assert ("activate leader_a.2" in game.choices()) is (don == 2)
    if don == 2:
        game.choose("activate leader_a.2").choose(game.choices()[0])
        assert game.asked() == (A, "main")
        assert game.count(A, "life") == 1
