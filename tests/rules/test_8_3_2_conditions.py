"""Rules 8-3-2, 8-3-3: conditions of an effect, and "if"."""

import pytest

from optcg.model.abilities import ActivateEffect, Gate, PermanentEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import Draw, GainPower, If, Negate, Rest
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Every, Owner, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table


def gated(gate: Gate, don: int = 0, turn_player: int = A) -> Table:
    """A's Leader has a permanent +2000 power under a condition in brackets."""
    s = Scenario(turn_player=turn_player)
    s.leader(A, power=5000, don=don, abilities=[PermanentEffect((GainPower(This(), 2000),), gate=gate)])
    return s.start()


@pytest.mark.rule("8-3-2")
def test_8_3_2_brackets_are_conditions_and_not_costs() -> None:
    """ "[DON!! x1] [Your Turn]" of an activated effect takes nothing away."""
    s = Scenario()
    gate = Gate(don=1, turn="your")
    s.leader(A, don=1, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), gate=gate)])
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.don("leader_a"), game.count(A, "don_active"), game.count(A, "hand")) == (1, 5, 1)


@pytest.mark.rule("8-3-2-1")
@pytest.mark.parametrize(
    ("don", "turn_player", "power"), [(0, A, 5000), (1, A, 6000), (0, B, 5000), (1, B, 7000)]
)
def test_8_3_2_1_all_conditions_must_hold(don: int, turn_player: int, power: int) -> None:
    """ "[DON!! x1] [Opponent's Turn] +2000 power" needs both; a given DON!! counts only in the own turn."""
    game = gated(Gate(don=1, turn="opponent"), don, turn_player)

    assert game.power("leader_a") == power


@pytest.mark.rule("8-3-2-2")
@pytest.mark.parametrize(("life", "offered"), [(3, []), (2, ["activate leader_a.1"])])
def test_8_3_2_2_a_condition_added_by_another_card_must_hold_too(life: int, offered: list[str]) -> None:
    """B's Stage makes the opposing Leader's effects invalid while its player has 3 or more Life cards."""
    s = Scenario()
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),))])
    s.life(A, life)
    enough = Compare(CountOf(Cards(Owner.OPPONENT, (Area.LIFE,))), ">=", 3)
    their_leader = Every(Cards(Owner.OPPONENT, (Area.LEADER,)))
    s.stage(B, abilities=[PermanentEffect((Negate(their_leader),), enough)])

    game = s.start()

    assert [choice for choice in game.choices() if choice.startswith("activate")] == offered


@pytest.mark.rule("8-3-2-3")
@pytest.mark.parametrize(("don", "power"), [(1, 5000), (2, 7000), (3, 7000)])
def test_8_3_2_3_don_xx_wants_so_many_given_don_or_more(don: int, power: int) -> None:
    """ "[DON!! x2]" in the opponent's turn, where the given DON!! themselves add no power."""
    game = gated(Gate(don=2), don, turn_player=B)

    assert game.power("leader_a") == power


@pytest.mark.rule("8-3-2-4")
@pytest.mark.parametrize(("turn_player", "power"), [(A, 7000), (B, 5000)])
def test_8_3_2_4_your_turn_holds_in_your_turn(turn_player: int, power: int) -> None:
    """ "[Your Turn] +2000 power" of A's Leader in both players' turns."""
    game = gated(Gate(turn="your"), turn_player=turn_player)

    assert game.power("leader_a") == power


@pytest.mark.rule("8-3-2-5")
@pytest.mark.parametrize(("turn_player", "power"), [(A, 5000), (B, 7000)])
def test_8_3_2_5_opponents_turn_holds_in_the_opponents_turn(turn_player: int, power: int) -> None:
    """ "[Opponent's Turn] +2000 power" of A's Leader in both players' turns."""
    game = gated(Gate(turn="opponent"), turn_player=turn_player)

    assert game.power("leader_a") == power


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(("name", "drawn"), [("Luffy", 1), ("Buggy", 0)])
def test_8_3_3_after_an_unfulfilled_if_nothing_is_resolved(name: str, drawn: int) -> None:
    """ "Rest this Leader: If your Leader is [Luffy], draw 1 card": the cost is paid, perhaps to no result."""
    s = Scenario()
    luffy = Compare(CountOf(Cards(Owner.YOU, (Area.LEADER,), NameIs("Luffy"))), ">=", 1)
    draws = (If(luffy, (Draw(1),)),)
    s.leader(A, name=name, abilities=[ActivateEffect(("Activate: Main",), draws, cost=(Rest(This()),))])
    game = s.start()

    game.choose("activate leader_a.1")

    assert (game.rested("leader_a"), game.count(A, "hand")) == (True, drawn)
