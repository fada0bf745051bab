"""Rule 2-6: power."""

import pytest

from tests.scenario import A, B, Scenario


@pytest.mark.rule("2-6-1")
@pytest.mark.parametrize(("strength", "area"), [(6000, "trash"), (4000, "characters")])
def test_2_6_1_power_decides_a_battle(strength: int, area: str) -> None:
    """The stronger attacker K.O.s a 5000 Character, whatever the two cards cost."""
    s = Scenario()
    attacker = s.character(A, power=strength, cost=1)
    target = s.character(B, power=5000, cost=9, rested=True)
    game = s.start()

    game.attack(attacker, target)

    assert game.area(target) == area
    compared = [event for event in game.game.events if event.kind in ("battle_won", "battle_lost")]
    assert [(event.number, event.amount) for event in compared] == [(strength, 5000)]


@pytest.mark.rule("2-6-3")
@pytest.mark.parametrize(("changes", "power"), [((2000,), 7000), ((-1000,), 4000), ((2000, -1000), 6000)])
def test_2_6_3_effects_change_power(changes: tuple[int, ...], power: int) -> None:
    """5000 printed power is raised and lowered by effects."""
    s = Scenario()
    card = s.character(A, power=5000, effects=[{"power": change} for change in changes])

    game = s.start()

    assert game.power(card) == power


@pytest.mark.rule("2-6-3")
def test_2_6_3_changed_power_is_what_counts_in_a_battle() -> None:
    """A 5000 Character with -1000 loses against a 5000 Leader."""
    s = Scenario()
    weakened = s.character(A, power=5000, effects=[{"power": -1000}])
    game = s.start()

    game.attack(weakened, "leader_b")

    assert game.count(B, "life") == 3
