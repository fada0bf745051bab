"""Bots: a bot sees the view of its seat and a decision, and answers with a choice."""

from collections.abc import Callable
from typing import Final

from optcg.bots.bot import Bot, Reason
from optcg.bots.easy import EasyBot
from optcg.bots.greedy import GreedyBot
from optcg.bots.random_bot import RandomBot
from optcg.bots.search_bot import SearchBot
from optcg.model.errors import OptcgError

__all__ = [
    "MAKERS",
    "NAMES",
    "SEARCHING",
    "Bot",
    "EasyBot",
    "GreedyBot",
    "RandomBot",
    "Reason",
    "SearchBot",
    "make",
]

# Every bot by name, made from a seed. `easy`, `normal` and `hard` are the levels for people.
MAKERS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "easy": EasyBot,
    "normal": GreedyBot,
    "hard": SearchBot,
}
NAMES: Final = tuple(MAKERS)
# Those that look ahead, and so have a budget.
SEARCHING: Final = ("search", "hard")


def make(
    name: str, seed: int | None = None, *, seconds: float | None = None, nodes: int | None = None
) -> Bot:
    """The bot of this name. With the same seed it answers the same questions in the same way.

    A bot that looks ahead has a budget for each decision: `nodes`, or `seconds`, with which the answer
    depends on the machine too. It may stand in the name: "search:300" (nodes), "search:0.2s" (seconds).
    """
    if not isinstance(name, str):
        raise TypeError(f"A bot is named by text, not by {name!r}. The bots are: {', '.join(NAMES)}.")
    plain, colon, budget = name.partition(":")
    maker = MAKERS.get(plain)
    if maker is None:
        raise OptcgError(f"There is no bot named {plain!r}. The bots are: {', '.join(NAMES)}.")
    if not colon and seconds is None and nodes is None:
        return maker(seed)
    if plain not in SEARCHING:
        raise OptcgError(f"The bot {plain!r} does not look ahead, so it has no budget.")
    if colon:
        seconds, nodes = _read_budget(name, budget)
    return SearchBot(seed, seconds=seconds, nodes=nodes)


def _read_budget(name: str, budget: str) -> tuple[float | None, int | None]:
    try:
        if budget.endswith("s"):
            return float(budget[:-1]), None
        return None, int(budget)
    except ValueError:
        raise OptcgError(
            f"{name!r} names no budget: write {name.partition(':')[0]}:300 for nodes, :0.2s for seconds."
        ) from None
