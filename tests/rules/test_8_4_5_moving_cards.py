"""Rules 8-4-5, 8-4-6: auto effects of a card that moves; what resolution takes into account."""

import pytest

from optcg.model.abilities import AutoEffect, Gate, PermanentEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Move, Place, Play
from optcg.model.filters import CategoryIs, PowerIs, ThisCard
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def using_event(s: Scenario, *effects: Effect) -> Table:
    """A has used an Event with these effects."""
    event = s.hand(A, s.event_card(main=effects))
    return s.start().play(event)


@pytest.mark.rule("8-4-5")
@pytest.mark.parametrize(
    ("leave", "drawn"),
    [
        (KO(Every(THEIR_CHARACTERS)), 1),
        (Move(Every(THEIR_CHARACTERS), Place.TRASH), 1),
        (Move(Every(THEIR_CHARACTERS), Place.HAND), 0),
        (Move(Every(THEIR_CHARACTERS), Place.DECK_BOTTOM), 0),
        (Move(Every(THEIR_CHARACTERS), Place.LIFE_TOP), 0),
        (Move(Every(THEIR_CHARACTERS), Place.LIFE_TOP, face_up=True), 1),
    ],
    ids=["ko", "trash", "hand", "deck", "life", "life face-up"],
)
def test_8_4_5_an_effect_of_leaving_works_only_into_an_open_area(leave: Effect, drawn: int) -> None:
    """ "When this Character leaves the field, draw 1 card" draws where the card can be seen."""
    s = Scenario()
    this = Cards(Owner.YOU, (Area.CHARACTER,), ThisCard())
    s.character(B, abilities=[AutoEffect((When("leaves the field", this),), (Draw(1),))])

    game = using_event(s, leave)

    assert game.kinds().count("card_drawn") == drawn


@pytest.mark.rule("8-4-5", "10-2-17-1")
@pytest.mark.parametrize(("given", "drawn"), [(0, 0), (1, 1)])
def test_8_4_5_an_on_ko_is_activated_by_what_was_on_the_field(given: int, drawn: int) -> None:
    """ "[DON!! x1] [On K.O.] Draw 1 card" works with the DON!! it had, though it is gone at resolution."""
    s = Scenario()
    s.character(B, don=given, abilities=[AutoEffect((When("On K.O."),), (Draw(1),), gate=Gate(don=1))])

    game = using_event(s, KO(Every(THEIR_CHARACTERS)))

    assert game.count(B, "hand") == drawn


@pytest.mark.rule("8-4-5", "10-2-17-2")
def test_8_4_5_cards_kod_together_are_all_in_the_trash_when_effects_resolve() -> None:
    """The first one's "[On K.O.] Play 1 Character card from your trash" can play the second one."""
    s = Scenario()
    in_trash = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))
    first = s.character(B, abilities=[AutoEffect((When("On K.O."),), (Play(Choose(in_trash, 1)),))])
    second = s.character(B)
    game = using_event(s, KO(Every(THEIR_CHARACTERS)))

    game.choose(f"pick {second}")

    assert (game.area(first), game.area(second)) == ("trash", "characters")


@pytest.mark.rule("8-4-6")
def test_8_4_6_continuous_effects_resolved_before_are_taken_into_account() -> None:
    """A Character lowered from 5000 to 3000 is K.O.'d by "K.O. Characters with 3000 power or less"."""
    s = Scenario()
    wall = s.character(B, power=5000)
    weak = Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 3000))
    lower = GainPower(Every(THEIR_CHARACTERS), -2000, Duration.TURN)

    game = using_event(s, lower, KO(Every(weak)))

    assert game.area(wall) == "trash"


@pytest.mark.rule("8-4-6")
def test_8_4_6_valid_permanent_effects_are_taken_into_account() -> None:
    """A 3000 Character with a permanent +1000 power is not among those with 3000 power or less."""
    s = Scenario()
    wall = s.character(B, power=3000, abilities=[PermanentEffect((GainPower(This(), 1000),))])
    weak = Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 3000))

    game = using_event(s, KO(Every(weak)))

    assert game.area(wall) == "characters"
