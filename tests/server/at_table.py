"""Tables without sockets: every message that a connection would be sent, byte for byte."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from optcg import Catalog
from optcg.match.rules import UNTIMED
from optcg.server.connection import Connection
from optcg.server.database import Database
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.start_data import deck_start
from optcg.server.store import Seat
from optcg.server.table import Table
from optcg.server.tables import Tables

NOON = 1_700_000_000_000


class Listener(Connection):
    """A connection whose messages are kept."""

    def drain(self) -> list[bytes]:
        heard: list[bytes] = []
        while not self._row.empty():
            message = self._row.get_nowait()
            if message is not None:
                heard.append(message)
        return heard


@asynccontextmanager
async def running(catalog: Catalog, seed: int, database: str = "sqlite://") -> AsyncIterator[Tables]:
    """The tables of a server whose clock stands still."""
    settings = Settings(database=database, bot_pause=0, limits=NO_LIMITS, seed=seed, read_ahead=False)
    tables = Tables(catalog, Database.open(database), settings, now=lambda: NOON)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()
        tables.database.close()


async def seat_two(
    tables: Tables, decks: list[tuple[str, ...]], **rules: object
) -> tuple[Table, list[Listener]]:
    """A table of two people with three listeners: A, B and a spectator."""
    seats = [Seat("Ann", deck=decks[0]), Seat("Bob", deck=decks[1])]
    start = deck_start(decks, tables.seed_bits)
    table, _ = await tables.create(
        "test", seats, {"rules": {**UNTIMED.to_dict(), **rules}, "listed": True}, start
    )
    listeners = [Listener(seat, "test") for seat in (0, 1, None)]
    for listener in listeners:
        await table.join(listener)
    return table, listeners
