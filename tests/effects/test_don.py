"""DON!! cards moved, rested and given by effects (Rules 3-9, 6-5-5, 8-3-1-6)."""

import pytest

from optcg.model.amounts import DoneCount, DonOf, Minus
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import (
    AddDon,
    Draw,
    ForbidPlayer,
    GiveDon,
    HoldDon,
    If,
    May,
    MoveGivenDon,
    RestDon,
    ReturnDon,
    ReturnGivenDon,
    SetDonActive,
)
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Every
from optcg.model.terms import Area, Category
from tests.effects.checks import OPPONENT, OWN, OWN_ALL, YOU, don, draws_when, played, resolve
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("rested", "left"), [(False, (7, 0, 3)), (True, (5, 2, 3))])
def test_add_don(rested: bool, left: tuple[int, int, int]) -> None:
    game = resolve(Scenario(), AddDon(2, rested))

    assert don(game, A) == left


def test_add_up_to_asks_how_many() -> None:
    game = resolve(Scenario(), AddDon(2, up_to=True)).choose("number 1")

    assert don(game, A) == (6, 0, 4)


def test_add_don_stops_at_the_end_of_the_don_deck() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.don(A, active=9)
    game = resolve(s, AddDon(3), Draw(DoneCount()))

    assert (don(game, A), game.count(A, "hand")) == ((10, 0, 0), 1)


def test_add_don_for_the_opponent_up_to_is_their_choice() -> None:
    """ "Your opponent may add 1 DON!! card" (OP12-075)."""
    game = resolve(Scenario(), AddDon(1, up_to=True, who=OPPONENT))

    assert (game.asked(), game.choices()) == ((B, "number"), ["number 0", "number 1"])


def test_add_don_until_both_have_as_many() -> None:
    s = Scenario()
    s.don(A, active=3)
    game = resolve(s, AddDon(Minus(DonOf(OPPONENT), DonOf(YOU))))

    assert don(game, A) == (5, 0, 5)


def test_return_don_picks_among_active_rested_and_given() -> None:
    """Rule 10-2-10."""
    s = Scenario()
    s.don(A, active=1, rested=1)
    ally = s.character(A, don=1)
    game = resolve(s, ReturnDon(1))
    choices = game.choices()
    game.choose(choices[-1])

    assert (choices[:2], game.don(ally), don(game, A)) == (
        ["pick don active", "pick don rested"],
        0,
        (1, 1, 8),
    )


def test_return_active_don_only() -> None:
    s = Scenario()
    s.don(A, active=2, rested=2)
    game = resolve(s, ReturnDon(1, state="active"))

    assert don(game, A) == (1, 2, 7)


def test_return_rested_don_alone() -> None:
    s = Scenario()
    s.don(A, active=2, rested=1)
    game = resolve(s, ReturnDon(2, state="rested"))

    assert don(game, A)[:2] == (2, 0)


def test_return_one_or_more_asks_how_many_once() -> None:
    game = resolve(Scenario(), ReturnDon(None), Draw(DoneCount()))
    first = game.choices()
    game.choose("number 2")

    assert first == [f"number {number}" for number in range(1, 6)]
    assert (don(game, A), game.count(A, "hand")) == ((3, 0, 7), 2)


def test_return_two_or_more() -> None:
    game = resolve(Scenario(), ReturnDon(None, at_least=2), Draw(DoneCount()))
    offers = game.choices()
    game.choose("number 2")

    assert (offers, game.count(A, "hand")) == (["number 2", "number 3", "number 4", "number 5"], 2)


@pytest.mark.parametrize(("active", "offered"), [(1, False), (2, True)])
def test_two_or_more_are_a_cost_that_needs_two(active: int, offered: bool) -> None:
    s = Scenario()
    s.don(A, active=active)
    line = "[On Play] You may return 2 or more DON!! cards from your field to your DON!! deck: Draw 1 card."
    game = played(s, line)[0]

    assert (game.asked() == (A, "yes_no")) == offered


def test_return_don_of_the_opponent_who_picks() -> None:
    s = Scenario()
    s.don(B, active=1, rested=1)
    game = resolve(s, ReturnDon(1, OPPONENT))
    asked = game.asked()
    game.choose("pick don rested")

    assert (asked, don(game, B)) == ((B, "don"), (1, 0, 9))


def test_how_many_of_the_opponents_don_return_is_said_by_the_player_of_the_effect() -> None:
    """Rule 4-8-1: "up to"."""
    s = Scenario()
    s.don(B, active=2)
    game = resolve(s, ReturnDon(2, OPPONENT, up_to=True))
    asked = game.asked()
    game.choose("number 1")

    assert (asked, don(game, B)) == ((A, "number"), (1, 0, 9))


def test_the_opponents_don_are_given_to_the_opponents_character() -> None:
    s = Scenario()
    s.don(B, active=1, rested=2)
    enemy = s.character(B)
    theirs = Choose(Cards(OPPONENT, (Area.CHARACTER,)), 1)
    game = resolve(s, GiveDon(2, theirs, who=OPPONENT))
    asked = game.asked()
    game.choose("number 1")

    assert (asked, don(game, B), game.don(enemy), don(game, A)) == ((A, "number"), (1, 1, 7), 1, (5, 0, 5))


def test_the_opponents_don_are_not_given_to_ones_own_character() -> None:
    """Rule 6-5-5-1."""
    s = Scenario()
    s.don(B, rested=2)
    ally = s.character(A)
    game = resolve(s, GiveDon(2, Choose(OWN, 1), up_to=False, who=OPPONENT))

    assert (don(game, B), game.don(ally)) == ((0, 2, 8), 0)


def test_return_more_don_than_there_are_returns_all() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.don(A, active=2)
    game = resolve(s, ReturnDon(5), Draw(DoneCount()))

    assert (don(game, A), game.count(A, "hand")) == ((0, 0, 10), 2)


def test_return_all_don_asks_nobody_which() -> None:
    """Active, rested and given ones, and all of them are needed."""
    s = Scenario()
    s.don(A, active=2, rested=2)
    ally = s.character(A, don=1)
    game = resolve(s, ReturnDon(5))

    assert (game.asked(), don(game, A), game.don(ally)) == ((A, "main"), (0, 0, 10), 0)


def test_return_up_to_may_be_none() -> None:
    game = resolve(Scenario(), ReturnDon(2, up_to=True)).choose("number 0")

    assert don(game, A) == (5, 0, 5)


def test_rest_don() -> None:
    game = resolve(Scenario(), RestDon(2))

    assert don(game, A) == (3, 2, 5)


def test_rest_any_number_of_don() -> None:
    game = resolve(Scenario(), RestDon(None), Draw(DoneCount()))
    game.choose("number 2")

    assert (don(game, A), game.count(A, "hand")) == ((3, 2, 5), 2)


def test_rest_the_opponents_don_is_the_choice_of_the_effects_player() -> None:
    """ "Rest up to 1 of your opponent's DON!! cards": 4-8-1, the player of the effect picks."""
    game = resolve(Scenario(), RestDon(1, OPPONENT, up_to=True))
    asked = game.asked()
    game.choose("pick don active")

    assert (asked, don(game, B)) == ((A, "don"), (4, 1, 5))


def test_rest_don_that_are_not_active_is_impossible() -> None:
    s = Scenario()
    s.don(A, rested=2)
    game = resolve(s, RestDon(1), If(YouDid(), (Draw(1),)))

    assert (don(game, A), game.count(A, "hand")) == ((0, 2, 8), 0)


def test_set_don_active() -> None:
    s = Scenario()
    s.don(A, active=1, rested=3)
    game = resolve(s, SetDonActive(2)).choose("number 2")

    assert don(game, A) == (3, 1, 6)


def test_set_don_active_leaves_given_don_alone() -> None:
    """Rule 4-4-2: a given DON!! is neither active nor rested."""
    s = Scenario()
    s.don(A, active=1)
    ally = s.character(A, don=2)
    game = resolve(s, SetDonActive(2), If(YouDid(), (Draw(1),)))

    assert (don(game, A)[0], game.don(ally), game.count(A, "hand")) == (1, 2, 0)


@pytest.mark.parametrize(("rested", "asked"), [(0, False), (1, True)])
def test_a_player_may_set_fewer_active_where_there_are_no_more(rested: int, asked: bool) -> None:
    """Rule 1-3-2: as much as possible is done."""
    s = Scenario()
    s.don(A, active=1, rested=rested)
    game = resolve(s, May((SetDonActive(2, up_to=False),)))

    assert ("yes" in game.choices()) is asked


def test_set_all_don_active() -> None:
    s = Scenario()
    s.don(A, active=1, rested=3)
    game = resolve(s, SetDonActive(DonOf(YOU, "rested"), up_to=False))

    assert don(game, A) == (4, 0, 6)


def test_a_ban_on_setting_don_active_may_name_the_kind_of_source() -> None:
    """ "You cannot set DON!! cards as active using Character effects" (OP10-030): an Event still may."""
    s = Scenario()
    s.don(A, rested=1)
    what = "set DON!! active by effects"
    ban = ForbidPlayer(YOU, what, Duration.TURN, CategoryIs(Category.CHARACTER))
    game = resolve(s, ban, SetDonActive(1, up_to=False))

    assert don(game, A)[0] == 1


@pytest.mark.parametrize(("state", "left"), [("rested", (2, 1)), ("active", (1, 2))])
def test_give_don(state: str, left: tuple[int, int]) -> None:
    s = Scenario()
    s.don(A, active=2, rested=2)
    ally = s.character(A)
    game = resolve(s, GiveDon(1, Choose(OWN, 1), state, up_to=False))

    assert (game.don(ally), don(game, A)[:2]) == (1, left)


def test_give_up_to_may_stop() -> None:
    s = Scenario()
    s.don(A, rested=2)
    ally = s.character(A)
    game = resolve(s, GiveDon(2, Choose(OWN, 1))).choose("number 1")

    assert game.don(ally) == 1


def test_give_more_than_there_are_gives_all() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.don(A, rested=1)
    ally = s.character(A)
    game = resolve(s, GiveDon(3, Choose(OWN, 1), up_to=False), Draw(DoneCount()))

    assert (game.don(ally), game.count(A, "hand")) == (1, 1)


def test_give_to_nobody_keeps_the_don() -> None:
    s = Scenario()
    s.don(A, rested=1)
    game = resolve(s, GiveDon(1, Choose(OWN, 1), up_to=False), Draw(DoneCount()))

    assert (don(game, A), game.count(A, "hand")) == ((0, 1, 9), 0)


def test_give_each_of_several() -> None:
    s = Scenario()
    s.don(A, rested=3)
    one, two = s.character(A), s.character(A)
    game = resolve(s, GiveDon(1, Every(OWN), up_to=False, each=True))

    assert (game.don(one), game.don(two), don(game, A)[1]) == (1, 1, 1)


def test_give_each_up_to_one_may_pass_over_the_first() -> None:
    """ "Give up to 1 rested DON!! card to each" (OP04-004): each card by itself."""
    s = Scenario()
    s.don(A, rested=1)
    one, two = s.character(A), s.character(A)
    game = resolve(s, GiveDon(1, Every(OWN), each=True)).choose("done").choose("pick don rested")

    assert (game.don(one), game.don(two)) == (0, 1)


def test_give_each_two_gives_both_to_the_first_before_the_second() -> None:
    s = Scenario()
    s.don(A, rested=3)
    one, two = s.character(A), s.character(A)
    game = resolve(s, GiveDon(2, Every(OWN), up_to=False, each=True))

    assert (game.don(one), game.don(two)) == (2, 1)


def test_move_given_don_from_another_card() -> None:
    s = Scenario()
    s.leader(A, don=2)
    ally = s.character(A)
    game = resolve(s, MoveGivenDon(2, None, Choose(OWN, 1)))
    game.choose("number 2")

    assert (game.don("leader_a"), game.don(ally)) == (0, 2)


def test_move_given_don_never_takes_from_the_receiver() -> None:
    s = Scenario()
    ally = s.character(A, don=1)
    game = resolve(s, MoveGivenDon(1, None, Choose(OWN, 1), up_to=False), If(YouDid(), (Draw(1),)))

    assert (game.don(ally), game.count(A, "hand")) == (1, 0)


def test_return_given_don_to_the_cost_area() -> None:
    s = Scenario()
    s.don(A, active=1)
    s.leader(A, don=2)
    game = resolve(s, ReturnGivenDon(2, Every(OWN_ALL)))

    assert (game.don("leader_a"), don(game, A)[:2]) == (0, (1, 2))


def test_return_given_don_only_from_the_cards_meant() -> None:
    """Rule 1-3-2: the Leader has one, but Characters are meant."""
    s = Scenario()
    s.leader(A, don=1)
    s.character(A)
    game = resolve(s, ReturnGivenDon(1, Every(OWN)), If(YouDid(), (Draw(1),)))

    assert (game.don("leader_a"), game.count(A, "hand")) == (1, 0)


def test_hold_don_through_the_next_refresh_phase() -> None:
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = resolve(s, HoldDon(1)).choose("pick don rested").end()

    assert don(game, B)[:2] == (5, 1)


def test_hold_don_is_chosen_by_the_effects_player_among_rested_ones() -> None:
    """OP10-033: "up to 1 of your opponent's rested DON!! cards"."""
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = resolve(s, HoldDon(1, state="rested"))

    assert (game.asked(), game.choices()) == ((A, "don"), ["pick don rested", "done"])


def test_hold_don_where_there_is_none_rested() -> None:
    game = resolve(Scenario(), HoldDon(1, state="rested"), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_returned_don_are_one_event() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("DON!! returned", who=YOU, at_least=2)])
    game = resolve(s, ReturnDon(2))

    assert game.count(A, "hand") == 1
