"""Names, types and attributes that cards have besides those that are printed (Rules 2-1-3, 2-4-4, 2-5-7)."""

import pytest

from optcg.model.amounts import CountOf
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import Draw, GainTrait, If, Move, Pick, Place
from optcg.model.filters import AttributeIs, NameIncludes, NameIs, SameNameAs, TypeIncludes, TypeIs
from optcg.model.selections import Cards, Every
from optcg.model.terms import Area, Attribute
from tests.effects.checks import OWN, THEIRS, YOU, resolve
from tests.scenario import A, B, Scenario

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


def test_2_1_3_a_name_of_a_card_of_an_earlier_step() -> None:
    s = Scenario()
    s.character(B, name="Mira")
    s.character(A, name="Sole")
    seen, gains = Pick(Every(THEIRS, slot=1)), GainTrait(Every(OWN), SameNameAs(1), TURN)
    mira = Cards(YOU, (Area.CHARACTER,), NameIs("Mira"))
    game = resolve(s, seen, gains, If(YouDid(), (Draw(CountOf(mira)),)))

    assert game.count(A, "hand") == 1
