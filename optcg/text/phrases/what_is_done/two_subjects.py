"""Sentences about a card of an earlier step and another one: "that Character and this one cannot attack"."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.selections import Cards, Every, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

_THIS: Final = "this Character|Leader|Stage|card"
EFFECT.says(
    "<that-card> and <whose> <ahead> Leader <predicates> <until>",
    lambda slot, owner, ahead, said, until: (
        *say(Slot(slot), said, until),
        *say(Every(Cards(owner, (Area.LEADER,), ahead)), said, until),
    ),
)
EFFECT.says(
    f"<that-card> and {_THIS} <predicates> <until>",
    lambda slot, said, until: (*say(Slot(slot), _said_once(said), until), *say(This(), said, until)),
)
EFFECT.says(
    f"{_THIS} and <that-card> <predicates> <until>",
    lambda slot, said, until: (*say(This(), _said_once(said), until), *say(Slot(slot), said, until)),
)


def _said_once(said: Steps) -> Steps:
    """That card may be this one: what is said of it twice must not add up."""
    if any(isinstance(step, (e.GainPower, e.GainCost, e.Grant)) for step in said):
        raise Misfit
    return said
