"""A replacement effect that did not take the place of what would happen (Rule 8-1-3-4)."""

from optcg.engine.effect_frame import EffectFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.program import Step
from optcg.engine.state import GameState


class AfterAllStep(Step):
    """What would happen to the cards of slot 0 goes on."""

    def do(self, state: GameState, frame: EffectFrame) -> None:
        # The replacement was begun by the process that waits below it.
        below = state.stack[-2] if len(state.stack) > 1 else None
        if isinstance(below, ProcessFrame):
            below.let_happen(frame.context.slot(0))
