"""An effect being resolved (Rule 8-4-1-5): its program, how far it has come, and what was chosen."""

from __future__ import annotations

from optcg.engine.card import Card
from optcg.engine.program import Program
from optcg.engine.state import Frame, GameState


class EffectFrame(Frame):
    """The effect of `player` and the card it comes from; its parts go in printed order (Rule 1-3-7)."""

    __slots__ = ("at", "picked", "player", "program", "source")

    def __init__(self, player: int, source: Card, program: Program, at: int, picked: list[int]) -> None:
        self.player = player
        self.source = source
        self.program = program
        self.at = at  # the next node
        self.picked = picked  # ids of the cards chosen last; replaced, never changed

    def copy(self) -> EffectFrame:
        return EffectFrame(self.player, self.source, self.program, self.at, self.picked)

    def run(self, state: GameState) -> None:
        nodes = self.program.nodes
        if self.at == len(nodes):
            state.stack.pop()
            return
        self.at += 1
        nodes[self.at - 1].run(state, self)

    def receive(self, state: GameState, picked: list[int]) -> None:
        self.picked = picked
