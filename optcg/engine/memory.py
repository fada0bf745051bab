"""What a card asks of the turn so far, and the marks that tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.timings import BIT
from optcg.engine.width import bit_of, i64

if TYPE_CHECKING:
    from optcg.engine.definitions import Definition
    from optcg.engine.matching import Matcher
    from optcg.engine.program import Timing
    from optcg.engine.state import GameState


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


def _asked_by(definition: Definition, found: dict[str, Memory]) -> i64:
    """Add what a card asks of a turn; the bits of what it does off the field."""
    for memory in definition.memories:
        if memory.key not in found:
            found[memory.key] = memory
    return definition.listens_off_field


def gather_memories(state: GameState) -> None:
    """Find out what cards of this game ask of a turn, wherever they are, and whether some have effects off
    the field; most games have none of them."""
    found: dict[str, Memory] = {}
    off_field: i64 = 0
    for player in state.players:
        for pile in (player.deck, player.hand, player.life, player.trash, player.no_area):
            for lying in pile:
                off_field |= _asked_by(lying.definition, found)
        for card in player.field():
            off_field |= _asked_by(card.definition, found)
    state.memories = tuple(found.values())
    state.remembers = off_field
    for memory in state.memories:
        state.remembers |= bit_of(memory.timing.event & BIT)
