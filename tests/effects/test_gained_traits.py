"""Names, types and attributes that cards have besides those that are printed (Rules 2-1-3, 2-4-4, 2-5-7)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainTrait, Move, Place
from optcg.model.filters import AttributeIs, NameIncludes, NameIs, TypeIncludes, TypeIs
from optcg.model.selections import Cards, Every
from optcg.model.terms import Area, Attribute
from tests.effects.checks import OWN, YOU, begin, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, Scenario

TURN = Duration.TURN


@pytest.mark.parametrize(
    ("trait", "sought"),
    [
        (TypeIs("Harbor"), TypeIs("Harbor")),
        (TypeIs("Harbor Watch"), TypeIncludes("Harbor")),
        (NameIs("Mira"), NameIs("Mira")),
        (NameIs("Mira Sole"), NameIncludes("Mira")),
        (AttributeIs(Attribute.SLASH), AttributeIs(Attribute.SLASH)),
    ],
)
def test_it_is_found_by_what_it_gained(trait: TypeIs, sought: TypeIs) -> None:
    for gains in (True, False):
        s = Scenario()
        ally = s.character(A, types=("Quarry",), attributes=(Attribute.STRIKE,))
        steps = [GainTrait(Every(OWN), trait, TURN)] if gains else []
        bounce = Move(Every(Cards(YOU, (Area.CHARACTER,), sought)), Place.HAND)
        game = resolve(s, *steps, bounce)

        assert game.area(ally) == ("hand" if gains else "characters")


def test_what_holds_for_a_type_holds_for_the_type_that_was_gained() -> None:
    s = Scenario()
    ally = s.character(A, power=1000, types=("Quarry",))
    s.character(A, types=("Reef",), abilities=worded("Your {Harbor} type Characters gain +1000 power."))
    game, _ = played(s, "[On Play] Up to 1 of your Characters gains the {Harbor} type during this turn.")
    game.choose(f"pick {ally}")
    before = game.power(ally)
    game.end()

    assert (before, game.power(ally)) == (2000, 1000)


@pytest.mark.parametrize("first", [True, False])
def test_permanent_effects_see_it_in_whatever_order_they_stand(first: bool) -> None:
    s = Scenario()
    lines = ["Your Characters gain the {Harbor} type.", "Your {Harbor} type Characters gain +1000 power."]
    ally = s.character(A, power=1000, types=("Quarry",))
    for line in lines if first else reversed(lines):
        s.character(A, types=("Reef",), abilities=worded(line))

    assert begin(s).power(ally) == 2000


def test_a_name_for_a_time() -> None:
    s = Scenario()
    ally = s.character(A, power=1000, name="Tolo")
    s.character(A, name="Vesna", abilities=worded("Your [Mira] gains +1000 power."))
    game, _ = played(s, "[On Play] Also treat this Character's name as [Mira] during this turn.", power=3000)

    assert game.power(ally) == 1000
    assert any(card.power == 4000 for card in game.game.state.players[A].characters)


def test_it_does_not_follow_the_card_off_the_field() -> None:
    """Rule 3-1-6."""
    s = Scenario()
    ally = s.character(A, types=("Quarry",))
    there = Cards(YOU, (Area.HAND,), TypeIs("Harbor"))
    game = resolve(
        s,
        GainTrait(Every(OWN), TypeIs("Harbor"), TURN),
        Move(Every(OWN), Place.HAND),
        Move(Every(there), Place.TRASH),
    )

    assert game.area(ally) == "hand"
