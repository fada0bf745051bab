"""A PostgreSQL of the test's own: made in a temporary folder, reached by a socket file, gone at the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.needs import missing

_names = count()


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(versions[-1]) if versions else None
    return found or missing("PostgreSQL")


def _run(user: str | None, *command: str) -> None:
    done = subprocess.run(command, user=user, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _options(folder: str) -> str:
    return f"-c listen_addresses= -c fsync=off -k {folder}"


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server; it does not run as root, which it refuses."""
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    user = "postgres" if os.geteuid() == 0 else None
    folder = tempfile.mkdtemp(prefix="optcg-pg-")
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        _run(user, initdb, "-D", data, "-U", "optcg", "-A", "trust", "--no-sync")
        _run(user, pg_ctl, "-D", data, "-o", _options(folder), "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql:///postgres?host={folder}&user=optcg"
        finally:
            _run(user, pg_ctl, "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def stop_for(url: str, seconds: float) -> None:
    """Stop that server as if its machine had failed, and start it again after a while."""
    folder = url.partition("host=")[2].partition("&")[0]
    user = "postgres" if os.geteuid() == 0 else None
    pg_ctl, data = _program("pg_ctl"), f"{folder}/data"
    _run(user, pg_ctl, "-D", data, "-m", "immediate", "stop")
    time.sleep(seconds)
    _run(user, pg_ctl, "-D", data, "-o", _options(folder), "-l", f"{folder}/log", "-w", "start")


def new_database(url: str) -> str:
    """An empty database on that server."""
    import psycopg

    name = f"optcg_{os.getpid()}_{next(_names)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.replace("///postgres?", f"///{name}?")
