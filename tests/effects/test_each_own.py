"""Numbers that each card has of its own: given DON!!, power and cost."""

import pytest

from optcg.model.abilities import PermanentEffect
from optcg.model.amounts import ItsOwn, Minus, Per
from optcg.model.durations import Duration
from optcg.model.effects import GainCost, GainPower
from optcg.model.selections import Every
from tests.effects.checks import THEIRS, abilities_of, begin, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_each_loses_by_the_don_given_to_it() -> None:
    s = Scenario()
    cards = [s.character(B, power=5000, don=don) for don in (0, 1, 2)]
    game = resolve(s, GainPower(Every(THEIRS), Per(-1000, 1, ItsOwn("given DON!!")), TURN))

    assert [game.power(card) for card in cards] == [5000, 4000, 3000]


def test_8_1_3_3_what_holds_all_the_time_follows_the_don() -> None:
    s = Scenario()
    s.character(
        A,
        abilities=abilities_of("All of your Characters gain +1000 power for each DON!! card given to them."),
    )
    ally, other = s.character(A, power=5000), s.character(A, power=5000)
    game = begin(s).give(ally, 2)

    assert (game.power(ally), game.power(other)) == (9000, 5000)  # Rule 6-5-5-2: DON!! give 1000 each besides


def test_for_every_two() -> None:
    s = Scenario()
    s.don(B, active=0)
    cards = [s.character(B, cost=5, don=don) for don in (1, 2, 4)]
    loss = GainCost(Every(THEIRS), Per(-1, 2, ItsOwn("given DON!!")))
    s.character(A, abilities=[PermanentEffect((loss,))])
    game = begin(s)

    assert [game.cost(card) for card in cards] == [5, 4, 3]


def test_1_3_6_each_power_is_set() -> None:
    s = Scenario()
    cards = [s.character(B, power=power) for power in (2000, 7000)]
    game = resolve(s, GainPower(Every(THEIRS), Minus(0, ItsOwn("power")), TURN))

    assert [game.power(card) for card in cards] == [0, 0]


def test_each_cost_is_set() -> None:
    s = Scenario()
    cards = [s.character(B, cost=cost) for cost in (2, 7)]
    game = resolve(s, GainCost(Every(THEIRS), Minus(1, ItsOwn("cost")), TURN))

    assert [game.cost(card) for card in cards] == [1, 1]


@pytest.mark.rule("1-3-6-2")
def test_1_3_6_2_a_cost_below_0_is_doubled_as_0() -> None:
    """A cost of 2 and a loss of 4: it reads as 0, and only what it becomes starts from the true sum."""
    s = Scenario()
    low, high = (s.character(B, cost=cost, effects=[{"cost": -4, "until": "turn"}]) for cost in (2, 5))
    doubled = GainCost(Every(THEIRS), ItsOwn("cost"), TURN)
    game = resolve(s, doubled, GainCost(Every(THEIRS), 3, TURN))

    assert [game.cost(card) for card in (low, high)] == [1, 5]


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_cost_below_0_becomes_another() -> None:
    s = Scenario()
    low = s.character(B, cost=2, effects=[{"cost": -4, "until": "turn"}])
    game = resolve(s, GainCost(Every(THEIRS), Minus(1, ItsOwn("cost")), TURN))

    assert game.cost(low) == 1
