"""Bots at the tables. A bot that thinks long does so in a process of its own, so that nobody waits."""

from __future__ import annotations

from typing import Final

from optcg.bots import SEARCHING, make
from optcg.cards import Catalog
from optcg.engine.game import Game
from optcg.server.messages import Refusal
from optcg.server.work import think
from optcg.server.workers import Workers

THINKING: Final = "0.8s"  # for a bot that looks ahead, at each decision


class BotPlayer:
    """Answers for every bot of the server."""

    def __init__(self, processes: int) -> None:
        self._workers: Final = Workers(processes)

    async def answer(self, bot: str, seed: int, game: Game, catalog: Catalog) -> str:
        """What the bot answers to the question at which the game stands."""
        decision = game.decision
        assert decision is not None
        if bot in SEARCHING:
            for _ in range(2):
                try:
                    work = (f"{bot}:{THINKING}", seed, game.to_dict(), decision.player)
                    return await self._workers.do("", catalog, think, *work)
                except Refusal:
                    continue  # its process died
            bot = "normal"
        return str(make(bot, seed).choose(game.view(decision.player), decision))

    def close(self) -> None:
        self._workers.close()
