"""Rules 10-2-9 to 10-2-12, 10-2-14: [DON!! xX], DON!! -X, [Your Turn], [Opponent's Turn] and "trash"."""

from dataclasses import replace

import pytest

from optcg.model.abilities import ActivateEffect, Gate, PermanentEffect
from optcg.model.effects import Draw, GainPower, Move, Place, ReturnDon, ReturnGivenDon
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario


def bonus(gate: Gate) -> PermanentEffect:
    return PermanentEffect((GainPower(This(), 1000),), gate=gate)


def don_minus(count: int) -> ActivateEffect:
    """ "[Activate: Main] DON!! -X: draw 1 card." """
    return ActivateEffect(("Activate: Main",), (Draw(1),), cost=(ReturnDon(count),))


@pytest.mark.rule("10-2-9-1")
def test_10_2_9_1_the_condition_holds_from_x_given_don_on() -> None:
    """With [DON!! x2] the second DON!! brings the bonus, beside its own 1000 power."""
    s = Scenario()
    ace = s.character(A, power=5000, abilities=[bonus(Gate(don=2))])
    game = s.start()
    powers = [game.power(ace)]

    for _ in range(3):
        powers.append(game.give(ace).power(ace))

    assert powers == [5000, 6000, 8000, 9000]


@pytest.mark.rule("10-2-9-1")
def test_10_2_9_1_the_condition_ends_when_a_don_is_taken_away() -> None:
    """Of 2 given DON!! one goes back to the cost area: neither it nor the bonus counts any more."""
    s = Scenario()
    ace = s.character(A, power=5000, don=2, abilities=[bonus(Gate(don=2))])
    yours = Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1)
    event = s.hand(A, s.event_card(main=[ReturnGivenDon(1, yours)]))
    game = s.start()

    game.play(event)

    assert (game.don(ace), game.power(ace)) == (1, 6000)


@pytest.mark.rule("10-2-9-1", "8-3-2-3")
def test_10_2_9_1_given_don_count_in_the_opponents_turn_though_they_add_no_power() -> None:
    """ "[DON!! x2] [Opponent's Turn] +1000": in B's turn the Leader of 5000 has 6000."""
    s = Scenario()
    s.leader(A, power=5000, don=2, abilities=[bonus(Gate(don=2, turn="opponent"))])
    game = s.start()
    in_own_turn = game.power("leader_a")

    game.end()

    assert (in_own_turn, game.power("leader_a")) == (7000, 6000)


@pytest.mark.rule("10-2-9-1")
def test_10_2_9_1_an_effect_that_is_activated_needs_the_don_too() -> None:
    """A "[DON!! x1] [Activate: Main]" effect is offered once the DON!! is given."""
    s = Scenario()
    effect = ActivateEffect(("Activate: Main",), (Draw(1),), gate=Gate(don=1))
    ace = s.character(A, abilities=[effect])
    game = s.start()
    before = f"activate {ace}.1" in game.choices()

    game.give(ace)

    assert (before, f"activate {ace}.1" in game.choices()) == (False, True)


@pytest.mark.rule("8-2-1-2", "8-4-6", "10-2-9-1")
@pytest.mark.parametrize(("paid", "drawn"), [("leader_a", 0), ("active", 1)])
def test_8_2_1_2_an_effect_whose_don_have_paid_for_it_does_nothing(paid: str, drawn: int) -> None:
    """ "[DON!! x1] DON!! -1: draw 1 card", paid with the given DON!!: nothing. With another one: 1 card."""
    s = Scenario()
    s.leader(A, don=1, abilities=[replace(don_minus(1), gate=Gate(don=1, once=True))])
    game = s.start()

    game.choose("activate leader_a.1").choose(f"pick don {paid}")

    assert (game.count(A, "hand"), game.count(A, "don_deck")) == (drawn, 5)
    assert ("condition_ended" in game.kinds()) == (not drawn)
    assert "activate leader_a.1" not in game.give("leader_a").choices()


@pytest.mark.rule("8-2-1-2", "10-2-17-1")
def test_8_2_1_2_a_card_that_pays_with_itself_had_its_don() -> None:
    """ "[DON!! x1] You may trash this Character: draw 1 card" is looked at as it was on the field."""
    s = Scenario()
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), (Move(This(), Place.TRASH),), gate=Gate(don=1))
    ace = s.character(A, don=1, abilities=[ability])
    game = s.start()

    game.choose(f"activate {ace}.1")

    assert (game.area(ace), game.count(A, "hand")) == ("trash", 1)


@pytest.mark.rule("10-2-10-1")
def test_10_2_10_1_don_of_all_areas_can_be_returned() -> None:
    """The player picks among active, rested and given DON!!, of the Leader and of a Character."""
    s = Scenario()
    s.don(A, active=1, rested=1)
    s.leader(A, don=1, abilities=[don_minus(3)])
    ace = s.character(A, don=1)
    game = s.start()

    game.choose("activate leader_a.1")

    assert game.choices() == [
        "pick don active",
        "pick don rested",
        "pick don leader_a",
        f"pick don {ace}",
    ]


@pytest.mark.rule("10-2-10-1")
def test_10_2_10_1_x_don_in_all_go_to_the_don_deck() -> None:
    """For DON!! -3 one of each kind is returned, and then the effect follows."""
    s = Scenario()
    s.don(A, active=1, rested=1)
    s.leader(A, don=2, abilities=[don_minus(3)])
    game = s.start()
    before = game.count(A, "don_deck")
    game.choose("activate leader_a.1")

    for which in ("leader_a", "rested", "active"):
        game.choose(f"pick don {which}")

    assert (game.count(A, "don_deck") - before, game.don("leader_a"), game.count(A, "hand")) == (3, 1, 1)


@pytest.mark.rule("10-2-10-1")
@pytest.mark.parametrize(("on_the_field", "offered"), [(2, False), (3, True)])
def test_10_2_10_1_without_x_don_it_cannot_be_paid(on_the_field: int, offered: bool) -> None:
    """DON!! -3 is offered with 3 DON!! in all, given ones included, and not with 2."""
    s = Scenario()
    s.don(A, active=1, rested=on_the_field - 2)
    s.leader(A, don=1, abilities=[don_minus(3)])

    assert ("activate leader_a.1" in s.start().choices()) == offered


@pytest.mark.rule("10-2-11-1")
def test_10_2_11_1_your_turn_holds_in_the_own_turn() -> None:
    """ "[Your Turn] +1000" of A is on in A's turn and off in B's."""
    s = Scenario()
    ace = s.character(A, power=5000, abilities=[bonus(Gate(turn="your"))])
    game = s.start()
    in_own_turn = game.power(ace)

    game.end()

    assert (in_own_turn, game.power(ace)) == (6000, 5000)


@pytest.mark.rule("10-2-12-1")
def test_10_2_12_1_opponents_turn_holds_in_the_opponents_turn() -> None:
    """ "[Opponent's Turn] +1000" of A is off in A's turn and on in B's."""
    s = Scenario()
    ace = s.character(A, power=5000, abilities=[bonus(Gate(turn="opponent"))])
    game = s.start()
    in_own_turn = game.power(ace)

    game.end()

    assert (in_own_turn, game.power(ace)) == (5000, 6000)


@pytest.mark.rule("10-2-14-1")
def test_10_2_14_1_to_trash_is_to_choose_a_card_of_the_hand() -> None:
    """ "Trash 1 card" offers A's hand only: not A's field, and not B's hand."""
    s = Scenario()
    s.character(A)
    trash = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)
    event = s.hand(A, s.event_card(main=[trash]))
    mine = [s.hand(A, s.character_card()) for _ in range(2)]
    s.hand(B, s.character_card())
    game = s.start()

    game.play(event)

    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {card}" for card in mine])


@pytest.mark.rule("10-2-14-1")
def test_10_2_14_1_the_chosen_card_is_placed_in_the_trash() -> None:
    """The picked card lies in the trash, the other stays in the hand."""
    s = Scenario()
    trash = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)
    event = s.hand(A, s.event_card(main=[trash]))
    first, second = [s.hand(A, s.character_card()) for _ in range(2)]
    game = s.start()
    game.play(event)

    game.choose(f"pick {second}")

    assert (game.area(first), game.area(second)) == ("hand", "trash")
