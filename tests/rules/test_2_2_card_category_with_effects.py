"""Rule 2-2: what card text means by Character, Event and Stage."""

import pytest

from optcg.model.effects import KO, Effect, Move, Place
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table


def resolved(s: Scenario, effect: Effect) -> Table:
    event = s.hand(A, s.event_card(main=[effect]))
    return s.start().play(event)


def up_to_one(owner: Owner, area: Area, category: Category | None = None) -> Choose:
    described = None if category is None else CategoryIs(category)
    return Choose(Cards(owner, (area,), described), 1, up_to=True)


@pytest.mark.rule("2-2-4-1")
def test_2_2_4_1_a_character_is_a_card_of_the_character_area() -> None:
    """ "K.O. 1 Character" offers B's fielded Character, and no Character card of hand or trash."""
    s = Scenario()
    fielded = s.character(B)
    s.hand(B, s.character_card())
    s.trash(B, s.character_card())
    s.stage(B)

    game = resolved(s, KO(up_to_one(Owner.OPPONENT, Area.CHARACTER)))

    assert game.choices() == [f"pick {fielded}", "done"]


@pytest.mark.rule("2-2-4-2")
def test_2_2_4_2_a_character_card_lies_elsewhere() -> None:
    """ "1 Character card from your trash" offers the one in the trash, and nothing of the field."""
    s = Scenario()
    s.character(A)
    trashed = s.trash(A, s.character_card())
    s.trash(A, s.stage_card())

    game = resolved(s, Move(up_to_one(Owner.YOU, Area.TRASH, Category.CHARACTER), Place.HAND))

    assert game.choices() == [f"pick {trashed}", "done"]


@pytest.mark.rule("2-2-5-1")
def test_2_2_5_1_an_event_is_a_card_of_that_category_wherever_it_is() -> None:
    """ "1 Event from your trash" offers Events there: the old one and the one being resolved."""
    s = Scenario()
    old = s.trash(A, s.event_card(main=[]))
    s.trash(A, s.character_card())
    recall = Move(up_to_one(Owner.YOU, Area.TRASH, Category.EVENT), Place.HAND)
    event = s.hand(A, s.event_card(main=[recall]))

    game = s.start().play(event)

    assert game.choices() == [f"pick {old}", f"pick {event}", "done"]


@pytest.mark.rule("2-2-5-1")
def test_2_2_5_1_an_event_in_the_hand_is_an_event_too() -> None:
    """ "Trash 1 Event from your hand" offers the Event and not the Character card."""
    s = Scenario()
    other = s.hand(A, s.event_card(main=[]))
    s.hand(A, s.character_card())

    game = resolved(s, Move(up_to_one(Owner.YOU, Area.HAND, Category.EVENT), Place.TRASH))

    assert game.choices() == [f"pick {other}", "done"]


@pytest.mark.rule("2-2-6-1")
def test_2_2_6_1_a_stage_is_the_card_of_the_stage_area() -> None:
    """ "K.O. 1 of your opponent's Stages" offers the fielded one."""
    s = Scenario()
    fielded = s.stage(B)
    s.hand(B, s.stage_card())
    s.trash(B, s.stage_card())
    s.character(B)

    game = resolved(s, KO(up_to_one(Owner.OPPONENT, Area.STAGE)))

    assert game.choices() == [f"pick {fielded}", "done"]


@pytest.mark.rule("2-2-6-2")
def test_2_2_6_2_a_stage_card_lies_elsewhere() -> None:
    """ "1 Stage card from your deck" offers the one in the deck, not the one on the field."""
    s = Scenario()
    s.stage(A)
    in_deck = s.deck_top(A, s.stage_card())
    s.deck_top(A, s.character_card())

    game = resolved(s, Move(up_to_one(Owner.YOU, Area.DECK, Category.STAGE), Place.HAND))

    assert game.choices() == [f"pick {in_deck}", "done"]
