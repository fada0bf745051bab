"""Rule 10-2-13: [Once Per Turn]."""

import pytest

from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    Gate,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import KO, Draw, Effect, Forbid, If, May, Move, Place, Rest
from optcg.model.filters import TypeIs
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

ONCE = Gate(once=True)
YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
NAVY = Cards(Owner.YOU, (Area.CHARACTER,), TypeIs("Navy"))
DRAW_ONCE = ActivateEffect(("Activate: Main",), (Draw(1),), gate=ONCE)


def offered(game: Table, ref: str) -> bool:
    return f"activate {ref}.1" in game.choices()


@pytest.mark.rule("10-2-13-1")
def test_10_2_13_1_it_is_used_once_in_a_turn() -> None:
    """After its use it is not offered again this turn."""
    s = Scenario()
    ace = s.character(A, abilities=[DRAW_ONCE])
    game = s.start()
    before = offered(game, ace)

    game.choose(f"activate {ace}.1")

    assert (before, offered(game, ace)) == (True, False)


@pytest.mark.rule("10-2-13-1")
def test_10_2_13_1_an_auto_effect_does_not_activate_a_second_time() -> None:
    """ "[Once Per Turn] When you play a Character, draw 1" draws for the first of two only."""
    s = Scenario()
    played = When("played", YOUR_CHARACTERS, Owner.YOU)
    s.leader(A, abilities=[AutoEffect((played,), (Draw(1),), gate=ONCE)])
    first, second = [s.hand(A, s.character_card(cost=1)) for _ in range(2)]
    game = s.start()

    game.play(first).play(second)

    assert game.count(A, "hand") == 1


@pytest.mark.rule("10-2-13-1")
def test_10_2_13_1_it_is_available_again_in_the_next_turn_of_either_player() -> None:
    """B's effect, used in A's turn, activates in B's own turn and again in A's next."""
    s = Scenario()
    attacks = When("attacks", None, Owner.EITHER)
    s.leader(B, abilities=[AutoEffect((attacks,), (Draw(1),), gate=ONCE)])
    striker = s.character(A)
    s.life(A, 5)
    game = s.start()

    game.attack("leader_a", "leader_b").attack(striker, "leader_b").end()
    game.attack("leader_b", "leader_a")

    # 2 Life cards taken, 1 card of the Draw Phase, and 1 draw in each of the two turns.
    assert game.count(B, "hand") == 2 + 1 + 2


@pytest.mark.rule("10-2-13-2")
def test_10_2_13_2_each_copy_is_counted_by_itself() -> None:
    """Two Characters of the same number are used once each."""
    s = Scenario()
    card = s.character_card(abilities=[DRAW_ONCE])
    first, second = s.put_character(A, card), s.put_character(A, card)
    game = s.start()

    game.choose(f"activate {first}.1").choose(f"activate {second}.1")

    assert (game.count(A, "hand"), offered(game, first), offered(game, second)) == (2, False, False)


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_its_cost_cannot_be_paid_again() -> None:
    """After one "trash 1 card: draw 1" nobody is asked to trash another card for it."""
    s = Scenario()
    trash_one = Move(Choose(YOUR_HAND, 1), Place.TRASH)
    ace = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), (trash_one,), gate=ONCE)])
    first = s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    game = s.start()

    game.choose(f"activate {ace}.1").choose(f"pick {first}")

    assert (game.count(A, "trash"), offered(game, ace)) == (1, False)


@pytest.mark.rule("8-1-2", "10-2-13-3")
@pytest.mark.parametrize(
    ("effects", "optional"),
    [
        ((Draw(1),), True),
        ((May((Draw(1),)),), False),
        ((May((Draw(1),), then=(Draw(1),)),), False),
        ((If(Compare(CountOf(YOUR_CHARACTERS), ">=", 1), (May((Draw(1),)),)),), False),
    ],
)
def test_10_2_13_3_an_effect_that_was_declined_is_not_used_up(
    effects: tuple[Effect, ...], optional: bool
) -> None:
    """A declines "you may draw 1" at the first attack and is asked again at the second."""
    s = Scenario()
    attacks = When("attacks", None, Owner.YOU)
    s.leader(A, abilities=[AutoEffect((attacks,), effects, optional=optional, gate=ONCE)])
    striker = s.character(A)
    game = s.start()
    game.declare("leader_a", "leader_b").choose("no")

    game.declare(striker, "leader_b")

    assert game.asked() == (A, "yes_no")


@pytest.mark.rule("10-2-13-3")
@pytest.mark.parametrize("effects", [(May((Draw(1),)),), (May((Draw(1),)), Draw(1))])
def test_10_2_13_3_an_effect_is_used_up_by_doing_it_or_by_what_follows(effects: tuple[Effect, ...]) -> None:
    """A draws at the first attack, or declines and does what comes then: nothing is asked at the second."""
    s = Scenario()
    attacks = When("attacks", None, Owner.YOU)
    s.leader(A, abilities=[AutoEffect((attacks,), effects, gate=ONCE)])
    striker = s.character(A)
    game = s.start()
    game.declare("leader_a", "leader_b").choose("yes" if len(effects) == 1 else "no")

    game.declare(striker, "leader_b")

    assert game.asked() != (A, "yes_no")


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_a_replacement_effect_is_used_once_too() -> None:
    """ "[Once Per Turn] If this Character would be K.O.'d, trash 1 card instead" saves it only once."""
    s = Scenario()
    trash_one = Move(Choose(YOUR_HAND, 1), Place.TRASH)
    wall = s.character(
        B, power=1000, rested=True, abilities=[ReplacementEffect(Would("ko"), (trash_one,), gate=ONCE)]
    )
    for _ in range(2):
        s.hand(B, s.character_card())
    striker = s.character(A)
    game = s.start()
    game.attack("leader_a", wall).choose("yes").choose(game.choices()[0])
    after_the_first = game.area(wall)

    game.attack(striker, wall)

    assert (after_the_first, game.area(wall), game.count(B, "hand")) == ("characters", "trash", 1)


@pytest.mark.rule("10-2-13-4")
def test_10_2_13_4_a_card_that_came_back_is_another_card() -> None:
    """Used, returned to the hand and played again in the same turn, it is offered again."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[Move(Choose(YOUR_CHARACTERS, 1), Place.HAND)]))
    ace = s.character(A, cost=1, abilities=[DRAW_ONCE])
    game = s.start()
    game.choose(f"activate {ace}.1")

    game.play(event).play(ace)

    assert offered(game, ace)


def broken_cost() -> Scenario:
    """A Leader with "trash a {Navy} Character and rest this Leader: draw 2", and a Stage that spoils it."""
    s = Scenario()
    cost = (Move(Choose(NAVY, 1), Place.TRASH), Rest(This()))
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(2),), cost, gate=ONCE)])
    no_navy = Compare(CountOf(NAVY), "=", 0)
    leader = Every(Cards(Owner.YOU, (Area.LEADER,)))
    s.stage(A, abilities=[PermanentEffect((Forbid(leader, "be rested"),), no_navy)])
    return s


@pytest.mark.rule("10-2-13-5", "8-3-1-3-1")
def test_10_2_13_5_a_cost_that_breaks_down_leaves_nothing_but_what_was_paid() -> None:
    """The Character is trashed, then the Leader cannot be rested any more, and nothing is drawn."""
    s = broken_cost()
    navy = s.character(A, types=("Navy",))
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.area(navy), game.rested("leader_a"), game.count(A, "hand")) == ("trash", False, 0)


@pytest.mark.rule("10-2-13-5")
def test_10_2_13_5_the_use_is_spent_all_the_same() -> None:
    """Later in the turn both parts look payable again, with a new {Navy} Character; it is not offered."""
    s = broken_cost()
    s.character(A, types=("Navy",))
    fresh = s.hand(A, s.character_card(cost=1, types=("Navy",)))
    game = s.start()
    game.choose("activate leader_a.1")

    game.play(fresh)

    assert not offered(game, "leader_a")


@pytest.mark.rule("10-2-13-3", "8-3-3")
def test_10_2_13_3_an_if_that_does_not_hold_leaves_the_effect_unused() -> None:
    """ "When ..., if ..., ...": the first event finds the condition false, the second one true."""
    s = Scenario()
    auto = AutoEffect(
        (When("leaves the field", subject=Cards(Owner.OPPONENT, (Area.CHARACTER,))),),
        (If(Compare(CountOf(Cards(Owner.OPPONENT, (Area.HAND,))), ">=", 2), (Draw(1),)),),
        gate=ONCE,
    )
    s.leader(A, abilities=[auto])
    for _ in range(4):
        s.character(B)
    back = Move(Choose(Cards(Owner.OPPONENT, (Area.CHARACTER,)), 1), Place.HAND)
    plays = [s.hand(A, s.event_card(cost=0, main=[back])) for _ in range(4)]
    game = s.start()
    drawn = []
    for card in plays:
        game.play(card)
        while game.asked()[1] == "cards":
            game.choose(game.choices()[0])
        drawn.append(game.kinds().count("card_drawn"))

    assert drawn == [0, 1, 1, 1]


@pytest.mark.rule("8-3-1-3", "10-2-13-3")
@pytest.mark.parametrize("safe", [False, True])
def test_8_3_1_3_a_ko_that_is_a_cost_must_be_possible(safe: bool) -> None:
    """ "You may K.O. 1 of your Characters: ...": not without one, nor with one that cannot be K.O.'d."""
    s = Scenario()
    cost = (KO(Choose(YOUR_CHARACTERS, 1)),)
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), cost, gate=ONCE)
    s.leader(A, abilities=[ability])
    if safe:
        s.character(A, effects=[{"cannot": "be K.O.'d"}])

    assert "activate leader_a.1" not in s.start().choices()
