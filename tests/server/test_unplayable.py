"""A table that no longer plays again: other cards, or another engine. It says so, and there is a way out."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.error
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Message, ServerProcess, get
from tests.server.test_tables import Talk, new_table


def begun(server: ServerProcess) -> Message:
    seated = new_table(server, bot="random")

    async def play() -> None:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            await ann.until_asked()
            await ann.choose()

    asyncio.run(play())
    return seated


CHANGES = (
    "UPDATE steps SET choice = 'play #9999' WHERE kind = 'choose' AND table_id = ?",
    "UPDATE steps SET choice = 'dance' WHERE kind = 'choose' AND table_id = ?",
    "UPDATE steps SET kind = 'dance' WHERE kind = 'choose' AND table_id = ?",
    "UPDATE play_tables SET start = replace(start, 'HS', 'XX') WHERE id = ?",
    "UPDATE play_tables SET start = replace(start, 'decks', 'piles') WHERE id = ?",
)


def test_a_table_that_does_not_play_again_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with ServerProcess(str(file)) as server:
        seats = [begun(server) for _ in CHANGES]
        server.kill()
        with (
            closing(sqlite3.connect(file)) as kept,
            closing(sqlite3.connect(tmp_path / "before.db")) as before,
        ):
            kept.backup(before)
            for change, seated in zip(CHANGES, seats, strict=True):
                kept.execute(change, (seated["table"],))
            kept.commit()
        server.start()

        async def look(table: object, token: object = None) -> Message:
            async with Talk(server, table, token) as talk:
                return talk.last

        for seated in seats:
            for _ in range(2):
                with pytest.raises(urllib.error.HTTPError) as refused:
                    get(f"{server.url}/api/v1/tables/{seated['table']}")
                assert refused.value.code == 410
                said = json.load(refused.value)
                assert said["error"] == "unplayable"
                assert "open a new table" in said["message"]
            for token in (seated["token"], None):
                heard = asyncio.run(look(seated["table"], token))
                assert (heard["type"], heard["code"]) == ("error", "unplayable")
        begun(server)  # everybody else plays on

        # With the right cards and the right engine they go on where they stood.
        server.kill()
        with (
            closing(sqlite3.connect(file)) as kept,
            closing(sqlite3.connect(tmp_path / "before.db")) as before,
        ):
            before.backup(kept)
        server.start()
        for seated in seats:
            assert asyncio.run(look(seated["table"], seated["token"]))["type"] == "state"
