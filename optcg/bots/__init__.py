"""Bots: a bot sees the view of its seat and a decision, and answers with a choice."""

from collections.abc import Callable
from typing import Final

from optcg.bots.bot import Bot, Reason
from optcg.bots.easy import EasyBot
from optcg.bots.greedy import GreedyBot
from optcg.bots.random_bot import RandomBot
from optcg.model.errors import OptcgError

__all__ = ["MAKERS", "NAMES", "Bot", "EasyBot", "GreedyBot", "RandomBot", "Reason", "make"]

# Every bot by name, made from a seed. `easy`, `normal` and `hard` are the levels for people.
MAKERS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": GreedyBot,
}
NAMES: Final = tuple(MAKERS)


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of this name. With the same seed it answers the same questions in the same way."""
    maker = MAKERS.get(name)
    if maker is None:
        raise OptcgError(f"There is no bot named {name!r}. The bots are: {', '.join(NAMES)}.")
    return maker(seed)
