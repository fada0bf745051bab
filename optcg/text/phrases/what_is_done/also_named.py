"""Names that cards have besides their own for a time: that of a card that was spoken of (Rule 2-1-3).

Without "also" the words do not tell whether the card keeps its own name.
"""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import GAINED
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.references import IT

GAINED.says("the (card) name of <that-card>", f.SameNameAs)
GAINED.says("<that-card-s> (card) name", f.SameNameAs)
NAMED = Phrase[int]("also-named")
for _named in ("<that-card-s> (card) name", "the (card) name of <that-card>"):
    for _this in (
        "this card's|Character's|Leader's (card) name",
        "the (card) name of this card|Character|Leader",
    ):
        NAMED.says(f"also treat {_this} as {_named}", lambda slot: slot)
        NAMED.says(f"{_this} is also treated as {_named}", lambda slot: slot)
EFFECT.says("<also-named> <duration>", lambda slot, until: _named_as(slot, until))
# One sentence, so that "its base power" is that of this card as well.
EFFECT.says("<also-named> (,) and <effect>", lambda slot, steps: _as_long(slot, steps))
for _and in ("and", ", and"):
    EFFECT.says(
        f"<duration> , <also-named> {_and} <effect>", lambda until, slot, steps: _as_long(slot, steps, until)
    )


# The other way round: "its base power becomes ... and its card name is also treated as ...".
ITS_NAME = Phrase[int]("its-name-too")
for _named in ("<that-card-s> (card) name", "the (card) name of <that-card>"):
    ITS_NAME.says(f"its (card) name is also treated as {_named}", lambda slot: slot)
CLAUSES.says(
    "<effect> (,) and <its-name-too> <duration>", lambda steps, slot, until: _name_last(steps, slot, until)
)


def _name_last(steps: Steps, slot: int, until: Duration) -> Steps:
    named, other = _as_long(slot, steps, until)
    return other, named


def _named_as(slot: int, until: Duration) -> Steps:
    return (e.GainTrait(This(), f.SameNameAs(slot), until),)


def _as_long(slot: int, steps: Steps, until: Duration = Duration.ON_FIELD) -> Steps:
    """The name and what else this card becomes, for the same time, which is said once."""
    (step, *more) = steps
    if more or not isinstance(step, (e.SetBasePower, e.SetBaseCost)) or step.what not in (This(), Slot(IT)):
        raise Misfit
    if (step.duration is Duration.ON_FIELD) is (until is Duration.ON_FIELD):
        raise Misfit
    ends = until if step.duration is Duration.ON_FIELD else step.duration
    return (*_named_as(slot, ends), replace(step, what=This(), duration=ends))
