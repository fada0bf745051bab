"""Effects that wait for their turn: auto effects (Rule 8-6) and delayed processes (Rule 6-6-1-2)."""

from typing import Final

from optcg.engine.card import Card
from optcg.engine.program import AbilityCode, Program


class Waiting:
    """An auto effect whose timing was met and which waits for its turn (Rule 8-6). Immutable.

    `gone` is for [On K.O.] and the like: activated on the field, resolved where the card lies now.
    """

    __slots__ = ("code", "event", "gone", "player", "slots", "source")

    def __init__(
        self,
        player: int,
        source: Card,
        code: AbilityCode,
        slots: list[list[int]],
        gone: bool,
        event: int,
    ) -> None:
        self.player: Final = player
        self.source: Final = source
        self.code: Final = code
        self.slots: Final = slots
        self.gone: Final = gone
        self.event: Final = event  # the timing that was met


# Delayed processes: when they are due.
AT_END_OF_TURN: Final = 0
AT_END_OF_BATTLE: Final = 1
AT_OPPONENTS_MAIN: Final = 2
WHEN_NAMES: Final = ("end of turn", "end of battle", "opponent's next Main Phase")


class Delayed:
    """A process that an effect has put off (Rule 6-6-1-2). Immutable; its source need not stay."""

    __slots__ = ("player", "program", "since", "slots", "source", "when")

    def __init__(
        self, player: int, source: Card, program: Program, slots: list[list[int]], when: int, since: int
    ) -> None:
        self.player: Final = player
        self.source: Final = source
        self.program: Final = program
        self.slots: Final = slots
        self.when: Final = when
        self.since: Final = since
