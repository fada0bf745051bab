"""Tables that another server holds and that are watched here.

Whoever holds a table says on a channel of PostgreSQL that something of it was kept. Servers that follow it
read that and play it again, for spectators alone: a followed table has no bot and no timer, and nothing of it
is written. So a game that many watch is no load for its holder, and who watches keeps the line when it dies.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from optcg.server.database import DatabaseError
from optcg.server.leases import Elsewhere
from optcg.server.messages import Refusal
from optcg.server.table import Table

if TYPE_CHECKING:
    from optcg.server.tables import Tables

LOG: Final = logging.getLogger("optcg.server")
AGAIN_AFTER: Final = 0.5  # seconds until a line that was lost is made anew


class Following:
    """The tables that this server follows, and what it hears of them."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self.tables: Final[dict[str, Table]] = {}
        self._listening = False

    async def follow(self, table_id: str, away: Elsewhere) -> Table:
        """The table as it is kept by now; one that cannot be shown here is left to its holder."""
        table = self.tables.get(table_id)
        if table is None:
            stored = await asyncio.to_thread(self._tables.reading.table, table_id)
            if stored is None:
                raise away
            table = self.tables[table_id] = Table(stored, self._tables)
            table.followed = True
        if not self._listening:
            self._listening = True
            self._tables.spawn(self._listen())
        try:
            await self._look(table)
        except DatabaseError:
            self.left(table)
            raise
        if self.tables.get(table_id) is not table:
            raise away
        return table

    def left(self, table: Table) -> None:
        """Somebody left this table; one that nobody watches any more is not followed."""
        if not table.connections and self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def _look(self, table: Table) -> None:
        """See what its holder has kept since. Where that cannot be shown here, spectators are let go."""
        try:
            await self._tables.restore(table, follow=True)
        except Refusal:
            self.tables.pop(table.id, None)
            table.close()

    async def _listen(self) -> None:
        """While anything is followed. A line that was lost is made anew."""
        try:
            while self.tables:
                try:
                    await self._hear(self._tables.database.notices())
                except DatabaseError as error:
                    LOG.warning("tables of other servers are not followed: %s", error)
                    await asyncio.sleep(AGAIN_AFTER)
        finally:
            self._listening = False

    async def _hear(self, notices: Iterator[set[str] | None]) -> None:
        while self.tables:
            noticed = await asyncio.to_thread(next, notices)
            for table in list(self.tables.values()):
                if noticed is None or table.id in noticed:
                    await self._look(table)
            self._tell(noticed or set())

    def _tell(self, noticed: set[str]) -> None:
        """What players said, as `Leases.said` tells it."""
        for notice in noticed:
            table_id, *said = notice.split(" ")
            if said and table_id in self.tables:
                self.tables[table_id].phrases.tell(int(said[0]), said[1])
