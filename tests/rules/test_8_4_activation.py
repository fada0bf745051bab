"""Rules 8-4-1 to 8-4-4: activation, resolution and choices."""

import pytest

from optcg import IllegalChoice
from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, When
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, If, Look, Move, Place, Rest, RestDon, Reveal
from optcg.model.filters import CategoryIs, NameIs, TypeIs
from optcg.model.selections import Cards, Choose, Every, Owner, This, Top
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
LOW_LIFE = Compare(CountOf(Cards(Owner.YOU, (Area.LIFE,))), "<=", 2)
NAVY_IN_HAND = Cards(Owner.YOU, (Area.HAND,), TypeIs("Navy"))


def at_will(
    *effects: Effect, cost: tuple[Effect, ...] = (), once: bool = False, don: int = 0
) -> ActivateEffect:
    return ActivateEffect(("Activate: Main",), effects, cost=cost, gate=Gate(once=once, don=don))


def using_event(s: Scenario, *effects: Effect) -> Table:
    """A has used an Event with these effects."""
    event = s.hand(A, s.event_card(main=effects))
    return s.start().play(event)


# The five steps ------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-1")
def test_8_4_1_activation_goes_step_by_step() -> None:
    """The effect is declared, its cost is paid, then it is resolved."""
    s = Scenario()
    gains = GainPower(This(), 1000, Duration.TURN)
    s.leader(A, abilities=[at_will(gains, cost=(RestDon(1),))])
    game = s.start()

    game.choose("activate leader_a.1")

    assert game.kinds() == ["effect_activated", "don_changed", "power_gained"]


@pytest.mark.rule("8-4-1-1")
def test_8_4_1_1_without_its_condition_an_effect_is_refused() -> None:
    """[DON!! x1] without a given DON!!: asking for it raises an error, and nothing is paid."""
    s = Scenario()
    s.leader(A, abilities=[at_will(Draw(1), cost=(RestDon(1),), don=1)])
    game = s.start()

    with pytest.raises(IllegalChoice):
        game.choose("activate leader_a.1")

    assert (game.count(A, "don_active"), game.kinds()) == (5, [])


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize("life", [2, 3])
def test_8_4_1_1_a_condition_before_the_cost_must_hold(life: int) -> None:
    """ "If you have 2 or less Life cards, rest this Leader: Draw 1 card" is offered with 2, not with 3."""
    s = Scenario()
    s.life(A, life)
    ability = ActivateEffect(("Activate: Main",), (Draw(1),), cost=(Rest(This()),), condition=LOW_LIFE)
    s.leader(A, abilities=[ability])

    game = s.start()

    assert ("activate leader_a.1" in game.choices()) == (life == 2)


@pytest.mark.rule("8-4-1-1", "10-2-13-3")
def test_8_4_1_1_an_if_without_a_cost_must_hold() -> None:
    """ "[Once Per Turn] If you have 2 or less Life cards, draw 1 card": offered as soon as it is so."""
    s = Scenario()
    s.leader(A, abilities=[at_will(If(LOW_LIFE, (Draw(1),)), once=True)])
    down = Move(Top(Owner.YOU, Area.LIFE, 1), Place.TRASH)
    event = s.hand(A, s.event_card(main=[down]))
    game = s.start()
    assert "activate leader_a.1" not in game.choices()
    with pytest.raises(IllegalChoice, match="its condition does not hold"):
        game.choose("activate leader_a.1")

    game.play(event).choose("activate leader_a.1")

    assert game.count(A, "hand") == 1
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-4-1-1")
def test_8_4_1_1_an_if_for_a_part_of_an_effect_does_not_bar_it() -> None:
    """ "Draw 1 card. If you have 2 or less Life cards, ..." is offered with 3; so is "if not, ..."."""
    s = Scenario()
    either = If(LOW_LIFE, (Draw(1),), (Draw(2),))
    s.leader(A, abilities=[at_will(Draw(1), If(LOW_LIFE, (Draw(1),))), at_will(either)])

    assert {"activate leader_a.1", "activate leader_a.2"} <= set(s.start().choices())


@pytest.mark.rule("8-4-1-1")
def test_8_4_1_1_a_condition_before_the_cost_is_not_asked_again() -> None:
    """ "If you have 1 or more Characters, you may trash 1 of them: draw 1 card" draws with none left."""
    s = Scenario()
    some = Compare(CountOf(YOUR_CHARACTERS), ">=", 1)
    cost = (Move(Choose(YOUR_CHARACTERS, 1), Place.TRASH),)
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), cost, some)])
    s.character(A)
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.count(A, "trash"), game.count(A, "hand")) == (1, 1)


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize("life", [2, 3])
def test_8_4_1_1_without_its_condition_an_auto_effect_asks_nothing(life: int) -> None:
    """ "[When Attacking] If you have 2 or less Life cards, you may draw 1 card" asks with 2, not with 3."""
    s = Scenario()
    s.life(A, life)
    auto = AutoEffect((When("When Attacking"),), (Draw(1),), optional=True, condition=LOW_LIFE)
    s.leader(A, abilities=[auto])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.asked()[1] == ("yes_no" if life == 2 else "main")


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize("life", [2, 3])
def test_8_4_1_1_without_its_condition_the_effect_of_an_event_does_nothing(life: int) -> None:
    """ "[Main] If you have 2 or less Life cards: Draw 1 card" draws with 2, not with 3."""
    s = Scenario()
    s.life(A, life)
    ability = ActivateEffect(("Main",), (Draw(1),), condition=LOW_LIFE)
    event = s.hand(A, s.event_card(abilities=[ability]))
    game = s.start()

    game.play(event)

    assert game.kinds().count("card_drawn") == (life == 2)


@pytest.mark.rule("8-4-1-2")
def test_8_4_1_2_a_hand_card_is_shown_before_it_is_paid() -> None:
    """B reads which Event A uses before the DON!! are rested."""
    s = Scenario()
    event = s.hand(A, s.event_card(name="Gum-Gum Pistol", main=[Draw(1)]))
    game = s.start()

    game.play(event)

    seen = [(e.kind, "Gum-Gum Pistol" in e.text(B)) for e in game.game.view(B).events]
    assert seen[:2] == [("card_shown", True), ("don_rested", True)]


@pytest.mark.rule("8-4-1-2")
def test_8_4_1_2_the_effect_is_named() -> None:
    """Of two [Activate: Main] effects of one card only the one that was named is activated."""
    s = Scenario()
    robin = s.character(
        A, power=5000, abilities=[at_will(Draw(1)), at_will(GainPower(This(), 1000, Duration.TURN))]
    )
    game = s.start()

    game.choose(f"activate {robin}.2")

    assert (game.power(robin), game.count(A, "hand")) == (6000, 0)


@pytest.mark.rule("8-4-1-3")
@pytest.mark.parametrize(("characters", "active"), [(1, 4), (3, 2)])
def test_8_4_1_3_the_amount_of_the_cost_is_settled_and_paid(characters: int, active: int) -> None:
    """ "Rest 1 DON!! for each of your Characters" is worked out when it is paid, and paid in full."""
    s = Scenario()
    s.leader(A, abilities=[at_will(Draw(1), cost=(RestDon(CountOf(YOUR_CHARACTERS)),))])
    for _ in range(characters):
        s.character(A)
    game = s.start()

    game.choose("activate leader_a.1")

    assert game.count(A, "don_active") == active


@pytest.mark.rule("8-4-1-4")
def test_8_4_1_4_after_payment_the_effect_is_activated() -> None:
    """A [Once Per Turn] effect whose cost was paid counts as activated and is not offered again."""
    s = Scenario()
    s.leader(A, abilities=[at_will(Draw(1), cost=(RestDon(1),), once=True)])
    game = s.start()

    game.choose("activate leader_a.1")

    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-4-1-5")
def test_8_4_1_5_then_it_is_resolved() -> None:
    """The choice of the effect is asked when the cost is already paid."""
    s = Scenario()
    s.leader(A, abilities=[at_will(KO(Choose(THEIR_CHARACTERS, 1)), cost=(RestDon(2),))])
    walls = [s.character(B) for _ in range(2)]
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.choices(), game.count(A, "don_active")) == ([f"pick {wall}" for wall in walls], 3)


@pytest.mark.rule("8-4-2")
def test_8_4_2_an_event_is_in_the_trash_while_it_is_carried_out() -> None:
    """ "Return 1 Event from your trash to your hand" can return the Event itself."""
    s = Scenario()
    events = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.EVENT))
    event = s.hand(A, s.event_card(main=[Move(Choose(events, 1), Place.HAND)]))
    game = s.start()

    game.play(event)

    assert game.area(event) == "hand"


@pytest.mark.rule("8-4-3")
def test_8_4_3_a_card_on_the_field_stays_where_it_is() -> None:
    """A Stage whose effect was used is still in the Stage area."""
    s = Scenario()
    stage = s.stage(A, abilities=[at_will(Draw(1))])
    game = s.start()

    game.choose(f"activate {stage}.1")

    assert (game.area(stage), game.count(A, "hand")) == ("stage", 1)


# Choices -------------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-4")
def test_8_4_4_a_choice_is_made_when_the_effect_comes_to_it() -> None:
    """ "Draw 1 card. Then, trash 1 card from your hand": the drawn card can be chosen."""
    s = Scenario()
    held, drawn = s.hand(A, s.character_card()), s.deck_top(A, s.character_card())

    game = using_event(s, Draw(1), Move(Choose(YOUR_HAND, 1), Place.TRASH))

    assert game.choices() == [f"pick {held}", f"pick {drawn}"]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_as_many_as_possible_must_be_chosen() -> None:
    """ "Rest 2 of your opponent's Characters" with one there rests that one, unasked."""
    s = Scenario()
    wall = s.character(B)

    game = using_event(s, Rest(Choose(THEIR_CHARACTERS, 2)))

    assert (game.rested(wall), game.asked()) == (True, (A, "main"))


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_a_number_leaves_no_way_out() -> None:
    """ "Rest 1 of your opponent's Characters" with two there offers the two and nothing else."""
    s = Scenario()
    walls = [s.character(B) for _ in range(2)]

    game = using_event(s, Rest(Choose(THEIR_CHARACTERS, 1)))

    assert game.choices() == [f"pick {wall}" for wall in walls]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_up_to_allows_none() -> None:
    """ "Rest up to 2 of your opponent's Characters" may be answered with none."""
    s = Scenario()
    wall = s.character(B)
    game = using_event(s, Rest(Choose(THEIR_CHARACTERS, 2, up_to=True)))

    game.choose("done")

    assert not game.rested(wall)


@pytest.mark.rule("8-4-4-2")
def test_8_4_4_2_a_choice_by_properties_among_hidden_cards_may_be_declined() -> None:
    """ "Reveal 1 {Navy} card from your hand" need not find the one that is there."""
    s = Scenario()
    navy = s.hand(A, s.character_card(types=("Navy",)))

    game = using_event(s, Reveal(Choose(NAVY_IN_HAND, 1)))

    assert game.choices() == [f"pick {navy}", "done"]


@pytest.mark.rule("8-4-4-2")
def test_8_4_4_2_declining_shows_nothing() -> None:
    """After "done" B has been told no more than that A used the Event and chose nothing.

    B reads the same where there was no such card, which A alone is told.
    """
    stories: list[list[str]] = []
    for types in (("Navy",), ("Revolutionary Army",)):
        s = Scenario()
        s.hand(A, s.character_card(types=types))
        game = using_event(s, Reveal(Choose(NAVY_IN_HAND, 1)))
        if types == ("Navy",):
            game.choose("done")

        events = game.game.view(B).events
        kinds = [event.kind for event in events]
        assert kinds == ["card_shown", "don_rested", "event_activated", "none_chosen"]
        stories.append([event.text(viewer) for event in events for viewer in (B, None)])
        assert events[-1].to_dict(B)["why"] == ""
        there = types == ("Navy",)
        assert game.game.events[-1].text(A).endswith(": there was nothing to choose.") is not there

    assert stories[0] == stories[1]


@pytest.mark.rule("8-4-4-3")
def test_8_4_4_3_without_a_target_the_effect_is_about_its_own_card() -> None:
    """ "Gains +1000 power" of one of two Characters is for that one, and no target is asked for."""
    s = Scenario()
    zoro = s.character(A, power=5000, abilities=[at_will(GainPower(This(), 1000, Duration.TURN))])
    other = s.character(A, power=5000)
    game = s.start()

    game.choose(f"activate {zoro}.1")

    assert (game.power(zoro), game.power(other)) == (6000, 5000)


@pytest.mark.rule("8-4-4-3")
def test_8_4_4_3_without_a_player_the_effect_is_about_its_own_player() -> None:
    """ "[On K.O.] Draw 1 card" lets the owner of the K.O.'d Character draw, in the opponent's turn."""
    s = Scenario()
    s.character(B, abilities=[AutoEffect((When("On K.O."),), (Draw(1),))])

    game = using_event(s, KO(Every(THEIR_CHARACTERS)))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 1)


def looking_for_nami() -> tuple[Table, str, str]:
    """A is choosing a [Nami] from the deck, where there is one below another card."""
    s = Scenario()
    other = s.deck_top(A, s.character_card(name="Buggy"))
    nami = s.deck_top(A, s.character_card(name="Nami"))
    named = Cards(Owner.YOU, (Area.DECK,), NameIs("Nami"))
    return using_event(s, Move(Choose(named, 1), Place.HAND)), nami, other


@pytest.mark.rule("8-4-4-4")
def test_8_4_4_4_a_choice_from_the_deck_is_made_by_the_faces() -> None:
    """Only the [Nami] of the deck can be chosen, wherever it lies."""
    game, nami, _ = looking_for_nami()

    assert game.choices() == [f"pick {nami}", "done"]


@pytest.mark.rule("8-4-4-4")
@pytest.mark.parametrize(("viewer", "sees"), [(A, True), (B, False)])
def test_8_4_4_4_the_player_who_chooses_sees_the_cards(viewer: int, sees: bool) -> None:
    """While A chooses, A's view shows the faces of the deck cards, the other one too; B's does not."""
    game, nami, other = looking_for_nami()

    deck = {card.id for card in game.game.view(viewer).state.players[A].deck if card.id > 0}

    assert ({game.id(nami), game.id(other)} <= deck) == sees


@pytest.mark.rule("8-4-4-4")
def test_8_4_4_4_afterwards_the_deck_is_hidden_again() -> None:
    """When A has chosen, A's view does not show the other deck card any more."""
    game, nami, other = looking_for_nami()

    game.choose(f"pick {nami}")

    deck = {card.id for card in game.game.view(A).state.players[A].deck}
    assert game.id(other) not in deck


@pytest.mark.rule("8-4-4-4")
def test_8_4_4_4_a_card_that_was_known_before_stays_known() -> None:
    """A had looked at the top card of the deck; after a choice from the deck A still knows it."""
    s = Scenario()
    top = s.deck_top(A, s.character_card(name="Buggy"))
    s.deck_top(A, s.character_card(name="Nami"))
    named = Cards(Owner.YOU, (Area.DECK,), NameIs("Nami"))
    look = Look(Top(Owner.YOU, Area.DECK, 1))
    game = using_event(s, look, Move(Choose(named, 1), Place.HAND))

    game.choose("done")

    assert game.id(top) in {card.id for card in game.game.view(A).state.players[A].deck}
