"""Playing cards and activating Events by effects (Rules 3-7-3, 3-7-6-1, 3-8-3, 8-5)."""

import pytest

from optcg.model.abilities import ActivateEffect, NotPlayedByEffects
from optcg.model.amounts import DoneCount
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import ActivateEvent, Draw, ForbidPlayer, If, Move, Place, Play, ReturnDon
from optcg.model.filters import CategoryIs, CostIs
from optcg.model.selections import Choose, Every, Slot, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN_HAND, OWN_TRASH, YOU, don, draws_when, resolve
from tests.scenario import A, Scenario


def test_play_from_the_hand_costs_nothing() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=9))
    game = resolve(s, Play(Every(OWN_HAND)))

    assert (game.area(card), game.rested(card), don(game, A)[:2]) == ("characters", False, (5, 0))


def test_play_rested_from_the_trash() -> None:
    s = Scenario()
    card = s.trash(A, s.character_card())
    game = resolve(s, Play(Choose(OWN_TRASH, 1, up_to=True), rested=True)).choose(f"pick {card}")

    assert game.rested(card)


def test_play_from_the_deck() -> None:
    s = Scenario()
    card = s.deck_top(A, s.character_card())
    game = resolve(s, Play(Top(YOU, Area.DECK, 1)))

    assert game.area(card) == "characters"


def test_play_activates_on_play() -> None:
    """Rule 10-2-6-1."""
    s = Scenario()
    s.hand(A, s.character_card(abilities=[draws_when("On Play")]))
    game = resolve(s, Play(Every(OWN_HAND)))

    assert game.count(A, "hand") == 1


def test_play_a_stage_trashes_the_old_one() -> None:
    s = Scenario()
    old = s.stage(A)
    new = s.hand(A, s.stage_card())
    game = resolve(s, Play(Every(OWN_HAND)))

    assert (game.area(old), game.area(new)) == ("trash", "stage")


def test_play_a_sixth_character_asks_for_room() -> None:
    """Rule 3-7-6-1."""
    s = Scenario()
    others = [s.character(A) for _ in range(5)]
    card = s.hand(A, s.character_card())
    game = resolve(s, Play(Every(OWN_HAND)))
    asked = game.asked()
    game.choose(f"pick {others[0]}")

    assert (asked, game.area(others[0]), game.area(card)) == ((A, "room"), "trash", "characters")


def test_play_several_one_after_the_other_and_count_them() -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card()) for _ in range(2)]
    game = resolve(s, Play(Every(OWN_HAND)), Draw(DoneCount()))

    assert ([game.area(c) for c in cards], game.count(A, "hand")) == (["characters"] * 2, 2)


def test_an_event_cannot_be_played() -> None:
    """Rule 1-3-2: what is impossible is left out."""
    s = Scenario()
    tale = s.hand(A, s.event_card(main=[Draw(1)]))
    card = s.hand(A, s.character_card())
    game = resolve(s, Play(Every(OWN_HAND)))

    assert (game.area(tale), game.area(card)) == ("hand", "characters")


def test_play_is_left_out_under_a_ban() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card())
    ban = ForbidPlayer(YOU, "play by effects", Duration.TURN, CategoryIs(Category.CHARACTER))
    game = resolve(s, ban, Play(Every(OWN_HAND)))

    assert game.area(card) == "hand"


@pytest.mark.rule("1-3-3")
def test_1_3_3_a_card_that_cannot_be_played_is_not_offered() -> None:
    s = Scenario()
    small, large = s.hand(A, s.character_card(cost=1)), s.hand(A, s.character_card(cost=7))
    held = s.hand(A, s.character_card(abilities=[NotPlayedByEffects((Area.HAND,))]))
    ban = ForbidPlayer(YOU, "play by effects", Duration.TURN, CostIs(">=", 5))
    game = resolve(s, ban, Play(Choose(OWN_HAND, 1, up_to=True)))

    assert game.choices() == [f"pick {small}", "done"]
    assert (game.area(large), game.area(held)) == ("hand", "hand")


def test_the_played_card_is_remembered() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card())
    game = resolve(s, Play(Every(OWN_HAND, slot=1)), Move(Slot(1), Place.DECK_BOTTOM))

    assert game.area(card) == "deck"


def test_play_a_life_card_removes_it_from_life() -> None:
    """Rule 4-11-2: "when a card is removed from your Life" is met (ST13-007, OP10-022)."""
    s = Scenario()
    s.character(A, abilities=[draws_when("Life card leaves", who=YOU)])
    card = s.life_top(A, s.character_card())
    game = resolve(s, Play(Top(YOU, Area.LIFE, 1)))

    assert (game.area(card), game.count(A, "hand")) == ("characters", 1)


def test_playing_the_last_life_card_leaves_0_life() -> None:
    s = Scenario()
    s.life(A, 0)
    s.character(A, abilities=[draws_when("Life becomes 0", who=YOU)])
    s.life_top(A, s.character_card())
    game = resolve(s, Play(Top(YOU, Area.LIFE, 1)))

    assert game.count(A, "hand") == 1


def test_activate_an_event_from_the_hand() -> None:
    """Rule 8-5-2: card activation, so "when you activate an Event" is met; its printed cost is not paid."""
    s = Scenario()
    s.character(A, abilities=[draws_when("activates an Event", who=YOU, by="effects")])
    tale = s.hand(A, s.event_card(cost=9, main=[Draw(2)]))
    game = resolve(s, ActivateEvent(Every(OWN_HAND)))

    assert (game.area(tale), game.count(A, "hand"), don(game, A)[:2]) == ("trash", 3, (5, 0))


def test_activate_an_event_in_the_trash_is_no_card_activation() -> None:
    """Rule 8-5-4."""
    s = Scenario()
    s.character(A, abilities=[draws_when("activates an Event", who=YOU, by="effects")])
    tale = s.trash(A, s.event_card(cost=9, main=[Draw(2)]))
    game = resolve(s, ActivateEvent(Choose(OWN_TRASH, 1))).choose(f"pick {tale}")

    assert (game.area(tale), game.count(A, "hand")) == ("trash", 2)


def test_activate_an_event_with_an_activation_cost_still_pays_that() -> None:
    s = Scenario()
    main = ActivateEffect(("Main",), (Draw(2),), cost=(ReturnDon(1),))
    s.hand(A, s.event_card(cost=9, abilities=[main]))
    game = resolve(s, ActivateEvent(Every(OWN_HAND))).choose("yes")

    assert (game.count(A, "hand"), don(game, A)) == (2, (4, 0, 6))


def test_activate_another_card_or_a_counter_is_impossible() -> None:
    """Rules 1-3-2, 10-2-4-1-2: a Character is no Event, and [Counter] was not named."""
    s = Scenario()
    cards = [s.hand(A, s.character_card()), s.hand(A, s.event_card(counter_event=[Draw(1)]))]
    game = resolve(s, Draw(1), ActivateEvent(Every(OWN_HAND)), If(YouDid(), (Draw(1),)))

    assert ([game.area(card) for card in cards], game.count(A, "hand")) == (["hand", "hand"], 3)


def test_activate_the_counter_of_an_event_that_is_named() -> None:
    s = Scenario()
    tale = s.hand(A, s.event_card(counter_event=[Draw(1)]))
    game = resolve(s, ActivateEvent(Every(OWN_HAND), "Counter"))

    assert (game.area(tale), game.count(A, "hand")) == ("trash", 1)


def test_several_events_are_activated_in_the_order_in_which_they_were_chosen() -> None:
    s = Scenario()
    one = s.hand(A, s.event_card(main=[Draw(1)]))
    two = s.hand(A, s.event_card(main=[Move(Every(OWN_HAND), Place.TRASH)]))
    game = resolve(s, ActivateEvent(Choose(OWN_HAND, 2, up_to=True)))
    game.choose(f"pick {one}").choose(f"pick {two}")

    assert (game.area(one), game.area(two), game.count(A, "hand")) == ("trash", "trash", 0)


def test_no_event_is_activated_from_the_hand_under_a_ban() -> None:
    """Rule 1-3-3."""
    s = Scenario()
    tale = s.hand(A, s.event_card(main=[Draw(2)]))
    ban = ForbidPlayer(YOU, "activate Events", Duration.TURN)
    game = resolve(s, ban, ActivateEvent(Every(OWN_HAND)))

    assert (game.area(tale), game.count(A, "hand")) == ("hand", 1)
