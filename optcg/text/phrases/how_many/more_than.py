"""What one player has more or less of than the other: "3 or more Characters more than you"."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model.amounts import Minus
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import Holding
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import Described


class Lead(NamedTuple):
    """Which way the numbers differ, and by how much at least; None if any difference will do."""

    more: bool
    by: int | None = None

    def of(self, who: Owner, what: Holding) -> Condition:
        """A player has so many more, or less, than the other one."""
        fewer_is_you = self.more is (who is Owner.OPPONENT)
        fact = held_against(what, "<" if fewer_is_you else ">", who)
        assert isinstance(fact, Compare)
        if self.by is None:
            return fact
        few, many = (fact.left, fact.right) if fewer_is_you else (fact.right, fact.left)
        return Compare(few, "<=", Minus(many, self.by))


def held_against(what: Holding, compare: str, who: Owner = Owner.YOU) -> Condition:
    """What you have, against what your opponent has of the same."""
    if what.owner not in (None, who):
        raise Misfit
    what = replace(what, owner=None)
    if what.noun is not None and what.noun.described.owner is not None:
        if what.noun.described.owner is not who:
            raise Misfit
        # "cards in your hand than your opponent": in theirs.
        what = Holding(replace(what.noun, described=replace(what.noun.described, owner=None)))
    return Compare(what.of(Owner.YOU), compare, what.of(Owner.OPPONENT))


LEAD = Phrase[Lead]("lead")
LEAD.says("<number> or more", lambda n: Lead(True, n))
_MORE, _LESS = "more", "less|fewer"
for _words, _more in ((_MORE, True), (_LESS, False)):
    LEAD.means(_words, Lead(_more))
    LEAD.says(f"at least <number> {_words}", lambda n, more=_more: Lead(more, n))
    LEAD.says(f"<number> or more {_words}", lambda n, more=_more: Lead(more, n))
FAR_LEAD = Phrase[Lead]("far-lead")  # the "more" stands behind the things
FAR_LEAD.says("<number> or more", lambda n: Lead(True, n))

# Where the things are may be told behind "than you": there of both players.
for _has, _field, _other, _who in (
    ("you have", "your", "your opponent", Owner.YOU),
    ("your opponent has", "their", "you", Owner.OPPONENT),
):
    for _lead, _than in (("<lead>", f"than {_other}"), ("<far-lead>", f"more than {_other}")):
        FACT.says(f"{_has} {_lead} <holding> {_than}", lambda lead, what, who=_who: lead.of(who, what))
        FACT.says(
            f"{_has} {_lead} <holding> {_than} in <in-area>",
            lambda lead, what, place, who=_who: lead.of(who, _placed(what, place)),
        )
        FACT.says(
            f"{_has} {_lead} <holding> {_than} on {_field}|the field",
            lambda lead, what, who=_who: lead.of(who, _on_field(what)),
        )
        FACT.says(
            f"{_has} {_lead} DON!! card(s) {_than} on {_field}|the field",
            lambda lead, who=_who: lead.of(who, Holding(don="field")),
        )
    for _words, _more in ((_MORE, True), (_LESS, False)):
        FACT.says(
            f"{_has} {_words} <holding> than {_other} by <number> or more",
            lambda what, n, who=_who, more=_more: Lead(more, n).of(who, what),
        )


def _placed(what: Holding, place: Described) -> Holding:
    if what.noun is None:
        raise Misfit
    return replace(what, noun=what.noun.and_(place))


def _on_field(what: Holding) -> Holding:
    """Cards of the field, and DON!! of a state."""
    if what.noun is not None and what.noun.described.areas:
        raise Misfit
    if what.noun is None and (what.don not in ("rested", "active") or what.owner is not None):
        raise Misfit
    return what
