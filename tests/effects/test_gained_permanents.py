"""Permanent effects that cards gain for a time, and a price on a card's own attacks (Rule 8-2-4)."""

from optcg.model.abilities import PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import GainPower, Grant
from optcg.model.selections import Choose, This
from tests.effects.checks import OWN, resolve
from tests.scenario import A, Scenario


def test_a_gained_effect_is_gone_with_the_card() -> None:
    s = Scenario()
    ally = s.character(A, power=1000)
    whole = PermanentEffect((GainPower(This(), 1000),))
    game = resolve(s, Grant(Choose(OWN, 1), whole, Duration.TURN))

    assert game.power(ally) == 2000
    assert game.end().power(ally) == 1000
