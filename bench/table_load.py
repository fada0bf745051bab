"""The server under load: many tables, two scripted clients each, so many choices a second.

`python -m bench.table_load --tables 500 --rate 100 --seconds 300` starts a server on loopback, plays at its
tables, and prints one JSON object: the time from a choice until both players were told, errors, memory. With
`--hostile 100` another process asks for so much a second that must be refused, and the server has its limits;
with `--servers 3` that many share a PostgreSQL, and each has a part of the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.cluster import servers
from tests.server.hostile_trial import address, memory_of
from tests.server.postgres import new_database, postgres
from tests.server.running import Message, ServerProcess

NO_CLOCK = {"match_time": None, "bank": None, "at_time": "play on", "absence": None}
HOSTILE_ADDRESSES = 10


class Offered(msgspec.Struct):
    """One choice of a question."""

    choice: str


class Asked(msgspec.Struct):
    """A question, as far as a script reads it."""

    id: str
    choices: list[Offered]


class Score(msgspec.Struct):
    """Whether the match is over."""

    over: bool


class Told(msgspec.Struct):
    """A message of the server, as far as a script reads it."""

    type: str
    id: str | None = None
    code: str | None = None
    question: Asked | None = None
    match: Score | None = None


_decode = msgspec.json.Decoder(Told).decode


@dataclass
class LoadTable:
    """One table with its two lines."""

    sockets: list[ClientConnection] = field(default_factory=list)
    asked: tuple[int, Asked] | None = None
    sent_at: float = 0.0
    last_told: float = 0.0
    over: bool = False


class Load:
    """All tables, and what was measured."""

    def __init__(self, urls: Sequence[str]) -> None:
        self._urls = urls
        self._dice = random.Random(1)
        self.tables: list[LoadTable] = []
        self.times: list[float] = []
        self.errors: list[str] = []
        self.choices = 0
        self._count = 0
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        for number in range(count):
            self.tables.append(await self._new_table(number))

    async def _new_table(self, number: int) -> LoadTable:
        url, source = self._urls[number % len(self._urls)], address(5000 + number)  # each from its own
        body = {"name": f"A{number}", "rules": NO_CLOCK, "listed": False}
        host = await asyncio.to_thread(_post, url, source, "", body)
        invited = {"invite": host["invite"], "name": "B"}
        guest = await asyncio.to_thread(_post, url, source, f"/{host['table']}/join", invited)
        table = LoadTable()
        for seat, seated in enumerate((host, guest)):
            where = url.replace("http", "ws") + "/ws"
            socket = await connect(where, max_size=None, compression=None, local_addr=(source, 0))
            await socket.send(
                json.dumps({"type": "hello", "table": seated["table"], "token": seated["token"]})
            )
            table.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(table, seat, socket)))
        return table

    async def _read(self, table: LoadTable, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            told = _decode(text)
            now = time.perf_counter()
            if told.type == "error":
                self.errors.append(told.code or "?")
            if told.type != "state":
                continue
            table.last_told = now
            if told.match is not None and told.match.over:
                table.over = True
            if told.question is not None:
                table.asked = (seat, told.question)

    async def play(self, rate: float, seconds: float) -> None:
        """Choices at an even pace, at whichever table is ready."""
        began = time.perf_counter()
        due = 0
        while (now := time.perf_counter()) - began < seconds:
            if now - began < due / rate:
                await asyncio.sleep(max(0.0, began + due / rate - now))
                continue
            due += 1
            ready = [
                table
                for table in self._dice.sample(self.tables, min(40, len(self.tables)))
                if table.asked is not None
            ]
            if not ready:
                continue
            await self._choose(ready[0])
            await self._replace_finished()

    async def _choose(self, table: LoadTable) -> None:
        if table.sent_at and table.last_told > table.sent_at:
            self.times.append(table.last_told - table.sent_at)
        assert table.asked is not None
        seat, question = table.asked
        table.asked = None
        choice = self._dice.choice(question.choices).choice
        self._count += 1
        said = {"type": "choose", "id": str(self._count), "question": question.id, "choice": choice}
        table.sent_at = time.perf_counter()
        self.choices += 1
        await table.sockets[seat].send(json.dumps(said))

    async def _replace_finished(self) -> None:
        for place, table in enumerate(self.tables):
            if table.over:
                for socket in table.sockets:
                    await socket.close()
                self.tables[place] = await self._new_table(place)
                return

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()


def _post(url: str, source: str, path: str, body: object) -> Message:
    line = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30, source_address=(source, 0))
    line.request("POST", f"/api/v1/tables{path}", json.dumps(body), {"Content-Type": "application/json"})
    answer: Message = json.load(line.getresponse())
    line.close()
    return answer


@contextmanager
def _hostile(started: Sequence[ServerProcess], rate: float, seconds: float) -> Iterator[None]:
    """Requests that are refused, from a process of their own."""
    command = [sys.executable, "-m", "tests.server.hostile_trial", "--rate", str(rate)]
    command += ["--seconds", str(seconds), "--addresses", str(HOSTILE_ADDRESSES), "--port"]
    asked = started if rate else []
    asking = [subprocess.Popen([*command, str(server.port)], stdout=sys.stderr) for server in asked]
    try:
        yield
        for process in asking:
            process.wait(seconds + 60)
    finally:
        for process in asking:
            process.kill()


async def measure(
    started: Sequence[ServerProcess], tables: int, rate: float, seconds: float, hostile: float = 0
) -> dict[str, object]:
    load = Load([server.url for server in started])
    await load.open(tables)
    gc.freeze()  # the clients' own stops are not the server's
    gc.disable()
    with _hostile(started, hostile, seconds):
        began = time.perf_counter()
        await load.play(rate, seconds)
        took = time.perf_counter() - began
        memory = [round(memory_of(server.pid), 1) for server in started]
    await load.close()
    times = sorted(load.times)

    def part(share: float) -> float:
        return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1)

    return {
        "tables": tables,
        "choices": load.choices,
        "choices_per_s": round(load.choices / took, 1),
        "p50_ms": part(0.5),
        "p95_ms": part(0.95),
        "p99_ms": part(0.99),
        "most_ms": part(1),
        "errors": len(load.errors),
        "server_mb": memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--hostile", type=float, default=0, help="requests a second that are refused")
    asked = parser.parse_args()
    with ExitStack() as stack:
        if asked.servers > 1:
            database = new_database(stack.enter_context(postgres()))
            started = stack.enter_context(servers(database, asked.servers, lease=10))
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            limits = bool(asked.hostile)
            started = [stack.enter_context(ServerProcess(f"{folder}/tables.db", limits=limits))]
        work = measure(started, asked.tables, asked.rate, asked.seconds, asked.hostile)
        print(json.dumps(asyncio.run(work), indent=1))


if __name__ == "__main__":
    main()
