"""How a card is played, said after the play: "...; it enters rested" (Rule 4-7)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import Steps

ENTERS = Phrase[None]("enters-rested")
for _it in ("it", "they", "that card|Character", "those cards|Characters"):
    for _words in ("is|are played rested", "enter(s) (play|the field) rested", "come(s) into play rested"):
        ENTERS.means(f"{_it} {_words}", None)

for _joint in (";", ",", ", and", "."):
    CLAUSES.says(f"<effect> {_joint} <enters-rested>", lambda steps, _: _rested(steps))
_OR_NOT = (
    ("if", lambda fact, steps: e.If(fact, _rested(steps), steps)),
    ("unless", lambda fact, steps: e.If(c.NotSo(fact), _rested(steps), steps)),
)
for _if, _fork in _OR_NOT:
    for _joint in (";", ","):
        CLAUSES.says(
            f"<effect> {_joint} <enters-rested> {_if} <condition>",
            lambda steps, _, fact, fork=_fork: (fork(fact, steps),),
        )
    for _joint in (".", ";"):
        CLAUSES.says(
            f"<effect> {_joint} {_if} <condition> , <enters-rested>",
            lambda steps, fact, _, fork=_fork: (fork(fact, steps),),
        )


def _rested(steps: Steps) -> Steps:
    (play, *others) = steps
    if others or not isinstance(play, e.Play) or play.rested:
        raise Misfit
    return (replace(play, rested=True),)
