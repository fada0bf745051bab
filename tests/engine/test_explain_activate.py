"""Why an [Activate: Main] effect cannot be activated."""

from optcg.model.abilities import ActivateEffect, Gate
from optcg.model.effects import Draw, Effect, RestDon
from tests.engine.test_explain import why
from tests.scenario import A, Scenario, Table


def activating(gate: Gate, cost: tuple[Effect, ...] = ()) -> tuple[Table, str]:
    s = Scenario()
    s.don(A, active=2)
    card = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),), cost, gate=gate)])
    table = s.start()
    return table, f"#{table.id(card)}"


def test_an_effect_used_this_turn() -> None:
    table, card = activating(Gate(once=True))
    table.choose(f"activate {card}.1")
    assert why(table, f"activate {card}.1").endswith("was used this turn (Rule 10-2-13-3).")


def test_an_effect_that_needs_given_don() -> None:
    table, card = activating(Gate(don=2))
    assert why(table, f"activate {card}.1").endswith("needs 2 given DON!! and has 0 (Rule 8-3-2-3).")


def test_an_effect_of_the_other_turn() -> None:
    table, card = activating(Gate(turn="opponent"))
    assert why(table, f"activate {card}.1").endswith("(Rules 8-3-2-4, 8-3-2-5).")


def test_an_effect_whose_cost_cannot_be_paid() -> None:
    table, card = activating(Gate(), (RestDon(3),))
    assert why(table, f"activate {card}.1").endswith("cannot be paid in full (Rule 8-3-1-3).")
