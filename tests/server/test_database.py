"""Databases that are read-only, locked, full, damaged, silent or in use: one sentence each, and the truth."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from optcg.server import database as databases
from optcg.server.database import Database, DatabaseError
from optcg.server.database_faults import fault
from tests.cli.run import run
from tests.needs import packages
from tests.server.postgres import new_database
from tests.server.running import ServerProcess, get, post
from tests.server.test_tables import Talk

BEAT = [("UPDATE health SET beats = beats + 1", ())]


def told(work: Callable[[], object]) -> str:
    """The one sentence with which a database refuses."""
    with pytest.raises(DatabaseError) as caught:
        work()
    said = str(caught.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


def health(server: ServerProcess) -> tuple[int, float]:
    """The status of /healthz, and how long it took."""
    began = time.monotonic()
    try:
        with urllib.request.urlopen(server.url + "/healthz", timeout=10) as answer:
            status = answer.status
    except urllib.error.HTTPError as error:
        status = error.code
    return status, time.monotonic() - began


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of two megabytes, where one can be made."""
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(folder)], check=False)
    if made.returncode:
        pytest.skip("no disk can be made here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> None:
    with suppress(OSError), (folder / "rubbish").open("wb", 0) as file:
        while True:
            file.write(bytes(4096))


def write_often(database: Database) -> None:
    for _ in range(2000):
        database.write(BEAT)


# One sentence each ----------------------------------------------------------------------------------


def test_a_file_of_tables_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    Database.open(str(path)).close()
    database = Database.open(str(path))
    database.write(BEAT)
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    database.close()


def test_a_read_only_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database.open(str(path))
    database._connection.execute("PRAGMA query_only = ON")
    assert "read-only" in told(lambda: database.write(BEAT))
    database.close()


def test_a_locked_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.1)
    path = str(tmp_path / "tables.db")
    database = Database.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "is locked by another program" in told(lambda: database.write(BEAT))
        assert "is locked by another program" in told(database.check_health)
    database.write(BEAT)
    database.close()


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as folder:
        database = Database.open(str(folder / "tables.db"))
        fill(folder)
        assert "has no room left" in told(lambda: write_often(database))
        assert "has no room left" in told(database.check_health)
        database.close()
        assert "has no room left" in told(lambda: Database.open(str(folder / "other.db")))
        (folder / "rubbish").unlink()
        Database.open(str(folder / "tables.db")).close()


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"no database at all" * 1000)
    assert "is damaged" in told(lambda: Database.open(str(path)))
    path = tmp_path / "other.db"
    Database.open(str(path)).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    assert "is damaged" in told(lambda: Database.open(str(path)))
    path.write_bytes(whole)
    database = Database.open(str(path))
    database.check_health()
    with path.open("r+b") as file:  # while the server has it open
        file.write(bytes(len(whole)))
    assert "is damaged" in told(database.check_health)
    path.unlink()
    assert "was removed" in told(database.check_health)
    path.write_bytes(whole)
    assert "was replaced" in told(database.check_health)
    database.close()


def test_a_read_only_postgres_is_told(postgres_url: str) -> None:
    import psycopg

    url = new_database(postgres_url)
    Database.open(url).close()
    with psycopg.connect(url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "is read-only" in told(lambda: Database.open(url))


def test_a_locked_postgres_is_told(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import psycopg

    monkeypatch.setattr(databases, "STATEMENT_SECONDS", 0.2)
    url = new_database(postgres_url)
    database = Database.open(url)
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE health")
        assert "takes too long to answer" in told(lambda: database.write(BEAT))
    database.write(BEAT)
    database.close()


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("ReadOnlySqlTransaction", "is read-only"),
        ("LockNotAvailable", "is locked by another program"),
        ("DiskFull", "has no room left"),
        ("DataCorrupted", "is damaged"),
        ("IndexCorrupted", "is damaged"),
        ("IoError", "cannot be written to or read from its disk"),
        ("AdminShutdown", "does not answer"),
    ],
)
def test_errors_of_postgres_are_told(kind: str, words: str) -> None:
    packages("postgres", "psycopg")
    from psycopg import errors

    said = fault(getattr(errors, kind)("line 1\nline 2"), "in PostgreSQL")
    assert words in said
    assert said.endswith(".")
    assert "line" not in said


def test_a_postgres_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    packages("postgres", "psycopg")
    monkeypatch.setattr(databases, "CONNECT_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        port = silent.getsockname()[1]
        said = told(lambda: Database.open(f"postgresql://optcg:secret@127.0.0.1:{port}/optcg"))
        assert time.monotonic() - began < 5
    assert "cannot be opened" in said
    assert "secret" not in said


def test_a_damaged_file_is_told_in_one_line_when_a_server_starts(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"no database at all" * 1000)
    result = run("serve", "--port", "0", "--db", str(path))
    assert result.exit_code == 2
    assert result.stderr == f"The database {path} is damaged, or it is no database. Take the last backup.\n"


def test_the_values_of_a_refused_statement_are_not_told(new_store: Callable[[], str]) -> None:
    database = Database.open(new_store())
    secret = "HS01-001 in the hand"
    row = ("INSERT INTO runs (id, alive) VALUES (1, ?)", (secret,))
    null = (
        "INSERT INTO steps (table_id, number, kind, at, choice, count) VALUES (?, 1, 'x', 1, ?, NULL)",
        (secret, secret),
    )
    for statement in (row, null):
        with suppress(DatabaseError):
            database.write([statement])
            continue
        assert "HS01" not in told(partial(database.write, [statement]))
    database.close()


# One server alone -----------------------------------------------------------------------------------


def test_a_database_is_held_by_one_server_unless_it_is_shared(
    new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "LOCK_SECONDS", 0.2)
    url = new_store()
    first = Database.open(url)
    assert "is in use by another server" in told(lambda: Database.open(url))
    first.close()
    one, other = Database.open(url, share=True), Database.open(url, share=True)
    for database in (one, other):
        database.write(BEAT)
        database.close()


def test_a_second_server_says_that_the_database_is_in_use(new_store: Callable[[], str]) -> None:
    url = new_store()
    with ServerProcess(url) as server:
        second = subprocess.run(
            [sys.executable, "-m", "optcg", "serve", "--port", "0", "--db", url],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        assert second.returncode == 2
        assert "is in use by another server" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        server.kill()
        server.start()  # a lock ends with its server


# The truth, within a second -------------------------------------------------------------------------


def test_health_is_not_ok_while_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with ServerProcess(str(path)) as server:
        assert health(server)[0] == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            status, seconds = health(server)
            assert status == 503
            assert seconds < 1
        assert health(server)[0] == 200
        path.rename(tmp_path / "elsewhere.db")
        assert health(server)[0] == 503


def backends(url: str) -> list[int]:
    """The processes with which PostgreSQL serves a database."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as other:
        rows = other.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        ).fetchall()
    return [pid for (pid,) in rows]


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_health_answers_in_time_while_postgres_does_not(postgres_url: str) -> None:
    url = new_database(postgres_url)
    with ServerProcess(url) as server:
        assert health(server)[0] == 200
        with stopped(backends(url)):
            for _ in range(3):
                status, seconds = health(server)
                assert status == 503
                assert seconds < 1
        until = time.monotonic() + 10
        while health(server)[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_a_statement_without_any_answer_is_given_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(postgres_url)
    database = Database.open(url, share=True)
    monkeypatch.setattr(databases, "STATEMENT_SECONDS", 0.2)
    with stopped(backends(url)), ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(told, lambda: database.write(BEAT))
        while not waiting.done():
            time.sleep(0.1)
            database.break_off()
        assert "does not answer" in waiting.result()
        database.write(BEAT)
    database.close()


def test_try_again_reaches_the_client_before_the_line_closes(tmp_path: Path) -> None:
    path, log = tmp_path / "tables.db", tmp_path / "log"
    with ServerProcess(str(path), log=log) as server:
        seated = post(server.url + "/api/v1/tables", {"name": "Ann", "bot": "random"})[1]

        async def choose() -> str:
            async with Talk(server, seated["table"], seated["token"]) as ann:
                await ann.until_asked()
                with closing(sqlite3.connect(path, isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    return str((await ann.choose())["code"])

        assert asyncio.run(choose()) == "try_again"
        assert get(server.url + "/healthz")["status"] == "ok"
    said = log.read_text()
    assert "is locked by another program" in said
    assert "Traceback" not in said
