"""What a game remembers to see that it goes round in a loop (Rule 11-1)."""

from __future__ import annotations

from typing import Final

from optcg.engine.width import i64

WATCHING: Final = 0
ASKING: Final = 1
RUNNING: Final = 2
GLANCING: Final = 3


class Passed:
    """A question that was answered: its fingerprint, who answered, which choice out of how many."""

    __slots__ = ("choice", "mark", "options", "player")

    def __init__(self, mark: str, player: i64, choice: i64, options: i64) -> None:
        self.mark: Final = mark
        self.player: Final = player
        self.choice: Final = choice
        self.options: Final = options


class LoopWatch:
    """What is remembered of this turn's questions, and the loop that is being asked about or carried out."""

    __slots__ = ("asked", "at", "barred", "cycle", "mark", "mode", "outlines", "rounds", "trail")

    def __init__(
        self,
        trail: list[Passed],
        barred: list[str],
        mode: i64,
        cycle: list[Passed],
        asked: list[int],
        rounds: list[int],
        at: i64,
        mark: str,
        outlines: list[int],
    ) -> None:
        # Lists are replaced, never changed. At a glance the trail holds the free activation at hand, if any.
        self.trail = trail
        self.barred = barred  # fingerprints with the choice that would restart a loop
        self.mode = mode
        self.cycle = cycle  # one loop action
        self.asked = asked  # who says how often, in this order
        self.rounds = rounds  # what they said
        self.at = at  # how many choices of the loop were carried out
        self.mark = mark  # the fingerprint of the question at hand; empty while that is not needed
        self.outlines = outlines  # of the questions at a glance, while none has come twice

    def copy(self) -> LoopWatch:
        return LoopWatch(
            self.trail,
            self.barred,
            self.mode,
            self.cycle,
            self.asked,
            self.rounds,
            self.at,
            self.mark,
            self.outlines,
        )


def new_watch() -> LoopWatch:
    return LoopWatch([], [], GLANCING, [], [], [], 0, "", [])
