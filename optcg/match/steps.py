"""The steps of a match, as they are kept: a match is its start and its steps, and nothing else."""

from dataclasses import dataclass
from typing import Final

CHOOSE: Final = "choose"  # `player` answers with `text`
CONCEDE: Final = "concede"  # `player` gives up; a bot that failed with `text`, which says what it did wrong
LEAVE: Final = "leave"  # `player` has been away from the table since then; kept with the claim that needs it
RETURN: Final = "return"
CLAIM: Final = "claim"  # `player` claims the game: the other has been away too long
TIME: Final = "time"  # somebody looked at the clock, and it has run out
BACK: Final = "back"  # the game is taken back to its first `number` choices
NEXT: Final = "next"  # the next game begins; `text` begins with its seed if players have a part in it
PAUSE: Final = "pause"  # the table was down from `number` to `at`; kept by servers of old


@dataclass(frozen=True)
class Step:
    """One thing that was done, and when (milliseconds)."""

    kind: str
    at: int
    player: int | None = None
    text: str = ""
    number: int = 0
