"""Which number of a step is told when its question is asked, and where its words stand."""

from __future__ import annotations

from dataclasses import replace

from optcg.engine.telling import UNKNOWN
from optcg.engine.translate_words import parts_of
from optcg.model import amounts as n
from optcg.model import effects as e
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Top

_CHANGES = (e.GainPower, e.GainCost)


def _can_be_told(amount: object) -> bool:
    """Whether the number does not hang on cards that are chosen by then, nor on what nobody has seen."""
    if not isinstance(amount, n.Counted):
        return False
    return not any(
        isinstance(part, (n.DownTo, n.ItsOwn)) or hasattr(part, "slot") for part in parts_of(amount)
    )


def _is_over(amount: n.Amount, what: object) -> bool:
    """Whether the number is what was done before, and not to the cards of this step."""
    if isinstance(amount, n.SlotCount):
        return amount.filter is None and amount.slot != getattr(what, "slot", amount.slot)
    return amount == n.DoneCount()


def open_number(step: Effect) -> n.Counted | None:
    """The number of cards or DON!! that a step is about, or of the power for what was done before it."""
    what = getattr(step, "what", None)
    if isinstance(what, (Choose, ChooseFrom, Top)) and isinstance(what.count, n.Counted):
        return what.count if _can_be_told(what.count) else None
    if isinstance(step, _CHANGES):
        amount = step.amount
        return amount if isinstance(amount, n.Per) and _is_over(amount.of, what) else None
    count = getattr(step, "count", None)
    return count if isinstance(count, n.Counted) and _can_be_told(count) else None


def with_number(step: Effect, number: int) -> Effect:
    """The step with this number in the place of the open one."""
    what = getattr(step, "what", None)
    if isinstance(what, (Choose, ChooseFrom, Top)) and isinstance(what.count, n.Counted):
        return replace(step, **{"what": replace(what, count=number)})
    if isinstance(step, _CHANGES):
        amount = step.amount
        less = isinstance(amount, n.Per) and amount.each < 0
        return replace(step, amount=-number if less else number)
    return replace(step, **{"count": number})


def is_told_once(words: str) -> bool:
    """Whether the number stands in the words in one place."""
    return words.count(str(UNKNOWN)) == 1
