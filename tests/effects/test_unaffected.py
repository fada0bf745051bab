"""Cards that effects do not affect (Rule 1-3-3)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import (
    Forbid,
    GainPower,
    SetActive,
)
from optcg.model.selections import Every
from tests.effects.checks import OWN, resolve
from tests.scenario import A, Scenario

TURN = Duration.TURN


@pytest.mark.parametrize(("by", "power"), [("opponent's effects", 3000), ("effects", 3000), ("", 3000)])
def test_for_a_turn(by: str, power: int) -> None:
    s = Scenario()
    ally = s.character(A, power=3000)
    shield = Forbid(Every(OWN), "be affected", TURN, by or "effects")
    game = resolve(s, shield, GainPower(Every(OWN), 1000, TURN), SetActive(Every(OWN)))

    assert game.power(ally) == (power if by != "opponent's effects" else 4000)
