"""Bots: a bot sees the view of its seat and a decision, and answers with a choice."""

from typing import Final

from optcg.bots.bot import Bot
from optcg.bots.random_bot import RandomBot
from optcg.model.errors import OptcgError

__all__ = ["NAMES", "Bot", "RandomBot", "make"]

NAMES: Final = ("random",)


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of this name. With the same seed it answers the same questions in the same way."""
    if name == "random":
        return RandomBot(seed)
    raise OptcgError(f"There is no bot named {name!r}. The bots are: {', '.join(NAMES)}.")
