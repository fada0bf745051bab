"""The settings of a match. The rulebook is silent here: these are the habits of tournaments."""

from dataclasses import asdict, dataclass, fields
from typing import Final

from optcg.model.errors import OptcgError
from optcg.model.plain import Plain

# What happens to the game that is running when the time of the match is over.
PLAY_ON: Final = "play on"
DRAW: Final = "draw"  # it stops, and counts for nobody
LIFE: Final = "life"  # the turn is finished, then more Life wins; as much Life is a draw
AT_TIME: Final = (PLAY_ON, DRAW, LIFE)

MINUTE: Final = 60_000  # all times are whole milliseconds
MOST: Final = 24 * 60 * MINUTE


@dataclass(frozen=True)
class MatchRules:
    """How many games, who chooses, and the times, in milliseconds; a time of None is no limit."""

    best_of: int = 1
    loser_chooses: bool = True  # who lost the game before chooses first or second; else the dice say who
    match_time: int | None = 30 * MINUTE
    at_time: str = LIFE
    bank: int | None = 15 * MINUTE  # of each player; an empty bank loses that game
    absence: int | None = MINUTE  # after so long the other player may claim that game
    undo: bool = False  # a game against a bot may be taken back

    def __post_init__(self) -> None:
        if self.best_of not in (1, 3) or isinstance(self.best_of, bool):
            raise OptcgError(f"A match is the best of 1 or 3 games, not of {self.best_of!r}.")
        if self.at_time not in AT_TIME:
            raise OptcgError(
                f"At the end of the time a match can {', '.join(AT_TIME)}, not {self.at_time!r}."
            )
        for name in ("match_time", "bank", "absence"):
            value = getattr(self, name)
            whole = isinstance(value, int) and not isinstance(value, bool)
            if value is not None and not (whole and 0 < value <= MOST):
                raise OptcgError(
                    f"{name} is a number of milliseconds up to a day, or None for no limit, not {value!r}."
                )
        for name in ("loser_chooses", "undo"):
            if not isinstance(getattr(self, name), bool):
                raise OptcgError(f"{name} is True or False, not {getattr(self, name)!r}.")

    @property
    def wins_needed(self) -> int:
        return self.best_of // 2 + 1

    def to_dict(self) -> dict[str, Plain]:
        return asdict(self)

    @staticmethod
    def from_dict(data: dict[str, object]) -> "MatchRules":
        """Settings by name; what is not named is as usual."""
        known = {field.name for field in fields(MatchRules)}
        for name in data:
            if name not in known:
                raise OptcgError(f"A match has no setting {name!r}; it has {', '.join(sorted(known))}.")
        return MatchRules(**data)  # type: ignore[arg-type]


UNTIMED: Final = MatchRules(match_time=None, at_time=PLAY_ON, bank=None, absence=None)
