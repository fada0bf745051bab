"""Events said of the player who does it: "when you K.O. your opponent's Character"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model.selections import Cards, Owner
from optcg.text.grammar import Misfit
from optcg.text.phrases.events import SIMPLE, Cause, Happening, when

for _verb, _event in (
    ("K.O.", "K.O.'d"),
    ("rest", "rested"),
    ("set <event-subject> as active", "set active"),
    ("return <event-subject> to <a-hand>", "returned to hand"),
    ("place <event-subject> at the bottom of <the-deck>", "placed in the deck"),
    ("trash", "trashed"),
):
    _words = _verb if "<" in _verb else f"{_verb} <event-subject>"
    SIMPLE.says(f"you {_words} <by>", lambda what, *said, event=_event: _yours(event, what, said[-1]))


def _yours(event: str, what: Cards, cause: Cause) -> Happening:
    """By your effects; a K.O. may be one of a battle, and cards are rested by attacks, if it is not told."""
    if cause.by not in ("", "effects", "your effects"):
        raise Misfit
    if not cause.by and event in ("K.O.'d", "rested", "set active"):
        raise Misfit
    return when(event, what, Cause("your effects", cause.source))


# Two things of which one happens.
for _words in ("K.O.'d or trashed", "trashed or K.O.'d"):
    SIMPLE.says(
        f"<event-subject> is {_words} <by>",
        lambda what, by: Happening((*when("K.O.'d", what, by).timings, *when("trashed", what, by).timings)),
    )
SIMPLE.says("your opponent gives a DON!! card to <event-subject>", lambda what: _given_by_them(what))


def _given_by_them(what: Cards) -> Happening:
    """Rule 6-5-5: players give DON!! to their own cards."""
    if what.owner is Owner.YOU:
        raise Misfit
    return when("given DON!!", replace(what, owner=Owner.OPPONENT))
