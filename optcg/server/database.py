"""One data layer over SQLite and PostgreSQL: statements with `?`, transactions, migrations."""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from optcg.model.errors import OptcgError
from optcg.server.database_faults import DAMAGED, fault
from optcg.server.migrations import MIGRATIONS

if TYPE_CHECKING:
    import psycopg

Value = str | int | None
Row = tuple[Value, ...]
Statement = tuple[str, tuple[Value, ...]]

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite://"
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 5.0  # one that takes longer is broken off
IDLE_SECONDS: Final = 2.0  # a transaction in which nothing comes for so long is broken off
BUSY_SECONDS: Final = 2.0  # so long a write waits for another program that writes to the same file
HEALTH_SECONDS: Final = 0.5
CHECKED_BYTES: Final = 256 * 2**20  # a file that is not larger is looked through at the start
LOCK_SECONDS: Final = 3.0  # so long a server waits for one that has just ended
CHANNEL: Final = "optcg_tables"  # of PostgreSQL, on which servers tell each other of tables
QUIET_SECONDS: Final = 0.5
_LOCK_NUMBER: Final = 0x6F70746367  # of the advisory lock of PostgreSQL
_IN_USE: Final = (
    "The database {} is in use by another server. Stop that one, or name another database with --db."
)


class DatabaseError(OptcgError):
    """The database cannot be opened, or refused a statement."""


class ConditionFailed(DatabaseError):
    """Something was to be written only if it was so, and it was not."""


class Database:
    """One connection, made anew when it was lost. Statements are the same for both kinds of database.

    It is held for one server alone, unless it is shared.
    """

    def __init__(self, url: str, share: bool = False) -> None:
        self._url = url
        self._share = share
        self._path = None if url.startswith(POSTGRES) else _path(url)
        self.name: Final = "in PostgreSQL" if self._path is None else self._path or "in memory"
        self._hold = None if share or not self._path else _hold_file(self._path)
        try:
            self._connection, self._mark = self._connect()  # the mark stands for a value in a statement
        except DatabaseError:
            if self._hold is not None:
                self._hold.close()
            raise
        self._file = os.stat(self._path).st_ino if self._path else 0
        self._lock = RLock()
        self._since: float | None = None  # when the statement began that is running now

    @staticmethod
    def open(url: str, share: bool = False) -> Database:
        """A database brought up to date, by its URL: postgresql://..., sqlite:///path, or a path."""
        database = Database(url, share)
        try:
            database._migrate()
            database.check_health()
        except BaseException:
            database.close()
            raise
        return database

    def close(self) -> None:
        with self._lock:
            self._connection.close()
            if self._hold is not None:
                self._hold.close()

    def check_health(self) -> None:
        """Write something; a DatabaseError says what is wrong."""
        beat = "UPDATE health SET beats = beats + 1"
        if not self._path:
            self.write([(beat, ())])
            return
        # What this server has in memory is not what lies on the disk: a connection of its own looks there.
        try:
            if os.stat(self._path).st_ino != self._file:
                raise DatabaseError(f"The database {self.name} was replaced by another file.")
            with closing(sqlite3.connect(self._path, HEALTH_SECONDS, isolation_level=None)) as fresh:
                fresh.execute(beat)
                for table in ("play_tables", "seats", "steps", "records"):
                    fresh.execute(f"SELECT * FROM {table} ORDER BY rowid DESC LIMIT 1").fetchall()
        except FileNotFoundError:
            raise DatabaseError(f"The database {self.name} was removed.") from None
        except sqlite3.Error as error:
            raise DatabaseError(fault(error, self.name)) from None

    def break_off(self) -> None:
        """Give up a statement that PostgreSQL does not even refuse; whoever waits for it is told."""
        since = self._since
        if since is None or time.monotonic() - since < STATEMENT_SECONDS + 1:
            return
        if not isinstance(self._connection, sqlite3.Connection):
            with (
                suppress(OSError, ValueError),
                socket.socket(fileno=os.dup(self._connection.fileno())) as line,
            ):
                line.shutdown(socket.SHUT_RDWR)

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        with self._lock:
            self._come_back()
            return self._run(statement, values)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """What is read in here was so at one moment."""
        with self._lock:
            self._come_back()
            with self._transaction("" if self._path is not None else " ISOLATION LEVEL REPEATABLE READ"):
                yield

    def write(self, statements: Sequence[Statement]) -> None:
        """All of these statements or none. A SELECT among them is a condition: it must find something."""
        with self._lock:
            self._come_back()
            with self._transaction():
                for statement, values in statements:
                    found = self._run(statement, values)
                    if not found and statement.startswith("SELECT"):
                        raise ConditionFailed("Another server holds this table now: nothing was written.")

    def notices(self) -> Iterator[set[str] | None]:
        """What servers tell each other of tables, over a line of its own; None where it begins."""
        with closing(_connect_postgres(self._url, self._share)) as line:
            try:
                line.execute(f"LISTEN {CHANNEL}")
                yield None
                while True:
                    yield {notice.payload for notice in line.notifies(timeout=QUIET_SECONDS, stop_after=1)}
            except Exception as error:
                raise DatabaseError(fault(error, self.name)) from error

    def _come_back(self) -> None:
        """PostgreSQL may have been started again: what it broke off is connected anew."""
        if self._lost():
            self._connection, self._mark = self._connect()

    def _connect(self) -> tuple[sqlite3.Connection | psycopg.Connection[Row], str]:
        if self._path is None:
            return _connect_postgres(self._url, self._share), "%s"
        return _connect_sqlite(self._path), "?"

    def _lost(self) -> bool:
        return not isinstance(self._connection, sqlite3.Connection) and self._connection.closed

    def _run(self, statement: str, values: Sequence[Value]) -> list[Row]:
        self._since = time.monotonic()
        try:
            cursor = self._connection.execute(statement.replace("?", self._mark), tuple(values))
            return list(cursor.fetchall()) if cursor.description is not None else []
        except Exception as error:
            raise DatabaseError(fault(error, self.name)) from error
        finally:
            self._since = None

    @contextmanager
    def _transaction(self, kind: str = "") -> Iterator[None]:
        self._run("BEGIN" + kind, ())
        try:
            yield
            self._run("COMMIT", ())
        except BaseException:
            with suppress(DatabaseError):  # what it was broken off for is told, not that
                if not self._lost():
                    self._run("ROLLBACK", ())
            raise

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Servers that start together on one database change its tables one after the other."""
        if self._path is not None:
            yield
            return
        self._run("SELECT pg_advisory_lock(?)", (_LOCK_NUMBER + 1,))
        try:
            yield
        finally:
            with suppress(DatabaseError):
                self._run("SELECT pg_advisory_unlock(?)", (_LOCK_NUMBER + 1,))

    def _migrate(self) -> None:
        """Bring the tables up to date, each step in one transaction."""
        with self._lock, self._alone():
            self._run("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)", ())
            done = len(self._run("SELECT number FROM migrations", ()))
            if done > len(MIGRATIONS):
                raise DatabaseError(
                    "This database was made by a newer version of optcg; please update optcg."
                )
            for number in range(done, len(MIGRATIONS)):
                with self._transaction():
                    for statement in MIGRATIONS[number]:
                        self._run(statement, ())
                    self._run("INSERT INTO migrations (number) VALUES (?)", (number,))
            self._run("CREATE TABLE IF NOT EXISTS health (beats BIGINT NOT NULL)", ())
            if not self._run("SELECT beats FROM health", ()):
                self._run("INSERT INTO health (beats) VALUES (0)", ())


def _path(url: str) -> str:
    """The path of a file, or nothing for a database in memory."""
    if "://" in url and not url.startswith(SQLITE):
        raise DatabaseError(
            f"There is no kind of database named {url.partition('://')[0]}: tables are kept in a file "
            "(sqlite:///path, or the path alone) or in PostgreSQL (postgresql://...)."
        )
    path = url.removeprefix(SQLITE).removeprefix("/") if url.startswith(SQLITE) else url
    if url.startswith(SQLITE + "//"):
        path = "/" + path.lstrip("/")
    if path and not Path(path).parent.is_dir():
        raise DatabaseError(
            f"The database {path} cannot be opened: there is no folder {Path(path).parent}. Make it first."
        )
    return path


def _hold_file(path: str) -> sqlite3.Connection:
    """SQLite itself locks a file beside the database, on every system; the lock ends with the process."""
    _own(f"{path}-server")
    hold = sqlite3.connect(f"{path}-server", LOCK_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        hold.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        hold.close()
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            raise DatabaseError(_IN_USE.format(path)) from None
        raise DatabaseError(fault(error, path)) from None
    return hold


def _own(path: str) -> None:
    """The file is there, and nobody else reads it: it holds hands and the hashes of tokens."""
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        os.chmod(path, 0o600)
    except PermissionError:
        pass  # what cannot be done with it is told when it is tried
    except OSError as error:
        raise DatabaseError(f"The database {path} cannot be opened: {error.strerror}.") from None


def _connect_sqlite(path: str) -> sqlite3.Connection:
    if path:
        _own(path)
    connection = None
    try:
        connection = sqlite3.connect(
            path or ":memory:", BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        # What is committed is on the disk, also when the power fails.
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        small = bool(path) and os.stat(path).st_size < CHECKED_BYTES
        if small and connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
            connection.close()
            raise DatabaseError(f"The database {path} {DAMAGED}")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise DatabaseError(fault(error, path)) from None
    return connection


def _connect_postgres(url: str, share: bool) -> psycopg.Connection[Row]:
    try:
        import psycopg
    except ImportError:
        raise DatabaseError("PostgreSQL needs one more package: pip install 'optcg[postgres]'.") from None
    try:
        connection: psycopg.Connection[Row] = psycopg.connect(
            url,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
        )
    except psycopg.Error as error:
        # The URL may hold a password: it is not repeated.
        words = " ".join(str(error).split())
        raise DatabaseError(f"The PostgreSQL database cannot be opened ({words}).") from None
    try:
        connection.execute(f"SET statement_timeout = {STATEMENT_SECONDS * 1000:.0f}")
        # A server that was stopped in the middle of a write does not hold up those that go on.
        connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_SECONDS * 1000:.0f}")
        # A server that was lost without a word lets go of its lock soon.
        for setting, seconds in (("idle", 10), ("interval", 5), ("count", 3)):
            connection.execute(f"SET tcp_keepalives_{setting} = {seconds}")
        _hold_database(connection, share)
    except psycopg.Error as error:
        connection.close()
        raise DatabaseError(fault(error, "in PostgreSQL")) from None
    return connection


def _hold_database(connection: psycopg.Connection[Row], share: bool) -> None:
    """The lock belongs to the connection: it ends with it. Servers that share the database share the lock."""
    lock = "pg_try_advisory_lock_shared" if share else "pg_try_advisory_lock"
    until = time.monotonic() + LOCK_SECONDS
    while True:
        row = connection.execute(f"SELECT {lock}(%s)", (_LOCK_NUMBER,)).fetchone()
        if row is not None and row[0]:
            return
        if time.monotonic() > until:
            connection.close()
            raise DatabaseError(_IN_USE.format("in PostgreSQL"))
        time.sleep(0.1)
