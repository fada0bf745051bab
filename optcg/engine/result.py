"""How a game ended."""

from typing import Final

from optcg.model.terms import PLAYER_NAMES


class Result:
    """How a game ended. A draw has no winner and names its losers, if there are any."""

    __slots__ = ("losers", "reason", "rule", "winner")

    def __init__(self, winner: int | None, losers: tuple[int, ...], reason: str, rule: str) -> None:
        self.winner: Final = winner
        self.losers: Final = losers
        self.reason: Final = reason
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.winner, self.losers, self.reason, self.rule))

    def __repr__(self) -> str:
        return (
            f"Result(winner={self.winner}, losers={self.losers}, reason={self.reason!r}, rule={self.rule!r})"
        )

    def to_dict(self) -> dict[str, object]:
        return {
            "winner": None if self.winner is None else PLAYER_NAMES[self.winner],
            "losers": [PLAYER_NAMES[loser] for loser in self.losers],
            "reason": self.reason,
            "rule": self.rule,
        }
