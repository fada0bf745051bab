"""Tables that an earlier version wrote: a newer server goes on with them, or says why it does not."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from optcg import Catalog
from optcg.match.rules import UNTIMED
from optcg.model.errors import BadRecord
from optcg.model.plain import Plain
from optcg.server import start_data
from optcg.server.database import Database
from optcg.server.fair_play import verify
from optcg.server.messages import Refusal
from optcg.server.migrations import MIGRATIONS
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.start_data import deck_start
from optcg.server.store import Seat
from optcg.server.table import Table
from optcg.server.tables import Tables
from optcg.version import __version__
from tests.server.kept_tables import standing
from tests.server.test_fair_play import ANN, BOB, part, share

DATA = Path(__file__).parent / "data"
# Written by the last version that kept no version: five tables with house decks, one of them over, one in
# its second game, and how each of them stood.
OLDEST = DATA / "tables_before_versions.json"
KEPT = sorted(DATA.glob("tables_*.json"))  # those of later versions were written by `kept_tables`
ANSWERED = "SELECT player, message FROM steps WHERE kind = 'choose' AND player = 0 AND table_id = ?"
Told = dict[str, object]


def old_database(file: Path, folder: Path) -> tuple[str, dict[str, Told], int]:
    """A database as an earlier version left it; how its tables stood, and when."""
    data = json.loads(file.read_text())
    path = folder / "tables.db"
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        for number in range(data.get("migrations", 1)):
            for statement in MIGRATIONS[number]:
                made.execute(statement)
            made.execute("INSERT INTO migrations (number) VALUES (?)", (number,))
        for name, kept in data["rows"].items():
            marks = ", ".join("?" * len(kept["columns"]))
            columns = ", ".join(kept["columns"])
            made.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", kept["rows"])
        made.commit()
    return str(path), data["expected"], data["noon"]


async def opened(path: str, noon: int) -> Tables:
    settings = Settings(database=path, bot_pause=0, limits=NO_LIMITS)
    tables = Tables(Catalog.house(), Database.open(path), settings, now=lambda: noon)
    await tables.start()
    return tables


async def close(tables: Tables) -> None:
    await tables.stop()
    tables.database.close()


def engines(path: str) -> dict[str, str | None]:
    with closing(sqlite3.connect(path)) as kept:
        return dict(kept.execute("SELECT id, engine FROM play_tables").fetchall())


async def play_on(table: Table) -> None:
    """Random choices of the people until the game is over; bots answer by themselves."""
    dice = random.Random(table.id)
    for seat in table.promises.awaited:
        await table.mix(seat, part((ANN, BOB)[seat], 0))
    match = table.running()
    for number in range(10_000):
        decision = match.game.decision
        if match.game_over or decision is None:
            break
        if table.seats[decision.player].bot is not None:
            await asyncio.sleep(0.01)
            continue
        player, choice = decision.player, str(dice.choice(decision.choices))
        await table.choose(player, f"{player} new-{number}", table.question(), choice)
    assert match.game_over


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_every_table_of_an_earlier_version_stands_where_it_stood_and_is_played_to_its_end(
    file: Path, tmp_path: Path
) -> None:
    path, expected, noon = old_database(file, tmp_path)

    async def run() -> dict[str, str | None]:
        tables = await opened(path, noon)
        # The file of this version is that of an earlier one, too.
        tables.database.rows("UPDATE play_tables SET engine = '0.0.9' WHERE engine IS NOT NULL")
        before = engines(path)
        for table_id, told in expected.items():
            table = await tables.find(table_id)
            stands = standing(table, cast(int, told["at"]))
            assert {name: stands[name] for name in told} == told
            for seat, message in tables.database.rows(
                ANSWERED, (table_id,)
            ):  # what is sent again is done once
                await table.choose(cast(int, seat), f"{seat} {str(message).split()[-1]}", "gone", "end")
            await play_on(table)
            for record in table.records.values():
                verify(cast(dict[str, Plain], await tables.record(record)))
        await close(tables)
        return before

    before = asyncio.run(run())
    assert engines(path) == {
        name: before[name] if told.get("over") else __version__ for name, told in expected.items()
    }


def test_a_promise_is_kept_by_a_newer_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, noon = str(tmp_path / "tables.db"), 1_700_000_000_000
    decks = [deck.numbers for deck in list(Catalog.house().decks.values())[:2]]
    rules = {"rules": UNTIMED.to_dict(), "listed": True}

    async def begin() -> dict[str, str | None]:
        """One match in which a player has a part of the seed, and one in which nobody has."""
        tables = await opened(path, noon)
        shown = {}
        for shares in ((share(ANN), None), (None, None)):
            start = deck_start(decks, tables.seed_bits, shares)
            seats = [Seat(name, deck=deck) for name, deck in zip("AB", decks, strict=True)]
            table, _ = await tables.create("test", seats, dict(rules), start)
            if shares[0] is not None:
                await table.mix(0, part(ANN, 0))
            shown[table.id] = table.promises.commitment(0)
        await close(tables)
        return shown

    async def end(shown: dict[str, str | None]) -> None:
        tables = await opened(path, noon)
        for table_id, commitment in shown.items():
            table = await tables.find(table_id)
            assert table.promises.commitment(0) == commitment
            await table.concede(0, "0 end")
            record = cast(dict[str, Plain], await tables.record(table.records[0]))
            assert record["engine"] == __version__
            assert verify(record).commitment == commitment
            record["fair_play"] = {**cast(dict[str, Plain], record["fair_play"]), "engine": "0.0.8"}
            with pytest.raises(BadRecord, match="does not fit"):
                verify(record)
        await close(tables)

    with monkeypatch.context() as older:
        older.setattr(start_data, "__version__", "0.0.9")
        shown = asyncio.run(begin())
    asyncio.run(end(shown))


def test_a_table_that_does_not_play_again_names_the_version_that_played_it(tmp_path: Path) -> None:
    path, expected, noon = old_database(OLDEST, tmp_path)
    name = next(iter(expected))

    async def found() -> Told:
        tables = await opened(path, noon)
        try:
            with pytest.raises(Refusal) as refused:
                await tables.find(name)
            return {"code": refused.value.code, "message": refused.value.message}
        finally:
            await close(tables)

    def change(sql: str) -> None:
        with closing(sqlite3.connect(path)) as kept:
            kept.execute(sql, (name,))
            kept.commit()

    change("UPDATE steps SET choice = 'play #9999' WHERE kind = 'choose' AND table_id = ?")
    said = asyncio.run(found())
    assert said["code"] == "unplayable"
    assert "optcg" not in cast(str, said["message"])
    change("UPDATE play_tables SET engine = '0.0.9' WHERE id = ?")
    assert "optcg 0.0.9" in cast(str, asyncio.run(found())["message"])
