"""Memory stays bounded whatever is asked: names, buckets, steps, half-sent requests, and sweeping."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
import urllib.error
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from optcg import Catalog
from optcg.match import steps
from optcg.match.rules import UNTIMED
from optcg.server import table as table_module
from optcg.server import tables as tables_module
from optcg.server.database import DatabaseError
from optcg.server.limits import Buckets
from optcg.server.messages import Refusal
from optcg.server.origins import address_of
from optcg.server.patience import Lines
from optcg.server.settings import Limits
from optcg.server.start_data import deck_start
from optcg.server.store import Seat
from tests.server.at_table import NOON, running, seat_two
from tests.server.running import ServerProcess, get, post

HOUSE = Catalog.house()
DECKS = [HOUSE.decks[name].numbers for name in sorted(HOUSE.decks)[:2]]


def test_tables_that_are_not_there_leave_nothing_behind() -> None:
    async def ask() -> int:
        async with running(HOUSE, 1) as tables:
            for number in range(200):
                for name in (f"{number:016x}", f"{number}" * 20_000, f"\x00{number:015x}"):
                    with pytest.raises(Refusal, match="no such table"):
                        await tables.find(name)
            return len(tables._loading)

    assert asyncio.run(ask()) == 0


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    now = 0
    buckets = Buckets(10, 1, lambda: now)
    for number in range(1000):
        assert buckets.take(f"10.0.{number // 250}.{number % 250}")
    assert len(buckets) == 1000
    now = 60_000
    assert buckets.take("10.9.9.9")
    assert len(buckets) == 1
    for _ in range(9):
        assert buckets.take("10.9.9.9")
    assert not buckets.take("10.9.9.9")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("x" * 1000, "unknown"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == counted


def test_who_comes_and_goes_leaves_no_steps() -> None:
    async def come_and_go() -> tuple[int, list[bool]]:
        async with running(HOUSE, 1) as tables:
            table, listeners = await seat_two(tables, DECKS)
            for _ in range(600):
                await table.leave(listeners[0])
                await table.join(listeners[0])
            here = [table.here(0)]
            await table.leave(listeners[0])
            return len(tables.reading.steps(table.id)), [*here, table.here(0)]

    assert asyncio.run(come_and_go()) == (0, [True, False])


def test_a_claim_keeps_the_absence_it_rests_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def claim() -> list[str]:
        async with running(HOUSE, 1) as tables:
            table, listeners = await seat_two(tables, DECKS, absence=1000)
            await table.leave(listeners[1])
            monkeypatch.setattr(tables, "now", lambda: NOON + 1000)
            await table.claim(0, "m1")
            del tables.open[table.id]
            again = await tables.find(table.id)
            assert again.match is not None
            assert again.match.winner == 0
            return [step.kind for step, _ in tables.reading.steps(table.id)]

    assert asyncio.run(claim()) == [steps.LEAVE, steps.CLAIM]


def test_sweeping_goes_on_after_a_fault_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "SWEEP_EVERY", 0.01)

    async def sweep() -> int:
        asked = 0

        def fail(before: int) -> list[str]:
            nonlocal asked
            asked += 1
            raise DatabaseError("The database does not answer.")

        async with running(HOUSE, 1) as tables:
            monkeypatch.setattr(tables.reading, "idle_tables", fail)
            await asyncio.sleep(0.5)
        return asked

    assert asyncio.run(sweep()) > 1


def test_tables_that_everybody_left_are_in_the_store_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> None:
        async with running(HOUSE, 1) as tables:
            (rests, ours), (timed, theirs), (watched, _) = [
                await seat_two(tables, DECKS, **rules) for rules in ({}, {"bank": 600_000}, {})
            ]
            question = rests.question()
            for table, listeners in ((rests, ours), (timed, theirs)):
                for listener in listeners:
                    await table.leave(listener)
            monkeypatch.setattr(tables, "now", lambda: NOON + tables_module.REST)
            await tables.sweep()
            assert len(tables.open) == 3
            monkeypatch.setattr(tables, "now", lambda: NOON + tables_module.REST + 1)
            assert await tables.find(rests.id) is rests  # somebody asks for it just now
            await tables.sweep()
            assert len(tables.open) == 3
            monkeypatch.setattr(tables, "now", lambda: NOON + 2 * tables_module.REST + 2)
            await tables.sweep()
            assert set(tables.open) == {
                timed.id,
                watched.id,
            }  # a clock runs at the one, people sit at the other
            again = await tables.find(rests.id)
            assert again is not rests
            assert again.question() == question

    asyncio.run(leave())


def test_choices_are_not_taken_back_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_BACKS", 2)

    async def take_back() -> None:
        async with running(HOUSE, 1) as tables:
            seats = [Seat("Ann", deck=DECKS[0]), Seat("bot", "random", deck=DECKS[1])]
            settings: dict[str, object] = {"rules": {**UNTIMED.to_dict(), "undo": True}}
            start = deck_start(DECKS, tables.seed_bits)
            table, _ = await tables.create("test", seats, settings, start)
            match = table.running()

            async def choose_and_take_back(number: int) -> None:
                while (decision := match.game.decision) is None or decision.player != 0:
                    await asyncio.sleep(0.01)
                await table.choose(0, f"0 c{number}", table.question(), str(decision.choices[0]))
                await table.undo(0, f"0 u{number}")

            for number in range(2):
                await choose_and_take_back(number)
            with pytest.raises(Refusal, match="at most 2 choices"):
                await choose_and_take_back(2)

    asyncio.run(take_back())


def closed_after(server: ServerProcess, sent: bytes, drop: bytes = b"", limit: float = 60) -> float:
    """How long the server holds a line on which only this comes."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=1) as line:
        line.sendall(sent)
        while time.monotonic() - began < limit:
            try:
                if not line.recv(65536):
                    break
            except TimeoutError:
                line.sendall(drop)
            except ConnectionError:
                break
    return time.monotonic() - began


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(text: str) -> bytes:
    """A message of a client, under a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    head = b"GET /api/v1/info HTTP/1.1\r\nHost: localhost\r\n"
    seconds = {"patience.HEAD_SECONDS": 2, "bodies.BODY_SECONDS": 2, "socket.HELLO_SECONDS": 2}
    with ServerProcess(f"{tmp_path}/tables.db", constants=seconds) as server:

        async def all_at_once() -> list[float]:
            lines = [
                (b"", b""),  # silence
                (head, b""),  # half a head
                (head, b"X: y\r\n"),  # a head without end
                (head + b"Content-Length: 100000\r\n\r\n", b"x"),  # a body that nobody wants, in drops
                (head.replace(b"GET", b"POST").replace(b"info", b"decks/check")
                 + b"Content-Length: 1000\r\n\r\n", b"x"),  # a body in drops
                (head + b"\r\n" + head, b"X: y\r\n"),  # a second request
                (UPGRADE, b""),  # a WebSocket without a hello
                (UPGRADE + frame("hello")[:3], b""),  # with half of one
            ]  # fmt: skip
            return await asyncio.gather(*(asyncio.to_thread(closed_after, server, *line) for line in lines))

        assert max(asyncio.run(all_at_once())) < 28
        for path in ("/api/v1/tables/", "/api/v1/cards/", "/api/v1/cards?q="):
            with pytest.raises(urllib.error.HTTPError, match=r"414|400"):
                get(server.url + path + "x" * 60_000)


@pytest.mark.long
def test_who_answers_no_ping_is_let_go(tmp_path: Path) -> None:
    with ServerProcess(f"{tmp_path}/tables.db") as server:
        table = post(server.url + "/api/v1/tables", {"bot": "random"})[1]["table"]
        hello = frame(f'{{"type": "hello", "table": "{table}"}}')
        assert closed_after(server, UPGRADE + hello, limit=60) < 50


def seen_within(seconds: float, seen: Callable[[], bool]) -> None:
    until = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < until, "this was not seen in time"
        time.sleep(0.05)


def lines_of(server: ServerProcess) -> int:
    """Sockets and files that the server holds open."""
    return len(os.listdir(f"/proc/{server.pid}/fd"))


def line_from(address: str, port: int) -> socket.socket:
    """A line from one of this machine's own addresses, with little room for what is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.bind((address, 0))
    line.connect(("127.0.0.1", port))
    return line


@pytest.mark.skipif(sys.platform != "linux", reason="counts the open files of a process of Linux")
def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    asked = b"GET /api/v1/cards?q=o HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
    with ServerProcess(f"{tmp_path}/tables.db", constants={"patience.UNREAD_SECONDS": 5}) as server:
        time.sleep(2)  # what belongs to the start has ended
        before = lines_of(server)
        held = [line_from("127.0.0.1", server.port) for _ in range(10)]
        for line in held:
            line.sendall(asked)
        seen_within(5, lambda: lines_of(server) >= before + 10)
        seen_within(45, lambda: lines_of(server) <= before)
        for line in held:
            line.close()


@pytest.mark.skipif(sys.platform != "linux", reason="every address of 127.0.0.0/8 is this machine's on Linux")
def test_one_address_does_not_take_every_line(tmp_path: Path) -> None:
    most = Limits().connections_per_address
    with ServerProcess(f"{tmp_path}/tables.db", limits=True) as server:
        before = lines_of(server)
        held = [line_from("127.9.9.9", server.port) for _ in range(most + 50)]
        assert get(server.url + "/healthz")["status"] == "ok"  # asked after those, answered after those
        assert lines_of(server) <= before + most + 1  # and the one on which that was asked
        for line in held:
            line.close()

        def answered() -> bool:
            with suppress(ConnectionError), line_from("127.9.9.9", server.port) as again:
                again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return again.recv(100).startswith(b"HTTP/1.1 200")
            return False

        seen_within(10, answered)  # those that ended do not count any more


def test_lines_of_a_proxy_are_not_counted() -> None:
    lines = Lines(1, "127.0.0.1, 10.0.0.0/8, 2001:db8::/32")
    assert [lines.of_proxy(host) for host in ("127.0.0.1", "10.1.2.3", "2001:db8::1", "")] == [True] * 4
    assert not lines.of_proxy("192.0.2.7")
    assert Lines(1, "*").of_proxy("192.0.2.7")
