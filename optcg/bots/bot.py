"""What a bot is."""

from typing import Protocol

from optcg.engine.decisions import Choice, Decision
from optcg.engine.view import View


class Bot(Protocol):
    """Answers decisions. It is handed what its seat may know and nothing else."""

    def choose(self, view: View, decision: Decision) -> Choice:
        """One of `decision.choices`."""
