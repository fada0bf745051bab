"""Cards that were set as active by an effect: of those that were active already it was not done."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.selections import Choose, Every
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.phrases.which_cards.references import SET_ACTIVE
from optcg.text.with_fields import rebuilt

N = TypeVar("N")


def really_set(node: N) -> N:
    """The tree in which rested cards alone are set as active, where those that were are spoken of later.

    Rule 1-3-2-1: what is active already is not set as active, so that the deed is the same.
    """
    return _of_rested(node) if _speaks_of_them(node) else node


def _speaks_of_them(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_speaks_of_them(part) for part in node)
    return getattr(node, "slot", None) == SET_ACTIVE or any(
        _speaks_of_them(getattr(node, field.name)) for field in fields(node)
    )


def _of_rested(node: N) -> N:
    if not isinstance(node, e.SetActive):
        turned: N = rebuilt(node, _of_rested)
        return turned
    what = node.what
    if not isinstance(what, (Choose, Every)) or Area.COST in what.cards.areas:
        raise Misfit
    cards = replace(what.cards, filter=all_of(what.cards.filter, f.Rested()))
    return replace(node, what=replace(what, cards=cards))
