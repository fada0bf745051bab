"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from optcg.cards import Catalog
from optcg.server.connection import NOT_ALLOWED
from optcg.server.database import POSTGRES, Database, DatabaseError
from optcg.server.http import Api, refuse
from optcg.server.messages import Refusal
from optcg.server.origins import known_host, unknown_host
from optcg.server.pictures import picture_route
from optcg.server.pulse import wall_clock
from optcg.server.readings import take_new_cards
from optcg.server.settings import Settings
from optcg.server.socket import Conversation
from optcg.server.tables import Tables
from optcg.server.web_files import web_routes

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


LONGEST_PATH: Final = 4096


class Door:
    """Who comes in: no path beyond all measure, and no page that a name of a stranger has led here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            refused = self._refused(HTTPConnection(scope))
            if refused is not None:
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _refused(self, asked: HTTPConnection) -> ASGIApp | None:
        if len(asked.scope["path"]) + len(asked.scope["query_string"]) > LONGEST_PATH:
            refusal = Refusal("too_long", f"A path has at most {LONGEST_PATH} letters.", 414)
        elif asked.scope["path"] != "/healthz" and not known_host(asked, self._settings):
            refusal = unknown_host(asked)
        else:
            return None
        return refuse(refusal) if asked.scope["type"] == "http" else WebSocketClose(NOT_ALLOWED)


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
    settings: Settings | None = None,
    catalog: Catalog | None = None,
    now: Callable[[], int] = wall_clock,
    imported: tuple[int, ...] | None = None,
) -> Starlette:
    """The whole server. `now` is its clock, in milliseconds.

    `imported` is the stamp of the imported cards when the catalogue was opened: what is imported later is
    taken up. Without it the catalogue stays as it is.
    """
    settings = settings or Settings()
    if settings.share and not settings.database.startswith(POSTGRES):
        raise DatabaseError("Servers share a PostgreSQL database only; an SQLite file has one server.")
    tables = Tables(
        catalog or Catalog.default(), Database.open(settings.database, settings.share), settings, now
    )

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        if imported is not None:
            tables.spawn(take_new_cards(tables, imported))
        try:
            yield
        finally:
            await tables.stop()
            tables.database.close()

    async def talk(socket: WebSocket) -> None:
        await Conversation(socket, tables).run()

    routes: list[BaseRoute] = [
        *Api(tables).routes(),
        picture_route(tables.pictures),
        WebSocketRoute("/ws", talk),
    ]
    if WEB.is_dir():
        routes += web_routes(WEB)
    app = Starlette(
        routes=routes, middleware=[Middleware(SecurityHeaders), Middleware(Door, settings)], lifespan=running
    )
    app.state.tables = tables
    return app
