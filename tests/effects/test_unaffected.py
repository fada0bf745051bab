"""Cards that effects do not affect (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Effect,
    Forbid,
    GainKeyword,
    GainPower,
    Move,
    Negate,
    Place,
    Rest,
    SetActive,
)
from optcg.model.selections import Every
from tests.effects.checks import OWN, THEIRS, begin, resolve
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario, Table

TURN = Duration.TURN
LINE = "This Character is unaffected by your opponent's effects."
DEEDS = (
    KO(Every(THEIRS)),
    Move(Every(THEIRS), Place.HAND),
    Move(Every(THEIRS), Place.DECK_BOTTOM),
    Rest(Every(THEIRS)),
    GainPower(Every(THEIRS), -1000, TURN),
    GainKeyword(Every(THEIRS), "Blocker", TURN),
    Forbid(Every(THEIRS), "attack", TURN),
    Negate(Every(THEIRS), TURN),
)


def _facts(game: Table, ref: str) -> tuple[object, ...]:
    return game.area(ref), game.rested(ref), game.power(ref), game.keywords(ref)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: type(deed).__name__)
def test_nothing_is_done_to_it(deed: Effect) -> None:
    s = Scenario()
    ally = s.character(B, power=3000, abilities=worded(LINE))
    game = resolve(s, deed)

    assert _facts(game, ally) == ("characters", False, 3000, [])


def test_own_effects_go_on() -> None:
    s = Scenario()
    ally = s.character(A, power=3000, abilities=worded(LINE))

    assert resolve(s, GainPower(Every(OWN), 1000, TURN)).power(ally) == 4000


def test_battles_go_on() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=worded(LINE))

    assert begin(s).attack("leader_a", wall).area(wall) == "trash"


def test_permanent_effects_of_the_opponent_do_nothing_either() -> None:
    s = Scenario()
    ally = s.character(B, power=3000, abilities=worded(LINE))
    other = s.character(B, power=3000)
    s.character(A, abilities=worded("Give all of your opponent's Characters -1000 power."))
    game = begin(s)

    assert (game.power(ally), game.power(other)) == (3000, 2000)


@pytest.mark.parametrize(("cost", "power"), [(5, 3000), (6, 2000)])
def test_only_effects_of_certain_cards(cost: int, power: int) -> None:
    s = Scenario()
    line = "This Character is unaffected by effects of your opponent's Characters with a cost of 5 or less."
    ally = s.character(B, power=3000, abilities=worded(line))
    s.character(A, cost=cost, abilities=worded("Give all of your opponent's Characters -1000 power."))

    assert begin(s).power(ally) == power


@pytest.mark.parametrize(("by", "power"), [("opponent's effects", 3000), ("effects", 3000), ("", 3000)])
def test_for_a_turn(by: str, power: int) -> None:
    s = Scenario()
    ally = s.character(A, power=3000)
    shield = Forbid(Every(OWN), "be affected", TURN, by or "effects")
    game = resolve(s, shield, GainPower(Every(OWN), 1000, TURN), SetActive(Every(OWN)))

    assert game.power(ally) == (power if by != "opponent's effects" else 4000)
