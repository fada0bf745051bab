"""The bot for beginners: it plays like `greedy`, but not always its best idea."""

from __future__ import annotations

from secrets import randbits
from typing import Final

from mypy_extensions import mypyc_attr

from optcg.bots.bot import Reason
from optcg.bots.greedy import GreedyBot
from optcg.engine import dice
from optcg.engine.decisions import Choice, Decision
from optcg.engine.view import View

# One answer in so many is the second best, or any other one that came to mind.
SLIPS: Final = 4
# Never a slip: who begins and the hand are settled before a beginner has seen anything.
CAREFUL: Final = frozenset(("throw", "first", "hand"))


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot:
    """Slips by its own dice, so with the same seed it slips in the same places."""

    def __init__(self, seed: int | None = None) -> None:
        seed = randbits(dice.SEED_BITS) if seed is None else seed
        self._dice = dice.seeded(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, view: View, decision: Decision) -> Choice:
        if len(decision.choices) == 1 or decision.kind in CAREFUL:
            return self._greedy.choose(view, decision)
        self._dice, roll = dice.step(self._dice)
        if roll % SLIPS:
            return self._greedy.choose(view, decision)
        return self._slip(view, decision, roll)[0].choice

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        found = self._greedy.reasons(view, decision)
        if len(decision.choices) == 1 or decision.kind in CAREFUL:
            return found
        _, roll = dice.step(self._dice)
        return found if roll % SLIPS else self._slip(view, decision, roll)

    def _slip(self, view: View, decision: Decision, roll: int) -> list[Reason]:
        """Another of the better half of its ideas, taken for the best one."""
        found = self._greedy.reasons(view, decision)
        weighed = {reason.choice for reason in found}
        found += [
            Reason(c, found[-1].value, "not thought about") for c in decision.choices if c not in weighed
        ]
        place = 1 + roll // SLIPS % max(len(found) // 2, 1)
        slipped = found[place]
        rest = [reason for reason in found if reason is not slipped]
        return [Reason(slipped.choice, found[0].value, "it looked good"), *rest]
