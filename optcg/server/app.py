"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from optcg.cards import Catalog
from optcg.server.database import Database
from optcg.server.http import Api
from optcg.server.settings import Settings
from optcg.server.socket import Conversation
from optcg.server.tables import Tables, wall_clock

WEB: Final = Path(__file__).parent.parent / "web"

HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
     b"style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)  # fmt: skip


class SecurityHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def make_app(
    settings: Settings | None = None, catalog: Catalog | None = None, now: Callable[[], int] = wall_clock
) -> Starlette:
    """The whole server. `now` is its clock, in milliseconds."""
    settings = settings or Settings()
    tables = Tables(catalog or Catalog.default(), Database.open(settings.database), settings, now)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()
            tables.database.close()

    async def talk(socket: WebSocket) -> None:
        await Conversation(socket, tables).run()

    routes: list[BaseRoute] = [*Api(tables).routes(), WebSocketRoute("/ws", talk)]
    if WEB.is_dir():
        routes.append(Mount("/", StaticFiles(directory=WEB, html=True)))
    app = Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)], lifespan=running)
    app.state.tables = tables
    return app
