"""Effects in the form the engine runs: a flat list of nodes, immutable, shared by every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from optcg.engine.effect_frame import EffectFrame
    from optcg.engine.state import GameState


class Node:
    """One primitive of an effect. Either it changes the state, or it pushes a frame that asks."""

    def run(self, state: GameState, frame: EffectFrame) -> None:
        raise NotImplementedError


class Program:
    """The nodes of one ability, with the address that a saved game writes: card number and timing."""

    def __init__(self, number: str, timing: str, nodes: list[Node]) -> None:
        self.number: Final = number
        self.timing: Final = timing
        self.nodes: Final = nodes
