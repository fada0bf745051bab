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
# Two of them, of which one is enough.
EITHER_HAPPENS = Phrase[tuple[Deed, ...]]("either-happens")
SIMPLE.says("<event-subject> <either-happens>", lambda what, deeds: any_befallen(what, deeds))
EITHER_HAPPENS.says("<happens> or <happens>", lambda one, two: _one_or_other(one, two))
EITHER_HAPPENS.says("is|are <befalls> or (is|are) <befalls> <by>", lambda one, two, by: _either(one, two, by))
EITHER_HAPPENS.says(
    "is|are <befalls> <by> or <befalls> <by>",
    lambda one, by, two, also: _one_or_other(Deed(one, _said(by)), Deed(two, also)),
)
for _words in ("<by> or in battle", "in battle or <by>"):
    EITHER_HAPPENS.says(f"is|are K.O.'d {_words}", lambda by: _in_battle_too(by))


def any_befallen(what: Cards, deeds: tuple[Deed, ...]) -> Happening:
    return Happening(
        tuple(timing for deed in deeds for timing in befallen(what, deed.events, deed.cause).timings)
    )


def _in_battle_too(cause: Cause) -> tuple[Deed, ...]:
    if cause == NO_CAUSE or cause.by == "battle":
        raise Misfit
    return Deed(_KO, cause), Deed(_KO, Cause("battle"))


def befallen(what: Cards, events: tuple[str, ...], cause: Cause) -> Happening:
    if cause.by == "battle" and any(event not in (*_IN_BATTLE, *_REMOVED) for event in events):
        raise Misfit
    return Happening(tuple(timing for event in events for timing in when(event, what, cause).timings))


def _one_or_other(one: Deed, two: Deed) -> tuple[Deed, ...]:
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
    return one, two


def _either(one: tuple[str, ...], two: tuple[str, ...], cause: Cause) -> tuple[Deed, ...]:
    """One of two things; what does it is said of both.

    A K.O. by an effect is a removal too, so that the K.O. that is named beside it is any K.O.
    """
    if set(one) & set(two):
        raise Misfit
    if one == _KO and two == _REMOVED:
        return Deed(_KO), Deed(two, _said(cause))
    return Deed(one, cause), Deed(two, cause)


def _said(cause: Cause) -> Cause:
    if cause == NO_CAUSE:
        raise Misfit
    return cause
