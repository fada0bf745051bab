"""Cards that effects do not affect (Rule 1-3-3)."""

import pytest

from optcg.model.amounts import CountOf
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Forbid, GainPower, GainTrait, Pick, SetActive
from optcg.model.filters import NameIs, SameNameAs
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import OWN, THEIRS, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


@pytest.mark.parametrize(("by", "power"), [("opponent's effects", 3000), ("effects", 3000), ("", 3000)])
def test_for_a_turn(by: str, power: int) -> None:
    s = Scenario()
    ally = s.character(A, power=3000)
    shield = Forbid(Every(OWN), "be affected", TURN, by or "effects")
    game = resolve(s, shield, GainPower(Every(OWN), 1000, TURN), SetActive(Every(OWN)))

    assert game.power(ally) == (power if by != "opponent's effects" else 4000)


def test_it_does_not_take_the_name_of_another_card() -> None:
    s = Scenario()
    s.character(B, name="Mira")
    s.character(A, name="Sole")
    named = GainTrait(Every(OWN), SameNameAs(1), TURN)
    mira = Cards(Owner.YOU, (Area.CHARACTER,), NameIs("Mira"))
    shield = Forbid(Every(OWN), "be affected", TURN, "effects")
    game = resolve(s, shield, Pick(Every(THEIRS, slot=1)), named, Draw(CountOf(mira)))

    assert game.count(A, "hand") == 0
