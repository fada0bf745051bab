"""The verbs of card text and their forms, and deeds as you and the opponent do them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from optcg.model import effects as e
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Selection, This, Together, Top
from optcg.model.terms import Area
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.words.synonyms import does, done

Steps = tuple[Effect, ...]
EFFECT = Phrase[Steps]("effect")  # one deed
CLAUSE = Phrase[Steps]("clause")  # one deed, also counted out
CLAUSES = Phrase[Steps]("clauses")  # what stands in one sentence
STEPS = Phrase[Steps]("steps")  # all of it

_DONE_TO_CARDS: Final = re.compile(r"(\S+) <targets>\S*(.*)")


def third_person(words: str) -> str:
    """ "Trash 1 card from your hand" as it is said of the opponent: "trashes 1 card from their hand"."""
    verbs, space, rest = words.partition(" ")
    return "|".join(map(does, verbs.split("|"))) + space + their(rest)


def their(words: str) -> str:
    """The same words of another player, after "may" and "must": "trash 1 card from their hand"."""
    return re.sub(r"\byour\b", "their", words)


def passive(words: str) -> str:
    """ "Return <targets> to your hand" as it is said of these cards: "returned to your hand"."""
    said = _DONE_TO_CARDS.fullmatch(words)
    return "" if said is None else "|".join(map(done, said[1].split("|"))) + f" <done-to>{said[2]}"


# Cards that are not named: those to which it is done.
Phrase[Selection]("done-to").means("", Every(Cards(Owner.EITHER, (Area.CHARACTER,))))


def by_opponent(steps: Steps) -> Steps:
    return tuple(map(_by_opponent, steps))


# A deed as you do it, as the opponent does it ("trashes"), and after "may", "must" and "they" ("trash").
DEED = Phrase[Steps]("deed")
EFFECT.says("<deed>", lambda steps: steps)
THEIR_DEED = Phrase[Steps]("their-deed").form_of(DEED, third_person, by_opponent)
OPPONENTS_EFFECT = Phrase[Steps]("opponents-effect").form_of(DEED, their, by_opponent)

# Steps that are written as they are read, by their kinds.
WRITTEN: Final[dict[type[Effect], str]] = {}
_FIELD: Final = re.compile(r"\{(\w+)(?::([^{}]+))?\}")
_READ: Final = {"what": "<targets>", "to": "<targets>", "count": "<count>", "who": "<whose>", "own": "your"}


def plain(kind: type[Effect], words: str, fit: Callable[[Selection], Selection] | None = None) -> None:
    """A kind of step that is read and written in the same words, a template of `writing/steps.py`.

    With a "!" it is a deed, which all players can do; `fit` refuses cards that it cannot be done to.
    """
    fields = [name for name, _ in _FIELD.findall(words) if name != "own"]

    def built(*said: Any) -> Steps:
        values = [fit(value) if fit and isinstance(value, Selection) else value for value in said]
        return (kind(**dict(zip(fields, values, strict=True))),)

    WRITTEN[kind] = words
    (DEED if words.startswith("!") else EFFECT).says(_FIELD.sub(_read, words.removeprefix("!")), built)


def _read(field: re.Match[str]) -> str:
    name, noun = field.groups()
    return _READ[name] + (f" {noun}(s)" if noun else "")


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
