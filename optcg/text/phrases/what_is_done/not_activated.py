"""Cards that are played without their [On Play] effect: "its [On Play] effect is not activated"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, off_field
from optcg.text.phrases.which_cards.references import LATEST

# What is said of the card that the step before has played.
UNUSED = Phrase[int]("on-play-unused")
for _not in (
    "is|are not activated",
    "cannot be activated",
    "does|do not activate",
    "will not be activated",
    "will not activate",
):
    UNUSED.says(f"the <timing> effect(s) of <that-card> {_not}", lambda timing, slot: _of(timing, slot))
    UNUSED.says(f"<that-card-s> <timing> effect(s) {_not}", lambda slot, timing: _of(timing, slot))
for _not in ("do not", "you cannot"):
    UNUSED.says(f"{_not} activate <that-card-s> <timing> effect(s)", lambda slot, timing: _of(timing, slot))
    UNUSED.says(
        f"{_not} activate the <timing> effect(s) of <that-card>", lambda timing, slot: _of(timing, slot)
    )
EFFECT.says(
    "play <targets> without activating its|their <timing> effect(s)",
    lambda what, timing: (e.Play(off_field(what)), _unused(_of(timing, LATEST))),
)
STEPS.says(
    "<clauses> <stop> <on-play-unused> (.)", lambda steps, _, slot: (*steps, _without(steps[-1], slot))
)
STEPS.says(
    "<clauses> <stop> <on-play-unused> <stop> <steps>",
    lambda steps, _, slot, __, rest: (*steps, _without(steps[-1], slot), *rest),
)


def _of(timing: str, slot: int) -> int:
    if timing != "On Play":
        raise Misfit
    return slot


def _without(before: e.Effect, slot: int) -> e.Negate:
    if not isinstance(before, e.Play):
        raise Misfit
    return _unused(slot)


def _unused(slot: int) -> e.Negate:
    """The effect is invalid in the turn of the play (Rule 8-2), in which alone it could be activated."""
    return e.Negate(Slot(slot), Duration.TURN, timing="On Play")
