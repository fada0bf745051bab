"""Who picks the DON!! of a step that another player may do (Rules 4-8-1, 10-2-10)."""

import pytest

from optcg.model.effects import AsPlayer, Effect, GiveDon, May, ReturnDon
from optcg.model.selections import Every
from tests.effects.checks import OPPONENT, OWN_LEADER, don, resolve
from tests.scenario import B, Scenario


@pytest.mark.parametrize(
    "step",
    [
        AsPlayer(OPPONENT, (ReturnDon(1),)),
        AsPlayer(OPPONENT, (ReturnDon(1, up_to=True),)),
        AsPlayer(OPPONENT, (GiveDon(1, Every(OWN_LEADER)),)),
        ReturnDon(1, OPPONENT),
        ReturnDon(1, OPPONENT, up_to=True),
    ],
)
def test_what_the_opponent_may_do_the_opponent_picks(step: Effect) -> None:
    s = Scenario()
    s.don(B, active=2, rested=2)
    game = resolve(s, May((step,), who=OPPONENT))
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert game.asked()[0] == B
    game.choose("pick don rested")

    assert don(game, B)[:2] == (2, 1)
