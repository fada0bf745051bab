"""A step of a record, as it is asked for over HTTP."""

from __future__ import annotations

from optcg.cards import Catalog
from optcg.engine.record import Record
from optcg.match.replaying import SEATS, shown_step
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
