"""The verbs of card text and their forms, and deeds as you and the opponent do them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model.effects import Effect, Place
from optcg.model.selections import Choose, ChooseFrom, Every, Owner, Selection, This, Together, Top
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase

Steps = tuple[Effect, ...]
EFFECT = Phrase[Steps]("effect")  # one deed
CLAUSE = Phrase[Steps]("clause")  # one deed, also counted out
CLAUSES = Phrase[Steps]("clauses")  # what stands in one sentence
STEPS = Phrase[Steps]("steps")  # all of it


class Verb(NamedTuple):
    """The forms of a verb: "you trash", "your opponent trashes", "is trashed", "instead of trashing"."""

    base: str
    third: str
    past: str
    ing: str


_FORMS: Final = """
activate  activates  activated  activating
add       adds       added      adding
attack    attacks    attacked   attacking
block     blocks     blocked    blocking
choose    chooses    chosen     choosing
draw      draws      drawn      drawing
give      gives      given      giving
K.O.      K.O.'s     K.O.'d     K.O.'ing
look      looks      looked     looking
negate    negates    negated    negating
pay       pays       paid       paying
place     places     placed     placing
play      plays      played     playing
remove    removes    removed    removing
rest      rests      rested     resting
return    returns    returned   returning
reveal    reveals    revealed   revealing
select    selects    selected   selecting
set       sets       set        setting
shuffle   shuffles   shuffled   shuffling
take      takes      taken      taking
trash     trashes    trashed    trashing
turn      turns      turned     turning
"""
VERBS: Final = {row.split()[0]: Verb(*row.split()) for row in _FORMS.strip().splitlines()}


def third_person(words: str) -> str:
    """ "Trash 1 card from your hand" as it is said of the opponent: "trashes 1 card from their hand"."""
    said = re.split(r"([\s|<>]+)", their(words))
    return "".join(VERBS[word].third if word in VERBS else word for word in said)


def their(words: str) -> str:
    """The same words of another player, after "may" and "must": "trash 1 card from their hand"."""
    return re.sub(r"\byour\b", "their", words)


def by_opponent(steps: Steps) -> Steps:
    return tuple(map(_by_opponent, steps))


# A deed as you do it, as the opponent does it ("trashes"), and after "may", "must" and "they" ("trash").
DEED = Phrase[Steps]("deed")
EFFECT.says("<deed>", lambda steps: steps)
THEIR_DEED = Phrase[Steps]("their-deed").form_of(DEED, third_person, by_opponent)
OPPONENTS_EFFECT = Phrase[Steps]("opponents-effect").form_of(DEED, their, by_opponent)


def _by_opponent(step: Effect) -> Effect:
    """A step of yours as the opponent does it: they choose, and they draw, rest and return their own."""
    what, who = getattr(step, "what", None), getattr(step, "who", None)
    if isinstance(step, e.UpToOne):
        return e.May(
            step.effects, who=Owner.OPPONENT
        )  # Rule 4-8-1: whoever does it says whether it is 1 or 0
    if isinstance(step, e.ChooseOne):
        options = tuple(tuple(map(_by_opponent, option)) for option in step.options)
        return replace(step, options=options, chooser=Owner.OPPONENT)
    if what is None and getattr(step, "up_to", False) and not hasattr(step, "to"):
        return e.AsPlayer(Owner.OPPONENT, (step,))
    if isinstance(step, e.Move) and step.to in (Place.DECK_EITHER, Place.LIFE_EITHER):
        # Of two ends the owner chooses for cards of the hand; for others it is the player of the effect.
        areas = what.cards.areas if isinstance(what, (Choose, Every)) else ()
        if areas not in ((Area.HAND,), (Area.TRASH,)):
            raise Misfit
    changed: dict[str, object] = {"who": Owner.OPPONENT} if who is Owner.YOU else {}
    for name in ("what", "to"):
        chosen = getattr(step, name, None)
        if isinstance(chosen, Selection):
            changed[name] = chosen_by_opponent(chosen)
    return with_fields(step, **changed)


def chosen_by_opponent(what: Selection) -> Selection:
    if isinstance(what, (Choose, ChooseFrom)):
        return replace(what, chooser=Owner.OPPONENT)
    if isinstance(what, Together):
        return replace(what, parts=tuple(map(chosen_by_opponent, what.parts)))
    if isinstance(what, This) or (isinstance(what, Top) and what.up_to):
        raise Misfit
    return what
