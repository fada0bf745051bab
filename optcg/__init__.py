"""The ONE PIECE CARD GAME as a library: rules, cards, decks, games, records and views.

Names are loaded when they are first used, so that a command that needs no game starts at once.
"""

from importlib import import_module
from os import environ
from typing import TYPE_CHECKING

from optcg.version import __version__

if environ.get("OPTCG_PURE", "0") not in ("", "0"):
    from optcg.plain_source import prefer_source

    prefer_source()

if TYPE_CHECKING:
    from optcg.cards import Catalog, Deck
    from optcg.engine.decisions import Choice, Decision
    from optcg.engine.game import Game
    from optcg.engine.position import Position
    from optcg.engine.record import Record
    from optcg.engine.state import Result
    from optcg.engine.view import View
    from optcg.model.errors import (
        BadCardData,
        BadPosition,
        BadRecord,
        BadSave,
        GameOver,
        IllegalChoice,
        IllegalDeck,
        OptcgError,
        RecordMismatch,
        UnreadCard,
    )

_HOMES = {
    "Catalog": "optcg.cards",
    "Deck": "optcg.cards",
    "Choice": "optcg.engine.decisions",
    "Decision": "optcg.engine.decisions",
    "Game": "optcg.engine.game",
    "Position": "optcg.engine.position",
    "Record": "optcg.engine.record",
    "Result": "optcg.engine.state",
    "View": "optcg.engine.view",
    "BadCardData": "optcg.model.errors",
    "BadPosition": "optcg.model.errors",
    "BadRecord": "optcg.model.errors",
    "BadSave": "optcg.model.errors",
    "GameOver": "optcg.model.errors",
    "IllegalChoice": "optcg.model.errors",
    "IllegalDeck": "optcg.model.errors",
    "OptcgError": "optcg.model.errors",
    "RecordMismatch": "optcg.model.errors",
    "UnreadCard": "optcg.model.errors",
    "bots": "",
    "envs": "",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"optcg has no {name!r}; it has {', '.join(__all__)}")
    home = _HOMES[name]
    found: object = getattr(import_module(home), name) if home else import_module(f"optcg.{name}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]


__all__ = [
    "BadCardData",
    "BadPosition",
    "BadRecord",
    "BadSave",
    "Catalog",
    "Choice",
    "Decision",
    "Deck",
    "Game",
    "GameOver",
    "IllegalChoice",
    "IllegalDeck",
    "OptcgError",
    "Position",
    "Record",
    "RecordMismatch",
    "Result",
    "UnreadCard",
    "View",
    "__version__",
]
