"""Who plays which table, where several servers share one database. All of it stands in the database.

A server has a lease that it renews every second; the lease holds all its tables. A table's row names its
holder and a fence, which grows by one with each holder. Every write to a table has as its condition that the
fence is the same and the lease runs: a server that was stopped for too long writes nothing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread
from typing import Final

from optcg.server.database import CHANNEL, Database, DatabaseError, Statement
from optcg.server.messages import Refusal
from optcg.server.tokens import new_id

POSTGRES_CLOCK: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
DAY: Final = 24 * 60 * 60 * 1000
TRIES: Final = 3
RENEW_EVERY: Final = 1.0
HANGS: Final = 10.0
LOG: Final = logging.getLogger("optcg.server")


class Elsewhere(Refusal):
    """Another server holds this table; clients are passed on to it."""

    def __init__(self, holder: str, address: str) -> None:
        super().__init__("elsewhere", "Another server plays this table; please try again in a moment.", 503)
        self.holder: Final = holder
        self.address: Final = address


@dataclass(frozen=True)
class Taken:
    """A table that this server holds now."""

    fence: int
    before: str | None = None  # who held it before


class Leases:
    """The lease of this server and its tables. `clock` is the database's time, in milliseconds, as SQL."""

    def __init__(
        self,
        database: Database,
        address: str,
        seconds: float,
        now: Callable[[], int],
        clock: str = POSTGRES_CLOCK,
    ) -> None:
        self._database: Final = database
        self._address: Final = address
        self._length: Final = round(seconds * 1000)
        self._local: Final = now
        self._clock: Final = clock
        self._lock: Final = " FOR NO KEY UPDATE OF t" if clock == POSTGRES_CLOCK else ""
        self._ahead = 0  # so far the database's clock is before this machine's
        self._ended: Final = Event()
        self._seen = 0.0  # when the server itself last said that it goes on
        self.lost = False  # the lease ran out
        self.id = ""

    def now(self) -> int:
        """The database's time as far as it is known without asking: the same for all servers."""
        return self._local() + self._ahead

    # The server ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """A new lease under a new name. Tables of the one before are to be taken anew."""
        began = self._local()
        (row,) = self._database.rows(f"SELECT {self._clock}")
        self._ahead = int(row[0] or 0) - (began + self._local()) // 2
        name = new_id()
        self._database.rows(
            "INSERT INTO servers (id, address, alive, until) "
            f"VALUES (?, ?, {self._clock}, {self._clock} + ?)",
            (name, self._address, self._length),
        )
        self.id, self.lost = name, False
        self._database.rows(
            f"DELETE FROM servers WHERE until < {self._clock} - ? "
            "AND NOT EXISTS (SELECT 1 FROM play_tables WHERE holder = servers.id)",
            (DAY,),
        )

    def keep(self) -> None:
        """Renew from a thread of its own: a server that is busy for a moment is not gone."""
        self.seen()
        Thread(target=self._keep, name="optcg-lease", daemon=True).start()

    def seen(self) -> None:
        """The server goes on; one that hangs for long loses its lease."""
        self._seen = time.monotonic()

    def _keep(self) -> None:
        while not self._ended.wait(RENEW_EVERY):
            if not self.lost and time.monotonic() - self._seen < HANGS:
                try:
                    self.lost = not self.renew()
                except DatabaseError as error:
                    LOG.error("the lease is not renewed: %s", error)

    def sign(self, alive: int) -> Statement:
        """A sign of life: up to this moment the clocks of its tables ran."""
        return (
            f"UPDATE servers SET alive = ?, until = {self._clock} + ? WHERE id = ? AND until > {self._clock}",
            (alive, self._length, self.id),
        )

    def renew(self) -> bool:
        """Whether the lease still ran and runs on."""
        return bool(
            self._database.rows(
                f"UPDATE servers SET until = {self._clock} + ? "
                f"WHERE id = ? AND until > {self._clock} RETURNING id",
                (self._length, self.id),
            )
        )

    def end(self) -> None:
        """Others may take the tables at once."""
        self._ended.set()
        self._database.rows("UPDATE servers SET until = 0 WHERE id = ?", (self.id,))

    def living(self) -> set[str]:
        """The servers whose lease runs."""
        return {
            str(row[0]) for row in self._database.rows(f"SELECT id FROM servers WHERE until > {self._clock}")
        }

    # Tables -------------------------------------------------------------------------------------

    def take(self, table_id: str) -> Taken:
        """Hold a table that is free; raises Elsewhere if another server holds it.

        It is kept that its clock ran up to the last sign of life of the holder before, until it is put right.
        """
        for _ in range(TRIES):
            rows = self._database.rows(
                "SELECT t.fence, s.id, s.address, s.alive, "
                f"CASE WHEN s.until > {self._clock} THEN 1 ELSE 0 END "
                "FROM play_tables t LEFT JOIN servers s ON s.id = t.holder WHERE t.id = ?",
                (table_id,),
            )
            if not rows:
                break
            fence, holder, address, alive, lives = rows[0]
            since = None if holder == self.id else alive
            if lives and holder != self.id:
                raise Elsewhere(str(holder), str(address))
            taken = self._database.rows(
                "UPDATE play_tables SET holder = ?, fence = fence + 1, "
                "since = COALESCE(since, CAST(? AS BIGINT)) WHERE id = ? AND fence = ? "
                f"AND EXISTS (SELECT 1 FROM servers WHERE id = ? AND until > {self._clock}) "
                "AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = play_tables.holder "
                f"AND servers.id <> ? AND until > {self._clock}) RETURNING fence",
                (self.id, since, table_id, fence, self.id, self.id),
            )
            if taken:
                return Taken(int(taken[0][0] or 0), None if holder is None else str(holder))
        raise DatabaseError("This table could not be taken over; it is tried again.")

    def hold(self, table_id: str) -> Statement:
        """Of a table that is made here: the first fence."""
        return ("UPDATE play_tables SET holder = ?, fence = 1 WHERE id = ?", (self.id, table_id))

    def condition(self, table_id: str, fence: int) -> Statement:
        """What must be so where something is written to a table."""
        return (
            "SELECT 1 FROM play_tables t JOIN servers s ON s.id = t.holder "
            f"WHERE t.id = ? AND t.fence = ? AND s.until > {self._clock}{self._lock}",
            (table_id, fence),
        )

    @staticmethod
    def notice(table_id: str) -> Statement:
        """Servers that follow a table are told that it is written to, when that is committed."""
        return (f"SELECT pg_notify('{CHANNEL}', ?)", (table_id,))

    @staticmethod
    def said(table_id: str, seat: int, phrase: str) -> Statement:
        """Servers that follow a table are told what was said there; it is written nowhere."""
        return (f"SELECT pg_notify('{CHANNEL}', ?)", (f"{table_id} {seat} {phrase}",))

    def give_back(self, table_id: str, taken: Taken) -> None:
        """Let a table go as it was found: nobody holds it until somebody comes."""
        self._database.rows(
            "UPDATE play_tables SET holder = ? WHERE id = ? AND fence = ?",
            (taken.before, table_id, taken.fence),
        )

    def held(self) -> dict[str, int]:
        """The fences of all tables of this server."""
        rows = self._database.rows("SELECT id, fence FROM play_tables WHERE holder = ?", (self.id,))
        return {str(name): int(fence or 0) for name, fence in rows}
