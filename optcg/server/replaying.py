"""A step of a record and its summary, as they are asked for over HTTP."""

from __future__ import annotations

from optcg.cards import Catalog
from optcg.engine.record import Record
from optcg.match.replaying import SEATS, shown_step
from optcg.match.summary import summary_of
from optcg.model.errors import OptcgError
from optcg.server.messages import Refusal


def replay_step(catalog: Catalog, data: dict[str, object], at: int, viewer: str) -> dict[str, object]:
    """The game after `at` choices, seen by A, B or both."""
    if viewer not in SEATS:
        raise Refusal("viewer", "A replay is seen by A, B or both.")
    try:
        return shown_step(Record.from_dict(data), at, viewer, catalog)
    except OptcgError as error:
        raise Refusal("record", str(error)) from None


def replay_summary(catalog: Catalog, data: dict[str, object]) -> dict[str, object]:
    """The turns of a game and the damage in it."""
    try:
        return summary_of(Record.from_dict(data), catalog)
    except OptcgError as error:
        raise Refusal("record", str(error)) from None
