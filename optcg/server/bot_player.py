"""Bots at the tables. A bot that thinks long does so in a process of its own, so that nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from optcg.bots import NAMES, SEARCHING, CommandGuest, make
from optcg.cards import Catalog
from optcg.engine.game import Game
from optcg.engine.view import View
from optcg.model.errors import OptcgError
from optcg.server.messages import Refusal
from optcg.server.work import think
from optcg.server.workers import Workers

THINKING: Final = "0.8s"  # for a bot that looks ahead, at each decision
PROGRAMS: Final = 8  # of guests that are asked at the same time


class BotPlayer:
    """Answers for every bot of the server."""

    def __init__(self, processes: int, guests: Mapping[str, str]) -> None:
        self._workers: Final = Workers(processes)
        self._guests: Final = guests
        self._threads: Final = ThreadPoolExecutor(PROGRAMS, thread_name_prefix="optcg-guest")
        self._asked: Final[set[CommandGuest]] = set()

    async def answer(self, bot: str, seed: int, game: Game, catalog: Catalog) -> tuple[str, str]:
        """What the bot answers to the question at which the game stands; what it did wrong, if it failed."""
        decision = game.decision
        assert decision is not None
        if bot not in NAMES:
            return await self._answer_of_guest(bot, seed, game, catalog)
        if bot in SEARCHING:
            for _ in range(2):
                try:
                    work = (f"{bot}:{THINKING}", seed, game.to_dict(), decision.player)
                    return await self._workers.do("", catalog, think, *work)
                except Refusal:
                    continue  # its process died
            bot = "normal"
        return str(make(bot, seed).choose(game.view(decision.player), decision)), ""

    async def _answer_of_guest(self, bot: str, seed: int, game: Game, catalog: Catalog) -> tuple[str, str]:
        """A class answers in a process of the server; a program is started for each question."""
        decision = game.decision
        assert decision is not None
        try:
            name = self._guests[bot]
            guest = make(name, seed)
            if isinstance(guest, CommandGuest):
                loop = asyncio.get_running_loop()
                view = game.view(decision.player)
                return await loop.run_in_executor(self._threads, self._ask, guest, view)
            return await self._workers.do("", catalog, think, name, seed, game.to_dict(), decision.player)
        except KeyError:
            return "", "does not play at this server"
        except (OptcgError, RuntimeError):
            return "", "could not be asked"

    def _ask(self, guest: CommandGuest, view: View) -> tuple[str, str]:
        assert view.decision is not None
        self._asked.add(guest)
        try:
            choice = guest.choose(view, view.decision)
            guest.dismiss()
            return str(choice), guest.failure
        finally:
            self._asked.discard(guest)

    def close(self) -> None:
        self._workers.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for guest in list(self._asked):
            guest.kill()
