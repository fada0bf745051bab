"""Cards that are compared with this one, which is like itself."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.amounts import CostOf, PowerOf
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area


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
