"""One client at a table: what it was last told, and a short row of what it is still to be told."""

from __future__ import annotations

import asyncio
from typing import Final

from optcg.server.messages import encode

WAITING_MESSAGES: Final = 64
GOING_AWAY: Final = 1001
BROKEN_OFF: Final = (1005, 1006)  # without a word
NOT_ALLOWED: Final = 1008


class Connection:
    """A seat (0 or 1) or a spectator (None). A client that does not read is let go."""

    def __init__(self, seat: int | None, address: str, through: str | None = None) -> None:
        self.seat: Final = seat
        self.address: Final = address
        self.through: Final = through  # the server that passes it on
        self.told: object = None  # the last state it was sent
        self.game = -1
        self.events = 0  # of that game, already sent
        self.rematch: str | None = None  # the one it was told of
        self.lost = False
        self.code = GOING_AWAY  # with which it is closed
        self._row: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)

    def tell(self, message: dict[str, object]) -> None:
        if self.lost:
            return
        try:
            self._row.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.lose()

    def lose_after_row(self) -> None:
        """Say what is still to be said, then nothing more."""
        if not self.lost:
            try:
                self._row.put_nowait(None)
            except asyncio.QueueFull:
                self.lose()

    def lose(self) -> None:
        """Say nothing more; the socket is closed by whoever reads the row."""
        self.lost, self.code = True, NOT_ALLOWED
        while not self._row.empty():
            self._row.get_nowait()
        self._row.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the client is to be let go."""
        return await self._row.get()

    def rest(self) -> list[bytes]:
        """What was still said after the client was to be let go."""
        left: list[bytes] = []
        while not self._row.empty():
            message = self._row.get_nowait()
            if message is not None:
                left.append(message)
        return left
