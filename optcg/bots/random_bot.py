"""The bot that every other one must beat: any legal choice, each as likely as the next."""

from secrets import randbits

from mypy_extensions import mypyc_attr

from optcg.bots.bot import Reason
from optcg.engine import dice
from optcg.engine.decisions import Choice, Decision
from optcg.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot:
    """Rolls its own dice, never those of the game."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = dice.seeded(randbits(dice.SEED_BITS) if seed is None else seed)

    def choose(self, view: View, decision: Decision) -> Choice:
        self._dice, roll = dice.step(self._dice)
        return decision.choices[roll % len(decision.choices)]

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        # The roll that `choose` would make now, without making it.
        _, roll = dice.step(self._dice)
        count = len(decision.choices)
        rolled = roll % count
        order = [rolled, *(place for place in range(count) if place != rolled)]
        return [
            Reason(decision.choices[place], 1 / count, "rolled" if place == rolled else "as likely")
            for place in order
        ]
