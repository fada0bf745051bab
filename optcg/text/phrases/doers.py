"""Events said of the player who does it: "when you K.O. your opponent's Character"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model.selections import Cards, Owner
from optcg.text.grammar import Misfit
from optcg.text.phrases.events import SIMPLE, Cause, Happening, of_player, when

# What you do, and what your opponent does: "rest" and "rests".
_DEEDS: Final = (
    ("K.O.", "K.O.'s", " <event-subject>", "K.O.'d"),
    ("rest", "rests", " <event-subject>", "rested"),
    ("set", "sets", " <event-subject> as active", "set active"),
    ("return", "returns", " <event-subject> to <a-hand>", "returned to hand"),
    ("place", "places", " <event-subject> at the bottom of <the-deck>", "placed in the deck"),
    ("trash", "trashes", " <event-subject>", "trashed"),
)
for _you, _they, _words, _event in _DEEDS:
    SIMPLE.says(
        f"you {_you}{_words} <by>",
        lambda what, *said, event=_event: _by_effects(event, what, said[-1], "your effects"),
    )
    SIMPLE.says(
        f"your opponent {_they}{_words} <by>",
        lambda what, *said, event=_event: _by_effects(event, what, said[-1], "opponent's effects"),
    )


def _by_effects(event: str, what: Cards, cause: Cause, by: str) -> Happening:
    """A K.O. may be one of a battle, and cards are rested by attacks, if no effect is named."""
    if cause.by not in ("", "effects", by):
        raise Misfit
    if not cause.by and event in ("K.O.'d", "rested", "set active"):
        raise Misfit
    return when(event, what, Cause(by, cause.source))


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


for _words in ("a [Trigger] of your opponent activates", "your opponent's [Trigger] activates"):
    SIMPLE.says(_words, lambda: of_player("Trigger activated", Owner.OPPONENT))
SIMPLE.says("your [Trigger] activates", lambda: of_player("Trigger activated", Owner.YOU))
