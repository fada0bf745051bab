"""Three servers on one PostgreSQL and a balancer before them, all on loopback.

`python -m tests.server.cluster` (or `make cluster`) starts them for trying; it ends with Ctrl-C.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

from tests.server.postgres import new_database, postgres
from tests.server.running import ServerProcess

CHUNK = 65536


class Balancer:
    """A plain balancer: a new line goes to the next server that answers; what is sent is not looked at."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._next = 0

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._ports:
            self._next += 1
            try:
                far = await asyncio.open_connection("127.0.0.1", self._ports[self._next % len(self._ports)])
            except OSError:
                continue
            ways = [
                asyncio.create_task(_pass(reader, far[1])),
                asyncio.create_task(_pass(far[0], writer)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            far[1].transport.abort()
            break
        writer.transport.abort()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
        await writer.drain()


@contextmanager
def servers(
    database: str, count: int = 3, lease: float = 2.0, constants: Mapping[str, float] | None = None
) -> Iterator[list[ServerProcess]]:
    """Servers that share a database."""
    options = ("--share", "--lease", str(lease))
    started = [ServerProcess(database, *options, constants=constants) for _ in range(count)]
    try:
        for server in started:
            server.start(60)
        yield started
    finally:
        for server in started:
            server.__exit__()


async def _try_out(ports: list[int]) -> None:
    async with Balancer(ports) as balancer:
        print(f"Play at {balancer.url}/ ; the servers are at {', '.join(map(str, ports))}.")
        print("Kill one of them while you play: another goes on with its tables.")
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()


def main() -> None:
    with postgres() as url, servers(new_database(url), lease=5.0) as started, suppress(KeyboardInterrupt):
        for server in started:
            print(f"process {server.pid} at {server.url}")
        asyncio.run(_try_out([server.port for server in started]))


if __name__ == "__main__":
    main()
