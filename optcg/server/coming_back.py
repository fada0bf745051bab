"""Whose line a server took along is not charged until their client has come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from optcg.server.table import Table
    from optcg.server.tables import Tables

COME_BACK: Final = 10_000  # milliseconds in which a client comes back; then the clock goes on without it


class ComingBack:
    """The clock of a table that was just taken up stands while who is asked is not back, if that is soon."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self._table: Final = table
        self._tables: Final = tables
        self._until: int | None = None
        self._back: set[int] = set()  # seats that have come back
        self._time: int | None = None  # of the table, at which it stands

    @property
    def stands(self) -> bool:
        return self._time is not None

    def begin(self) -> None:
        self._until, self._back, self._time = self._tables.pulse.time() + COME_BACK, set(), None
        self.stand()

    def wait_for(self, seat: int) -> None:
        """The server through which this seat came is gone."""
        self.stand()
        if self._until is None:
            self._back = {0, 1}
        self._back.discard(seat)
        self._until = self._tables.pulse.time() + COME_BACK
        self.stand()

    def stand(self) -> None:
        """Up to now the clock stood, if it does; whether it stands from now on."""
        if self._until is None:
            return
        moment, stored = min(self._tables.pulse.time(), self._until), self._table.stored
        if self._time is not None and moment - self._time > stored.stood:
            stored.stood = moment - self._time
            self._tables.clock_stood(self._table)
        self._back |= {seat for seat in (0, 1) if self._table.here(seat)}
        decision = self._table.running().game.decision
        waits = moment < self._until and decision is not None and decision.player not in self._back
        self._time = moment - stored.stood if waits else None
        if moment == self._until:
            self._until = None
