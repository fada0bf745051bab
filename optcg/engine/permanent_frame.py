"""Rule 8-1-3-3-5: a player orders permanent effects, where the order makes a difference."""

from __future__ import annotations

from optcg.engine.decisions import EFFECT, Choice, Decision
from optcg.engine.permanent import open_order
from optcg.engine.state import CALM, Frame, GameState


class PermanentFrame(Frame):
    """Asks which permanent effect is processed next, until the rest makes no difference."""

    __slots__ = ()

    def copy(self) -> PermanentFrame:
        return PermanentFrame()

    def run(self, state: GameState) -> None:
        found = open_order(state)
        if found is None:
            state.stack.pop()
            state.unrest = CALM
            return
        player, sources = found
        choices = tuple([Choice("effect", None, None, number + 1) for number in range(len(sources))])
        details = tuple([source.card.definition.name for source in sources])
        prompt = "Which permanent effect is processed first?"
        state.decision = Decision(player, EFFECT, "8-1-3-3-5", prompt, choices, details)

    def answer(self, state: GameState, choice: Choice) -> None:
        found = open_order(state)
        assert found is not None
        assert choice.number is not None
        state.permanent_order += (found[1][choice.number - 1].key,)
        state.dirty = True
