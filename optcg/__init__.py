"""The ONE PIECE CARD GAME as a library: rules, cards, decks, games, records and views."""

from optcg.cards import Catalog, Deck
from optcg.engine.decisions import Choice, Decision
from optcg.engine.game import Game
from optcg.engine.position import Position
from optcg.engine.record import Record
from optcg.engine.result import Result
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
from optcg.version import __version__

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
