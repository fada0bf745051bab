"""Which number of a step is told when its question is asked, and where its words stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.engine.telling import UNKNOWN
from optcg.model import amounts as n
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Together, Top, TopOrBottom
from optcg.model.terms import Area
from optcg.model.trees import nodes_of, rebuilt

_CHANGES: Final = (e.GainPower, e.GainCost)
_CHOSEN: Final = (Choose, ChooseFrom, Every, Top, TopOrBottom, Together)
_BOUNDED: Final = (f.CostIs, f.PowerIs)
_HIDDEN: Final = (Area.DECK, Area.HAND, Area.LIFE)


def _can_be_told(amount: object, step: Effect) -> bool:
    """Whether the number does not hang on cards of this very step, nor on what not all have seen."""
    if not isinstance(amount, n.Counted):
        return False
    own = {part.slot for part in nodes_of(step) if isinstance(part, _CHOSEN)}
    for part in nodes_of(amount):
        if isinstance(part, n.ItsOwn) or getattr(part, "slot", None) in own:
            return False
        if isinstance(part, Cards) and _is_secret(part):
            return False
    return True


def _is_secret(cards: Cards) -> bool:
    """Whether not everybody knows how many there are."""
    return cards.filter not in (None, f.FaceUp()) and any(area in _HIDDEN for area in cards.areas)


def _is_over(amount: n.Amount, what: object) -> bool:
    """Whether the number is what was done before, and not to the cards of this step."""
    if isinstance(amount, n.SlotCount):
        return amount.slot != getattr(what, "slot", amount.slot)
    return amount == n.DoneCount()


def open_number(step: Effect) -> n.Counted | None:
    """The number of cards or DON!! that a step is about, or of the power for what was done before it.

    Else the one by which its cards are told from others: "with a cost equal to or less than ...".
    """
    what = getattr(step, "what", None)
    if isinstance(what, (Choose, ChooseFrom, Top)) and isinstance(what.count, n.Counted):
        return what.count if _can_be_told(what.count, step) else None
    if isinstance(step, _CHANGES) and isinstance(step.amount, n.Per) and _is_over(step.amount.of, what):
        return step.amount
    count = getattr(step, "count", None)
    if isinstance(count, n.Counted):
        return count if _can_be_told(count, step) else None
    return _bound(step)


def _bound(step: Effect) -> n.Counted | None:
    """The only number that bounds the cost or power of cards to choose."""
    chosen = [part for name in ("what", "to") for part in nodes_of(getattr(step, name, None))]
    found = {part.amount for part in chosen if isinstance(part, _BOUNDED)}
    counted = [amount for amount in found if isinstance(amount, n.Counted)]
    return counted[0] if len(counted) == 1 and _can_be_told(counted[0], step) else None


def with_number(step: Effect, number: int) -> Effect:
    """The step with this number in the place of the open one."""
    amount = open_number(step)
    if isinstance(amount, n.Per) and isinstance(step, _CHANGES) and step.amount == amount:
        return replace(step, amount=-number if amount.each < 0 else number)
    told = _put(step, amount, number)
    assert isinstance(told, Effect)
    return told


def _put(node: object, amount: n.Counted | None, number: int) -> object:
    return number if node == amount else rebuilt(node, lambda part: _put(part, amount, number))


def is_told(words: str) -> bool:
    """Whether the number stands in the words."""
    return str(UNKNOWN) in words
