"""Bots at the tables. A bot that thinks long does so in a process of its own, so that nobody waits."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from optcg.bots import SEARCHING, make
from optcg.cards import Catalog
from optcg.engine.decisions import Decision
from optcg.engine.game import Game
from optcg.engine.view import View

THINKING: Final = "0.8s"  # for a bot that looks ahead, at each decision

_catalog: Catalog | None = None  # of a process that thinks


def choose(bot: str, seed: int, view: View, decision: Decision) -> str:
    """The answer of a bot, which is shown the view of its seat and the question, and nothing else."""
    return str(make(bot, seed).choose(view, decision))


def _open(catalog: Catalog) -> None:
    global _catalog
    _catalog = catalog
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot tell its processes to end."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _think(bot: str, seed: int, saved: dict[str, object], player: int) -> str:
    assert _catalog is not None
    game = Game.from_dict(saved, _catalog)
    decision = game.decision
    assert decision is not None
    return choose(bot, seed, game.view(player), decision)


class BotPlayer:
    """Answers for every bot of the server."""

    def __init__(self, catalog: Catalog, processes: int) -> None:
        self._catalog = catalog
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, bot: str, seed: int, game: Game) -> str:
        """What the bot answers to the question at which the game stands."""
        decision = game.decision
        assert decision is not None
        if bot not in SEARCHING:
            return choose(bot, seed, game.view(decision.player), decision)
        work = (f"{bot}:{THINKING}", seed, game.to_dict(), decision.player)
        for _ in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._open_pool(), _think, *work)
            except BrokenProcessPool:
                self._pool = None
        return choose("normal", seed, game.view(decision.player), decision)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _open, (self._catalog,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
