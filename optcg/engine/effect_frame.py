"""An effect being resolved (Rule 8-4-1-5): its program, how far it has come, and what was chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import Card, renamed, renamed_card
from optcg.engine.context import Cause, Context
from optcg.engine.decisions import Choice, Decision
from optcg.engine.program import Program
from optcg.engine.state import Frame, GameState
from optcg.engine.width import i64

# No replacement is barred (Rule 8-1-3-4-3).
NONE_BARRED: Final[list[str]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(Frame):
    """An effect on its way through its program, in printed order (Rule 1-3-7)."""

    __slots__ = ("at", "barred", "broken", "context", "into", "open", "picked", "program")

    def __init__(
        self,
        context: Context,
        program: Program,
        at: i64,
        picked: list[int],
        into: i64,
        broken: bool,
        barred: list[str],
        open: i64 = 0,
    ) -> None:
        self.context = context
        self.program = program
        self.at = at  # the node that comes next or is asking
        self.picked = picked  # picks of the question at hand; replaced, never changed
        self.into = into  # the slot for what a frame above gives back
        self.broken = broken  # Rule 8-3-1-3-1: a part of the cost could not be paid
        self.barred = barred  # Rule 8-1-3-4-3: replacements that cannot be applied again
        self.open = open  # bits of the slots whose cards both players know (Rule 11-2)

    def copy(self) -> EffectFrame:
        return EffectFrame(
            self.context.copy(),
            self.program,
            self.at,
            self.picked,
            self.into,
            self.broken,
            self.barred,
            self.open,
        )

    def run(self, state: GameState) -> None:
        nodes = self.program.nodes
        count = len(nodes)
        stack = state.stack
        before: i64 = -1
        at = self.at
        # A step back, which could go on without end, is left to the driver to count.
        while before < at < count:
            before = at
            nodes[at].run(state, self)
            if stack[-1] is not self or state.unrest:
                return
            if state.decision is not None or state.result is not None:  # Rule 1-2-5: it is over at once
                asked = state.decision
                if asked is not None and asked.player != self.context.controller:
                    state.decision = self._asked_of_other(asked)
                return
            at = self.at
        if at >= count:
            stack.pop()

    def _asked_of_other(self, asked: Decision) -> Decision:
        """The question of an effect of the opponent, which says so."""
        if not asked.prompt.startswith(self.context.source.definition.name):
            return asked
        prompt = f"Your opponent's {asked.prompt}"
        return Decision(asked.player, asked.kind, asked.rule, prompt, asked.choices, asked.details)

    def answer(self, state: GameState, choice: Choice) -> None:
        self.program.nodes[self.at].answer(state, self, choice)

    def understands(self, state: GameState, choice: Choice) -> bool:
        return self.program.nodes[self.at].understands(state, self, choice)

    def receive(self, state: GameState, cards: list[int], done: i64) -> None:
        self.context.remember(self.into, cards)
        self.context.done = done

    def not_done(self) -> None:
        self.context.done = 0

    def played(self, before: i64, card: Card) -> None:
        """ "Play this card. Then, this Character ...": the new card is the one that is meant (Rule 3-1-6)."""
        if self.context.source.id == before:
            self.context.source = card

    def actor(self) -> i64:
        return self.context.player

    def returning(self, state: GameState) -> i64:
        nodes = self.program.nodes
        return nodes[self.at].returning(state, self) if self.at < len(nodes) else 0

    def effect_of(self) -> Card:
        return self.context.source

    def pays_for(self) -> str:
        for node in self.program.nodes[self.at :]:
            pays = node.pays()
            if pays:
                return pays
        return ""

    def as_cause(self) -> Cause:
        return self.context.cause()

    def break_cost(self) -> None:
        self.broken = True

    def gathered(self) -> list[int]:
        return self.context.slot(self.into)

    def card_ids(self) -> list[int]:
        return [card for slot in self.context.slots for card in slot] + self.picked

    def rename(self, names: dict[int, int]) -> None:
        self.context.slots = renamed(self.context.slots, names)
        self.context.source = renamed_card(self.context.source, names)
        self.picked = [names.get(-card, names.get(card, card)) for card in self.picked]
