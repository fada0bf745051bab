"""Where a request comes from."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client is not None else "unknown"


def allowed_origin(request: HTTPConnection, others: Sequence[str]) -> bool:
    """A browser names the page that asks; pages of other servers may not. Programs name none."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == request.headers.get("host", "")
