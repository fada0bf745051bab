"""Several things said of the same cards: what told them may be so no more after the first one."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Every, Selection, Slot, This
from optcg.text.altering import may_leave
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.with_fields import with_fields


def said_again(what: Selection, said: Steps = ()) -> Selection:
    """The same cards, after what was said of them."""
    if any(undoes(step, what) for step in said):
        return Slot(LATEST)
    return what if isinstance(what, (This, Every)) else Slot(LATEST)


def undoes(step: Effect, what: Selection | None) -> bool:
    """ "All Characters with [Blocker] lose [Blocker] and ...": what told the cards does so no more."""
    if isinstance(step, (e.LoseKeyword, e.GainKeyword)):
        return _are_told_by(step.keyword, what)
    if not isinstance(what, Every):
        return False
    told = what.cards.filter
    parts = told.filters if isinstance(told, f.AllOf) else (told,)
    open_ = all_of(*[part for part in parts if part is not None and not _is_still_so(step, part)])
    return may_leave((with_fields(step, what=what),), replace(what.cards, filter=open_))


def _is_still_so(step: Effect, told: Filter) -> bool:
    """ "All Characters with a cost of 5 or more gain +1 cost": they cost so much then, too."""
    match step, told:
        case (e.GainPower(_, int(amount)), f.PowerIs(compare)) | (
            e.GainCost(_, int(amount)),
            f.CostIs(compare),
        ):
            return compare in ((">", ">=") if amount > 0 else ("<", "<="))
    return False


def _are_told_by(keyword: str, node: object) -> bool:
    """Whether cards are told by a keyword."""
    if isinstance(node, tuple):
        return any(_are_told_by(keyword, part) for part in node)
    if isinstance(node, f.HasKeyword):
        return node.keyword == keyword
    return is_dataclass(node) and any(
        _are_told_by(keyword, getattr(node, field.name)) for field in fields(node)
    )
