"""All tables of a server: made, joined, found again in the store, and closed when nobody comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Final

from optcg.cards import Catalog
from optcg.match import Step, steps
from optcg.model.errors import OptcgError
from optcg.server import store
from optcg.server.bot_player import BotPlayer
from optcg.server.database import Database, DatabaseError, Statement
from optcg.server.messages import Refusal
from optcg.server.metrics import new_counts
from optcg.server.settings import Settings
from optcg.server.start_data import deck_start, foretold_bits, secret_bits
from optcg.server.store import Reading, Seat, StoredTable, pauses
from optcg.server.table import Table
from optcg.server.tokens import hashed, new_id, new_token
from optcg.server.writer import Writer

LOG: Final = logging.getLogger("optcg.server")
ALIVE_EVERY: Final = 1.0  # seconds between two signs of life in the store
SWEEP_EVERY: Final = 60.0


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Tables:
    """The tables in memory, and the way to all the others."""

    def __init__(
        self, catalog: Catalog, database: Database, settings: Settings, now: Callable[[], int] = wall_clock
    ) -> None:
        self.catalog: Final = catalog
        self.settings: Final = settings
        self.now: Final = now
        self.database: Final = database
        self.writer: Final = Writer(database)
        self.reading: Final = Reading(database)
        self.seed_bits: Final = secret_bits if settings.seed is None else foretold_bits(settings.seed)
        self.counts: Final = new_counts(settings.metrics)
        self.bots: Final = BotPlayer(catalog, settings.bot_processes)
        self.open: Final[dict[str, Table]] = {}
        self.connected: Final[Counter[str]] = Counter()  # WebSockets of each address
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._began = 0
        self._runs: list[tuple[int, int]] = []

    # Running ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Note that the server runs: while it did not, no clock went on."""
        self._began = self.now()
        await self.writer.write([store.insert_run(self._began)])
        self._runs = await asyncio.to_thread(self.reading.runs)
        self.spawn(self._stay_alive())
        self.spawn(self._sweep())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for table in self.open.values():
            table.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sign_of_life()
        await self.writer.close()
        self.bots.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _watched(work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except (OptcgError, Refusal) as error:
            LOG.warning("not done: %s", error)

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            await self._sign_of_life()

    async def _sign_of_life(self) -> None:
        try:
            await self.writer.write([store.update_run(self._began, self.now())])
        except DatabaseError as error:
            LOG.error("the database does not answer: %s", error)

    async def _sweep(self) -> None:
        """Close tables that nobody touched for long, and forget those that are over and left."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        before = self.now() - self.settings.idle_minutes * 60_000
        for table_id in await asyncio.to_thread(self.reading.idle_tables, before):
            table = self.open.pop(table_id, None)
            if table is not None:
                table.stored.state = store.CLOSED
                table.close()
            await self.writer.write([store.close_table(table_id)])
        for table in list(self.open.values()):
            if not table.connections and table.stored.state != store.PLAYING:
                del self.open[table.id]

    # Tables -------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from the store."""
        found = self.open.get(table_id)
        if found is not None:
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            found = self.open.get(table_id)
            if found is None:
                stored = await asyncio.to_thread(self.reading.table, table_id)
                if stored is None:
                    raise Refusal("no_table", "There is no such table.", 404)
                if stored.state == store.CLOSED:
                    raise Refusal("closed", "This table was closed because nobody came for a long time.", 410)
                found = Table(stored, self)
                await self._restore(found)
                await self._pause(found)
                self.open[table_id] = found
        self._loading.pop(table_id, None)
        return found

    async def record(self, record_id: str) -> dict[str, object]:
        """The record of a finished game."""
        found = await asyncio.to_thread(self.reading.record, record_id)
        if found is None:
            raise Refusal("no_record", "There is no such record.", 404)
        return found

    async def _restore(self, table: Table) -> None:
        kept = await asyncio.to_thread(self.reading.steps, table.id)
        records = await asyncio.to_thread(self.reading.records_of, table.id)
        table.restore(kept, records)

    def forget(self, table: Table) -> None:
        """Let go a table that is not as it is kept, and everybody at it."""
        if self.open.get(table.id) is table:
            del self.open[table.id]
        table.close()

    async def _pause(self, table: Table) -> None:
        """Take out of the clock the time in which the server was down."""
        if table.match is None or table.match.over:
            return
        last = max(table.stored.touched, table.stored.started or 0)
        for begin, end in pauses(self._runs, last):
            await table.do(Step(steps.PAUSE, end, number=begin))
        for seat in (0, 1):
            if table.seats[seat].bot is None:
                await table.do(Step(steps.LEAVE, self.now(), seat))

    async def create(
        self, address: str, seats: list[Seat], settings: dict[str, object], start: dict[str, object] | None
    ) -> tuple[Table, list[str | None]]:
        """A new table; the tokens of the seats, None for a bot. With a start the match begins at once."""
        now = self.now()
        stored = StoredTable(new_id(), address, now, now, store.WAITING, settings, seats=seats)
        tokens: list[str | None] = []
        for seat in seats:
            token = None if seat.bot is not None else new_token()
            seat.token_hash = None if token is None else hashed(token)
            tokens.append(token)
        table = Table(stored, self)
        self.open[table.id] = table
        statements = store.insert_table(stored)
        if start is None:
            await self.writer.write(statements)
        else:
            await self._begin(table, start, statements)
        return table, tokens

    async def invite(self, table: Table, seat: int) -> str:
        """Free a seat for whoever comes with this invite, once."""
        invite = new_token()
        table.seats[seat].token_hash = None
        table.seats[seat].invite_hash = hashed(invite)
        await self.writer.write([store.update_seat(table.id, seat, table.seats[seat])])
        return invite

    async def accept(self, table: Table, invite: str, name: str, deck: tuple[str, ...]) -> tuple[int, str]:
        """Exchange an invite for the token of its seat; the match begins."""
        wanted = hashed(invite)
        for number, seat in enumerate(table.seats):
            if seat.invite_hash is not None and seat.invite_hash == wanted:
                token = new_token()
                seat.name, seat.deck = name, deck
                seat.invite_hash, seat.token_hash = None, hashed(token)
                statement = store.update_seat(table.id, number, seat)
                start = deck_start([other.deck or () for other in table.seats], self.seed_bits)
                await self._begin(table, start, [statement])
                return number, token
        raise Refusal("no_invite", "This invite is not valid any more; ask for a new one.", 403)

    async def _begin(self, table: Table, start: dict[str, object], statements: list[Statement]) -> None:
        table.stored.start = start
        try:
            await table.begin(statements, self.now())
        except OptcgError:
            self.open.pop(table.id, None)
            raise
