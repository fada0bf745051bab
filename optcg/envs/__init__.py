"""Environments for learning agents: both seats (PettingZoo) or one seat against a bot (Gymnasium).

They need the packages of `pip install optcg[rl]`, which are loaded when an environment is made.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from optcg.model.errors import OptcgError

if TYPE_CHECKING:
    from optcg.bots import Bot
    from optcg.cards import Catalog
    from optcg.envs.aec import DuelAEC
    from optcg.envs.duel import Decks, Duel
    from optcg.envs.single import DuelAgainstBot

MOST_DECISIONS: Final = 5_000  # ten times a long game

__all__ = ["action_names", "aec_env", "feature_names", "gym_env"]


def aec_env(
    decks: "Decks" = None,
    catalog: "Catalog | None" = None,
    *,
    even: bool = False,
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
) -> "DuelAEC":
    """A PettingZoo AEC environment of both seats.

    `decks`: two decks or names of decks of the catalogue; without them each game draws two of the catalogue's
    decks. `catalog`: the house set unless given. `even`: as in `Game.start`. After `most_decisions` a game is
    truncated.
    """
    _check_packages("numpy", "gymnasium", "pettingzoo")
    duel = _duel(decks, catalog, even, most_decisions, render_mode)
    from optcg.envs.aec import DuelAEC

    return DuelAEC(duel, render_mode)


def gym_env(
    bot: "str | Bot" = "random",
    decks: "Decks" = None,
    catalog: "Catalog | None" = None,
    *,
    seat: int | None = None,
    even: bool = False,
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
) -> "DuelAgainstBot":
    """A Gymnasium environment of one seat against a bot.

    `bot`: a name as `optcg.bots.make` takes it, or a bot of your own. `seat`: 0, 1, or None to draw it for
    each game; the first deck is that of seat 0. The rest is as in `aec_env`.
    """
    _check_packages("numpy", "gymnasium")
    duel = _duel(decks, catalog, even, most_decisions, render_mode)
    from optcg.envs.single import DuelAgainstBot

    return DuelAgainstBot(duel, bot, seat, render_mode)


def feature_names() -> list[str]:
    """The name of every number of an observation, by its index."""
    from optcg.encoding.layout import feature_names

    return feature_names()


def action_names() -> list[str]:
    """The name of every action, by its code."""
    from optcg.encoding.actions import ACTION_NAMES

    return list(ACTION_NAMES)


def _duel(
    decks: "Decks", catalog: "Catalog | None", even: bool, most_decisions: int, render_mode: str | None
) -> "Duel":
    if render_mode not in (None, "ansi"):
        raise OptcgError(f'The render mode is None or "ansi", not {render_mode!r}.')
    from optcg.envs.duel import Duel

    return Duel(decks, catalog, even, most_decisions)


def _check_packages(*names: str) -> None:
    try:
        for name in names:
            import_module(name)
    except ImportError as error:
        raise OptcgError(
            f"Environments need the package {error.name}, which is not installed: pip install optcg[rl]"
        ) from error
