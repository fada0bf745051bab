"""Rules 10-2-2 to 10-2-4: [Activate: Main], [Main] and [Counter]."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, TriggerEffect, When
from optcg.model.effects import ActivateAbility, ActivateEvent, Draw, Effect, ReturnDon
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power

ACTIVATE_MAIN = ActivateEffect(("Activate: Main",), (Draw(1),))
YOUR_EVENTS = Cards(Owner.YOU, (Area.HAND,), CategoryIs(Category.EVENT))


def activate_event(timing: str = "Main") -> Effect:
    return ActivateEvent(Choose(YOUR_EVENTS, 1, up_to=True), timing)


def trigger(*effects: Effect) -> TriggerEffect:
    return TriggerEffect(effects)


def attacked(s: Scenario) -> Table:
    """A's Leader has attacked B's."""
    return s.start().declare("leader_a", "leader_b")


@pytest.mark.rule("10-2-2-1")
def test_10_2_2_1_it_can_be_used_in_the_own_main_phase() -> None:
    """A uses it and draws; B's card with the same effect is not offered."""
    s = Scenario()
    card = s.character(A, abilities=[ACTIVATE_MAIN])
    theirs = s.character(B, abilities=[ACTIVATE_MAIN])
    game = s.start()
    offered = game.choices()

    game.choose(f"activate {card}.1")

    assert (game.count(A, "hand"), f"activate {theirs}.1" in offered) == (1, False)


@pytest.mark.rule("10-2-2-1")
@pytest.mark.parametrize("step", ["block", "counter"])
def test_10_2_2_1_it_cannot_be_used_in_a_battle(step: str) -> None:
    """In the Block and the Counter Step neither player is offered it."""
    s = Scenario()
    for player in (A, B):
        s.character(player, keywords=["Blocker"], abilities=[ACTIVATE_MAIN])
    s.hand(B, s.character_card(counter=1000))
    game = attacked(s)

    if step == "counter":
        game.choose("done")

    assert (game.asked(), [c for c in game.choices() if c.startswith("activate")]) == ((B, step), [])


@pytest.mark.rule("10-2-3-1")
def test_10_2_3_1_a_main_event_is_used_in_the_main_phase() -> None:
    """It is offered, and its effect draws."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[Draw(2)]))
    game = s.start()

    game.play(event)

    assert (game.area(event), game.count(A, "hand")) == ("trash", 2)


@pytest.mark.rule("10-2-3-1")
def test_10_2_3_1_a_main_event_is_no_counter() -> None:
    """In the Counter Step of A's attack B's [Main] Event is not offered."""
    s = Scenario()
    s.hand(B, s.event_card(main=[gain_power(1, 2000, "battle")]))

    assert attacked(s).choices() == ["done"]


@pytest.mark.rule("10-2-3-1-1")
def test_10_2_3_1_1_a_trigger_may_activate_the_main_effect() -> None:
    """In A's turn B draws 2 by the [Main] effect and pays no cost of the card."""
    s = Scenario()
    s.don(B, active=1)
    s.life_top(B, s.event_card(cost=7, main=[Draw(2)], abilities=[trigger(ActivateAbility("Main"))]))
    game = attacked(s)

    game.choose("yes")

    assert (game.count(B, "hand"), game.count(B, "don_active")) == (2, 1)


@pytest.mark.rule("10-2-3-1-1")
@pytest.mark.parametrize(("answer", "drawn", "don"), [("yes", 2, 4), ("no", 0, 5)])
def test_10_2_3_1_1_a_cost_in_the_main_effect_is_paid(answer: str, drawn: int, don: int) -> None:
    """ "DON!! -1: draw 2" asks for its DON!! even when a [Trigger] activates it."""
    s = Scenario()
    main = ActivateEffect(("Main",), (Draw(2),), cost=(ReturnDon(1),))
    s.life_top(B, s.event_card(abilities=[main, trigger(ActivateAbility("Main"))]))
    game = attacked(s).choose("yes")

    game.choose(answer)

    assert (game.count(B, "hand"), game.count(B, "don_active")) == (drawn, don)


@pytest.mark.rule("10-2-3-1-1")
def test_10_2_3_1_1_this_is_not_the_activation_of_an_event() -> None:
    """ "When you activate an Event, draw 1" does not see a [Main] effect activated by a [Trigger]."""
    s = Scenario()
    s.leader(B, abilities=[AutoEffect((When("activates an Event", who=Owner.YOU),), (Draw(1),))])
    s.life_top(B, s.event_card(main=[Draw(2)], abilities=[trigger(ActivateAbility("Main"))]))
    game = attacked(s)

    game.choose("yes")

    assert game.count(B, "hand") == 2


@pytest.mark.rule("10-2-4-1")
def test_10_2_4_1_a_counter_event_is_used_in_the_opponents_attack() -> None:
    """B pays for it in the Counter Step, and B's Leader gains the power."""
    s = Scenario()
    event = s.hand(B, s.event_card(counter_event=[gain_power(1, 2000, "battle")]))
    game = attacked(s)

    game.choose(f"counter {event}").choose("pick leader_b")

    assert (game.count(B, "life"), game.count(B, "don_rested")) == (3, 1)


@pytest.mark.rule("10-2-4-1")
def test_10_2_4_1_a_counter_event_is_not_used_in_the_main_phase() -> None:
    """A has the DON!! to pay, but the Event is not offered."""
    s = Scenario()
    event = s.hand(A, s.event_card(counter_event=[Draw(1)]))

    assert f"play {event}" not in s.start().choices()


@pytest.mark.rule("10-2-4-1")
def test_10_2_4_1_the_attacking_player_uses_no_counter() -> None:
    """In the Counter Step of A's own attack only B is asked."""
    s = Scenario()
    s.hand(A, s.event_card(counter_event=[Draw(1)]))
    theirs = s.hand(B, s.event_card(counter_event=[Draw(1)]))
    game = attacked(s)

    assert (game.asked(), game.choices()) == ((B, "counter"), [f"counter {theirs}", "done"])


@pytest.mark.rule("10-2-4-1-1")
def test_10_2_4_1_1_a_trigger_may_activate_the_counter_effect() -> None:
    """In the Damage Step B's [Trigger] resolves the [Counter] effect of the card."""
    s = Scenario()
    s.life_top(B, s.event_card(counter_event=[Draw(2)], abilities=[trigger(ActivateAbility("Counter"))]))
    game = attacked(s)

    game.choose("yes")

    assert game.count(B, "hand") == 2


@pytest.mark.rule("10-2-4-1-2")
def test_10_2_4_1_2_an_effect_that_activates_an_event_finds_no_counter() -> None:
    """Of two Events in hand only the one with [Main] can be picked."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[activate_event()]))
    usable = s.hand(A, s.event_card(main=[Draw(1)]))
    s.hand(A, s.event_card(counter_event=[Draw(2)]))
    game = s.start()

    game.play(event)

    assert game.choices() == [f"pick {usable}", "done"]


@pytest.mark.rule("10-2-4-1-2")
def test_10_2_4_1_2_an_effect_that_says_so_activates_a_counter() -> None:
    """ "Activate the [Counter] of 1 Event in your hand" resolves it in the Main Phase."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[activate_event("Counter")]))
    counter = s.hand(A, s.event_card(counter_event=[Draw(2)]))
    game = s.start()
    game.play(event)

    game.choose(f"pick {counter}")

    assert (game.area(counter), game.count(A, "hand")) == ("trash", 2)
