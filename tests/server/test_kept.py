"""Nothing is told before it is kept: not that a choice was done, and not what followed from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from optcg import Catalog
from optcg.server.database import DatabaseError, Statement
from optcg.server.table import Table
from tests.server.at_table import Listener, running, seat_two

HOUSE = Catalog.house()
DECKS = [HOUSE.decks[name].numbers for name in sorted(HOUSE.decks)[:2]]


class Slow:
    """A writer that writes when it is let, or never."""

    def __init__(self) -> None:
        self.fails: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def write(self, statements: Sequence[Statement]) -> None:
        if await asyncio.shield(self.fails):
            raise DatabaseError("The database does not answer.")


@asynccontextmanager
async def choosing(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[tuple[Table, Slow, asyncio.Task[None], tuple[str, ...]]]:
    """A table at which a choice is made that is not kept yet."""
    async with running(HOUSE, 1) as tables:
        table, listeners = await seat_two(tables, DECKS)
        for listener in listeners:
            listener.drain()
        slow = Slow()
        with monkeypatch.context() as patched:
            patched.setattr(tables.writer, "write", slow.write)
            decision = table.running().game.decision
            assert decision is not None
            said = (f"{decision.player} m1", table.question(), str(decision.choices[0]))
            first = asyncio.create_task(table.choose(decision.player, *said))
            await asyncio.sleep(0.01)
            yield table, slow, first, (str(decision.player), *said)
            if not slow.fails.done():
                slow.fails.set_result(False)
            await asyncio.gather(first, return_exceptions=True)


def test_a_choice_that_is_sent_again_is_not_acknowledged_before_it_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def send_again(fails: bool) -> list[object]:
        async with choosing(monkeypatch) as (table, slow, first, (seat, *said)):
            again = asyncio.create_task(table.choose(int(seat), *said))
            await asyncio.sleep(0.01)
            assert not again.done()
            slow.fails.set_result(fails)
            return await asyncio.gather(first, again, return_exceptions=True)

    assert asyncio.run(send_again(False)) == [None, None]
    assert [type(answer) for answer in asyncio.run(send_again(True))] == [DatabaseError, DatabaseError]


def test_who_comes_meanwhile_is_not_told_what_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def come(fails: bool) -> int:
        async with choosing(monkeypatch) as (table, slow, first, _):
            late = Listener(None, "test")
            coming = asyncio.create_task(table.join(late))
            await asyncio.sleep(0.01)
            assert late.drain() == []
            slow.fails.set_result(fails)
            await asyncio.gather(first, coming, return_exceptions=True)
            return len(late.drain())

    assert asyncio.run(come(False)) == 1
    assert asyncio.run(come(True)) == 0
