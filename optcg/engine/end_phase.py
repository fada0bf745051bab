"""Rules 6-6-1-2, 6-6-1-3: delayed processes and the ends of effects, in the End Phase and elsewhere."""

from __future__ import annotations

from typing import Final

from optcg.engine.context import Context
from optcg.engine.continuous import COST, END_OF_TURN, OPPONENT_END, OWN_END, POWER, Continuous, is_due
from optcg.engine.decisions import EFFECT, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.effect_words import effect_words, tell_ended
from optcg.engine.program import MINDS_VALUES
from optcg.engine.state import Frame, GameState
from optcg.engine.waiting import (
    AT_END_OF_OPPONENTS,
    AT_END_OF_OPPONENTS_NEXT,
    AT_END_OF_OWN,
    AT_END_OF_OWN_NEXT,
    AT_END_OF_TURN,
    AT_OPPONENTS_MAIN,
    AT_OPPONENTS_START,
    AT_OWN_MAIN,
    AT_OWN_START,
    Delayed,
)
from optcg.engine.width import i64

# Moments at the end of a turn: for its player, and for the other one.
_ENDS_OWN: Final = (AT_END_OF_TURN, AT_END_OF_OWN_NEXT, AT_END_OF_OWN)
_ENDS_OTHERS: Final = (AT_END_OF_TURN, AT_END_OF_OPPONENTS_NEXT, AT_END_OF_OPPONENTS)


def due(state: GameState, when: tuple[int, ...], player: i64) -> list[Delayed]:
    """The delayed processes of `player` that are due at this point."""
    turn = state.turn_number
    return [delayed for delayed in state.delayed if delayed.is_due(when, player, turn)]


def start_of_turn(state: GameState) -> None:
    """Rule 6-2-2: what was put off to the start of this turn, that of the turn player first."""
    start_due(state, AT_OPPONENTS_START, 1 - state.turn_player)
    start_due(state, AT_OWN_START, state.turn_player)


def start_of_main(state: GameState) -> None:
    """Rule 6-5-1: what was put off to the start of this Main Phase, that of the turn player first."""
    start_due(state, AT_OPPONENTS_MAIN, 1 - state.turn_player)
    start_due(state, AT_OWN_MAIN, state.turn_player)


def run_delayed(state: GameState, delayed: Delayed) -> None:
    """Carry out a process that was put off; the card it came from need not be there any more."""
    state.delayed = tuple([other for other in state.delayed if other is not delayed])
    context = Context(delayed.player, delayed.source, delayed.slots, 0, 0, delayed.player)
    state.stack.append(EffectFrame(context, delayed.program, 0, [], 0, False, []))


def start_due(state: GameState, when: i64, player: i64) -> None:
    """Start all delayed processes of `player` that are due, the first one last on the stack."""
    for delayed in reversed(due(state, (when,), player)):
        run_delayed(state, delayed)


class EndFrame(Frame):
    """Rule 6-6-1-2 (1), (2): one player's delayed processes and expiring effects, in the order they like."""

    __slots__ = ("player", "rule")

    def __init__(self, player: i64, rule: str) -> None:
        self.player = player
        self.rule = rule

    def copy(self) -> EndFrame:
        return EndFrame(self.player, self.rule)

    def _processes(self, state: GameState) -> list[Delayed]:
        return due(state, _ENDS_OWN if self.player == state.turn_player else _ENDS_OTHERS, self.player)

    def _expiring(self, state: GameState) -> list[Continuous]:
        return [effect for effect in state.effects if _ends_with_turn(state, effect, self.player)]

    def run(self, state: GameState) -> None:
        processes = self._processes(state)
        expiring = self._expiring(state)
        if not processes:
            # Their order makes no difference any more.
            self._expire(state, expiring)
            state.stack.pop()
        elif len(processes) + len(expiring) == 1:
            run_delayed(state, processes[0])
        else:
            count = len(processes) + len(expiring)
            choices = tuple([Choice("effect", None, None, number + 1) for number in range(count)])
            details = [f"{d.source.definition.name}: at the end of this turn" for d in processes]
            details += [f"this ends: {effect_words(state, effect)}" for effect in expiring]
            prompt = "What comes next at the end of this turn?"
            state.decision = Decision(self.player, EFFECT, self.rule, prompt, choices, tuple(details))

    def answer(self, state: GameState, choice: Choice) -> None:
        assert choice.number is not None
        processes = self._processes(state)
        if choice.number <= len(processes):
            run_delayed(state, processes[choice.number - 1])
        else:
            self._expire(state, [self._expiring(state)[choice.number - 1 - len(processes)]])

    def _expire(self, state: GameState, effects: list[Continuous]) -> None:
        if not effects:
            return
        tell_ended(state, effects, self.player, self.rule)
        state.effects = [effect for effect in state.effects if effect not in effects]
        state.dirty = True


def _ends_with_turn(state: GameState, effect: Continuous, player: i64) -> bool:
    return (
        is_due(state, effect, END_OF_TURN, player)
        or is_due(state, effect, OPPONENT_END, player)
        or is_due(state, effect, OWN_END, player)
    )


def expire(state: GameState, until: i64, player: i64, rule: str) -> None:
    """End the effects of `player` that last until this point."""
    for effect in state.effects:
        if is_due(state, effect, until, player):
            break
    else:
        return
    kept = [effect for effect in state.effects if not is_due(state, effect, until, player)]
    if state.log is not None:
        ended = [effect for effect in state.effects if is_due(state, effect, until, player)]
        tell_ended(state, ended, player, rule)
    if not state.dirty:
        for effect in state.effects:
            if is_due(state, effect, until, player):
                _take_back(state, effect)
    state.effects = kept


def _take_back(state: GameState, effect: Continuous) -> None:
    """Take an effect that ends out of the values, or let them be worked out anew."""
    if effect.what > COST or effect.extra is not None or state.minds & MINDS_VALUES:
        state.dirty = True
        return
    card = state.find(effect.target)
    if card is not None:
        if effect.what == POWER:
            card.power -= effect.value
        else:
            card.cost -= effect.value
