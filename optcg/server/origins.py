"""Where a request comes from."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv6Network, ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from optcg.server.messages import Refusal
from optcg.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # to listen at every address of the machine


def address_of(request: HTTPConnection) -> str:
    """Whose limits count."""
    return "unknown" if request.client is None else counted_as(request.client.host)


def counted_as(host: str) -> str:
    """An address, or the network of 64 bits that one household has of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return "unknown"
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def known_host(request: HTTPConnection, settings: Settings) -> bool:
    """Whether the request calls this server by a name of its own.

    A stranger's name can be made to lead here, and then the stranger's page counts as ours. An address
    cannot, so every address will do; of names only those of this machine and of `--origin`.
    """
    named = request.headers.get("host")
    if named is None:
        return True  # no browser
    host = _host_of(f"//{named}")
    with suppress(ValueError):
        ip_address(host)
        return True
    own = {"localhost", settings.host.lower(), *map(_host_of, (settings.address, *settings.origins))} - {""}
    if settings.host in EVERYWHERE:
        machine = gethostname().lower()
        short = machine.partition(".")[0]
        own |= {machine, short, f"{short}.local"}
    return host in own or host.endswith(".localhost")


def _host_of(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def unknown_host(request: HTTPConnection) -> Refusal:
    named = request.headers.get("host", "")[:100]
    return Refusal(
        "host", f"This server is not known as {named!r}. Start it with --origin http://{named} if it is.", 403
    )


def allowed_origin(request: HTTPConnection, others: Sequence[str]) -> bool:
    """A browser names the page that asks; pages of other servers may not. Programs name none."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == request.headers.get("host", "")
