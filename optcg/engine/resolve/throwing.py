"""The step in which an effect lets both players throw."""

from optcg.engine.effect_frame import EffectFrame
from optcg.engine.program import Step
from optcg.engine.state import GameState
from optcg.engine.throwing import ThrowFrame


class ThrowStep(Step):
    """Rules 1-3-1, 5-2-1-4: Rock-Paper-Scissors until there is a winner."""

    def do(self, state: GameState, frame: EffectFrame) -> None:
        state.stack.append(ThrowFrame(frame.context.player))
