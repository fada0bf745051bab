"""What a card on the field does and what befalls it: "attacks", "becomes rested or is K.O.'d"."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model.filters import ThisCard
from optcg.model.selections import Cards
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.events import SIMPLE, THIS, Happening, when

# The events, by name. Of a card that is rested or K.O.'d in battle a battle may be the cause.
BEFALLS = Phrase[tuple[str, ...]]("befalls")
BEFALLS.means("K.O.'d", ("K.O.'d",))
BEFALLS.means("rested", ("rested",))
BEFALLS.means("set as active", ("set active",))
BEFALLS.means("removed from the field", ("leaves the field",))
BEFALLS.means("returned to the owner's hand", ("returned to hand",))
BEFALLS.means("returned to their hand", ("returned to hand",))
BEFALLS.means("returned to the owner's hand or deck", ("returned to hand", "placed in the deck"))
BEFALLS.means("trashed", ("trashed",))
BEFALLS.says("returned to <the-deck>", lambda _: ("placed in the deck",))
BEFALLS.says("placed at the bottom of <the-deck>", lambda _: ("placed at the bottom",))

_IN_BATTLE: Final = ("K.O.'d", "rested")
_KO: Final = ("K.O.'d",)
_REMOVED: Final = ("leaves the field",)
_STAYING: Final = (("rested",), ("set active",))


class Deed(NamedTuple):
    """What is said of a card: the events, what does it, and whether anything could be said to do it."""

    events: tuple[str, ...]
    cause: Cause = NO_CAUSE
    caused: bool = True


HAPPENS = Phrase[Deed]("happens")
HAPPENS.says("is|are <befalls> <by>", Deed)
HAPPENS.says("becomes|become rested <by>", lambda by: Deed(("rested",), by))
HAPPENS.says("becomes|become active <by>", lambda by: Deed(("set active",), by))
HAPPENS.says("leaves the field <by>", lambda by: Deed(_REMOVED, by))
for _words, _event in (
    ("attacks", "attacks"),
    ("is attacked", "attacked"),
    ("is targeted by an attack", "attacked"),
    ("becomes the target of an attack", "attacked"),
    ("is|becomes the attack target", "attacked"),
    ("activates [Blocker]", "activates Blocker"),
    ("blocks", "activates Blocker"),
):
    HAPPENS.means(_words, Deed((_event,), caused=False))

SIMPLE.says("<event-subject> <happens>", lambda what, deed: befallen(what, deed.events, deed.cause))
SIMPLE.says(
    "this Character|Stage|card is <befalls> by its own effect(s)",
    lambda events: befallen(THIS, events, Cause("your effects", ThisCard())),
)
SIMPLE.says("<event-subject> <happens> or <happens>", lambda what, one, two: _one_or_other(what, one, two))
SIMPLE.says(
    "<event-subject> is|are <befalls> or (is|are) <befalls> <by>",
    lambda what, one, two, by: _either(what, one, two, by),
)
SIMPLE.says(
    "<event-subject> is|are <befalls> <by> or <befalls> <by>",
    lambda what, one, by, two, also: _one_or_other(what, Deed(one, _said(by)), Deed(two, also)),
)
for _words in ("<by> or in battle", "in battle or <by>"):
    SIMPLE.says(f"<event-subject> is|are K.O.'d {_words}", lambda what, by: _in_battle_too(what, by))


def _in_battle_too(what: Cards, cause: Cause) -> Happening:
    if cause == NO_CAUSE or cause.by == "battle":
        raise Misfit
    return _pair(befallen(what, _KO, cause), befallen(what, _KO, Cause("battle")))


def befallen(what: Cards, events: tuple[str, ...], cause: Cause) -> Happening:
    if cause.by == "battle" and any(event not in (*_IN_BATTLE, *_REMOVED) for event in events):
        raise Misfit
    return Happening(tuple(timing for event in events for timing in when(event, what, cause).timings))


def _one_or_other(what: Cards, one: Deed, two: Deed) -> Happening:
    """Two verbs, each with its own cause; one that stands behind both of them may be that of both.

    A removal is told of beside a K.O. only with a cause: without it the K.O. would be told of twice.
    """
    if set(one.events) & set(two.events) or (one.caused and one.cause == NO_CAUSE != two.cause):
        raise Misfit
    for deed, other in ((one, two), (two, one)):
        if deed.events == _REMOVED and other.events == _KO:
            _said(deed.cause)
        elif deed.events == _REMOVED and other.caused and other.events not in _STAYING:
            raise Misfit
    return _pair(befallen(what, one.events, one.cause), befallen(what, two.events, two.cause))


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
