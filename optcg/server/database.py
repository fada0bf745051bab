"""One data layer over SQLite and PostgreSQL: statements with `?`, transactions, migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from optcg.model.errors import OptcgError
from optcg.server.migrations import MIGRATIONS

if TYPE_CHECKING:
    import psycopg

Value = str | int | None
Row = tuple[Value, ...]
Statement = tuple[str, tuple[Value, ...]]

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite://"


class DatabaseError(OptcgError):
    """The database cannot be opened, or refused a statement."""


class Database:
    """One connection, made anew when it was lost. Statements are the same for both kinds of database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection, self._mark = _connect(url)  # the mark stands for a value in a statement
        self._lock = RLock()

    @staticmethod
    def open(url: str) -> Database:
        """A database brought up to date, by its URL: postgresql://..., sqlite:///path, or a path."""
        database = Database(url)
        database._migrate()
        return database

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        with self._lock:
            self._come_back()
            return self._run(statement, values)

    def write(self, statements: Sequence[Statement]) -> None:
        """All of these statements or none."""
        with self._lock:
            self._come_back()
            with self._transaction():
                for statement, values in statements:
                    self._run(statement, values)

    def _come_back(self) -> None:
        """PostgreSQL may have been started again: what it broke off is connected anew."""
        if self._lost():
            self._connection, self._mark = _connect(self._url)

    def _lost(self) -> bool:
        return not isinstance(self._connection, sqlite3.Connection) and self._connection.closed

    def _run(self, statement: str, values: Sequence[Value]) -> list[Row]:
        try:
            cursor = self._connection.execute(statement.replace("?", self._mark), tuple(values))
            return list(cursor.fetchall()) if cursor.description is not None else []
        except Exception as error:
            raise DatabaseError(f"The database refused a statement: {error}") from error

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._run("BEGIN", ())
        try:
            yield
            self._run("COMMIT", ())
        except BaseException:
            if not self._lost():
                self._run("ROLLBACK", ())
            raise

    def _migrate(self) -> None:
        """Bring the tables up to date, each step in one transaction."""
        with self._lock:
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


def _connect(url: str) -> tuple[sqlite3.Connection | psycopg.Connection[Row], str]:
    if url.startswith(POSTGRES):
        return _connect_postgres(url), "%s"
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
    try:
        connection = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False)
        # What is committed is on the disk, also when the power fails.
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA foreign_keys=ON")
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"The database {path} cannot be opened: {error}.") from None
    return connection, "?"


def _connect_postgres(url: str) -> psycopg.Connection[Row]:
    try:
        import psycopg
    except ImportError:
        raise DatabaseError("PostgreSQL needs one more package: pip install 'optcg[postgres]'.") from None
    try:
        return psycopg.connect(url, autocommit=True)
    except psycopg.Error as error:
        # The URL may hold a password: it is not repeated.
        raise DatabaseError(f"The PostgreSQL database cannot be opened: {error}") from None
