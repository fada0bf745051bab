"""Effects that wait for their turn: auto effects (Rule 8-6) and delayed processes (Rule 6-6-1-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import Card, renamed, renamed_card
from optcg.engine.program import AbilityCode, Program
from optcg.engine.width import i64


@mypyc_attr(acyclic=True, free_list_len=1)
class Waiting:
    """An auto effect whose timing was met and which waits for its turn (Rule 8-6). Immutable.

    `gone` is for [On K.O.] and the like: activated on the field, resolved where the card lies now.
    """

    __slots__ = ("code", "event", "gone", "player", "slots", "source")

    def __init__(
        self,
        player: i64,
        source: Card,
        code: AbilityCode,
        slots: list[list[int]],
        gone: bool,
        event: i64,
    ) -> None:
        self.player: Final = player
        self.source: Final = source
        self.code: Final = code
        self.slots: Final = slots
        self.gone: Final = gone
        self.event: Final = event  # the timing that was met

    def renamed(self, names: dict[int, int]) -> Waiting:
        """The same, with its cards by other ids."""
        source, slots = renamed_card(self.source, names), renamed(self.slots, names)
        return Waiting(self.player, source, self.code, slots, self.gone, self.event)


# Delayed processes: when they are due, as the places of `MOMENTS`.
AT_END_OF_TURN: Final = 0
AT_END_OF_BATTLE: Final = 1
AT_OPPONENTS_MAIN: Final = 2
AT_OWN_MAIN: Final = 3
AT_OWN_START: Final = 4
AT_OPPONENTS_START: Final = 5
AT_END_OF_OWN_NEXT: Final = 6
AT_END_OF_OPPONENTS_NEXT: Final = 7
AT_END_OF_OWN: Final = 8
AT_END_OF_OPPONENTS: Final = 9
_LATER_TURN: Final = (
    AT_OPPONENTS_MAIN,
    AT_OWN_MAIN,
    AT_OWN_START,
    AT_OPPONENTS_START,
    AT_END_OF_OWN_NEXT,
    AT_END_OF_OPPONENTS_NEXT,
)


@mypyc_attr(acyclic=True)
class Delayed:
    """A process that an effect has put off (Rule 6-6-1-2). Immutable; its source need not stay."""

    __slots__ = ("player", "program", "since", "slots", "source", "when")

    def __init__(
        self, player: i64, source: Card, program: Program, slots: list[list[int]], when: i64, since: i64
    ) -> None:
        self.player: Final = player
        self.source: Final = source
        self.program: Final = program
        self.slots: Final = slots
        self.when: Final = when
        self.since: Final = since  # the turn in which it was put off

    def is_due(self, when: tuple[int, ...], player: i64, turn: i64) -> bool:
        """Whether it comes at one of these moments; a "next" turn is never the one that put it off."""
        if self.when not in when or self.player != player:
            return False
        return self.when not in _LATER_TURN or self.since < turn

    def renamed(self, names: dict[int, int]) -> Delayed:
        """The same, with its cards by other ids."""
        source, slots = renamed_card(self.source, names), renamed(self.slots, names)
        return Delayed(self.player, source, self.program, slots, self.when, self.since)
