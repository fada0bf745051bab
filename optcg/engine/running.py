"""What runs at every decision of a game, for `Game` to stand on: this part of it is compiled."""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.advance import answer
from optcg.engine.decisions import Choice, Decision
from optcg.engine.result import Result
from optcg.engine.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Running:
    """A game in progress: its state, and the choices that led to it."""

    __slots__ = ("history", "state")

    def __init__(self, state: GameState, history: list[Choice]) -> None:
        self.state: Final = state
        self.history: Final = history

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None only when the game is over."""
        return self.state.decision

    def choose(self, choice: object) -> None:
        """Answer the decision with a choice, its text, or its index."""
        if not answer(self.state, self.history, choice):
            self._choose_in_words(choice)

    def _choose_in_words(self, choice: object) -> None:
        """Make a choice that is not itself one of those offered: a text, an equal one, or a wrong one."""
        raise NotImplementedError
