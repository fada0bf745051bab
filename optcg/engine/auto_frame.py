"""Rule 8-6: auto effects that wait, and their turn in the order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.activation import condition_holds, context_for, gates_open, start
from optcg.engine.decisions import EFFECT, Choice, Decision
from optcg.engine.log import log_invalid
from optcg.engine.off_field import in_trash
from optcg.engine.resolve.questions import names_of
from optcg.engine.state import IN_TURN_ORDER, Frame, GameState
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64

NONE_READY: Final[list[Waiting]] = []
_THAT_CARD: Final = "that card"


@mypyc_attr(acyclic=True, free_list_len=1)
class AutoFrame(Frame):
    """One batch of waiting effects (Rule 8-6-1): the turn player's first, each player orders their own.

    Effects whose timing is met meanwhile wait in the next batch (Rule 8-6-1-1).
    """

    __slots__ = ("batch",)

    def __init__(self, batch: list[Waiting]) -> None:
        self.batch = batch  # replaced, never changed

    def copy(self) -> AutoFrame:
        return AutoFrame(self.batch)

    def run(self, state: GameState) -> None:
        for player in IN_TURN_ORDER[state.turn_player]:
            ready = self._ready(state, player)
            if len(ready) == 1:
                self._start(state, ready[0])
                return
            if ready:
                choices = tuple([Choice("effect", None, None, n + 1) for n in range(len(ready))])
                prompt = "Which effect next?"
                state.decision = Decision(player, EFFECT, "8-6-1", prompt, choices, _details(state, ready))
                return
        # Rule 8-1-3-1-3: what is left cannot be activated: its card has moved or its conditions do not hold.
        if state.log is not None:
            for waiting in self.batch:
                log_invalid(state, waiting)
        state.stack.pop()

    def answer(self, state: GameState, choice: Choice) -> None:
        for player in IN_TURN_ORDER[state.turn_player]:
            ready = self._ready(state, player)
            if ready:
                assert choice.number is not None
                self._start(state, ready[choice.number - 1])
                return

    def _ready(self, state: GameState, player: i64) -> list[Waiting]:
        """The effects that a player may choose among; of those that are the same in all, one."""
        ready = NONE_READY
        for waiting in self.batch:
            if (
                waiting.player == player
                and not _is_among(waiting, ready)
                and _can_still_activate(state, waiting)
            ):
                ready = [*ready, waiting]
        return ready

    def _start(self, state: GameState, waiting: Waiting) -> None:
        self.batch = [w for w in self.batch if w is not waiting]
        start(state, waiting.player, waiting.source, waiting.code, waiting.slots)

    def card_ids(self) -> list[int]:
        return [card for waiting in self.batch for slot in waiting.slots for card in slot]

    def rename(self, names: dict[int, int]) -> None:
        self.batch = [waiting.renamed(names) for waiting in self.batch]


def _is_among(waiting: Waiting, others: list[Waiting]) -> bool:
    """Whether another does the same; what happened may differ, if the effect does not speak of it."""
    for other in others:
        if (
            other.code is waiting.code
            and other.source.id == waiting.source.id
            and (other.slots == waiting.slots or not waiting.code.about_event)
        ):
            return True
    return False


def _can_still_activate(state: GameState, waiting: Waiting) -> bool:
    """Rules 8-1-3-1-2, 8-1-3-1-3, 8-4-1-1: the card is still there, and what the ability asks for is met."""
    if waiting.gone:
        return True
    card = state.find_of(waiting.player, waiting.source.id)
    if card is None and waiting.code.in_trash:
        card = in_trash(state, waiting.source.id, waiting.player)
    if card is None:
        return False
    if not gates_open(state, card, waiting.code, waiting.event):
        return False
    return condition_holds(state, context_for(card, waiting.slots), waiting.code)


def _details(state: GameState, ready: list[Waiting]) -> tuple[str, ...]:
    """The effects in words; of those that read alike, which card it is and to which cards it happened."""
    told = [_words(w, "") for w in ready]
    if len(set(told)) == len(told):
        return tuple([_pointed(state, w, text) for w, text in zip(ready, told, strict=True)])
    details: list[str] = []
    for w, text in zip(ready, told, strict=True):
        sources = {o.source.id for o, other in zip(ready, told, strict=True) if other == text}
        which = f" (#{w.source.id})" if len(sources) > 1 else ""
        words = _words(w, which)
        details.append(words + _about(state, w) if told.count(text) > 1 else _pointed(state, w, words))
    return tuple(details)


def _words(waiting: Waiting, which: str) -> str:
    return f"{waiting.source.definition.name}{which}: {waiting.code.words}"


def _pointed(state: GameState, waiting: Waiting, words: str) -> str:
    """The words of an effect that speaks of "that card", with the name of the card of the event."""
    return words + _about(state, waiting) if _THAT_CARD in words and waiting.code.about_event else words


def _about(state: GameState, waiting: Waiting) -> str:
    cards = waiting.slots[0] if waiting.slots else []
    names = names_of(state, [card for card in cards if card != waiting.source.id])
    return f" (for {', '.join(names)})" if names else ""
