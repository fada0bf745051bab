"""The body of a request: read within a time and a length."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import ClientDisconnect, Request

from optcg.server.messages import Refusal

BODY_SECONDS: Final = 10


async def read_body(request: Request, most: int) -> bytes:
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refusal("too_long", f"A request holds at most {most} bytes.", 413)
    except TimeoutError:
        raise Refusal("too_slow", f"A request is sent within {BODY_SECONDS} seconds.", 408) from None
    except ClientDisconnect:
        raise Refusal("gone", "The request was broken off.") from None
    return body
