"""Several selections as one: "your Leader and 1 Character", "this card and 1 card from your hand"."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, PermanentEffect, ReplacementEffect, When, Would
from optcg.model.amounts import Per, SlotCount
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainPower, GiveDon, If, Move, Pick, Place, Play, Rest
from optcg.model.filters import CostIs, NameIs
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Slot, This, Together
from optcg.model.terms import Area
from tests.effects.checks import (
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    OWN_TRASH,
    THEIRS,
    YOU,
    begin,
    don,
    event,
    pile,
    resolve,
)
from tests.scenario import A, B, Scenario


def up_to_one(cost: int, slot: int) -> Choose:
    return Choose(Cards(OPPONENT, (Area.CHARACTER,), CostIs("<=", cost)), 1, up_to=True, slot=slot)


def test_two_kinds_of_targets_at_once() -> None:
    """OP06-056: up to 1 with a cost of 2 or less and up to 1 with a cost of 1 or less."""
    s = Scenario()
    one, two = s.character(B, cost=1), s.character(B, cost=2)
    game = resolve(s, KO(Together((up_to_one(2, 0), up_to_one(1, 1)), 2)))
    game.choose(f"pick {two}").choose(f"pick {one}")

    assert (game.area(one), game.area(two)) == ("trash", "trash")


def test_the_cards_of_an_earlier_part_are_left_out() -> None:
    s = Scenario()
    one = s.character(B, cost=1)
    game = resolve(s, KO(Together((up_to_one(2, 0), up_to_one(1, 1)), 2))).choose(f"pick {one}")

    assert game.area(one) == "trash"


def test_a_card_of_two_parts_is_one_card() -> None:
    """It is put under the deck once: nobody is asked for an order."""
    s = Scenario()
    ability = ActivateEffect(
        ("Activate: Main",), (Move(Together((Choose(OWN, 1, slot=0), This()), 1), Place.DECK_BOTTOM),)
    )
    card = s.character(A, abilities=[ability])
    game = begin(s).choose(f"activate {card}.1")

    assert (game.asked(), game.area(card), game.count(A, "deck")) == ((A, "main"), "deck", 31)


def test_they_are_one_process() -> None:
    """One replacement may save both (Rule 8-1-3-4-1)."""
    s = Scenario()
    s.leader(B, abilities=[ReplacementEffect(Would("ko", Cards(YOU, (Area.CHARACTER,))), (Draw(1),))])
    one, two = s.character(B, cost=1), s.character(B, cost=2)
    game = resolve(s, KO(Together((up_to_one(2, 0), up_to_one(1, 1)), 2)))
    game.choose(f"pick {two}").choose(f"pick {one}").choose("yes")

    assert (game.area(one), game.area(two), game.count(B, "hand")) == ("characters", "characters", 1)


def test_the_leader_and_one_character_are_given_don() -> None:
    """EB03-026: up to 1 rested DON!! each."""
    s = Scenario()
    ally = s.character(A)
    s.don(A, rested=3)
    both = Together((Every(OWN_LEADER, 0), Choose(OWN, 1, slot=1)), 2)
    game = resolve(s, GiveDon(1, both, each=True)).choose("pick don rested").choose("pick don rested")

    assert (game.don("leader_a"), game.don(ally), don(game, A)[1]) == (1, 1, 1)


def test_one_of_them_may_be_given_none() -> None:
    s = Scenario()
    ally = s.character(A)
    s.don(A, rested=3)
    both = Together((Every(OWN_LEADER, 0), Choose(OWN, 1, slot=1)), 2)
    game = resolve(s, GiveDon(1, both, each=True)).choose("done").choose("pick don rested")

    assert (game.don("leader_a"), game.don(ally)) == (0, 1)


def test_this_card_and_a_card_of_the_hand_go_to_the_deck() -> None:
    """EB01-030: in any order."""
    s = Scenario()
    spare = s.hand(A, s.character_card())
    cost = Move(Together((This(), Choose(OWN_HAND, 1, slot=0)), 1), Place.DECK_BOTTOM)
    worker = s.stage(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(2),), (cost,))])
    game = begin(s).choose(f"activate {worker}.1").choose(f"pick {spare}")

    assert pile(game, A, "deck")[-2:] == [spare, worker]
    assert game.count(A, "hand") == 2


def test_such_a_cost_needs_both() -> None:
    s = Scenario()
    cost = Move(Together((This(), Choose(OWN_HAND, 1, slot=0)), 1), Place.DECK_BOTTOM)
    worker = s.stage(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(2),), (cost,))])

    assert f"activate {worker}.1" not in begin(s).choices()


def test_this_character_cannot_pay_twice() -> None:
    """OP05-089: this Character and 1 of your Characters."""
    s = Scenario()
    cost = Rest(Together((This(), Choose(OWN, 1, slot=0)), 1))
    worker = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), (cost,))])
    alone = begin(s).choices()
    ally = s.character(A)
    game = begin(s).choose(f"activate {worker}.1")

    assert f"activate {worker}.1" not in alone
    assert (game.rested(worker), game.rested(ally), game.count(A, "hand")) == (True, True, 1)


def test_one_enters_active_and_the_other_rested() -> None:
    """OP06-086: two chosen cards, of which the player says which one enters active."""
    s = Scenario()
    four, two = s.trash(A, s.character_card(cost=4)), s.trash(A, s.character_card(cost=2))
    first = Choose(Cards(YOU, (Area.TRASH,), CostIs("<=", 4)), 1, up_to=True, slot=0)
    second = Choose(Cards(YOU, (Area.TRASH,), CostIs("<=", 2)), 1, up_to=True, slot=1)
    chosen = Pick(Together((first, second), 2))
    game = resolve(s, chosen, Play(ChooseFrom(2, slot=3)), Play(Slot(2), rested=True))
    game.choose(f"pick {four}").choose(f"pick {two}").choose(f"pick {two}")

    assert (game.rested(four), game.rested(two)) == (True, False)


def test_only_one_chosen_enters_active() -> None:
    s = Scenario()
    four = s.trash(A, s.character_card(cost=4))
    first = Choose(Cards(YOU, (Area.TRASH,), CostIs("<=", 4)), 1, up_to=True, slot=0)
    second = Choose(Cards(YOU, (Area.TRASH,), CostIs("<=", 2)), 1, up_to=True, slot=1)
    chosen = Pick(Together((first, second), 2))
    game = resolve(s, chosen, Play(ChooseFrom(2, slot=3)), Play(Slot(2), rested=True))
    game.choose(f"pick {four}").choose("done")

    assert (game.area(four), game.rested(four)) == ("characters", False)


def test_one_of_each_name() -> None:
    """ST13-006: up to 1 each of three names."""
    s = Scenario()
    names = ("Sabo", "Ace", "Luffy")
    refs = [s.hand(A, s.character_card(name=name)) for name in names]
    twin = s.hand(A, s.character_card(name="Sabo"))
    parts = tuple(
        Choose(Cards(YOU, (Area.HAND,), NameIs(name)), 1, up_to=True, slot=slot)
        for slot, name in enumerate(names)
    )
    game = resolve(s, Play(Together(parts, 3)))
    for ref in refs:
        game.choose(f"pick {ref}")

    assert [game.area(ref) for ref in (*refs, twin)] == ["characters", "characters", "characters", "hand"]


def test_how_many_they_are() -> None:
    s = Scenario()
    s.character(A)
    both = Together((Every(OWN_LEADER, 0), Choose(OWN, 1, slot=1)), 2)
    game = resolve(s, Pick(both), GainPower(Slot(0), Per(1000, 1, SlotCount(2)), Duration.TURN))

    assert game.power("leader_a") == 7000


def test_nobody_at_all_is_not_done() -> None:
    nobody = Together((Every(THEIRS, 0), Every(OWN, 1)), 2)
    game = resolve(Scenario(), Rest(nobody), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_as_an_auto_effect_with_a_cost_of_two_parts() -> None:
    s = Scenario()
    spare, dead = s.hand(A, s.character_card()), s.trash(A, s.character_card())
    both = Together((Choose(OWN_HAND, 1, slot=0), Choose(OWN_TRASH, 1, slot=1)), 2)
    ability = AutoEffect(
        (When("When Attacking"),), (Draw(1),), (Move(both, Place.DECK_BOTTOM),), optional=True
    )
    ally = s.character(A, abilities=[ability])
    game = begin(s).declare(ally, "leader_b").choose("yes").choose(f"pick {dead}")

    assert pile(game, A, "deck")[-2:] == [dead, spare]
    assert game.count(A, "hand") == 1


@pytest.mark.parametrize("slots", [(0, 0, 2), (0, 1, 1)])
def test_each_part_needs_a_slot_of_its_own(slots: tuple[int, int, int]) -> None:
    s = Scenario()
    event(s, Rest(Together((Every(OWN, slots[0]), Every(OWN_LEADER, slots[1])), slots[2])))

    with pytest.raises(TypeError, match="slot of its own"):
        s.start()


def test_nothing_is_chosen_for_a_permanent_effect() -> None:
    s = Scenario()
    s.character(A, abilities=[PermanentEffect((GainPower(Choose(OWN, 1), 1000),))])

    with pytest.raises(TypeError, match="This or Every"):
        s.start()
