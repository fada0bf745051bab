"""How long the server waits for a request that comes late or in drops, and for one who does not read."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from optcg.server.origins import counted_as

HEAD_SECONDS: Final = 10
UNREAD_SECONDS: Final = 20


class _Unread:
    """What was sent on a line and is not taken: after a while the line is cut."""

    def __init__(self) -> None:
        self._cut: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        self.end()
        self._cut = asyncio.get_running_loop().call_later(UNREAD_SECONDS, transport.abort)

    def end(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


class Lines:
    """The lines of each address. Those of a proxy are not counted: behind it are many."""

    def __init__(self, most: int, proxies: str) -> None:
        self._most: Final = most
        self._everybody: Final = proxies == "*"
        self._proxies: Final = [] if self._everybody else _networks(proxies)
        self._open: Final[Counter[str]] = Counter()

    def of_proxy(self, host: str) -> bool:
        if self._everybody:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return True  # a socket file: only a proxy reaches it
        return any(address in network for network in self._proxies)

    def begin(self, address: str) -> bool:
        """Whether one more is allowed."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def end(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def _networks(names: str) -> list[IPv4Network | IPv6Network]:
    found: list[IPv4Network | IPv6Network] = []
    for name in names.split(","):
        with suppress(ValueError):
            found.append(ip_network(name.strip()))
    return found


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut if nobody reads it, also while it is being closed."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._unread = _Unread()
        transport.set_write_buffer_limits(0)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()


class Patient(H11Protocol):
    """HTTP on which a request must have begun in time: who holds a line without asking is let go."""

    lines: Lines | None = None
    _late: asyncio.TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._unread = _Unread()
        transport.set_write_buffer_limits(0)  # whatever is not taken at once counts as unread
        super().connection_made(transport)
        self._count()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._unread.end()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._answering:
            self._rest()  # who reads the body of a request has a patience of its own
        elif self._late is None:
            self._wait()

    def handle_websocket_upgrade(self, event: object) -> None:
        self._uncount()  # it is counted as a WebSocket from here on
        self._rest()
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()

    def _count(self) -> None:
        if self.lines is None or self.client is None or self.lines.of_proxy(self.client[0]):
            return
        address = counted_as(self.client[0])
        if self.lines.begin(address):
            self._counted = address
        else:
            self.transport.abort()

    def _uncount(self) -> None:
        if self.lines is not None and self._counted is not None:
            self.lines.end(self._counted)
            self._counted = None

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._rest()
        self._late = self.loop.call_later(HEAD_SECONDS, self._let_go)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _let_go(self) -> None:
        self._late = None
        if self.transport.get_protocol() is self and not self._answering:
            self.transport.close()
