"""Cards that effects cannot choose, and whose power or cost they cannot reduce (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, Forbid
from optcg.model.filters import CategoryIs
from optcg.model.selections import Choose, Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, abilities_of, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_a_shield_for_a_turn_keeps_off_what_holds_all_the_time() -> None:
    s = Scenario()
    ally = s.character(A, power=5000)
    s.character(B, abilities=abilities_of("Give all of your opponent's Characters -1000 power."))
    shield = Forbid(Every(OWN), "lose power", TURN, "opponent's effects")
    game = resolve(s, shield)
    assert game.power(ally) == 5000
    game.end()

    assert game.power(ally) == 4000


@pytest.mark.parametrize(("kind", "chosen"), [(Category.EVENT, False), (Category.CHARACTER, True)])
def test_only_effects_of_certain_cards_cannot_choose_it(kind: Category, chosen: bool) -> None:
    s = Scenario()
    ally = s.character(A)
    shield = Forbid(Every(OWN), "be chosen", TURN, "effects", CategoryIs(kind))
    game = resolve(s, shield, KO(Choose(OWN, 1)))

    assert (game.area(ally) == "trash") is chosen
