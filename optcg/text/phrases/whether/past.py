"""When it happened: in this turn, or in the last one of a player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from optcg.model.amounts import Amount, Happened, HappenedInBattle, HappenedToOthers
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
FACT.says("<past-fact> during|in this battle", lambda fact: in_battle(fact))
TALLY.says("<past-tally> during|in this battle", lambda amount: in_battle(amount))


def in_last(node: N, whose: Owner) -> N:
    """The same of the last turn of a player that has ended; what cards note is noted for this turn alone."""
    return _retold(node, lambda happened: replace(happened, last=whose))


def in_battle(node: N) -> N:
    """The same of the battle that is going on."""
    return _retold(node, _of_battle)


def _of_battle(happened: Happened) -> Happened:
    if isinstance(happened, HappenedToOthers):
        raise Misfit
    return HappenedInBattle(happened.when, happened.other)


def _retold(node: N, told: Callable[[Happened], Happened]) -> N:
    if isinstance(node, ThisTurn):
        raise Misfit
    if isinstance(node, Happened):
        return told(node)  # type: ignore[return-value]
    if isinstance(node, tuple):
        return type(node)(_retold(part, told) for part in node)
    if not is_dataclass(node):
        return node
    return with_fields(
        node, **{field.name: _retold(getattr(node, field.name), told) for field in fields(node)}
    )
