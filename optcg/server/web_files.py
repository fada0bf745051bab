"""The files of the web client, and what a browser needs to keep them: all their names under one version."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

# A browser asks each time whether what it keeps is still so: after an upgrade nothing old is shown.
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
WORKER: Final = "service_worker.js"  # browsers keep that one by rules of their own


class Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers.update(ASK_AGAIN)
        return answer


def shell(folder: Path) -> dict[str, object]:
    """All files of a page before it asks for anything else; the version is a hash of what is in them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != WORKER)
    names = [f"/{path.relative_to(folder).as_posix()}" for path in files]
    stamps = tuple((name, path, path.stat().st_mtime_ns) for name, path in zip(names, files, strict=True))
    return {"version": _version(stamps), "files": ["/", *(name for name in names if name != "/index.html")]}


@lru_cache(1)
def _version(stamps: tuple[tuple[str, Path, int], ...]) -> str:
    """The files are read again only when one of them has changed."""
    hashed = sha256()
    for name, path, _ in stamps:
        hashed.update(name.encode() + b"\0" + sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def web_routes(folder: Path) -> list[BaseRoute]:
    async def answer(request: Request) -> Response:
        return JSONResponse(await run_in_threadpool(shell, folder), headers=ASK_AGAIN)

    files = GZipMiddleware(Files(directory=folder, html=True), compresslevel=5)
    return [Route("/shell", answer), Mount("/", files)]
