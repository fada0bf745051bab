"""Whose cards a deed suits: one helps one's own, and harms those of the opponent."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import Per
from optcg.model.effects import Effect
from optcg.model.selections import Owner

_HAMPERING: Final = ("attack", "block", "become active in the Refresh Phase")
_SAVING: Final = ("be K.O.'d", "be removed", "be blocked", "lose power")


def suited(step: Effect) -> Owner | None:
    """Whose cards one does this to; None if it may be either player's."""
    if isinstance(step, (e.KO, e.Rest, e.Negate)):
        return Owner.OPPONENT
    if isinstance(step, e.Forbid):
        if step.what_not in _SAVING:
            return Owner.YOU
        return Owner.OPPONENT if step.what_not in _HAMPERING else None
    if isinstance(step, (e.SetActive, e.GainKeyword)):
        return Owner.YOU
    if isinstance(step, e.GainPower):
        each = step.amount.each if isinstance(step.amount, Per) else step.amount
        return None if not isinstance(each, int) else Owner.OPPONENT if each < 0 else Owner.YOU
    return None
