"""Rule 8-5: card activation and effect activation."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, TriggerEffect, When
from optcg.model.cards import CardData
from optcg.model.durations import Duration
from optcg.model.effects import ActivateAbility, ActivateEvent, Draw, GainPower, ReturnDon
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

EVENT_IN_HAND = Cards(Owner.YOU, (Area.HAND,), CategoryIs(Category.EVENT))
EVENT_IN_TRASH = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.EVENT))
USE_EVENT = ActivateEvent(Choose(EVENT_IN_HAND, 1))


def watched() -> Scenario:
    """Both Leaders: "When you activate an Event, this Leader gains +1000 power during this turn"."""
    s = Scenario()
    when = When("activates an Event", who=Owner.YOU)
    for player in (A, B):
        s.leader(player, abilities=[AutoEffect((when,), (GainPower(This(), 1000, Duration.TURN),))])
    return s


def activations(game: Table) -> list[str]:
    """The log's kinds of activation, in order."""
    return [kind for kind in game.kinds() if kind in ("event_activated", "effect_activated")]


@pytest.mark.rule("8-5-1")
def test_8_5_1_a_card_and_an_effect_are_activated_in_different_ways() -> None:
    """The log has one kind of event for an effect of a Stage and another for an Event card."""
    s = Scenario()
    stage = s.stage(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),))])
    event = s.hand(A, s.event_card(main=[Draw(1)]))
    game = s.start().choose(f"activate {stage}.1")

    game.play(event)

    assert activations(game) == ["effect_activated", "event_activated"]


@pytest.mark.rule("8-5-2")
def test_8_5_2_card_activation_is_using_an_event_from_the_hand() -> None:
    """An Event used from the hand is logged as activated, and so "when you activate an Event" is too."""
    s = watched()
    event = s.hand(A, s.event_card(main=[Draw(1)]))
    game = s.start()

    game.play(event)

    assert (activations(game), game.power("leader_a")) == (["event_activated", "effect_activated"], 6000)


@pytest.mark.rule("8-5-2")
def test_8_5_2_a_counter_event_from_the_hand_is_card_activation_too() -> None:
    """B uses a [Counter] Event in A's attack, and B's Leader sees it."""
    s = watched()
    counter = s.hand(B, s.event_card(counter_event=[Draw(1)]))
    game = s.start().declare("leader_a", "leader_b")

    game.choose(f"counter {counter}")

    assert (game.power("leader_a"), game.power("leader_b")) == (5000, 6000)


@pytest.mark.rule("8-5-3")
def test_8_5_3_effect_activation_is_using_the_effect_of_a_card() -> None:
    """[Activate: Main] of a Character is no Event activation, in the log and for the Leader."""
    s = watched()
    robin = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),))])
    game = s.start()

    game.choose(f"activate {robin}.1")

    assert (activations(game), game.power("leader_a")) == (["effect_activated"], 5000)


def life_event(s: Scenario) -> CardData:
    """An Event of cost 5: "[Main] DON!! -1: Draw 2 cards. [Trigger] Activate this card's [Main] effect"."""
    main = ActivateEffect(("Main",), (Draw(2),), cost=(ReturnDon(1),), optional=False)
    return s.event_card(cost=5, abilities=[main, TriggerEffect((ActivateAbility("Main"),))])


def triggered(don: int = 5) -> Table:
    """B has used that [Trigger]."""
    s = watched()
    s.don(B, active=don)
    s.life_top(B, life_event(s))
    return s.start().declare("leader_a", "leader_b").choose("yes")


@pytest.mark.rule("8-5-4", "10-2-3-1-1")
def test_8_5_4_a_trigger_is_no_activation_of_an_event() -> None:
    """B drew 2 cards by the Event's [Main], but "when you activate an Event" did nothing."""
    game = triggered()

    assert (game.count(B, "hand"), game.power("leader_b")) == (2, 5000)


@pytest.mark.rule("8-5-4", "10-2-3-1-1")
def test_8_5_4_by_a_trigger_the_cost_of_the_card_is_not_paid() -> None:
    """Of B's 5 DON!! none is rested for the cost of 5; 1 is returned, as the text before the colon says."""
    game = triggered()

    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (4, 0)


@pytest.mark.rule("8-5-4", "8-3-1-3")
def test_8_5_4_by_a_trigger_the_activation_cost_must_be_payable() -> None:
    """Without a DON!! to return the [Main] draws nothing."""
    game = triggered(don=0)

    assert game.count(B, "hand") == 0


@pytest.mark.rule("8-5-4")
def test_8_5_4_an_event_activated_from_the_hand_by_an_effect_is_card_activation() -> None:
    """ "Activate 1 Event from your hand" uses the card, without paying, and the Leader sees it."""
    s = watched()
    event = s.hand(A, s.event_card(cost=9, main=[Draw(1)]))
    robin = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (USE_EVENT,))])
    game = s.start().choose(f"activate {robin}.1")

    game.choose(f"pick {event}")

    assert (game.area(event), game.power("leader_a"), game.count(A, "don_active")) == ("trash", 6000, 5)


@pytest.mark.rule("8-5-4")
def test_8_5_4_an_event_of_the_trash_gives_only_its_effect() -> None:
    """ "Activate the [Main] of 1 Event in your trash" draws, but no Event was activated."""
    s = watched()
    s.trash(A, s.event_card(main=[Draw(1)]))
    effect = ActivateEvent(Choose(EVENT_IN_TRASH, 1))
    robin = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (effect,))])
    game = s.start()

    game.choose(f"activate {robin}.1")

    assert (game.count(A, "hand"), game.power("leader_a")) == (1, 5000)


@pytest.mark.rule("8-5-4", "10-2-4-1-2")
def test_8_5_4_an_event_with_only_counter_cannot_be_activated_so() -> None:
    """ "Activate 1 Event from your hand" does nothing with an Event that has only [Counter]."""
    s = watched()
    event = s.hand(A, s.event_card(cost=9, counter_event=[Draw(1)]))
    robin = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (USE_EVENT,))])
    game = s.start()

    game.choose(f"activate {robin}.1")

    assert (game.asked(), game.area(event), game.power("leader_a")) == ((A, "main"), "hand", 5000)
