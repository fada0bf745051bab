"""Phases that are skipped, attacks that must be made, and colors that are gained (Rules 1-3-1, 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainTrait, Move, Place
from optcg.model.filters import ColorIs, Multicolor
from optcg.model.selections import Cards, Every
from optcg.model.terms import Area, Color
from tests.effects.checks import OWN, YOU, resolve
from tests.scenario import A, Scenario

TURN = Duration.TURN


@pytest.mark.parametrize("sought", [ColorIs(Color.BLUE), Multicolor()])
def test_2_3_a_color_is_gained(sought: ColorIs | Multicolor) -> None:
    for gains in (True, False):
        s = Scenario()
        ally = s.character(A)
        steps = [GainTrait(Every(OWN), ColorIs(Color.BLUE), TURN)] if gains else []
        game = resolve(s, *steps, Move(Every(Cards(YOU, (Area.CHARACTER,), sought)), Place.HAND))

        assert game.area(ally) == ("hand" if gains else "characters")
