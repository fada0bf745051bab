"""A server, its database and its players in a time that is made up: nothing sleeps, and all can go wrong."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, suppress
from itertools import count
from typing import Any

from optcg import Catalog
from optcg.match import MatchRules
from optcg.server.connection import Connection
from optcg.server.database import Database, DatabaseError, Row, Statement, Value
from optcg.server.messages import Refusal
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.start_data import deck_start
from optcg.server.store import Seat, name_of
from optcg.server.table import Table
from optcg.server.tables import Tables

NOON = 1_700_000_000_000
SHORT = 1.0  # seconds
RETRY = 0.02  # seconds after which it is tried again
FAILS, HANGS, BREAKS, UNSURE = (
    "fails",
    "hangs",
    "breaks",
    "unsure",
)  # what a database does instead of answering
OUTAGES = (FAILS, HANGS, BREAKS, UNSURE)


class _Selector(selectors.DefaultSelector):
    """Does not wait: the time that it should have waited has passed at once."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nobody does anything any more"
        self.passed += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own, in which work of other threads is done at once."""

    def __init__(self) -> None:
        self.selector = _Selector()
        self.work: Callable[[Callable[[], object], asyncio.Future[Any]], None] = lambda *_: None
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.passed

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.create_future()
        self.call_soon(self.work, lambda: func(*args), done)
        return done


class Faulty:
    """The database as one run of the server sees it."""

    def __init__(self, world: World, kept: Database, run: int) -> None:
        self._world, self._kept, self._run = world, kept, run

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        self._must_answer()
        return self._kept.rows(statement, values)

    def snapshot(self) -> AbstractContextManager[None]:
        self._must_answer()
        return self._kept.snapshot()

    def write(self, statements: Sequence[Statement]) -> None:
        self._must_answer()
        self._kept.write(statements)
        if UNSURE in self._world.outages:
            raise DatabaseError("The line broke at the commit.")

    def break_off(self) -> None:
        """What hangs is not broken off: it ends with the outage."""

    def _must_answer(self) -> None:
        if self._run != self._world.run or {FAILS, BREAKS} & set(self._world.outages):
            raise DatabaseError("The database does not answer.")


class World:
    """Two players at one table, and everything that befalls them."""

    def __init__(self, catalog: Catalog, loop: Loop) -> None:
        self.catalog = catalog
        self.loop = loop
        self.kept = Database.open("sqlite://")
        self.tables: Tables | None = None
        self.run = 0
        self.outages: list[str] = []
        self._held: list[tuple[Callable[[], object], asyncio.Future[Any]]] = []
        self._troubles = 0
        self._well, self._since = 0.0, 0.0
        self._connections: list[Connection] = []
        loop.work = self._work

    def now(self) -> int:
        return NOON + round(self.loop.time() * 1000)

    def well(self) -> float:
        """Milliseconds in which a server ran, went on and had its database.

        Who thinks goes on thinking while there is no answer for a moment: that is no trouble yet.
        """
        now = self.loop.time() * 1000
        if not self._troubles:
            self._well += now - self._since
        self._since = now
        return self._well

    def trouble(self, more: int) -> None:
        self.well()
        self._troubles += more

    def _work(self, work: Callable[[], object], done: asyncio.Future[Any]) -> None:
        if HANGS in self.outages or BREAKS in self.outages:
            self._held.append((work, done))
        else:
            self._do(work, done)

    @staticmethod
    def _do(work: Callable[[], object], done: asyncio.Future[Any]) -> None:
        try:
            result = work()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)

    # What goes wrong ----------------------------------------------------------------------------

    async def outage(self, kind: str, seconds: float) -> None:
        long = int(seconds > SHORT)
        self.trouble(+long)
        self.outages.append(kind)
        await asyncio.sleep(seconds)
        held, self._held = self._held, []
        if kind == BREAKS:
            for work, done in held:
                self._do(work, done)  # and is refused
            held = []
        self.outages.remove(kind)
        self.trouble(-long)
        for work, done in held:
            self._work(work, done)  # what waited is done after all, unless it has to wait again

    def stop(self, seconds: float) -> None:
        """The whole process stands still, as when it is sent SIGSTOP or its machine sleeps."""
        long = int(seconds > SHORT)
        self.trouble(+long)
        self.loop.selector.passed += seconds
        self.trouble(-long)

    async def kill(self, seconds: float) -> None:
        tables, self.tables = self.tables, None
        if tables is None:
            return
        self.trouble(+1)
        self.run += 1
        self._held = []
        for table in tables.open.values():
            table.close()
        for connection in self._connections:
            connection.lose()
        self._connections = []
        for task in asyncio.all_tasks():
            if not task.get_name().startswith("world"):
                task.cancel()
        await asyncio.sleep(seconds)
        await self.begin()
        self.trouble(-1)

    async def begin(self) -> None:
        """Start a server; one that cannot is started again."""
        while True:
            settings = Settings(bot_pause=0, limits=NO_LIMITS, seed=1, metrics=False, read_ahead=False)
            database: Any = Faulty(self, self.kept, self.run)
            tables = Tables(self.catalog, database, settings, self.now)
            with suppress(DatabaseError):
                await tables.start()
                self.tables = tables
                return
            await asyncio.sleep(RETRY)

    # What is played -----------------------------------------------------------------------------

    async def seat_two(self, rules: MatchRules) -> str:
        assert self.tables is not None
        decks = [deck.numbers for deck in list(self.catalog.decks.values())[:2]]
        seats = [Seat("Ann", deck=decks[0]), Seat("Bob", deck=decks[1])]
        start = deck_start(decks, self.tables.seed_bits)
        settings: dict[str, object] = {"rules": rules.to_dict(), "listed": False}
        table, _ = await self.tables.create("test", seats, settings, start)
        return table.id

    async def of_server(self, work: Coroutine[object, object, Any]) -> Any:
        """Something that a server does; None if it was killed or lost its database meanwhile."""
        task = asyncio.create_task(work)
        await asyncio.wait({task})
        if task.cancelled() or isinstance(task.exception(), DatabaseError):
            return None
        return task.result()


class Client:
    """One player. `own` is how long they thought while all was well."""

    def __init__(
        self, world: World, table: str, seat: int, thoughts: list[float], back_after: float = RETRY
    ) -> None:
        self.world, self.table, self.seat = world, table, seat
        self.back_after = back_after  # seconds after which it comes again when its line was lost
        self.thoughts = thoughts  # of both players: who is asked takes the next
        self.own = 0.0
        self._ids = count()
        self._said: tuple[str, str, str] | None = None  # what was not acknowledged yet
        self._answered: str | None = None

    async def play(self) -> list[int]:
        """Answer until there is no thought left, or the game is over; the banks at that moment."""
        while True:
            connection = Connection(self.seat, "test")
            table = await self._sit_down(connection)
            found = None if table is None else await self._at(table, connection)
            if found is not None:
                return found
            connection.lose()
            if table is not None and connection in table.connections:
                table.connections.remove(connection)
            await asyncio.sleep(self.back_after)

    async def _at(self, table: Table, connection: Connection) -> list[int] | None:
        while True:
            if self._said is not None:
                if not await self._say(table, self._said):
                    return None
                self._answered, self._said = self._said[1], None
            message = await connection.next()
            if message is None:
                return None
            state = json.loads(message)
            question = state["question"]
            if state["match"]["over"] or (
                not self.thoughts and question and question["id"] != self._answered
            ):
                assert table.match is not None
                return [table.match.clock.bank(seat, table.now()) or 0 for seat in (0, 1)]
            if question is None or question["id"] == self._answered:
                continue
            before = self.world.well()
            await asyncio.sleep(self.thoughts.pop(0))
            self.own += self.world.well() - before
            self._said = (
                name_of(self.seat, str(next(self._ids))), question["id"], question["choices"][0]["choice"]
            )  # fmt: skip

    async def _sit_down(self, connection: Connection) -> Any:
        tables = self.world.tables
        if tables is None:
            return None
        table = await self.world.of_server(tables.find(self.table))
        if table is None or self.world.tables is not tables:
            return None
        self.world._connections.append(connection)
        if await self.world.of_server(self._join(table, connection)) is None:
            return None
        return table

    @staticmethod
    async def _join(table: Any, connection: Connection) -> bool:
        await table.join(connection)
        return True

    async def _say(self, table: Any, said: tuple[str, str, str]) -> bool:
        async def choose() -> bool:
            with suppress(Refusal):
                await table.choose(self.seat, *said)
            return True

        return await self.world.of_server(choose()) is True
