"""The bot that plays by rules of thumb: it looks one step ahead and takes what brings most."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Final

from mypy_extensions import mypyc_attr

from optcg.bots import defence, effects, main_phase, opening
from optcg.bots.bot import Reason
from optcg.engine import dice
from optcg.engine.decisions import THROW, Choice, Decision
from optcg.engine.view import View

WEIGH: Final[dict[str, Callable[[View, Decision], list[Reason]]]] = {
    "first": opening.weigh_first,
    "hand": opening.weigh_hand,
    "main": main_phase.weigh,
    "block": defence.weigh_block,
    "counter": defence.weigh_counter,
    **effects.WEIGH,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Answers by what it is handed alone: it remembers nothing but its dice, which it rolls for throws."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = dice.seeded(randbits(dice.SEED_BITS) if seed is None else seed)

    def choose(self, view: View, decision: Decision) -> Choice:
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        if decision.kind == THROW:
            self._dice, roll = dice.step(self._dice)
            return choices[roll % len(choices)]
        best = max(WEIGH[decision.kind](view, decision), key=_value)
        return best.choice

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        choices = decision.choices
        if len(choices) == 1:
            return [Reason(choices[0], 0.0, "there is no other")]
        if decision.kind == THROW:
            _, roll = dice.step(self._dice)
            rolled = choices[roll % len(choices)]
            found = [Reason(choice, float(choice is rolled), "a throw like any other") for choice in choices]
        else:
            found = WEIGH[decision.kind](view, decision)
        # A stable order: of equal ones the first comes first, as in `choose`.
        return sorted(found, key=_value, reverse=True)


def _value(reason: Reason) -> float:
    return reason.value
