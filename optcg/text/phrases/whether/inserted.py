"""Conditions about the one card of a sentence: "your Leader gains ... if it has the {Navy} type"."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.abilities import When
from optcg.model.amounts import Happened
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Every, Selection, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.events import THIS
from optcg.text.phrases.whether.facts import leader_is
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents

# "It" is the one card that the sentence is about: this one, or a Leader.
ONLY_ONE = Phrase[Selection]("only-card")
ONLY_ONE.means("this Character|Leader|Stage|card", This())
ONLY_ONE.says("<whose> Leader", lambda owner: Every(Cards(one_owner(owner), (Area.LEADER,))))
STEPS.says(
    "<only-card> <predicates> <duration> (,) if it <is-all> (.)",
    lambda what, said, until, so: _if_it(what, so, said, until),
)
STEPS.says(
    "this Character|Leader|card , if it <is-all> , <predicates> <duration> (.)",
    lambda so, said, until: _if_it(This(), so, said, until),
)
# "If this Character was played by an effect this turn, it gains ...": the condition is about it alone.
for _if in ("if", "while", "as long as"):
    STATIC.says(
        f"{_if} <condition> , it <predicates> (.)",
        lambda fact, said: permanents(say(This(), said), _about_this(fact)),
    )


def _about_this(fact: Condition) -> Condition:
    match fact:
        case c.Compare(Happened(When(subject=subject, source=None), other=None)) if subject == THIS:
            return fact
    raise Misfit


def _it_is(what: Selection, so: Filter) -> Condition:
    if isinstance(what, Every):
        return leader_is(what.cards.owner, so)
    return c.ThisCardIs(so)


def _if_it(what: Selection, so: Filter, said: Steps, until: Duration) -> Steps:
    return (e.If(_it_is(what, so), say(what, said, until)),)
