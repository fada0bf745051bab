"""Nodes with which a player chooses one of several effects, or a number; the log says which."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import payable
from optcg.engine.decisions import NUMBER, OPTION, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import YOU
from optcg.engine.program import CostCode, Node
from optcg.engine.state import GameState
from optcg.engine.width import i64

# Named costs go from 0 to one more than any printed cost.
HIGHEST_NUMBER: Final = 11


class OptionsNode(Node):
    """Choose one of several effects; `targets` are where they begin."""

    def __init__(
        self,
        chooser: i64,
        labels: list[str],
        told: list[list[str]],
        costs: list[list[CostCode]],
        must: bool,
        prompt: str,
    ) -> None:
        self.chooser: Final = chooser
        self.must: Final = must
        self.prompt: Final = prompt
        self.labels: Final = labels
        self.told: Final = told  # the same as the log says it for player A and B
        self.costs: Final = costs  # in "A or B": what makes each option payable, or possible
        self.targets: list[int] = []

    def _open(self, state: GameState, frame: EffectFrame) -> list[int]:
        if not self.costs:
            return list(range(len(self.targets)))
        return [
            option for option in range(len(self.targets)) if payable(state, frame.context, self.costs[option])
        ]

    def _player(self, frame: EffectFrame) -> i64:
        return frame.context.player if self.chooser == YOU else 1 - frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        options = self._open(state, frame)
        # In an even game it is asked all the same if the hand decides what can be paid.
        secret = state.even and any(cost.looks_at_hand() for option in self.costs for cost in option)
        if len(options) == 1 and not secret:
            frame.at = self.targets[options[0]]
            return
        if not options:
            frame.broken = self.must
            frame.at = self.targets[0]
            return
        player = self._player(frame)
        choices = tuple([Choice("option", None, None, option + 1) for option in options])
        details = tuple([self.labels[option] for option in options])
        state.decision = Decision(player, OPTION, "8-4-4", self.prompt, choices, details)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        option, player = choice.number - 1, self._player(frame)
        frame.at = self.targets[option]
        if state.log is not None:
            word = self.told[option][player]
            state.tell(GameEvent("option_chosen", "8-4-4", player, word=word))


class NumberNode(Node):
    """Rule 1-3-5: name a whole number of at least 0, or one within two of them."""

    def __init__(self, who: i64, prompt: str, within: tuple[int, int] | None) -> None:
        self.who: Final = who
        self.prompt: Final = prompt
        least, most = (0, HIGHEST_NUMBER) if within is None else within
        self.numbers: Final = list(range(least, most + 1))

    def _player(self, frame: EffectFrame) -> i64:
        return frame.context.player if self.who == YOU else 1 - frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self._player(frame)
        choices = tuple([Choice("number", None, None, number) for number in self.numbers])
        state.decision = Decision(player, NUMBER, "1-3-5", self.prompt, choices)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        frame.context.number = choice.number
        frame.at += 1
        if state.log is not None:
            player = self._player(frame)
            state.tell(GameEvent("number_chosen", "1-3-5", player, number=choice.number))
