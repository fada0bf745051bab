"""How good the choices of a decision look before anything is tried: what the search tries first."""

from __future__ import annotations

from math import exp
from typing import Final

from optcg.bots.greedy import WEIGH
from optcg.bots.main_phase import whole_turn
from optcg.bots.threats import can_still_attack
from optcg.engine.decisions import MAIN, Choice, Decision
from optcg.engine.state import GameState
from optcg.engine.view import View

# In the Main Phase: the first step of the greedy plan, its other steps, and what is not in the plan.
FIRST_STEP: Final = 2.0
IN_PLAN: Final = 1.4
OUTSIDE: Final = {"play": 0.5, "activate": 0.3, "attack": 0.2, "give": 0.0, "end": -0.3}
POINTLESS: Final = -2.5
# Everywhere else: how much a difference of one card of the hand tells.
TRUST: Final = 1.2
LOWEST: Final = -3.0
UNNAMED: Final = -1.5


def weights(view: View, decision: Decision) -> list[float]:
    """A weight above 0 for every choice; twice as much is tried twice as often."""
    found = _main(view.state, decision) if decision.kind == MAIN else _other(view, decision)
    most = max(found)
    return [exp(max(value - most, LOWEST)) for value in found]


def _main(state: GameState, decision: Decision) -> list[float]:
    plan = whole_turn(state, decision)
    return [
        FIRST_STEP if plan and choice == plan[0] else IN_PLAN if choice in plan else _outside(state, choice)
        for choice in decision.choices
    ]


def _outside(state: GameState, choice: Choice) -> float:
    kind = choice.kind
    card = None if choice.card is None else state.find(choice.card)
    if card is not None and kind == "give" and not can_still_attack(state, card):
        return POINTLESS
    if card is not None and kind == "attack" and choice.target is not None:
        target = state.find(choice.target)
        if target is not None and card.power < target.power:
            return POINTLESS
    return OUTSIDE.get(kind, 0.0)


def _other(view: View, decision: Decision) -> list[float]:
    weigh = WEIGH.get(decision.kind)
    if weigh is None:
        return [0.0] * len(decision.choices)
    values = {reason.choice: reason.value for reason in weigh(view, decision)}
    if not values:
        return [0.0] * len(decision.choices)
    least = min(values.values())
    return [TRUST * values[c] if c in values else TRUST * least + UNNAMED for c in decision.choices]
