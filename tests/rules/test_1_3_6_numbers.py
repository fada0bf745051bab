"""Rule 1-3-6: numbers that effects change."""

import pytest

from optcg import BadPosition
from tests.scenario import A, B, Scenario


@pytest.mark.rule("1-3-6")
@pytest.mark.parametrize("what", ["power", "cost"])
def test_1_3_6_a_number_of_a_card_has_no_fractions(what: str) -> None:
    """An effect of half a point is refused."""
    s = Scenario()
    s.character(A, effects=[{what: 0.5}])

    with pytest.raises(BadPosition, match="whole number"):
        s.start()


@pytest.mark.rule("1-3-6")
@pytest.mark.parametrize("viewer", [A, B])
def test_1_3_6_a_number_below_zero_reads_as_zero(viewer: int) -> None:
    """Both players see cost 0, not a negative number."""
    s = Scenario()
    s.character(A, cost=1, effects=[{"cost": -3}])
    game = s.start()

    side = game.game.view(viewer).to_dict()["A"]

    assert side["characters"][0]["cost"] == 0


@pytest.mark.rule("1-3-6-1")
def test_1_3_6_1_power_may_be_negative() -> None:
    """3000 power and -5000 make -2000."""
    s = Scenario()
    weak = s.character(A, power=3000, effects=[{"power": -5000}])

    game = s.start()

    assert game.power(weak) == -2000


@pytest.mark.rule("1-3-6-1")
@pytest.mark.parametrize(("loss", "area"), [(-5000, "trash"), (-6000, "characters")])
def test_1_3_6_1_negative_power_is_compared_as_it_is(loss: int, area: str) -> None:
    """-2000 beats -2000, but -3000 does not: neither is taken for 0."""
    s = Scenario()
    attacker = s.character(A, power=3000, effects=[{"power": loss}])
    target = s.character(B, power=3000, rested=True, effects=[{"power": -5000}])
    game = s.start()

    game.attack(attacker, target)

    assert game.area(target) == area


@pytest.mark.rule("1-3-6-1-1")
@pytest.mark.parametrize("loss", [-3000, -7000])
def test_1_3_6_1_1_a_card_without_power_stays_where_it_is(loss: int) -> None:
    """Zero or negative power moves no card, not even over a turn."""
    s = Scenario()
    weak = s.character(A, power=3000, effects=[{"power": loss}])
    game = s.start()

    game.end()

    assert game.area(weak) == "characters"


@pytest.mark.rule("1-3-6-2")
def test_1_3_6_2_a_negative_cost_is_treated_as_zero() -> None:
    """Cost 2 and -5 read as 0."""
    s = Scenario()
    cheap = s.character(A, cost=2, effects=[{"cost": -5}])

    game = s.start()

    assert game.cost(cheap) == 0


@pytest.mark.rule("1-3-6-2-1")
@pytest.mark.parametrize("changes", [(-4, 3), (3, -4), (-4, 1, 2)])
def test_1_3_6_2_1_the_negative_value_is_part_of_the_sum(changes: tuple[int, ...]) -> None:
    """Cost 2, -4 and +3 make 1, in whatever order; a sum that stopped at 0 would make 3."""
    s = Scenario()
    card = s.character(A, cost=2, effects=[{"cost": change} for change in changes])

    game = s.start()

    assert game.cost(card) == 1


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_further_decrease_counts_though_the_cost_reads_as_zero() -> None:
    """Cost 2, -3 (reads as 0), again -3, then +5: the cost is 1."""
    s = Scenario()
    card = s.character(A, cost=2, effects=[{"cost": -3}, {"cost": -3}, {"cost": 5}])

    game = s.start()

    assert game.cost(card) == 1
