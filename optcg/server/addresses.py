"""Under which addresses others reach this server: those of the machine in its own network."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("", "0.0.0.0", "::", "*")
_PORT: Final = re.compile(r"(^[^:]+|\]):\d*$")
_ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's address; nothing is ever sent to it


def is_this_machine(host: str) -> bool:
    """Whether a host, with or without a port, is reached from this machine alone."""
    name = _PORT.sub(r"\1", host).strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def reachable(host: str, port: int) -> list[str]:
    """The addresses that others can open when the server listens at `host`; none if it is this machine's."""
    if is_this_machine(host):
        return []
    found = _own_addresses() if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in dict.fromkeys(found)]


def _own_addresses() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE)  # the system says by which address it would go
        if not is_this_machine(way.getsockname()[0]):
            yield str(way.getsockname()[0])
    with suppress(OSError):
        for _, _, _, _, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not is_this_machine(str(place[0])):
                yield str(place[0])
