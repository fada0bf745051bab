"""A proxy on loopback that breaks lines at random."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

CHUNK = 2048


class LossyProxy:
    """Passes bytes to the server; each piece may be the last of its connection."""

    def __init__(self, port: int, chance: float, seed: int) -> None:
        self._port = port
        self._chance = chance
        self._dice = random.Random(seed)
        self.broken = 0

    async def __aenter__(self) -> LossyProxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        ways = asyncio.gather(
            self._pass(reader, far_writer, writer), self._pass(far_reader, writer, far_writer)
        )
        with suppress(OSError):
            await ways

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, other: asyncio.StreamWriter
    ) -> None:
        try:
            while data := await reader.read(CHUNK):
                if self._dice.random() < self._chance:
                    self.broken += 1
                    break
                writer.write(data)
                await writer.drain()
        finally:
            writer.transport.abort()
            other.transport.abort()
