"""A quick player for the games that the search plays out: the rules of thumb of the greedy bot.

It makes a plan for its turn once and carries it out as far as it can, instead of making it anew for every
question; then it looks whether something is left to do.
"""

from __future__ import annotations

from typing import Final

from optcg.bots.greedy import WEIGH
from optcg.bots.main_phase import whole_turn
from optcg.engine.advance import apply
from optcg.engine.decisions import MAIN, Choice, Decision
from optcg.engine.state import GameState
from optcg.engine.view import View
from optcg.model.cards import CatalogLike

LONGEST: Final = 500  # choices in one game that is played out


class Playout:
    """Plays one sampled game on, for both players."""

    __slots__ = ("_catalog", "_plan", "_turn", "state")

    def __init__(self, state: GameState, catalog: CatalogLike) -> None:
        self.state: Final = state
        self._catalog: Final = catalog
        self._plan: list[Choice] = []
        self._turn = -1

    def choose(self, decision: Decision) -> Choice:
        """What looks best at first sight."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        if decision.kind == MAIN:
            return self._next_of_plan(decision)
        weigh = WEIGH.get(decision.kind)
        if weigh is None:
            return choices[0]
        best = choices[0]
        top = -1e9
        for choice, value, _ in weigh(View(decision.player, self.state, [], self._catalog, ()), decision):
            if value > top:
                best, top = choice, value
        return best

    def _next_of_plan(self, decision: Decision) -> Choice:
        if self._turn == self.state.turn_number:
            choice = self._legal_step(decision)
            if choice is not None:
                return choice
        self._turn = self.state.turn_number
        self._plan = whole_turn(self.state, decision)
        self._plan.reverse()
        return self._legal_step(decision) or decision.choices[-1]

    def _legal_step(self, decision: Decision) -> Choice | None:
        """The next step of the plan that can be done; those before it are dropped."""
        while self._plan:
            choice = self._plan.pop()
            if choice in decision.choices:
                return choice
        return None

    def play_on(self, until: int) -> None:
        """Play until the Main Phase of turn `until`, or until the game is over."""
        state = self.state
        for _ in range(LONGEST):
            decision = state.decision
            if decision is None or (decision.kind == MAIN and state.turn_number >= until):
                return
            apply(state, self.choose(decision))
