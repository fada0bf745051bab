"""What a table does by itself: its bots answer, and its clock runs out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from optcg.match import Step, steps
from optcg.model.errors import GameOver, OptcgError
from optcg.server.database import DatabaseError
from optcg.server.messages import Refusal
from optcg.server.pulse import SILENT
from optcg.server.start_data import secret_of

if TYPE_CHECKING:
    from optcg.server.table import Table
    from optcg.server.tables import Tables

LOG: Final = logging.getLogger("optcg.server")


class ByItself:
    """The bots and the timer of one table."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self._table: Final = table
        self._tables: Final = tables
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """The table has changed: is a bot asked now, and when does the clock run out?"""
        if not self._table.followed:
            self._wake_bot()
            self._set_timer()

    def nothing_to_do(self) -> bool:
        """No bot thinks, and no clock runs out."""
        match = self._table.match
        still = match is None or match.over or match.clock.deadline(self._table.now()) is None
        return still and (self._bot is None or self._bot.done())

    def stop(self) -> None:
        self.stop_bot()
        if self._timer is not None:
            self._timer.cancel()

    def stop_bot(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None

    def _wake_bot(self) -> None:
        match = self._table.match
        if match is None or match.game_over or (self._bot is not None and not self._bot.done()):
            return
        decision = match.game.decision
        if decision is not None and self._table.seats[decision.player].bot is not None:
            self._bot = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Answer for the bots until a person is asked."""
        table = self._table
        match = table.match
        while True:
            await asyncio.sleep(self._tables.settings.bot_pause / 1000)
            if match is None or match is not table.match or match.game_over:
                return
            decision = match.game.decision
            bot = None if decision is None else table.seats[decision.player].bot
            if decision is None or bot is None:
                return
            question = table.question()
            seed = secret_of(table.stored) + len(match.game.history)
            answer, failure = await self._tables.bots.answer(bot, seed, match.game, table.catalog)
            step = Step(steps.CHOOSE, table.now(), decision.player, answer)
            if failure:
                LOG.warning("the guest %s %s, so it concedes", bot, failure, extra={"table": table.id})
                step = Step(steps.CONCEDE, table.now(), decision.player, failure)
            try:
                # Who stops the bot does not stop a choice that is being kept.
                await asyncio.shield(table.do(step, question=question))
            except Refusal:
                continue  # meanwhile somebody took a choice back
            except (GameOver, DatabaseError):
                return
            except OptcgError:
                LOG.exception("a bot gave an answer that is not legal", extra={"table": table.id})
                return

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = self._table.match
        if match is None or match.over:
            return
        left = match.clock.deadline(self._table.now())
        if left is not None:
            if self._tables.pulse.silent or self._table.waits.stands:
                left = max(left, SILENT)  # it stands, and is looked at again
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / 1000 + 0.001, self._time_out)

    def _time_out(self) -> None:
        self._tables.spawn(self._table.do(Step(steps.TIME, self._table.now())))
