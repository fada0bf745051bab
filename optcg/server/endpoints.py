"""What can be asked over HTTP, as data: the routes and their OpenAPI description come from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

import msgspec

from optcg.server.seating import Join, NewTable, RecordText, Seated, Text
from optcg.version import __version__


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A deck in any format."""

    text: Text


class ReplayOf(msgspec.Struct, forbid_unknown_fields=True):
    """A point of a record: after `at` choices, seen by A, B or both."""

    record: dict[str, object] | RecordText  # the record, its JSON as text, or the id of a game played here
    at: int = 0
    viewer: str = "both"


class Error(msgspec.Struct):
    """What was refused, and why."""

    error: Annotated[str, msgspec.Meta(description="a short code for programs")]
    message: Annotated[str, msgspec.Meta(description="a sentence for people")]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked; `handler` is the name of the method of Api that answers."""

    method: str
    path: str
    handler: str
    summary: str
    body: type | None = None
    answer: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200
    refusals: tuple[int, ...] = (400, 429)


ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", "health", "Whether the server can keep what is played."),
    Endpoint("GET", "/api/v1/info", "info", "Version, bots, decks, and the usual rules of a match."),
    Endpoint(
        "GET", "/api/v1/cards", "cards", "Cards by words, by numbers, or all.", query=("q", "numbers", "all")
    ),
    Endpoint("GET", "/api/v1/cards/{number}", "card", "The printed facts of a card.", refusals=(404, 429)),
    Endpoint(
        "POST",
        "/api/v1/decks/check",
        "check_deck",
        "A deck: legal or not, problems, figures.",
        DeckText,
        refusals=(400, 403, 413, 429),
    ),
    Endpoint(
        "POST",
        "/api/v1/decks/convert",
        "convert_deck",
        "A deck in every format that can hold it.",
        DeckText,
        refusals=(400, 403, 413, 429),
    ),
    Endpoint(
        "POST",
        "/api/v1/tables",
        "new_table",
        "A new table, and the token of a seat.",
        NewTable,
        Seated,
        status=201,
        refusals=(400, 403, 413, 429),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{table}",
        "table",
        "What everybody may know of a table.",
        refusals=(404, 410, 429),
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{table}/join",
        "join",
        "Exchange an invite for the token of its seat.",
        Join,
        Seated,
        refusals=(400, 403, 404, 410, 413, 429),
    ),
    Endpoint("GET", "/api/v1/records", "records", "Finished games, the newest first.", query=("before",)),
    Endpoint(
        "GET",
        "/api/v1/records/{record}",
        "record",
        "A finished game as a record.",
        query=("download",),
        refusals=(404, 429),
    ),
    Endpoint(
        "GET",
        "/api/v1/records/{record}/verify",
        "verify",
        "Whether the promise of fair play was kept.",
        refusals=(404, 429),
    ),
    Endpoint(
        "GET",
        "/api/v1/records/{record}/summary",
        "summary",
        "How each turn began, and which cards dealt damage.",
        refusals=(400, 404, 429),
    ),
    Endpoint(
        "GET", "/api/v1/rules/{number}", "rule", "What a rule asks for, in our words.", refusals=(404, 429)
    ),
    Endpoint(
        "POST",
        "/api/v1/replay",
        "replay",
        "A record after some of its choices.",
        ReplayOf,
        refusals=(400, 403, 413, 429),
    ),
)


def openapi() -> dict[str, object]:
    """The description of the HTTP part, OpenAPI 3.1."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not None]
    kinds = [*dict.fromkeys([*bodies, *answers, Error])]
    schemas, components = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "optcg", "version": __version__, "summary": "Tables of the ONE PIECE CARD GAME"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[type, dict[str, object]]) -> dict[str, object]:
    named = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[object] = [_parameter(name, "path") for name in named]
    parameters += [_parameter(name, "query") for name in endpoint.query]
    answer: dict[str, object] = {"type": "object"} if endpoint.answer is None else schema_of[endpoint.answer]
    responses: dict[str, object] = {str(endpoint.status): _response("The answer.", answer)}
    for status in endpoint.refusals:
        responses[str(status)] = _response("A refusal.", schema_of[Error])
    operation: dict[str, object] = {
        "operationId": endpoint.handler,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": responses,
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, place: str) -> dict[str, object]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _response(words: str, schema: dict[str, object]) -> dict[str, object]:
    return {"description": words, "content": {"application/json": {"schema": schema}}}


def _anything(kind: type) -> dict[str, object]:
    """Files of our own formats are checked by their readers, not by a schema."""
    return {"description": "see docs/formats.md"}
