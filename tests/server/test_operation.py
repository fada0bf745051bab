"""Running a server: its port, its names, and what its log never says."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from optcg.model.errors import IllegalChoice
from optcg.server.logs import AGAIN, JsonLines, ToldOnce
from optcg.server.origins import known_host
from optcg.server.settings import Settings
from tests.server.running import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with ServerProcess(str(database), "--origin", "https://play.example") as process:
        yield process


def test_a_port_in_use_is_told_before_anything_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "optcg", "serve", "--port", port, "--db", str(tmp_path / "tables.db")],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == (
        f"Port {port} of 127.0.0.1 is in use, perhaps by another server; choose another with --port.\n"
    )
    assert not (tmp_path / "tables.db").exists()


def status_of(server: ServerProcess, host: str, path: str = "/api/v1/info") -> int:
    request = urllib.request.Request(server.url + path, headers={"Host": host})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_name_that_is_not_its_own_is_refused(server: ServerProcess) -> None:
    for host in (
        "localhost:1",
        "127.0.0.1",
        "[::1]:80",
        "192.168.1.7:8000",
        "play.example",
        "PLAY.example:9",
    ):
        assert status_of(server, host) == 200, host
    for host in ("evil.example", f"evil.example:{server.port}", "localhost.evil.example", "", "[::1", "é"):
        for path in ("/", "/api/v1/info"):
            assert status_of(server, host, path) == 403, host
    assert status_of(server, "inside", "/healthz") == 200

    async def talk(host: str) -> bool:
        try:
            address = server.url.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers={"Host": host, "Origin": f"http://{host}"}):
                return True
        except InvalidStatus:
            return False

    assert not asyncio.run(talk("evil.example"))


def test_names_of_the_machine_are_its_own_when_it_listens_everywhere() -> None:
    def known(host: str, listens: str) -> bool:
        scope = {"type": "http", "headers": [(b"host", host.encode())]}
        return known_host(HTTPConnection(scope), Settings(host=listens))

    machine = socket.gethostname()
    assert known(machine, "0.0.0.0")
    assert known(f"{machine.partition('.')[0]}.local:8000", "::")
    assert known("games.lan:8000", "games.lan")
    assert not known("games.lan", "0.0.0.0")


def line_of(name: str, message: str, error: Exception | None = None) -> str:
    caught = None
    if error is not None:
        try:
            try:
                raise KeyError("HS01-002")
            except KeyError as cause:
                raise error from cause
        except Exception:
            caught = sys.exc_info()
    return JsonLines().format(logging.LogRecord(name, logging.ERROR, "", 1, message, (), caught))


def test_the_words_of_an_error_do_not_reach_the_log() -> None:
    line = line_of("optcg.server", "a bot failed", IllegalChoice("counter HS01-001 is not legal"))
    assert "HS01" not in line
    told = json.loads(line)["error"]
    assert {"IllegalChoice", "KeyError"} <= set(told)
    assert any("test_operation.py" in place for place in told)
    line = line_of("asyncio", "Task exception was never retrieved\nfuture: <Task ... KeyError('HS01-001')>")
    assert json.loads(line)["message"] == "Task exception was never retrieved"


def test_what_comes_again_and_again_is_told_once_and_counted() -> None:
    once = ToldOnce()

    def told(message: str, at: float) -> str | None:
        record = logging.LogRecord("optcg.server", logging.ERROR, "", 1, message, (), None)
        record.created = at
        return record.getMessage() if once.filter(record) else None

    assert told("no answer", 0) == "no answer"
    assert [told("no answer", at) for at in (0.1, 0.2, 9.9)] == [None] * 3
    assert told("another", 1) == "another"
    assert told("no answer", AGAIN) == "no answer (3 times more since it was last told)"
    assert told("no answer", 2 * AGAIN) == "no answer"
