"""What the server keeps: tables, seats, steps, records. Everything that is played follows from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from optcg.match import Step
from optcg.server.database import Database, Row, Statement, Value
from optcg.version import __version__

WAITING: Final = "waiting"  # for a guest
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # idle for too long


@dataclass
class Seat:
    """A place at a table. Who sits there has the token; a bot has none."""

    name: str
    bot: str | None = None
    deck: tuple[str, ...] | None = None
    token_hash: str | None = None
    invite_hash: str | None = None


@dataclass
class StoredTable:
    """A table as it is kept."""

    id: str
    address: str
    created: int
    touched: int
    state: str
    settings: dict[str, object]
    start: dict[str, object] | None = None  # set when the match begins
    started: int | None = None
    rematch: str | None = None  # the table where these two play again
    engine: str | None = None  # the version that wrote to it last; None is older than versions
    stood: int = 0  # milliseconds for which its clock stood; the time of its steps is behind by so much
    since: int | None = None  # the moment up to which its clock ran, while nobody goes on with it
    seats: list[Seat] = field(default_factory=list)


def insert_table(table: StoredTable) -> list[Statement]:
    settings = json.dumps(table.settings)
    values = (table.id, table.address, table.created, table.touched, table.state, settings, __version__)
    sql = (
        "INSERT INTO play_tables (id, address, created, touched, state, settings, engine) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return [(sql, values), *(insert_seat(table.id, i, seat) for i, seat in enumerate(table.seats))]


def insert_seat(table_id: str, number: int, seat: Seat) -> Statement:
    return (
        "INSERT INTO seats (table_id, seat, name, bot, deck, token_hash, invite_hash) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, number, *_seat_values(seat)),
    )


def update_seat(table_id: str, number: int, seat: Seat) -> Statement:
    return (
        "UPDATE seats SET name = ?, bot = ?, deck = ?, token_hash = ?, invite_hash = ? "
        "WHERE table_id = ? AND seat = ?",
        (*_seat_values(seat), table_id, number),
    )


def update_table(table: StoredTable) -> Statement:
    start = None if table.start is None else json.dumps(table.start)
    return (
        "UPDATE play_tables SET state = ?, touched = ?, start = ?, started = ?, rematch = ?, stood = ?, "
        "engine = ?, since = NULL WHERE id = ?",
        (table.state, table.touched, start, table.started, table.rematch, table.stood, __version__, table.id),
    )


def let_go(table_id: str, time: int, holder: str | None) -> Statement:
    """Its clock ran up to this time of the table, and nobody has gone on with it since."""
    return (
        "UPDATE play_tables SET since = CAST(? AS BIGINT) + stood "
        "WHERE id = ? AND COALESCE(holder, '') = ? AND since IS NULL",
        (time, table_id, holder or ""),
    )


def update_stood(table: StoredTable, fence: int | None = None) -> Statement:
    """With a fence only under that fence."""
    if fence is None:
        return ("UPDATE play_tables SET stood = ? WHERE id = ?", (table.stood, table.id))
    sql = "UPDATE play_tables SET stood = ? WHERE id = ? AND fence = ?"
    return (sql, (table.stood, table.id, fence))


def close_table(table_id: str) -> Statement:
    return ("UPDATE play_tables SET state = ? WHERE id = ?", (CLOSED, table_id))


def insert_run(began: int) -> Statement:
    """A run of the server, named by the moment when it began."""
    return ("INSERT INTO runs (id, alive) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (began, began))


def update_run(began: int, alive: int) -> Statement:
    return ("UPDATE runs SET alive = ? WHERE id = ?", (alive, began))


def insert_step(table_id: str, number: int, step: Step, message: str | None) -> Statement:
    return (
        "INSERT INTO steps (table_id, number, kind, at, player, choice, count, message) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, number, step.kind, step.at, step.player, step.text, step.number, message),
    )


def insert_record(
    record_id: str, table_id: str, game: int, ended: int, listed: bool, title: str, data: dict[str, object]
) -> Statement:
    return (
        "INSERT INTO records (id, table_id, game, ended, listed, title, record) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (record_id, table_id, game, ended, int(listed), title, json.dumps(data)),
    )


def delete_records(table_id: str, game: int) -> Statement:
    """Of a game that was taken back after its end."""
    return ("DELETE FROM records WHERE table_id = ? AND game = ?", (table_id, game))


def _seat_values(seat: Seat) -> tuple[Value, ...]:
    deck = None if seat.deck is None else json.dumps(seat.deck)
    return (seat.name, seat.bot, deck, seat.token_hash, seat.invite_hash)


class Reading:
    """Questions to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def table(self, table_id: str) -> StoredTable | None:
        rows = self._database.rows(
            "SELECT id, address, created, touched, state, settings, start, started, rematch, engine, stood, "
            "since FROM play_tables WHERE id = ?",
            (table_id,),
        )
        if not rows:
            return None
        found = _table(rows[0])
        seats = self._database.rows(
            "SELECT name, bot, deck, token_hash, invite_hash FROM seats WHERE table_id = ? ORDER BY seat",
            (table_id,),
        )
        found.seats = [_seat(row) for row in seats]
        return found

    def steps(self, table_id: str, first: int = 0) -> list[tuple[Step, str | None]]:
        """The steps of a table in order, each with the id of the message that asked for it."""
        rows = self._database.rows(
            "SELECT kind, at, player, choice, count, message FROM steps "
            "WHERE table_id = ? AND number >= ? ORDER BY number",
            (table_id, first),
        )
        return [_step(row) for row in rows]

    def kept(
        self, table_id: str, first: int
    ) -> tuple[StoredTable | None, list[tuple[Step, str | None]], dict[int, str]]:
        """A table, its steps from the `first` on, and the ids of its records, all as of one moment."""
        with self._database.snapshot():
            return self.table(table_id), self.steps(table_id, first), self.records_of(table_id)

    def record(self, record_id: str) -> dict[str, object] | None:
        rows = self._database.rows("SELECT record FROM records WHERE id = ?", (record_id,))
        return json.loads(str(rows[0][0])) if rows else None

    def records(self, before: int, count: int) -> list[dict[str, object]]:
        """The listed records that ended before a moment, the newest first."""
        rows = self._database.rows(
            "SELECT id, ended, title FROM records WHERE listed = 1 AND ended < ? ORDER BY ended DESC LIMIT ?",
            (before, count),
        )
        return [{"id": row[0], "ended": row[1], "title": row[2]} for row in rows]

    def records_of(self, table_id: str) -> dict[int, str]:
        """The ids of a table's records by the number of the game."""
        rows = self._database.rows("SELECT game, id FROM records WHERE table_id = ?", (table_id,))
        return {_whole(game): str(record) for game, record in rows}

    def open_tables(self, address: str) -> int:
        """How many tables of this address are not over."""
        sql = "SELECT COUNT(*) FROM play_tables WHERE address = ? AND state IN ('waiting', 'playing')"
        return _whole(self._database.rows(sql, (address,))[0][0])

    def idle_tables(self, before: int) -> list[str]:
        rows = self._database.rows(
            "SELECT id FROM play_tables WHERE state IN ('waiting', 'playing') AND touched < ?", (before,)
        )
        return [str(row[0]) for row in rows]

    def runs(self) -> list[tuple[int, int]]:
        """When each run of the server began, and when it was last known to be alive; in order."""
        rows = self._database.rows("SELECT id, alive FROM runs ORDER BY id")
        return [(_whole(began), _whole(alive)) for began, alive in rows]


def alive_until(runs: Sequence[tuple[int, int]], moment: int) -> int:
    """Up to when the server surely ran on after this moment."""
    return max([moment, *[alive for began, alive in runs if began <= moment][-1:]])


def _table(row: Row) -> StoredTable:
    start = None if row[6] is None else json.loads(str(row[6]))
    started = None if row[7] is None else _whole(row[7])
    rematch = None if row[8] is None else str(row[8])
    engine = None if row[9] is None else str(row[9])
    settings = json.loads(str(row[5]))
    return StoredTable(
        str(row[0]),
        str(row[1]),
        _whole(row[2]),
        _whole(row[3]),
        str(row[4]),
        settings,
        start,
        started,
        rematch,
        engine,
        _whole(row[10]),
        None if row[11] is None else _whole(row[11]),
    )


def _seat(row: Row) -> Seat:
    name, bot, deck, token_hash, invite_hash = (None if value is None else str(value) for value in row)
    return Seat(name or "", bot, None if deck is None else tuple(json.loads(deck)), token_hash, invite_hash)


def name_of(seat: int, message: str) -> str:
    """How a message is kept: each seat counts its own, and an id has no space in it."""
    return f"{seat} {message}"


def _step(row: Row) -> tuple[Step, str | None]:
    player = None if row[2] is None else _whole(row[2])
    message = None if row[5] is None else str(row[5])
    if message is not None and player is not None and " " not in message:
        message = name_of(player, message)  # kept when ids were the table's
    return Step(str(row[0]), _whole(row[1]), player, str(row[3]), _whole(row[4])), message


def _whole(value: Value) -> int:
    return int(value or 0)
