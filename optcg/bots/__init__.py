"""Bots: a bot sees the view of its seat and a decision, and answers with a choice."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from optcg.bots.bot import Bot, Reason
from optcg.bots.easy import EasyBot
from optcg.bots.greedy import GreedyBot
from optcg.bots.guests import CommandGuest, Guest, guest, source_of
from optcg.bots.random_bot import RandomBot
from optcg.bots.search_bot import SearchBot
from optcg.engine.view import View
from optcg.model.errors import OptcgError

__all__ = [
    "MAKERS",
    "NAMES",
    "SEARCHING",
    "Bot",
    "CommandGuest",
    "EasyBot",
    "GreedyBot",
    "Guest",
    "RandomBot",
    "Reason",
    "SearchBot",
    "added_makers",
    "dismiss",
    "files_of",
    "make",
    "report",
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
_OWN: Final = dict(MAKERS)


def make(
    name: str, seed: int | None = None, *, seconds: float | None = None, nodes: int | None = None
) -> Bot:
    """The bot of this name. With the same seed it answers the same questions in the same way.

    A bot that looks ahead has a budget for each decision: `nodes`, or `seconds`, with which the answer
    depends on the machine too. It may stand in the name: "search:300" (nodes), "search:0.2s" (seconds).
    The name may also be that of a guest: "module:Class" or "cmd: program words".
    """
    if not isinstance(name, str):
        raise TypeError(f"A bot is named by text, not by {name!r}. The bots are: {', '.join(NAMES)}.")
    plain, colon, budget = name.partition(":")
    maker = MAKERS.get(plain)
    if maker is None:
        visitor = guest(name, seed, seconds)
        if visitor is not None:
            return visitor
        raise OptcgError(f"There is no bot named {plain!r}. The bots are: {', '.join(NAMES)}.")
    if not colon and seconds is None and nodes is None:
        return maker(seed)
    if plain not in SEARCHING:
        raise OptcgError(f"The bot {plain!r} does not look ahead, so it has no budget.")
    if colon:
        seconds, nodes = _read_budget(name, budget)
    return SearchBot(seed, seconds=seconds, nodes=nodes)


def added_makers(names: Iterable[str]) -> dict[str, Callable[[int | None], Bot]]:
    """The entries of `MAKERS` for these names that do not come with this package."""
    return {name: MAKERS[name] for name in names if MAKERS.get(name) is not _OWN.get(name)}


def files_of(name: str) -> list[Path]:
    """The files of a bot that does not come with this package, as far as its name tells them."""
    try:
        bot = make(name, 0)
    except OptcgError:
        return []  # whoever lets it play is told
    if isinstance(bot, Guest):
        return bot.files()
    return [] if type(bot).__module__.startswith("optcg.") else source_of(type(bot))


def report(bot: Bot) -> str:
    """Why a bot failed, in a sentence; empty if it did not."""
    return bot.report if isinstance(bot, Guest) else ""


def dismiss(bot: Bot, view: View | None = None) -> None:
    """The game is over: a guest, which may be a process, ends. `view` tells it how the game ended."""
    if isinstance(bot, Guest):
        bot.dismiss(view)


def _read_budget(name: str, budget: str) -> tuple[float | None, int | None]:
    try:
        if budget.endswith("s"):
            return float(budget[:-1]), None
        return None, int(budget)
    except ValueError:
        raise OptcgError(
            f"{name!r} names no budget: write {name.partition(':')[0]}:300 for nodes, :0.2s for seconds."
        ) from None
