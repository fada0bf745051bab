"""What a card asks of the turn so far, and the marks that tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.matching import Matcher
    from optcg.engine.program import Timing


class Memory:
    """How often an event has come; `own`: to that very card.

    `other` is what the other card of an attack or a battle must be. With `last` it is asked of the last
    turn of a player: "your" or "opponent". With `by_card` every card to which it happens counts once.
    """

    def __init__(
        self, key: str, timing: Timing, own: bool, other: Matcher | None, last: str, by_card: bool
    ) -> None:
        self.key: Final = key
        self.timing: Final = timing
        self.own: Final = own
        self.other: Final = other
        self.last: Final = last
        self.by_card: Final = by_card

    def mark(self, card_id: i64, player: i64) -> str:
        return f"{card_id if self.own else player} {self.key}"

    def asked(self, card_id: i64, player: i64) -> str:
        """The mark that tells of it, seen from a player."""
        mark = self.mark(card_id, player)
        if not self.last:
            return mark
        return f"{mark} {last_turn_of(player if self.last == 'your' else 1 - player)}"


def of_card(card_id: i64, mark: str) -> str:
    """The mark that tells the same of one card."""
    return f"{card_id} {mark}"


def last_turn_of(player: i64) -> str:
    """What a mark of the last turn of a player ends with."""
    return f"in the last turn of {player}"
