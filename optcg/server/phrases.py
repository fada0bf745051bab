"""What players can say to each other: these phrases alone, so nobody has to read a stranger's words."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from optcg.server.database import DatabaseError
from optcg.server.limits import Bucket
from optcg.server.messages import Refusal

if TYPE_CHECKING:
    from optcg.server.table import Table
    from optcg.server.tables import Tables

PHRASES: Final = {
    "hello": "Hello!",
    "luck": "Good luck!",
    "thanks": "Thank you.",
    "nice": "Nice move!",
    "thinking": "Let me think.",
    "moment": "One moment, please.",
    "sorry": "Sorry.",
    "oops": "Oops!",
    "close": "That was close!",
    "game": "Good game!",
}


class Phrases:
    """What is said at one table. Nothing of it is kept: who comes later has not heard it."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self._table: Final = table
        self._tables: Final = tables
        limits = tables.settings.limits
        self._left: Final = [
            Bucket(limits.phrases_at_once, limits.phrases_per_minute / 60, tables.now()) for _ in table.seats
        ]
        self._last: Final[dict[int, str]] = {}  # the message of each seat that was said last

    async def say(self, seat: int, message: str, phrase: str) -> None:
        if self._last.get(seat) == message:
            return
        if self._table.solo:
            raise Refusal("not_here", "A bot does not listen.")
        if phrase not in PHRASES:
            raise Refusal("no_phrase", "There is no such phrase.")
        if not self._left[seat].take(self._tables.now()):
            raise Refusal("too_fast", "You have just said a lot; wait a moment.", 429)
        self._last[seat] = message
        self.tell(seat, phrase)
        if self._table.taken is not None and self._tables.leases is not None:
            with suppress(DatabaseError):  # who watches elsewhere misses it
                await self._tables.writer.write([self._tables.leases.said(self._table.id, seat, phrase)])

    def tell(self, seat: int, phrase: str) -> None:
        for connection in self._table.connections:
            connection.tell({"type": "said", "seat": seat, "phrase": phrase})
