"""Choosing cards one at a time (Rules 4-8-1, 8-4-4): all picks are made before anything is done with them."""

from __future__ import annotations

from optcg.engine.decisions import CARDS, DONE, Choice, Decision
from optcg.engine.state import Frame, GameState


class SelectFrame(Frame):
    """Between `low` and `high` of the candidates; the frame below receives them."""

    __slots__ = ("candidates", "high", "low", "picked", "player", "prompt", "rule")

    def __init__(
        self,
        player: int,
        rule: str,
        prompt: str,
        candidates: list[int],
        low: int,
        high: int,
        picked: list[int],
    ) -> None:
        self.player = player
        self.rule = rule
        self.prompt = prompt
        self.candidates = candidates  # replaced, never changed: clones share it
        self.low = low
        self.high = high
        self.picked = picked  # replaced, never changed

    def copy(self) -> SelectFrame:
        return SelectFrame(
            self.player, self.rule, self.prompt, self.candidates, self.low, self.high, self.picked
        )

    def run(self, state: GameState) -> None:
        open_picks = self.high - len(self.picked)
        left = self.candidates
        if open_picks <= 0 or not left:
            self._finish(state, self.picked)
        elif len(left) <= min(open_picks, self.low - len(self.picked)):
            # Rule 8-4-4-1: as many as possible must be chosen, and there is no other way to do it.
            self._finish(state, self.picked + left)
        else:
            choices = [Choice("pick", card) for card in left]
            if len(self.picked) >= self.low:
                choices.append(DONE)
            state.decision = Decision(self.player, CARDS, self.rule, self.prompt, tuple(choices))

    def answer(self, state: GameState, choice: Choice) -> None:
        if choice.card is None:
            self._finish(state, self.picked)
            return
        self.picked = [*self.picked, choice.card]
        self.candidates = [card for card in self.candidates if card != choice.card]

    def _finish(self, state: GameState, picked: list[int]) -> None:
        state.stack.pop()
        state.stack[-1].receive(state, picked)
