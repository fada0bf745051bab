"""Events said of the player who does it: "when you K.O. your opponent's Character"."""

from __future__ import annotations

from optcg.model.selections import Cards
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
