"""Events that are waited for during a time."""

import pytest

from optcg.model.abilities import OPEN, AutoEffect, Gate, When
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Grant
from optcg.model.selections import Every
from tests.effects.checks import OWN_LEADER, THEIRS, resolve
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("once", "drawn"), [(False, 2), (True, 1)])
def test_8_1_4_2_an_event_is_waited_for_during_the_turn(once: bool, drawn: int) -> None:
    s = Scenario()
    foes = [s.character(B, power=1000, rested=True) for _ in range(2)]
    ally = s.character(A)
    kod = AutoEffect((When("K.O.'d", THEIRS),), (Draw(1),), gate=Gate(once=True) if once else OPEN)
    game = resolve(s, Grant(Every(OWN_LEADER), kod, Duration.TURN, once))
    game.attack("leader_a", foes[0]).attack(ally, foes[1])

    assert game.count(A, "hand") == drawn
