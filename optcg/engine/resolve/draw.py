"""Nodes that draw cards (Rule 4-5)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.areas import draw_card
from optcg.engine.auto_effects import watch
from optcg.engine.bans import NO_DRAW_BY_EFFECTS
from optcg.engine.decisions import DONE, OPTION, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.groups import players_of
from optcg.engine.log import log_banned
from optcg.engine.program import Node, Step
from optcg.engine.protection import own_effect_banned
from optcg.engine.state import GameState
from optcg.engine.timings import DRAWS
from optcg.engine.width import i64
from optcg.model.effects import Draw, DrawUpTo, Effect


def draw_by_effect(state: GameState, player: i64, frame: EffectFrame) -> bool:
    """Draw one card by an effect, if nothing forbids it and the game goes on."""
    if state.result is not None:
        return False
    if own_effect_banned(state, frame.context, player, NO_DRAW_BY_EFFECTS):
        log_banned(state, player, frame.context, NO_DRAW_BY_EFFECTS, "draw")
        return False
    if not state.players[player].deck:
        return False
    draw_card(state, player, "4-5-3")
    return True


class DrawStep(Step):
    """Rule 4-5-3: draw one card, as many times as asked."""

    def __init__(self, count: Value, who: i64) -> None:
        self.count: Final = count
        self.who: Final = who

    def do(self, state: GameState, frame: EffectFrame) -> None:
        # Rule 1-3-2-2: zero or fewer times is not at all.
        count = self.count.of(state, frame.context)
        frame.context.done = 0
        for player in players_of(self.who, frame.context.player, state.turn_player):
            drawn = 0
            for _ in range(count):
                drawn += draw_by_effect(state, player, frame)
            frame.context.done += drawn
            if drawn and state.result is None:
                watch(state, DRAWS, None, player, 0, frame.context.cause(), drawn)


_DRAW: Final = Choice("draw")


class DrawUpToNode(Node):
    """Rule 4-5-4: before each card the player may stop."""

    def __init__(self, count: Value, prompt: str) -> None:
        self.count: Final = count
        self.prompt: Final = prompt

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = frame.context.player
        drawn = len(frame.picked)
        banned = own_effect_banned(state, frame.context, player, NO_DRAW_BY_EFFECTS)
        if banned:
            log_banned(state, player, frame.context, NO_DRAW_BY_EFFECTS, "draw")
        if banned or drawn >= self.count.of(state, frame.context):
            self._finish(state, frame)
            return
        prompt = f"{self.prompt} {drawn} drawn so far."
        state.decision = Decision(player, OPTION, "4-5-4-1", prompt, (_DRAW, DONE))

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        if choice.kind == "draw":
            frame.picked = [*frame.picked, 0]
            draw_by_effect(state, frame.context.player, frame)
        else:
            self._finish(state, frame)

    def _finish(self, state: GameState, frame: EffectFrame) -> None:
        drawn = frame.context.done = len(frame.picked)
        frame.picked = []
        frame.at += 1
        if drawn:
            watch(state, DRAWS, None, frame.context.player, 0, frame.context.cause(), drawn)


# The node of a step that has the fields of the step, in their order.
PLAIN: Final[dict[type[Effect], type[Node]]] = {
    Draw: DrawStep,
}
# The node of a step that asks: with the question behind them.
ASKING: Final[dict[type[Effect], type[Node]]] = {
    DrawUpTo: DrawUpToNode,
}
