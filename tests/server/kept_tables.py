"""Tables as this version leaves them, for later versions to go on with.

`python -m tests.server.kept_tables FILE` writes the rows of the database and how each table stood. Players
have a part in the seed at two of the tables, one choice was taken back, one game goes on from a record, and
one was claimed.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path

from optcg import Catalog
from optcg.match.rules import UNTIMED
from optcg.server.database import Database
from optcg.server.migrations import MIGRATIONS
from optcg.server.settings import NO_LIMITS, Settings
from optcg.server.start_data import deck_start, record_start
from optcg.server.store import Seat
from optcg.server.table import Table
from optcg.server.tables import Tables
from tests.server.at_table import NOON, Listener
from tests.server.test_fair_play import ANN, BOB, part, share

ROWS = ("play_tables", "seats", "steps", "records", "runs")


def standing(table: Table, at: int) -> dict[str, object]:
    """How a table stands at a moment of its own."""
    match = table.match
    if match is None:
        return {
            "at": at,
            "commitment": table.promises.commitment(0),
            "mixing": sorted(table.promises.awaited),
        }
    state, decision = match.game.state, match.game.decision
    return {
        "at": at,
        "games": match.number + 1,
        "over": match.over,
        "turn": state.turn_number,
        "life": [len(player.life) for player in state.players],
        "hand": [len(player.hand) for player in state.players],
        "question": None if match.over else table.question(),
        "choices": [] if decision is None else [str(choice) for choice in decision.choices],
        "banks": [match.clock.bank(0, at), match.clock.bank(1, at)],
        "commitment": table.promises.commitment(match.number),
    }


class Writing:
    """Two decks at tables whose clock goes on by half a second with each thing that is done."""

    def __init__(self, path: str) -> None:
        self.time = NOON
        self.dice = random.Random(28)
        self.ids = count()
        settings = Settings(database=path, bot_pause=0, limits=NO_LIMITS, seed=28, read_ahead=False)
        self.tables = Tables(Catalog.house(), Database.open(path), settings, now=self.now)
        self.decks = [deck.numbers for deck in list(Catalog.house().decks.values())[:2]]

    def now(self) -> int:
        return self.time

    def name(self, seat: int) -> str:
        self.time += 500
        return f"{seat} m{next(self.ids)}"

    async def open(self, start: dict[str, object], bot: str | None = None, **rules: object) -> Table:
        kept = {"rules": {**UNTIMED.to_dict(), **rules}, "listed": True}
        seats = [Seat("Ann", deck=self.decks[0]), Seat(bot or "Bob", bot, self.decks[1])]
        return (await self.tables.create("test", seats, kept, start))[0]

    def deck_start(self, *shares: str | None) -> dict[str, object]:
        return deck_start(self.decks, self.tables.seed_bits, shares or (None, None))

    async def choose(self, table: Table, times: int) -> None:
        """Random choices of the people; bots answer by themselves."""
        made = 0
        while made < times:
            decision = table.running().game.decision
            if decision is None:
                return
            if table.seats[decision.player].bot is not None:
                await asyncio.sleep(0.01)
                continue
            choice = str(self.dice.choice(decision.choices))
            await table.choose(decision.player, self.name(decision.player), table.question(), choice)
            made += 1

    async def write(self) -> list[Table]:
        mixed = await self.open(self.deck_start(share(ANN), share(BOB)), best_of=3, bank=900_000)
        await mixed.mix(0, part(ANN, 0))
        await mixed.mix(1, part(BOB, 0))
        await self.choose(mixed, 30)
        await mixed.concede(0, self.name(0))
        record = await self.tables.record(mixed.records[0])
        for seat, root in enumerate((ANN, BOB)):
            await mixed.next_game(seat, self.name(seat), part(root, 1))
        await self.choose(mixed, 20)
        promised = await self.open(self.deck_start(share(ANN), share(BOB)))
        await promised.mix(1, part(BOB, 0))
        taken_back = await self.open(self.deck_start(), "random", undo=True)
        await self.choose(taken_back, 8)
        await taken_back.undo(0, self.name(0))
        await self.choose(taken_back, 3)
        forked = await self.open(record_start(record, 20, self.tables.seed_bits), "random")  # type: ignore[arg-type]
        await self.choose(forked, 4)
        claimed = await self.open(self.deck_start(), absence=400)
        away = Listener(1, "test")
        await claimed.join(away)
        await claimed.leave(away)
        await claimed.claim(0, self.name(0))
        return [mixed, promised, taken_back, forked, claimed]


async def kept_tables(path: str) -> dict[str, object]:
    writing = Writing(path)
    await writing.tables.start()
    tables = await writing.write()
    while any(table.rests is False for table in tables if table.match is not None and table.solo):
        await asyncio.sleep(0.05)  # a bot answers
    expected = {table.id: standing(table, table.now()) for table in tables}
    await writing.tables.stop()
    writing.tables.database.close()
    with closing(sqlite3.connect(path)) as kept:
        rows = {}
        for name in ROWS:
            found = kept.execute(f"SELECT * FROM {name}")
            rows[name] = {"columns": [column[0] for column in found.description], "rows": found.fetchall()}
    return {"migrations": len(MIGRATIONS), "noon": writing.time, "expected": expected, "rows": rows}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = asyncio.run(kept_tables(f"{folder}/tables.db"))
    parts = [f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}" for name, value in data.items()]
    text = "{" + ",\n".join(parts) + "}\n"
    Path(sys.argv[1]).write_text(text.replace("],[", "],\n["), encoding="utf-8")


if __name__ == "__main__":
    main()
