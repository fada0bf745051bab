"""Deeds that one sentence joins: how long both last, and which card the second one speaks of."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Selection, Slot
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.references import LATEST, THAT_CHARACTER, THAT_ONE
from optcg.text.with_fields import with_fields


def in_turn(steps: Steps, rest: Steps) -> Steps:
    """ "Reveal up to 1 card from among them and add it to your hand": it is shown for that, and one step."""
    to_hand = isinstance(rest[0], e.Move) and rest[0].to is e.Place.HAND and isinstance(rest[0].what, Slot)
    if to_hand and isinstance(steps[-1], e.Reveal) and _is_sought(steps[-1].what):
        raise Misfit
    rest = (_of_sentence(steps[-1], rest[0]), *rest[1:])
    until = getattr(rest[0], "duration", Duration.ON_FIELD)
    if until in (Duration.ON_FIELD, Duration.REFRESH):
        return steps + rest
    # "A gains [Banish] and B gains +2000 power during this turn": as long, both of them.
    return (*[_as_long(step, until) for step in steps], *rest)


def _of_sentence(step: Effect, next_: Effect) -> Effect:
    """ "Rest 1 of ... and that Character ...": the one of the same sentence, whatever was chosen before."""
    chosen = getattr(step, "what", None)
    if not isinstance(chosen, Choose) or chosen.count != 1 or isinstance(step, (e.Move, e.KO)):
        return next_
    if getattr(next_, "what", None) in (Slot(THAT_ONE), Slot(THAT_CHARACTER)):
        return with_fields(next_, what=Slot(LATEST))
    return next_


def _is_sought(what: Selection) -> bool:
    """Out of cards looked at, or out of the trash."""
    if isinstance(what, Choose):
        return what.cards.areas == (Area.TRASH,)
    return isinstance(what, ChooseFrom)


def _as_long(step: Effect, until: Duration) -> Effect:
    if getattr(step, "duration", None) == Duration.ON_FIELD:
        return with_fields(step, duration=until)
    return step
