"""The steps of a match, as they are kept: a match is its start and its steps, and nothing else."""

from dataclasses import dataclass
from typing import Final

CHOOSE: Final = "choose"  # `player` answers with `text`
CONCEDE: Final = "concede"
LEAVE: Final = "leave"  # `player` is away from the table
RETURN: Final = "return"
CLAIM: Final = "claim"  # `player` claims the game: the other has been away too long
TIME: Final = "time"  # somebody looked at the clock, and it has run out
BACK: Final = "back"  # the game is taken back to its first `number` choices
NEXT: Final = "next"  # the next game of the match begins
PAUSE: Final = "pause"  # the table was down from `number` to `at`


@dataclass(frozen=True)
class Step:
    """One thing that was done, and when (milliseconds)."""

    kind: str
    at: int
    player: int | None = None
    text: str = ""
    number: int = 0
