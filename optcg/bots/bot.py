"""What a bot is, and how it says why."""

from typing import NamedTuple, Protocol

from optcg.engine.decisions import Choice, Decision
from optcg.engine.view import View


class Reason(NamedTuple):
    """What a bot thinks of one choice: how good it is (higher is better) and, in a few words, why."""

    choice: Choice
    value: float
    why: str


class Bot(Protocol):
    """Answers decisions. It is handed what its seat may know and nothing else."""

    def choose(self, view: View, decision: Decision) -> Choice:
        """One of `decision.choices`."""

    def reasons(self, view: View, decision: Decision) -> list[Reason]:
        """Its choices with their values, the best first: what `choose` would do, and what else it weighed.

        Asking for reasons changes nothing: the bot answers as if it had not been asked.
        """
