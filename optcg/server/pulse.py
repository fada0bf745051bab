"""Whether what is done can be kept. While it cannot, no time passes at any table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SILENT: Final = 1000  # milliseconds without an answer of the database, after which clocks stand


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Pulse:
    """Knows when the database last answered. A server that was stopped for a while heard no answer either."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._last = now()
        self._failing = False

    @property
    def silent(self) -> bool:
        return self._failing or self._now() - self._last > SILENT

    def time(self) -> int:
        """The moment up to which clocks ran: now, or the last answer if that was too long ago."""
        return self._last if self.silent else self._now()

    def answered(self) -> int:
        """The database has answered: for how long clocks stood until now."""
        gone = self._now() - self._last if self.silent else 0
        self._last, self._failing = self._now(), False
        return gone

    def failed(self) -> None:
        """Nothing could be kept: clocks stand since the last answer, until the next."""
        self._failing = True
