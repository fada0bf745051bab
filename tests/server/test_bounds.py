"""Memory stays bounded whatever is asked: names, buckets, steps, half-sent requests, and sweeping."""

from __future__ import annotations

import asyncio
import socket
import time
import urllib.error
from collections.abc import Callable

import pytest
from starlette.requests import HTTPConnection

from optcg import Catalog
from optcg.match import steps
from optcg.server import tables as tables_module
from optcg.server.database import DatabaseError
from optcg.server.limits import Buckets
from optcg.server.messages import Refusal
from optcg.server.origins import address_of
from tests.server.at_table import NOON, running, seat_two
from tests.server.running import ServerProcess, get

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


def closed_after(server: ServerProcess, sent: bytes, drop: bytes = b"") -> float:
    """How long the server holds a line on which only this comes."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=1) as line:
        line.sendall(sent)
        while time.monotonic() - began < 30:
            try:
                if not line.recv(65536):
                    break
            except TimeoutError:
                line.sendall(drop)
            except ConnectionError:
                break
    return time.monotonic() - began


def test_half_a_request_is_not_waited_for(new_store: Callable[[], str]) -> None:
    head = b"GET /api/v1/info HTTP/1.1\r\nHost: localhost\r\n"
    with ServerProcess(new_store()) as server:

        async def all_at_once() -> list[float]:
            lines = [
                (b"", b""),  # silence
                (head, b""),  # half a head
                (head, b"X: y\r\n"),  # a head without end
                (head + b"Content-Length: 100000\r\n\r\n", b"x"),  # a body that nobody wants, in drops
                (head.replace(b"GET", b"POST").replace(b"info", b"decks/check")
                 + b"Content-Length: 1000\r\n\r\n", b"x"),  # a body in drops
                (head + b"\r\n" + head, b"X: y\r\n"),  # a second request
            ]  # fmt: skip
            return await asyncio.gather(*(asyncio.to_thread(closed_after, server, *line) for line in lines))

        assert max(asyncio.run(all_at_once())) < 28
        for path in ("/api/v1/tables/", "/api/v1/cards/", "/api/v1/cards?q="):
            with pytest.raises(urllib.error.HTTPError, match=r"414|400"):
                get(server.url + path + "x" * 60_000)
