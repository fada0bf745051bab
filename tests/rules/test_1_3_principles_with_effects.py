"""Rule 1-3: fundamental principles, where card effects take part."""

import pytest

from optcg import IllegalChoice
from optcg.model.abilities import ActivateEffect, AutoEffect, EntersRested, PermanentEffect, When
from optcg.model.amounts import NamedNumber
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    AsPlayer,
    Draw,
    Effect,
    Forbid,
    GainCost,
    Move,
    NameNumber,
    Place,
    Play,
    Rest,
    SetActive,
)
from optcg.model.filters import CategoryIs, CostIs
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
REST_THIS_TO_DRAW = ActivateEffect(("Activate: Main",), (Draw(1),), cost=(Rest(This()),))


def resolved(s: Scenario, *effects: Effect, player: int = A) -> Table:
    """A player has activated an Event with these effects."""
    event = s.hand(player, s.event_card(main=list(effects)))
    return s.start().play(event)


@pytest.mark.rule("1-3-4")
@pytest.mark.parametrize("turn_player", [A, B])
def test_1_3_4_the_turn_player_chooses_first(turn_player: int) -> None:
    """ "Each player returns 1 of their Characters to the hand": the other player is asked second."""
    s = Scenario(turn_player=turn_player)
    for _ in range(2):
        mine, theirs = s.character(turn_player), s.character(1 - turn_player)
    both = AsPlayer(Owner.EITHER, (Move(Choose(YOUR_CHARACTERS, 1), Place.HAND),))
    game = resolved(s, both, player=turn_player)
    first = game.asked()

    game.choose(f"pick {mine}")

    assert (first[0], game.asked()[0], f"pick {theirs}" in game.choices()) == (
        turn_player,
        1 - turn_player,
        True,
    )


@pytest.mark.rule("1-3-10")
@pytest.mark.parametrize("turn_player", [A, B])
@pytest.mark.parametrize("both", [Draw(1, Owner.EITHER), AsPlayer(Owner.EITHER, (Draw(1),))])
def test_1_3_10_the_turn_player_acts_first(turn_player: int, both: Effect) -> None:
    """ "Both players draw 1": the turn player's draw comes first."""
    game = resolved(Scenario(turn_player=turn_player), both, player=turn_player)

    drawn = [event.player for event in game.game.events if event.kind == "card_drawn"]
    assert drawn == [turn_player, 1 - turn_player]


@pytest.mark.rule("1-3-10")
@pytest.mark.parametrize("both", [Draw(1, Owner.EITHER), AsPlayer(Owner.EITHER, (Draw(1),))])
def test_1_3_10_it_is_the_turn_player_even_if_the_effect_is_the_opponents(both: Effect) -> None:
    """B's [Trigger] in A's turn lets both draw: A draws first."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[both]))
    game = s.start().declare("leader_a", "leader_b")

    game.choose("yes")

    drawn = [event.player for event in game.game.events if event.kind == "card_drawn"]
    assert drawn == [A, B]


def asked_for_a_number(s: Scenario) -> Table:
    """A names a cost and K.O.s the Characters of B that have it."""
    named = Cards(Owner.OPPONENT, (Area.CHARACTER,), CostIs("=", NamedNumber()))
    return resolved(s, NameNumber(), KO(Every(named)))


@pytest.mark.rule("1-3-5")
@pytest.mark.parametrize("answer", ["number -1", "number 1.5", "number x"])
def test_1_3_5_a_named_number_is_a_whole_number_of_at_least_0(answer: str) -> None:
    """Anything else is refused, and the question stands."""
    game = asked_for_a_number(Scenario())

    with pytest.raises(IllegalChoice):
        game.choose(answer)

    assert game.asked() == (A, "number")


@pytest.mark.rule("1-3-5")
@pytest.mark.parametrize(("answer", "area"), [("number 0", "characters"), ("number 2", "trash")])
def test_1_3_5_the_named_number_is_used(answer: str, area: str) -> None:
    """With 2 the Character of cost 2 is K.O.'d; 0 is a number, too, and finds none."""
    s = Scenario()
    victim = s.character(B, cost=2)
    game = asked_for_a_number(s)

    game.choose(answer)

    assert game.area(victim) == area


@pytest.mark.rule("1-3-8")
@pytest.mark.parametrize("says", ["rested", "nothing"])
def test_1_3_8_resting_prevails_over_setting_active(says: str) -> None:
    """One text has A's Characters enter rested while an effect plays this one active: it is rested."""
    s = Scenario()
    if says == "rested":
        s.leader(A, abilities=[EntersRested()])
    card = s.trash(A, s.character_card())

    characters = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))

    game = resolved(s, Play(Choose(characters, 1), rested=False))

    assert game.rested(card) == (says == "rested")


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_a_rested_card_cannot_be_rested_as_a_cost() -> None:
    """ "Rest this Character: draw 1" is offered to the active Character only."""
    s = Scenario()
    active = s.character(A, abilities=[REST_THIS_TO_DRAW])
    rested = s.character(A, rested=True, abilities=[REST_THIS_TO_DRAW])

    offers = [choice for choice in s.start().choices() if choice.startswith("activate")]

    assert (offers, rested in str(offers)) == ([f"activate {active}.1"], False)


@pytest.mark.rule("1-3-2-1")
@pytest.mark.parametrize(("rested", "drawn"), [(False, 1), (True, 0)])
def test_1_3_2_1_resting_a_rested_card_is_no_event(rested: bool, drawn: int) -> None:
    """ "When a Character of yours is rested, draw 1" sees only a card that changed."""
    s = Scenario()
    s.leader(B, abilities=[AutoEffect((When("rested", YOUR_CHARACTERS, Owner.YOU),), (Draw(1),))])
    s.character(B, rested=rested)

    game = resolved(s, Rest(Every(THEIR_CHARACTERS)))

    assert game.count(B, "hand") == drawn


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_a_rested_blocker_cannot_block() -> None:
    """An effect has rested the [Blocker], so nobody is asked to block."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card())
    game = resolved(s, Rest(Every(THEIR_CHARACTERS)))

    game.declare("leader_a", "leader_b")

    assert game.asked() == (B, "counter")


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_setting_active_what_is_active_does_not_count_as_done() -> None:
    """The log holds no such action for an active Character."""
    s = Scenario()
    s.character(A)

    game = resolved(s, SetActive(Every(YOUR_CHARACTERS)))

    assert "set_active_card" not in game.kinds()


@pytest.mark.rule("1-3-3")
def test_1_3_3_what_forbids_prevails_over_an_effect() -> None:
    """A Character that cannot be rested stays active when an effect rests all Characters."""
    s = Scenario()
    steady = s.character(B, abilities=[PermanentEffect((Forbid(This(), "be rested"),))])
    other = s.character(B)

    game = resolved(s, Rest(Every(THEIR_CHARACTERS)))

    assert (game.rested(steady), game.rested(other)) == (False, True)


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_cost_below_0_keeps_its_true_value_in_sums() -> None:
    """Cost 3 with -5 reads 0; with another +4 it reads 2, not 4."""
    s = Scenario()
    card = s.character(B, cost=3)
    minus = s.hand(A, s.event_card(main=[GainCost(Every(THEIR_CHARACTERS), -5, Duration.TURN)]))
    plus = s.hand(A, s.event_card(main=[GainCost(Every(THEIR_CHARACTERS), 4, Duration.TURN)]))
    game = s.start()
    game.play(minus)
    lowest = game.cost(card)

    game.play(plus)

    assert (lowest, game.cost(card)) == (0, 2)


@pytest.mark.rule("1-3-6-2")
def test_1_3_6_2_a_cost_below_0_is_0_for_effects() -> None:
    """A Character of cost 3 with -5 is a Character with a cost of 0."""
    s = Scenario()
    card = s.character(B, cost=3)
    cost_0 = Cards(Owner.OPPONENT, (Area.CHARACTER,), CostIs("=", 0))

    game = resolved(s, GainCost(Every(THEIR_CHARACTERS), -5, Duration.TURN), KO(Every(cost_0)))

    assert game.area(card) == "trash"
