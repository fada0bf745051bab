"""The node that begins to watch cards."""

from __future__ import annotations

from typing import Final

from optcg.engine.continuous import WATCH, begin
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.program import Step
from optcg.engine.state import GameState
from optcg.engine.watched import Watched
from optcg.engine.width import i64


class WatchStep(Step):
    """The cards of a slot are watched. Nothing is done to them, so that none is unaffected by it."""

    def __init__(self, slot: i64, until: i64, watched: Watched) -> None:
        self.slot: Final = slot
        self.until: Final = until
        self.watched: Final = watched

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        context.done = 0
        for card_id in context.slot(self.slot):
            if state.find(card_id) is not None:
                extra = self.watched.watching(card_id, context.source)
                begin(state, context.controller, WATCH, 0, self.until, context.controller, extra)
                context.done += 1
