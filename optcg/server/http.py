"""The HTTP part: tables, decks, cards, records. Everything is JSON; a refusal says what and why."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from optcg.bots import NAMES
from optcg.model.errors import OptcgError
from optcg.rulebook import rules
from optcg.server import seating, work
from optcg.server.addresses import is_this_machine, reachable
from optcg.server.bodies import read_body
from optcg.server.database import DatabaseError
from optcg.server.endpoints import ENDPOINTS, DeckText, ReplayOf, openapi
from optcg.server.leases import Elsewhere
from optcg.server.limits import Buckets
from optcg.server.messages import PROTOCOL, Refusal, encode, no_database
from optcg.server.origins import address_of, allowed_origin
from optcg.server.phrases import PHRASES
from optcg.server.replaying import replay_step, replay_summary
from optcg.server.seating import Join, NewTable
from optcg.server.shown_cards import found_cards, shown_cards
from optcg.server.state_message import public
from optcg.server.tables import Tables
from optcg.server.workers import Job
from optcg.version import RULES_VERSION, __version__

MOST_FOUND: Final = 100
ADDRESSES_FOR: Final = 60_000  # milliseconds until the addresses of the machine are looked for again
LOG: Final = logging.getLogger("optcg.server")
P = ParamSpec("P")
T = TypeVar("T")


def reply(data: object, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def refuse(refusal: Refusal) -> Response:
    answer = reply({"error": refusal.code, "message": refusal.message}, refusal.status)
    if refusal.status in (429, 503):
        answer.headers["Retry-After"] = "10"
    if refusal.status == 408:
        answer.headers["Connection"] = "close"
    return answer


class Api:
    """The routes below /api/v1."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        limits = tables.settings.limits
        self._new_tables: Final = Buckets(limits.tables_per_minute, limits.tables_per_minute / 60, tables.now)
        self._requests: Final = Buckets(
            limits.messages_at_once * 5, limits.messages_per_second * 5, tables.now
        )

        self._summaries: Final[dict[str, asyncio.Future[dict[str, object]]]] = {}
        self._reachable: asyncio.Task[list[str]] | None = None
        self._looked = 0

    def routes(self) -> list[Route]:
        routes = [
            Route(endpoint.path, self._answering(getattr(self, endpoint.handler)), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]
        routes.append(Route("/api/v1/openapi.json", self._answering(self.openapi)))
        routes.append(Route("/metrics", self._answering(self.metrics)))
        return routes

    def _answering(
        self, handler: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                if not self._requests.take(address_of(request)):
                    raise Refusal("too_fast", "So many requests at once are not taken; wait a moment.", 429)
                if request.method == "POST" and not allowed_origin(request, self._tables.settings.origins):
                    raise Refusal("origin", "Pages of other servers may not ask this.", 403)
                try:
                    return await handler(request)
                except Elsewhere as away:
                    most = self._tables.settings.limits.body_bytes
                    return await self._tables.passing.pass_request(request, away, most)
                except DatabaseError as error:
                    LOG.error("%s", error)
                    raise no_database() from None
            except Refusal as refusal:
                self._tables.counts.refused(refusal.code)
                return refuse(refusal)

        return answer

    async def _body(self, request: Request, kind: type[T]) -> T:
        body = await read_body(request, self._tables.settings.limits.body_bytes)
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except msgspec.MsgspecError as error:
            raise Refusal("unreadable", f"This request cannot be read: {error}") from None
        except (RecursionError, UnicodeError):
            raise Refusal("unreadable", "This request cannot be read.") from None

    async def _work(self, request: Request, job: Job[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What takes long is done by another process, with the cards of now."""
        workers = self._tables.workers
        return await workers.do(address_of(request), self._tables.catalog, job, *args, **more)

    # What can be asked --------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        await self._tables.healthy()
        return reply({"status": "ok", "version": __version__, "tables": len(self._tables.open)})

    async def info(self, request: Request) -> Response:
        catalog = self._tables.catalog
        decks = [
            {"name": name, "leader": None if deck.leader is None else deck.leader.number}
            for name, deck in catalog.decks.items()
        ]
        # Whoever is elsewhere sees an address that can be opened, and is told no other.
        here = is_this_machine(request.headers.get("host", ""))
        settings = self._tables.settings
        return reply(
            {
                "version": __version__,
                "addresses": await self._addresses() if here else [],
                "rules": RULES_VERSION,
                "protocol": PROTOCOL,
                "bots": [*NAMES, *settings.guests],
                "guests": list(settings.guests),
                "decks": decks,
                "cards": len(catalog),
                "phrases": PHRASES,
                "match": settings.rules.to_dict(),
            }
        )

    async def _addresses(self) -> list[str]:
        """Not on the loop: the names of the machine may be asked for elsewhere. Not often either."""
        now = self._tables.now()
        if self._reachable is None or now - self._looked > ADDRESSES_FOR:
            self._looked = now
            settings = self._tables.settings
            self._reachable = asyncio.create_task(asyncio.to_thread(reachable, settings.host, settings.port))
        return await asyncio.shield(self._reachable)

    async def cards(self, request: Request) -> Response:
        if "all" in request.query_params:
            return reply({"cards": await asyncio.to_thread(self._all_cards)})
        wanted = request.query_params.get("numbers")
        if wanted is not None:
            numbers = [number for number in wanted.split(",")[:MOST_FOUND] if number in self._tables.catalog]
            return reply({"cards": self._shown(numbers)})
        words = request.query_params.get("q", "")[:200]
        found = await asyncio.to_thread(
            found_cards, self._tables.catalog, words, MOST_FOUND, self._tables.pictures
        )
        return reply({"cards": found})

    async def card(self, request: Request) -> Response:
        try:
            return reply(self._shown([request.path_params["number"]])[0])
        except KeyError as error:
            raise Refusal("no_card", str(error.args[0]), 404) from None

    def _all_cards(self) -> list[dict[str, object]]:
        """What is printed, without reading any text: a page may look through every card."""
        return shown_cards(self._tables.catalog.printed(), self._tables.pictures)

    def _shown(self, numbers: list[str]) -> list[dict[str, object]]:
        return shown_cards([self._tables.catalog[number] for number in numbers], self._tables.pictures)

    async def check_deck(self, request: Request) -> Response:
        asked = await self._body(request, DeckText)
        return reply(await self._work(request, work.check_deck, asked.text))

    async def convert_deck(self, request: Request) -> Response:
        asked = await self._body(request, DeckText)
        return reply(await self._work(request, work.convert_deck, asked.text))

    async def new_table(self, request: Request) -> Response:
        asked = await self._body(request, NewTable)
        address = address_of(request)
        if not self._new_tables.take(address):
            raise Refusal("too_fast", "So many tables at once are not opened; wait a minute.", 429)
        limit = self._tables.settings.limits.tables_per_address
        if await asyncio.to_thread(self._tables.reading.open_tables, address) >= limit:
            raise Refusal("too_many", f"You have {limit} tables that are not over; finish one first.", 429)
        return reply(await seating.new_table(self._tables, address, asked), 201)

    async def table(self, request: Request) -> Response:
        table = await self._tables.find(request.path_params["table"])
        return reply({**public(table), "rules": table.stored.settings["rules"]})

    async def join(self, request: Request) -> Response:
        table = await self._tables.find(request.path_params["table"])  # or the body is read elsewhere
        asked = await self._body(request, Join)
        try:
            return reply(await seating.join(self._tables, table, asked, address_of(request)))
        except DatabaseError:
            raise
        except OptcgError as error:
            raise Refusal("start", str(error)) from None

    async def records(self, request: Request) -> Response:
        before = request.query_params.get("before", "")
        moment = int(before) if before.isdecimal() and len(before) < 16 else self._tables.now() + 1
        return reply({"records": await asyncio.to_thread(self._tables.reading.records, moment, MOST_FOUND)})

    async def record(self, request: Request) -> Response:
        record_id = request.path_params["record"]
        answer = reply(await self._tables.record(record_id))
        if "download" in request.query_params:
            answer.headers["Content-Disposition"] = f'attachment; filename="{record_id}.json"'
        return answer

    async def verify(self, request: Request) -> Response:
        data = await self._tables.record(request.path_params["record"])
        return reply(await self._work(request, work.check_promise, data))

    async def summary(self, request: Request) -> Response:
        record_id = request.path_params["record"]
        data = await self._tables.record(record_id)
        # All who sit at a table ask when its game is over: it is played again once for them.
        making = self._summaries.get(record_id)
        if making is None:
            job = self._work(request, replay_summary, data)
            making = self._summaries[record_id] = asyncio.ensure_future(job)
            making.add_done_callback(lambda _: self._summaries.pop(record_id, None))
        return reply(await asyncio.shield(making))

    async def openapi(self, request: Request) -> Response:
        return reply(openapi())

    async def metrics(self, request: Request) -> Response:
        page = self._tables.counts.text(self._tables)
        if page is None:
            raise Refusal("no_metrics", "This server counts nothing; pip install 'optcg[metrics]'.", 404)
        return Response(page[0], media_type=page[1])

    async def rule(self, request: Request) -> Response:
        number = request.path_params["number"].partition("(")[0]
        found = rules().get(number)
        if found is None:
            raise Refusal("no_rule", f"There is no rule {number[:20]}.", 404)
        return reply({"rule": found.id, "statement": found.statement})

    async def replay(self, request: Request) -> Response:
        asked = await self._body(request, ReplayOf)
        data = await seating.record_data(self._tables, asked.record)
        return reply(await self._work(request, replay_step, data, asked.at, asked.viewer))
