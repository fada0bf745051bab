"""What befalls a card on the field, in the passive: "is K.O.'d or returned to the owner's hand by ..."."""

from __future__ import annotations

from typing import Final

from optcg.model.selections import Cards
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.causes import NO_CAUSE, Cause
from optcg.text.phrases.events import SIMPLE, Happening, when

# The events, by name. Of a card that is rested or K.O.'d in battle a battle may be the cause.
BEFALLS = Phrase[tuple[str, ...]]("befalls")
BEFALLS.means("K.O.'d", ("K.O.'d",))
BEFALLS.means("rested", ("rested",))
BEFALLS.means("set as active", ("set active",))
BEFALLS.means("removed from the field", ("leaves the field",))
BEFALLS.means("returned to the owner's hand", ("returned to hand",))
BEFALLS.means("returned to the owner's hand or deck", ("returned to hand", "placed in the deck"))
BEFALLS.means("trashed", ("trashed",))
BEFALLS.says("returned to <the-deck>", lambda _: ("placed in the deck",))
BEFALLS.says("placed at the bottom of <the-deck>", lambda _: ("placed at the bottom",))

_IN_BATTLE: Final = ("K.O.'d", "rested")
_KO: Final = ("K.O.'d",)
_REMOVED: Final = ("leaves the field",)

SIMPLE.says("<event-subject> is|are <befalls> <by>", lambda what, events, by: befallen(what, events, by))
SIMPLE.says(
    "<event-subject> is|are <befalls> or (is|are) <befalls> <by>",
    lambda what, one, two, by: _either(what, one, two, by),
)
SIMPLE.says(
    "<event-subject> is|are removed from the field <by> or K.O.'d",
    lambda what, by: _pair(befallen(what, _REMOVED, _said(by)), when("K.O.'d", what)),
)


def befallen(what: Cards, events: tuple[str, ...], cause: Cause) -> Happening:
    if cause.by == "battle" and not all(event in (*_IN_BATTLE, *_REMOVED) for event in events):
        raise Misfit
    return Happening(tuple(timing for event in events for timing in when(event, what, cause).timings))


def _either(what: Cards, one: tuple[str, ...], two: tuple[str, ...], cause: Cause) -> Happening:
    """One of two things; what does it is said of both.

    A K.O. by an effect is a removal too, so that the K.O. that is named beside it is any K.O.
    """
    if set(one) & set(two):
        raise Misfit
    if one == _KO and two == _REMOVED:
        return _pair(when("K.O.'d", what), befallen(what, two, _said(cause)))
    return _pair(befallen(what, one, cause), befallen(what, two, cause))


def _said(cause: Cause) -> Cause:
    if cause == NO_CAUSE:
        raise Misfit
    return cause


def _pair(one: Happening, two: Happening) -> Happening:
    return Happening(one.timings + two.timings)
