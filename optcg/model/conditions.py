"""Conditions: "if ..." (Rule 8-3-3). Counting covers most of them: "you have 3 or less Life cards"."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.selections import Cards


@dataclass(frozen=True)
class Condition:
    """Something that holds or does not."""


@dataclass(frozen=True)
class Compare(Condition):
    """Two amounts compared by "=", "<=", ">=", "<" or ">"; or the first one is "even" or "odd"."""

    left: Amount
    compare: str
    right: Amount


@dataclass(frozen=True)
class Both(Condition):
    """Rule 8-3-2-1: all of them must hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Either(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class NotSo(Condition):
    condition: Condition


@dataclass(frozen=True)
class OnlyHave(Condition):
    """There are such cards, and all of them fit: false when there are none."""

    cards: Cards
    filter: Filter


@dataclass(frozen=True)
class SlotFits(Condition):
    """The cards of an earlier step are there, and all of them fit."""

    slot: int
    filter: Filter | None = None


@dataclass(frozen=True)
class YouDid(Condition):
    """ "If you do": the step before was really done."""


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is the turn of the effect's player (Rule 8-3-2-4)."""

    yours: bool = True


@dataclass(frozen=True)
class ThisTurn(Condition):
    """Something happened in this turn, kept as a mark on this card: see `Mark`.

    "battled a Character" is kept for every card by the battle itself (Rule 7-1-4).
    """

    mark: str


@dataclass(frozen=True)
class ThisCardIs(Condition):
    """ "If this Character ..." """

    filter: Filter
