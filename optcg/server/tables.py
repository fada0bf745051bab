"""All tables of a server: made, joined, found again in the store, and closed when nobody comes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from optcg.cards import Catalog
from optcg.cards.pictures import Pictures
from optcg.model.errors import OptcgError
from optcg.server import store
from optcg.server.bot_player import BotPlayer
from optcg.server.connection import BROKEN_OFF, Connection
from optcg.server.database import Database, DatabaseError, Statement
from optcg.server.following import Following
from optcg.server.leases import Elsewhere, Leases, Taken
from optcg.server.messages import Refusal, newer, unplayable
from optcg.server.metrics import new_counts
from optcg.server.passing import Passing
from optcg.server.pulse import Pulse, wall_clock
from optcg.server.readings import read_ahead
from optcg.server.settings import Settings
from optcg.server.start_data import deck_start, foretold_bits, secret_bits
from optcg.server.store import Reading, Seat, StoredTable, alive_until
from optcg.server.table import Table
from optcg.server.tokens import hashed, is_id, new_id, new_token, same_token
from optcg.server.turns import collect_rarely
from optcg.server.workers import Workers
from optcg.server.writer import Writer
from optcg.version import __version__, version_number

LOG: Final = logging.getLogger("optcg.server")
ALIVE_EVERY: Final = 0.5  # seconds between two signs of life in the store
SWEEP_EVERY: Final = 60.0
REST: Final = 60_000  # milliseconds after which a table that everybody has left is in the store alone
SHARE: Final = "share"  # of who opened a table: its part in the seeds
SECRET: Final = "secret"  # of a table: what the tokens of its guests are made of
HEALTH_WITHIN: Final = 0.8


class Tables:
    """The tables in memory, and the way to all the others."""

    def __init__(
        self, catalog: Catalog, database: Database, settings: Settings, now: Callable[[], int] = wall_clock
    ) -> None:
        # All catalogues of this run, each with the moment from which matches are begun with it.
        self._catalogs: Final = [(0, catalog)]
        self.pictures: Final = Pictures()
        self.settings: Final = settings
        length = settings.lease
        self.leases: Final = Leases(database, settings.address, length, now) if settings.share else None
        self.now: Final = now if self.leases is None else self.leases.now
        self.database: Final = database
        self.pulse: Final = Pulse(lambda: self.now())
        self.writer: Final = Writer(database, self._answered, self.pulse.failed)
        self.reading: Final = Reading(database)
        self.seed_bits: Final = secret_bits if settings.seed is None else foretold_bits(settings.seed)
        self.counts: Final = new_counts(settings.metrics)
        self.workers: Final = Workers(settings.worker_processes)
        self.bots: Final = BotPlayer(settings.bot_processes, settings.guests)
        self.open: Final[dict[str, Table]] = {}
        self.passing: Final = Passing()
        self.following: Final = Following(self)
        self.connected: Final[Counter[str]] = Counter()  # WebSockets of each address
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._began = 0
        self._beat: asyncio.Task[None] | None = None  # a look at the database, for whoever asks meanwhile
        self._runs: list[tuple[int, int]] = []
        self._stood: Final[set[str]] = set()  # tables whose clock stood, which is not kept yet
        self._let_go: Final[dict[str, int]] = {}  # the times at which tables were forgotten
        self._living: set[str] = set()  # the servers whose lease ran when that was last looked at
        self._unsaid: Final[set[str]] = set()  # of these, what is not kept yet

    # Cards --------------------------------------------------------------------------------------

    @property
    def catalog(self) -> Catalog:
        """The cards of now."""
        return self._catalogs[-1][1]

    def catalog_at(self, time: int) -> Catalog:
        """The cards with which a match is played that began at this time."""
        return next(catalog for since, catalog in reversed(self._catalogs) if since <= time)

    def renew(self, catalog: Catalog) -> None:
        """From now on new tables and pages know these cards; the others go on with theirs."""
        if list(catalog.printed()) != list(self.catalog.printed()):
            self._catalogs.append((self.now(), catalog))

    # Running ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Note that the server runs: while it did not, no clock went on."""
        if self.settings.read_ahead:
            await read_ahead(self.catalog, self.workers)
        if self.leases is not None:
            await asyncio.to_thread(self.leases.begin)
            self.leases.keep()
        self._began = self.now()
        if self.leases is None:
            await self.writer.write([store.insert_run(self._began)])
        self._runs = await asyncio.to_thread(self.reading.runs)
        self.spawn(self._stay_alive())
        self.spawn(self._sweep())
        self.spawn(self._break_off())
        if self.settings.own_process:
            self.spawn(collect_rarely())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for table in [*self.open.values(), *self.following.tables.values()]:
            table.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sign_of_life()
        await self.writer.close()
        if self.leases is not None:
            with suppress(DatabaseError):
                await asyncio.to_thread(self.leases.end)
        self.passing.close()
        self.bots.close()
        self.workers.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _watched(work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except DatabaseError as error:
            LOG.error("%s", error)
        except (OptcgError, Refusal):
            LOG.warning("something was not done", exc_info=True)

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            await self._sign_of_life()

    async def _sign_of_life(self) -> None:
        """That the server is alive, and which clocks stood or stand: never the one without the other."""
        for table in self.open.values():
            table.waits.stand()
        stood = {name: self.open[name] for name in self._stood & self.open.keys()}
        corrections = [
            store.update_stood(table.stored, table.taken.fence if table.taken is not None else None)
            for table in stood.values()
        ]
        unsaid = self._unsaid & self._let_go.keys()
        corrections += [store.let_go(name, self._let_go[name], self.held_as()) for name in unsaid]
        self._stood.clear()
        self._unsaid.clear()
        try:
            if self.leases is None:
                await self.writer.write([store.update_run(self._began, self.pulse.time()), *corrections])
            else:
                notices = [self.leases.notice(name) for name in stood]
                await self.writer.write([self.leases.sign(self.pulse.time()), *corrections, *notices])
                await self._look_after(self.leases)
        except DatabaseError as error:
            self._stood.update(stood)
            self._unsaid.update(unsaid)
            LOG.error("%s", error)

    async def _look_after(self, leases: Leases) -> None:
        """Tables that this server does not hold any more are let go, with everybody at them."""
        leases.seen()
        if leases.lost:
            LOG.warning("the lease of this server ran out; its tables are taken anew")
            for table in list(self.open.values()):
                self.forget(table, table.now())
            await asyncio.to_thread(leases.begin)
        opened = list(self.open.values())
        held = await asyncio.to_thread(leases.held)
        for table in opened:
            if table.taken is not None and held.get(table.id) != table.taken.fence:
                self.forget(table, table.now())
        self._living = await asyncio.to_thread(leases.living)
        self.passing.cut_all_but(self._living)

    def condition(self, table_id: str, taken: Taken | None) -> list[Statement]:
        """What goes with all that is written of a table: this server must hold it, and others are told."""
        if self.leases is None or taken is None:
            return []
        return [self.leases.condition(table_id, taken.fence), self.leases.notice(table_id)]

    async def _break_off(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            self.database.break_off()

    async def healthy(self) -> None:
        """Returns if the database takes writes, and raises a DatabaseError if not, both within a second."""
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(asyncio.to_thread(self.database.check_health))
            self._beat.add_done_callback(lambda beat: beat.cancelled() or beat.exception())
        done, _ = await asyncio.wait([self._beat], timeout=HEALTH_WITHIN)
        if not done:
            raise DatabaseError(f"The database {self.database.name} does not answer.")
        await self._beat

    def _answered(self) -> None:
        gone = self.pulse.answered()
        if gone:
            for table in self.open.values():
                table.stored.stood += gone  # nobody is charged for it
                self._stood.add(table.id)

    def lost_with_its_server(self, connection: Connection) -> bool:
        """Whether the server that passed a line on is gone. Only servers know each other's names."""
        return connection.code in BROKEN_OFF and connection.through in self._living

    def clock_stood(self, table: Table) -> None:
        """It is kept with the next sign of life."""
        self._stood.add(table.id)

    async def _sweep(self) -> None:
        """Close tables that nobody touched for long, and forget those that everybody has left."""
        while True:
            try:
                await self.sweep()
            except DatabaseError as error:
                LOG.error("not swept: %s", error)
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        before = self.now() - self.settings.idle_minutes * 60_000
        for table_id in await asyncio.to_thread(self.reading.idle_tables, before):
            self._let_go.pop(table_id, None)
            table = self.open.pop(table_id, None)
            if table is not None:
                table.stored.state = store.CLOSED
                table.close()
            await self._close(table_id, table)
        for table in list(self.open.values()):
            if table.rests and self.now() - table.wanted > REST:
                del self.open[table.id]
                if self.leases is not None and table.taken is not None:
                    await asyncio.to_thread(self.leases.give_back, table.id, Taken(table.taken.fence))

    async def _close(self, table_id: str, table: Table | None) -> None:
        """Close a table that nobody else holds."""
        taken = None if table is None else table.taken
        if self.leases is not None and table is None:
            try:
                taken = await asyncio.to_thread(self.leases.take, table_id)
            except Elsewhere:
                return
        await self.writer.write([*self.condition(table_id, taken), store.close_table(table_id)])

    # Tables -------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from the store."""
        found = self.open.get(table_id)
        if found is not None:
            found.wanted = self.now()
            return found
        if not is_id(table_id):
            raise Refusal("no_table", "There is no such table.", 404)
        loading = self._loading.setdefault(table_id, asyncio.Lock())
        async with loading:
            found = self.open.get(table_id)
            if found is None:
                stored = await asyncio.to_thread(self.reading.table, table_id)
                if stored is None:
                    raise Refusal("no_table", "There is no such table.", 404)
                if stored.state == store.CLOSED:
                    raise Refusal("closed", "This table was closed because nobody came for a long time.", 410)
                found = await self._load(stored)
                self.open[table_id] = found
        return found

    async def watch(self, table_id: str) -> Table:
        """A table for a spectator: one that another server holds is followed."""
        try:
            return await self.find(table_id)
        except Elsewhere as away:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                return self.open.get(table_id) or await self.following.follow(table_id, away)

    async def _load(self, stored: StoredTable) -> Table:
        taken = None
        if self.leases is not None:
            if version_number(stored.engine) > version_number(__version__):
                raise newer()
            taken = await asyncio.to_thread(self.leases.take, stored.id)
        table = self.following.tables.pop(stored.id, None) or Table(stored, self)
        table.taken = taken
        try:
            await self.restore(table)
            await self._take_up(table)
        except BaseException as error:
            table.close()
            if isinstance(error, Refusal) and self.leases is not None and taken is not None:
                await asyncio.to_thread(self.leases.give_back, table.id, taken)
            raise
        table.go_on()
        return table

    async def record(self, record_id: str) -> dict[str, object]:
        """The record of a finished game."""
        found = await asyncio.to_thread(self.reading.record, record_id) if is_id(record_id) else None
        if found is None:
            raise Refusal("no_record", "There is no such record.", 404)
        return found

    async def restore(self, table: Table, follow: bool = False) -> None:
        """As it is kept by now; whoever held it before may have written until it was taken."""
        try:
            await table.restore(self.reading, follow)
        except (DatabaseError, Refusal):
            raise
        except Exception as error:
            # Another engine or other cards: whatever goes wrong there, the table does not go on here.
            LOG.warning("a table does not play again: %s", type(error).__name__, extra={"table": table.id})
            raise unplayable(table.stored.engine) from None

    def forget(self, table: Table, time: int | None = None) -> None:
        """Let go a table that is not as it is kept, and everybody at it, at this time of the table or now."""
        if self.open.get(table.id) is table:
            del self.open[table.id]
            self._let_go[table.id] = table.now() if time is None else time
            self._unsaid.add(table.id)
        table.close()

    async def _take_up(self, table: Table) -> None:
        """Its clock goes on where it stopped, before any bot or timer wakes."""
        stored = table.stored
        last = max(stored.touched, stored.started or 0)
        time = self._let_go.get(table.id)
        if stored.since is not None:
            time = max(last, stored.since) - stored.stood
        elif time is None:
            time = alive_until(self._runs, last) - stored.stood
        if table.match is not None and not table.match.over:
            await table.go_on_at(time)
        self._let_go.pop(table.id, None)

    def held_as(self) -> str | None:
        return None if self.leases is None else self.leases.id

    async def create(
        self,
        address: str,
        seats: list[Seat],
        settings: dict[str, object],
        start: dict[str, object] | None,
        before: Table | None = None,
    ) -> tuple[Table, list[str | None]]:
        """A new table; the tokens of the seats, None for a bot. With a start the match begins at once.

        `before` is the table whose rematch it is: there each seat finds its token whenever it comes.
        """
        now = self.now()
        settings = {**settings, SECRET: new_token()}
        stored = StoredTable(new_id(), address, now, now, store.WAITING, settings, seats=seats)
        statements: list[Statement] = []
        if before is not None:
            statements += self.condition(before.id, before.taken)
            statements.append(store.update_table(replace(before.stored, rematch=stored.id)))
        tokens: list[str | None] = []
        for number, seat in enumerate(seats):
            token = new_token() if before is None else before.token_again(stored.id, number)
            seat.token_hash = None if seat.bot is not None else hashed(token)
            tokens.append(None if seat.bot is not None else token)
        table = Table(stored, self)
        self.open[table.id] = table
        statements += store.insert_table(stored)
        if self.leases is not None:
            statements.append(self.leases.hold(table.id))
        if start is None:
            await self.writer.write(statements)
        else:
            await self._begin(table, start, statements)
        if self.leases is not None:
            table.taken = Taken(1)
        return table, tokens

    async def invite(self, table: Table, seat: int) -> str:
        """Free a seat for whoever comes with this invite, once."""
        invite = new_token()
        table.seats[seat].token_hash = None
        table.seats[seat].invite_hash = hashed(invite)
        await table.write([store.update_seat(table.id, seat, table.seats[seat])], table.now())
        return invite

    async def accept(
        self,
        table: Table,
        invite: str,
        who: list[str],
        name: str,
        deck: tuple[str, ...],
        share: str | None = None,
    ) -> tuple[int, str]:
        """Exchange an invite for the token of its seat; the match begins. `who` may ask again."""
        secret = str(table.stored.settings.get(SECRET) or new_token())
        token = same_token(secret, invite, *who)
        by_key = len(who) == 1  # who has no secret may ask again only until somebody sat down there
        wanted = hashed(invite)
        for number, seat in enumerate(table.seats):
            if seat.token_hash == hashed(token) and (by_key or number not in table.came):
                await table.settled()
                return number, token
            if seat.invite_hash is not None and seat.invite_hash == wanted:
                seat.name, seat.deck = name, deck
                seat.invite_hash, seat.token_hash = None, hashed(token)
                statement = store.update_seat(table.id, number, seat)
                kept = table.stored.settings.get(SHARE)
                shares = [None if kept is None else str(kept)] * 2
                shares[number] = share
                start = deck_start([other.deck or () for other in table.seats], self.seed_bits, shares)
                await self._begin(table, start, [statement])
                return number, token
        raise Refusal("no_invite", "This invite is not valid any more; ask for a new one.", 403)

    async def _begin(self, table: Table, start: dict[str, object], statements: list[Statement]) -> None:
        table.stored.start = start
        try:
            await table.begin(statements, self.now())
        except OptcgError:
            self.forget(table, self.now())  # who waits there comes back to the table as it is kept
            raise
