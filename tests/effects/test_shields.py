"""Cards that effects cannot choose, and whose power or cost they cannot reduce (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, Forbid, GainCost, GainPower, SetBasePower
from optcg.model.filters import CategoryIs
from optcg.model.selections import Choose, Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, THEIRS, begin, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

TURN = Duration.TURN
HIDDEN = "This Character cannot be chosen by your opponent's effects."
FIRM = "This Character's power cannot be reduced by your opponent's effects."


def test_it_cannot_be_chosen() -> None:
    s = Scenario()
    hidden = s.character(B, abilities=worded(HIDDEN))
    others = [s.character(B), s.character(B)]
    game = resolve(s, KO(Choose(THEIRS, 1)))

    assert game.choices() == [f"pick {other}" for other in others]
    assert game.area(hidden) == "characters"


def test_as_many_as_possible_are_chosen_without_it() -> None:
    """Rule 8-4-4-1: it is none of the cards that could be chosen."""
    s = Scenario()
    hidden = s.character(B, abilities=worded(HIDDEN))
    other = s.character(B)
    game = resolve(s, KO(Choose(THEIRS, 2)))

    assert (game.area(hidden), game.area(other)) == ("characters", "trash")


def test_effects_that_choose_nothing_meet_it() -> None:
    s = Scenario()
    hidden = s.character(B, abilities=worded(HIDDEN))

    assert resolve(s, KO(Every(THEIRS))).area(hidden) == "trash"


def test_own_effects_choose_it() -> None:
    s = Scenario()
    hidden = s.character(A, abilities=worded(HIDDEN))

    assert resolve(s, KO(Choose(OWN, 1))).area(hidden) == "trash"


def test_the_opponent_cannot_choose_it_for_your_effect() -> None:
    s = Scenario()
    hidden = s.character(B, abilities=worded(HIDDEN))
    others = [s.character(B), s.character(B)]
    game, _ = played(s, "[On Play] Your opponent chooses 1 of their Characters. K.O. that Character.")

    assert game.asked()[0] == B
    assert game.choices() == [f"pick {other}" for other in others]
    assert game.area(hidden) == "characters"


def test_it_can_be_attacked() -> None:
    s = Scenario()
    hidden = s.character(B, power=1000, rested=True, abilities=worded(HIDDEN))
    game = begin(s).attack("leader_a", hidden)

    assert game.area(hidden) == "trash"


@pytest.mark.parametrize(("line", "power"), [(FIRM, 5000), (FIRM.replace("your opponent's ", ""), 5000)])
def test_power_is_not_reduced(line: str, power: int) -> None:
    s = Scenario()
    firm = s.character(B, power=5000, abilities=worded(line))
    other = s.character(B, power=5000)
    game = resolve(s, GainPower(Every(THEIRS), -2000, TURN))

    assert (game.power(firm), game.power(other)) == (power, 3000)


def test_power_is_still_gained_and_base_power_set() -> None:
    s = Scenario()
    firm = s.character(B, power=5000, abilities=worded(FIRM))
    game = resolve(s, GainPower(Every(THEIRS), 1000, TURN), SetBasePower(Every(THEIRS), 2000, TURN))

    assert game.power(firm) == 3000


@pytest.mark.parametrize(("line", "power"), [(FIRM, 3000), (FIRM.replace("your opponent's ", ""), 5000)])
def test_own_effects_reduce_it_unless_all_are_named(line: str, power: int) -> None:
    s = Scenario()
    firm = s.character(A, power=5000, abilities=worded(line))

    assert resolve(s, GainPower(Every(OWN), -2000, TURN)).power(firm) == power


def test_what_reduces_power_all_the_time_does_nothing_to_it() -> None:
    s = Scenario()
    firm = s.character(B, power=5000, abilities=worded(FIRM))
    other = s.character(B, power=5000)
    s.character(A, abilities=worded("Give all of your opponent's Characters -1000 power."))
    game = begin(s)

    assert (game.power(firm), game.power(other)) == (5000, 4000)


def test_a_shield_for_a_turn_keeps_off_what_holds_all_the_time() -> None:
    s = Scenario()
    ally = s.character(A, power=5000)
    s.character(B, abilities=worded("Give all of your opponent's Characters -1000 power."))
    shield = Forbid(Every(OWN), "lose power", TURN, "opponent's effects")
    game = resolve(s, shield)
    assert game.power(ally) == 5000
    game.end()

    assert game.power(ally) == 4000


def test_the_cost_is_not_reduced() -> None:
    s = Scenario()
    firm = s.character(B, cost=5, abilities=worded("This Character's cost cannot be reduced by effects."))
    game = resolve(s, GainCost(Every(THEIRS), -3, TURN), GainPower(Every(THEIRS), -1000, TURN))

    assert (game.cost(firm), game.power(firm)) == (5, 4000)


@pytest.mark.parametrize(("kind", "chosen"), [(Category.EVENT, False), (Category.CHARACTER, True)])
def test_only_effects_of_certain_cards_cannot_choose_it(kind: Category, chosen: bool) -> None:
    s = Scenario()
    ally = s.character(A)
    shield = Forbid(Every(OWN), "be chosen", TURN, "effects", CategoryIs(kind))
    game = resolve(s, shield, KO(Choose(OWN, 1)))

    assert (game.area(ally) == "trash") is chosen
