"""Clients that reach a server which does not hold their table: passed on to the one that does.

A line to a holder that is gone is cut, so that the client comes back and the table is taken over. Spectators
are passed on only if the table cannot be followed (see `following`).
"""

from __future__ import annotations

import asyncio
import http.client
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from optcg.server.bodies import read_body
from optcg.server.connection import GOING_AWAY, NOT_ALLOWED
from optcg.server.leases import Elsewhere
from optcg.server.origins import address_of

PASSED: Final = "x-optcg-passed"  # by which server: a request is passed on once
OPEN_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 5.0
AT_ONCE: Final = 16  # requests that are passed on


class Passing:
    """The lines that this server passes on, by the server they lead to."""

    def __init__(self) -> None:
        self._lines: Final[dict[ClientConnection, str]] = {}
        # Of its own: who waits for a server that hangs does not hold up what is asked of the database.
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="optcg-passing")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._lines)

    def cut_all_but(self, living: set[str]) -> None:
        """Cut the lines to servers that are gone, without a word to those."""
        for line, holder in list(self._lines.items()):
            if holder not in living:
                line.transport.abort()

    async def pass_socket(self, socket: WebSocket, away: Elsewhere, hello: str, by: str) -> None:
        """Every message both ways, from the hello on, until one of the two ends it.

        Who goes says goodbye to the holder: a line that breaks off without a word lost the server between.
        """
        _once(socket, away)
        try:
            line = await connect(
                "ws" + _address(away).removeprefix("http") + "/ws",
                additional_headers={"X-Forwarded-For": address_of(socket), PASSED: by},
                open_timeout=OPEN_SECONDS,
                close_timeout=1,
                max_size=None,
                compression=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise away from None
        self._lines[line] = away.holder
        ways = [asyncio.create_task(_there(socket, line)), asyncio.create_task(_back(line, socket))]
        try:
            with suppress(ConnectionClosed):
                await line.send(hello)
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._lines[line]
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            await line.close(GOING_AWAY)
            line.transport.abort()
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(NOT_ALLOWED if line.close_code == NOT_ALLOWED else GOING_AWAY)

    async def pass_request(self, request: Request, away: Elsewhere, most: int) -> Response:
        """The answer of the server that holds the table."""
        _once(request, away)
        body = await read_body(request, most)
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = {"X-Forwarded-For": address_of(request), PASSED: "1", "Content-Type": "application/json"}
        try:
            ask = partial(_ask, _address(away), request.method, path, body, headers)
            return await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        except (OSError, http.client.HTTPException):
            raise away from None


def _once(request: HTTPConnection, away: Elsewhere) -> None:
    if request.headers.get(PASSED) is not None:
        raise away


def _address(away: Elsewhere) -> str:
    return away.address.rstrip("/")


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Response:
    place = urlsplit(address)
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    line = kind(place.netloc, timeout=ANSWER_SECONDS)
    try:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        return Response(answer.read(), answer.status, media_type="application/json")
    finally:
        line.close()


async def _there(socket: WebSocket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect):
        while True:
            said = await socket.receive()
            if said["type"] == "websocket.disconnect":
                return
            text = said.get("text")
            await line.send(said.get("bytes") or b"" if text is None else text)


async def _back(line: ClientConnection, socket: WebSocket) -> None:
    with suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
        async for said in line:
            await socket.send_text(said if isinstance(said, str) else said.decode())
