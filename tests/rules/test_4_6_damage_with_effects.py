"""Rule 4-6: damage processing and [Trigger], where card effects take part."""

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, TriggerEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import Damage, Draw, ForbidPlayer, Move, Place
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power, play_this_card

YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
YOUR_TRASH = Cards(Owner.YOU, (Area.TRASH,))


def attacked(s: Scenario) -> Table:
    """A's Leader has attacked B's."""
    return s.start().declare("leader_a", "leader_b")


@pytest.mark.rule("4-6-2", "8-6-2", "8-6-2-1")
def test_4_6_2_effects_wait_until_all_damage_is_dealt() -> None:
    """A [Trigger] plays the first of 2 Life cards; its [On Play] draws after the second was taken."""
    s = Scenario()
    s.leader(A, keywords=["Double Attack"])
    second = s.life_top(B, s.character_card())
    on_play = AutoEffect((When("On Play"),), (Draw(1),))
    s.life_top(B, s.character_card(trigger=[play_this_card()], abilities=[on_play]))
    game = attacked(s)

    game.choose("yes")

    kinds = [k for k in game.kinds() if k in ("card_played", "life_to_hand", "card_drawn")]
    assert (kinds, game.area(second)) == (["card_played", "life_to_hand", "card_drawn"], "hand")


@pytest.mark.rule("4-6-2", "7-1-4-1-1-3")
def test_4_6_2_the_second_point_takes_a_life_card_that_the_first_one_brought() -> None:
    """B has 1 Life and is hit for 2: its [Trigger] adds a Life card, and the second point takes it."""
    s = Scenario()
    s.leader(A, keywords=["Double Attack"])
    s.life(B, 0)
    added = s.deck_top(B, s.character_card())
    s.life_top(B, s.event_card(trigger=[Move(Top(Owner.YOU, Area.DECK), Place.LIFE_TOP)]))
    game = attacked(s)

    game.choose("yes")

    assert (game.area(added), game.count(B, "life"), game.asked()) == ("hand", 0, (A, "main"))


@pytest.mark.rule("4-6-2-1")
def test_4_6_2_1_damage_by_an_effect_takes_life_cards_too() -> None:
    """ "Deal 2 damage to your opponent's Leader" takes 2 Life cards and asks for [Trigger]."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    event = s.hand(A, s.event_card(main=[Damage(2)]))
    game = s.start().play(event)
    asked = game.asked()

    game.choose("no")

    assert (asked, game.count(B, "life"), game.count(B, "hand")) == ((B, "trigger"), 2, 2)


@pytest.mark.rule("4-6-3", "10-1-5-3")
def test_4_6_3_the_card_of_a_trigger_cannot_pay_for_it() -> None:
    """ "You may trash 1 card from your hand: draw 2" with an empty hand: the card itself is not in hand."""
    s = Scenario()
    trash_one = Move(Choose(YOUR_HAND, 1), Place.TRASH)
    top = s.life_top(B, s.event_card(abilities=[TriggerEffect((Draw(2),), (trash_one,), optional=True)]))
    game = attacked(s)

    game.choose("yes")

    assert (game.area(top), game.count(B, "hand"), game.asked()) == ("trash", 0, (A, "main"))


@pytest.mark.rule("4-6-3", "10-1-5-3")
def test_4_6_3_the_card_of_a_trigger_cannot_fetch_itself() -> None:
    """ "Return up to 1 card from your trash to your hand" does not find it, for it is in no area."""
    s = Scenario()
    other = s.trash(B, s.character_card())
    recall = Move(Choose(YOUR_TRASH, 1, up_to=True), Place.HAND)
    s.life_top(B, s.event_card(trigger=[recall]))
    game = attacked(s)

    game.choose("yes")

    assert game.choices() == [f"pick {other}", "done"]


@pytest.mark.rule("4-6-3", "10-1-5-3")
def test_4_6_3_during_its_trigger_the_card_is_counted_in_no_area() -> None:
    """While B chooses, deck, hand, Life, trash and field of B are 1 card short."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[gain_power(1, 1000, "turn")]))
    areas = ("deck", "hand", "life", "trash")
    game = s.start()
    before = sum(game.count(B, area) for area in areas)
    game.declare("leader_a", "leader_b")

    game.choose("yes")

    assert sum(game.count(B, area) for area in areas) == before - 1


def no_life_to_hand(s: Scenario, player: int) -> None:
    """ "Life cards of this player cannot be added to the hand." """
    ban = ForbidPlayer(Owner.YOU, "add Life to hand", Duration.ON_FIELD)
    s.leader(player, abilities=[PermanentEffect((ban,))])


@pytest.mark.rule("4-6-3-1", "1-3-3")
def test_4_6_3_1_a_life_card_that_cannot_be_added_to_the_hand_stays() -> None:
    """B's Leader takes the damage, but no Life card moves."""
    s = Scenario()
    no_life_to_hand(s, B)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand"), game.asked()) == (3, 0, (A, "main"))


@pytest.mark.rule("4-6-3-1")
def test_4_6_3_1_its_trigger_is_not_asked() -> None:
    """Nothing is about to be added to the hand, so there is nothing to use a [Trigger] in place of."""
    s = Scenario()
    no_life_to_hand(s, B)
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))

    game = attacked(s)

    assert (game.asked(), game.area(top)) == ((A, "main"), "life")


@pytest.mark.rule("4-6-3-1", "1-3-3")
def test_4_6_3_1_an_effect_cannot_add_it_either() -> None:
    """ "Add the top card of your Life to your hand" does nothing while this is forbidden."""
    s = Scenario()
    no_life_to_hand(s, A)
    event = s.hand(A, s.event_card(main=[Move(Top(Owner.YOU, Area.LIFE), Place.HAND)]))
    game = s.start()

    game.play(event)

    assert (game.count(A, "life"), game.count(A, "hand")) == (3, 0)


@pytest.mark.rule("4-6-3-1", "10-1-3-1")
def test_4_6_3_1_banish_asks_no_trigger() -> None:
    """[Banish] sends a [Trigger] card straight to the trash."""
    s = Scenario()
    s.leader(A, keywords=["Banish"])
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))

    game = attacked(s)

    assert (game.asked(), game.area(top), game.count(B, "hand")) == ((A, "main"), "trash", 0)


@pytest.mark.rule("4-6-3-1", "10-1-3-1")
def test_4_6_3_1_banish_works_where_the_hand_is_forbidden() -> None:
    """The card is not added to the hand but trashed, which nothing forbids."""
    s = Scenario()
    s.leader(A, keywords=["Banish"])
    no_life_to_hand(s, B)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "trash")) == (2, 1)
