"""When it happened: in this turn, or in the last one of a player."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from optcg.model.amounts import Amount, Happened
from optcg.model.conditions import Condition, ThisTurn
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.how_many.quantities import TALLY
from optcg.text.phrases.whether.facts import FACT
from optcg.text.with_fields import with_fields

N = TypeVar("N")

# What has happened, without its time: "a Character was K.O.'d"; and how often: "your Characters K.O.'d".
PAST = Phrase[Condition]("past-fact")
PAST_TALLY = Phrase[Amount]("past-tally")

THIS_TURN = Phrase[None]("this-turn")
for _words in ("this turn", "during this turn", "on this turn", "in this turn"):
    THIS_TURN.means(_words, None)
LAST_TURN = Phrase[Owner]("last-turn")
for _during in ("during", "on", "in"):
    LAST_TURN.means(f"{_during} your last|previous turn", Owner.YOU)
    for _their in ("your opponent's", "their"):
        LAST_TURN.means(f"{_during} {_their} last|previous turn", Owner.OPPONENT)

FACT.says("<past-fact> <this-turn>", lambda fact, _: fact)
FACT.says("<past-fact> <last-turn>", lambda fact, whose: in_last(fact, whose))
TALLY.says("<past-tally> <this-turn>", lambda amount, _: amount)
TALLY.says("<past-tally> <last-turn>", lambda amount, whose: in_last(amount, whose))


def in_last(node: N, whose: Owner) -> N:
    """The same of the last turn of a player that has ended; what cards note is noted for this turn alone."""
    if isinstance(node, ThisTurn):
        raise Misfit
    if isinstance(node, Happened):
        return replace(node, last=whose)
    if isinstance(node, tuple):
        return type(node)(in_last(part, whose) for part in node)
    if not is_dataclass(node):
        return node
    return with_fields(
        node, **{field.name: in_last(getattr(node, field.name), whose) for field in fields(node)}
    )
