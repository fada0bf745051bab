"""The record of a game that has ended, as it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from optcg.server import store
from optcg.server.database import Statement
from optcg.server.shown_cards import game_title

if TYPE_CHECKING:
    from optcg.server.table import Table
    from optcg.server.tables import Tables


def record_statement(table: Table, tables: Tables, number: int) -> Statement:
    end = table.running().ended[number]
    data: dict[str, object] = {**table.promises.reveal(number, end.record)}
    title = game_title(table.catalog, table.seats, end.winner)
    listed = bool(table.stored.settings.get("listed", True))
    return store.insert_record(table.records[number], table.id, number, tables.now(), listed, title, data)
