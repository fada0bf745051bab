"""Cards that are compared with this one, which is like itself, or with another one."""

from __future__ import annotations

from typing import Final

from optcg.model import filters as f
from optcg.model.abilities import NthTime
from optcg.model.amounts import CostOf, CounterOf, Happened, PowerOf
from optcg.model.selections import ON_FIELD, Cards, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass

_COMPARED: Final = (f.SameNameAs, f.Shares, f.ColorDiffersFrom, CostOf, PowerOf, CounterOf)


def check_past(node: object, past: bool = False) -> None:
    """ "A Character with the same name as this Character has been K.O.'d": that is not kept in mind.

    What is kept of a turn is the same for all cards that ask, so that it is compared with none of them.
    """
    if isinstance(node, tuple):
        for part in node:
            check_past(part, past)
        return
    if not is_dataclass(node):
        return
    if past and isinstance(node, _COMPARED) and getattr(node, "cards", None) is None:
        raise Misfit
    if isinstance(node, Cards) and not set(node.areas) <= set(ON_FIELD) and is_told_of_turn(node.filter):
        raise Misfit  # what a card did is forgotten with its area (Rule 3-1-6)
    within = past or isinstance(node, (Happened, NthTime))
    for field in fields(node):
        check_past(getattr(node, field.name), within)


def is_told_of_turn(described: f.Filter | None) -> bool:
    """ "Attacked this turn": how many did it is asked of the turn, not of those that are still there."""
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any(isinstance(part, f.Did) for part in parts)


def counts_this(cards: Cards, compare: str, number: object) -> bool:
    """Whether this card alone settles if there is such a card: "a Character with the same name as this"."""
    if (compare, number) not in ((">=", 1), ("=", 0)):
        return False
    if cards.owner is Owner.OPPONENT or Area.CHARACTER not in cards.areas:
        return False
    parts = cards.filter.filters if isinstance(cards.filter, f.AllOf) else (cards.filter,)
    return any(map(_is_like_this, parts)) and f.Without(f.ThisCard()) not in parts


def _is_like_this(described: f.Filter | None) -> bool:
    match described:
        case f.SameNameAs(None) | f.Shares(_, None, None):
            return True
        case f.CostIs("=" | "<=" | ">=", CostOf(None)) | f.PowerIs("=" | "<=" | ">=", PowerOf(None)):
            return True
    return False
