"""The long trial of hostile requests: a mix of all that must be refused, from many addresses of this machine.

`python -m tests.server.hostile_trial` starts a server with its limits, asks it for an hour, and fails if
anything but a refusal came back or the server's memory grew. It ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.running import Message, ServerProcess, get, post
from tests.server.test_holding import long_record, position

PATIENCE = 25.0  # seconds until the server must have let go whoever says nothing
GROWTH = 8.0  # megabytes that a server may be larger in its last quarter than in its second
REFUSALS = {"400", "403", "404", "408", "413", "414", "429", "503", "1008", "closed"}


def address(number: int) -> str:
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}"


class Hostile:
    """What is asked, by whom, and what came back."""

    def __init__(self, port: int, addresses: list[str], seed: int = 1) -> None:
        self._port = port
        self._addresses = addresses
        self._dice = random.Random(seed)
        self.answers: Counter[str] = Counter()  # by what was asked and what came back
        self._seat: Message = {}
        unknown = "\n".join(f"4xOP{number:02d}-{number:03d}" for number in range(1000))
        record = long_record()
        record["choices"] = (record["choices"] * 2)[:2000]  # type: ignore[operator]
        bodies: list[tuple[str, str, object]] = [
            ("position", "tables", {"bot": "random", "position": position(1000)}),
            ("record", "tables", {"bot": "random", "record": record, "at": 2000}),
            ("deck", "tables", {"bot": "random", "deck": unknown}),
            ("replay", "replay", {"record": record, "at": 2000}),
            ("long body", "replay", {"record": "x" * 300_000}),
            ("deep body", "replay", "[" * 50_000),
        ]
        posts = {name: (path, json.dumps(body).encode()) for name, path, body in bodies}
        sent = {name: self._head("POST", path, len(body)) + body for name, (path, body) in posts.items()}
        self._kinds: dict[str, tuple[float, Callable[[str], Awaitable[str]]]] = {
            "unknown table": (30, lambda a: self._get(a, f"tables/{self._dice.randrange(2**64):016x}")),
            "unknown record": (10, lambda a: self._get(a, f"records/{self._dice.randrange(2**64):016x}")),
            "long path": (10, lambda a: self._get(a, "tables/" + f"{self._dice.random()}" * 3000)),
            "odd path": (10, lambda a: self._get(a, f"tables/%00{self._dice.randrange(10**9)}")),
            "other host": (5, lambda a: self._get(a, "info", host=f"h{self._dice.random()}.example")),
            "half a head": (2, lambda a: self._raw(a, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")),
            "silence": (2, lambda a: self._raw(a, b"")),
            "half a body": (2, lambda a: self._raw(a, self._head("POST", "replay", 1000) + b"{", b" ")),
            "not reading": (2, self._not_reading),
            "no hello": (2, lambda a: self._talk(a, None)),
            "odd hello": (5, lambda a: self._talk(a, '{"type": "hello", "table": "\\u0000"}')),
            "wrong token": (5, lambda a: self._talk(a, self._hello("optcg_" + "0" * 40))),
            "come and go": (5, lambda a: self._talk(a, self._hello(str(self._seat["token"])))),
        } | {name: (2, lambda a, it=it: self._raw(a, it)) for name, it in sent.items()}  # type: ignore[misc]

    async def run(self, rate: float, seconds: float) -> None:
        """So many a second, each from one of the addresses."""
        self._seat = (await asyncio.to_thread(post, f"http://127.0.0.1:{self._port}/api/v1/tables", {}))[1]
        names, weights = list(self._kinds), [weight for weight, _ in self._kinds.values()]
        running: set[asyncio.Task[None]] = set()
        began, due = time.monotonic(), 0
        while (gone := time.monotonic() - began) < seconds:
            await asyncio.sleep(max(0.0, due / rate - gone))
            due = max(due + 1, int(gone * rate))  # what could not be asked in time is left out
            task = asyncio.create_task(self._one(self._dice.choices(names, weights)[0]))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)

    async def _one(self, name: str) -> None:
        try:
            asking = self._kinds[name][1](self._dice.choice(self._addresses))
            answer = await asyncio.wait_for(asking, PATIENCE + 10)
        except (OSError, EOFError, WebSocketException):
            answer = "closed"
        except TimeoutError:
            answer = "held"
        self.answers[f"{name}: {answer}"] += 1

    def told(self) -> str:
        return json.dumps(dict(sorted(self.answers.items())), indent=1)

    @property
    def not_refused(self) -> dict[str, int]:
        """Whatever was neither refused nor, at the own table, allowed."""
        good = {"come and go: state"} | {each for each in self.answers if each.split(": ")[1] in REFUSALS}
        return {answer: count for answer, count in self.answers.items() if answer not in good}

    def _head(self, method: str, path: str, length: int = 0, host: str = "localhost") -> bytes:
        head = f"{method} /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n"
        return head.encode() + b"Content-Type: application/json\r\nConnection: close\r\n\r\n"

    async def _get(self, source: str, path: str, host: str = "localhost") -> str:
        return await self._raw(source, self._head("GET", path, host=host))

    async def _raw(self, source: str, sent: bytes, drop: bytes = b"") -> str:
        """The status of the answer to these bytes, and then to a drop every second."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0))
        try:
            writer.write(sent)
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                with suppress(TimeoutError):
                    first = await asyncio.wait_for(reader.readline(), 1)
                    return first.split()[1].decode() if first else "closed"
                writer.write(drop)
            return "held"
        finally:
            writer.transport.abort()

    async def _not_reading(self, source: str) -> str:
        """Much is asked for and nothing read."""
        _, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0), limit=1)
        try:
            writer.write(self._head("GET", "cards?q=o").replace(b"close", b"keep-alive") * 60)
            await asyncio.sleep(12)
            return "closed"
        finally:
            writer.transport.abort()

    def _hello(self, token: str) -> str:
        return json.dumps({"type": "hello", "table": self._seat["table"], "token": token})

    async def _talk(self, source: str, hello: str | None) -> str:
        where = f"ws://127.0.0.1:{self._port}/ws"
        async with connect(where, local_addr=(source, 0), max_size=None, compression=None) as line:
            if hello is not None:
                await line.send(hello)
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if told["type"] == "error":
                await asyncio.wait_for(line.wait_closed(), PATIENCE)
                return str(line.close_code)
            return "state" if told["type"] in ("state", "waiting") else str(told["type"])


def memory_of(pid: int) -> float:
    """Resident megabytes of a process."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024


async def watch(pid: int, every: float, file: Path) -> list[float]:
    """The server's memory, until cancelled."""
    samples: list[float] = []
    began = time.monotonic()
    with suppress(asyncio.CancelledError):
        while True:
            samples.append(memory_of(pid))
            with file.open("a") as out:
                out.write(f"{time.monotonic() - began:.0f} {samples[-1]:.1f}\n")
            await asyncio.sleep(every)
    return samples


async def trial(
    server: ServerProcess, hostile: Hostile, rate: float, seconds: float, file: Path
) -> list[float]:
    watching = asyncio.create_task(watch(server.pid, min(30.0, seconds / 20), file))
    await hostile.run(rate, seconds)
    watching.cancel()
    return await watching


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--addresses", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=60, help="requests a second")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--samples", type=Path, help="a file for the server's memory, every 30 seconds")
    parser.add_argument("--port", type=int, help="of a server that runs already; its memory is not looked at")
    asked = parser.parse_args()
    addresses = [address(number) for number in range(asked.addresses)]
    if asked.port is not None:
        hostile = Hostile(asked.port, addresses)
        asyncio.run(hostile.run(asked.rate, asked.seconds))
        print(hostile.told())
        return
    with tempfile.TemporaryDirectory() as folder:
        log, file = Path(folder, "log"), asked.samples or Path(folder, "samples")
        with ServerProcess(f"{folder}/tables.db", limits=True, log=log) as server:
            hostile = Hostile(server.port, addresses)
            samples = asyncio.run(trial(server, hostile, asked.rate, asked.seconds, file))
            print(hostile.told(), get(server.url + "/healthz"), sep="\n")
        lines = log.read_text().splitlines()
    quarter = len(samples) // 4
    early, late = statistics.mean(samples[quarter : 2 * quarter]), statistics.mean(samples[-quarter:])
    print(f"memory: {samples[0]:.1f} MB at first, {early:.1f} in the second quarter, {late:.1f} in the last")
    print(f"{len(lines)} lines in the log", *lines[:3], sep="\n")
    assert not hostile.not_refused, hostile.not_refused
    # A 503 was of a server that is busy, not of one in trouble.
    assert not [line for line in lines if '"level": "error"' in line]
    assert late - early < GROWTH


if __name__ == "__main__":
    main()
