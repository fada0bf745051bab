"""Other verbs for the same deeds: "becomes active", "put into play", "reduce the power of ..."."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.effects import Place
from optcg.model.selections import Choose, Every, Selection
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.changes import per, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, off_field, on_field

EFFECT.says("<targets> become(s) rested", lambda what: (e.Rest(on_field(what)),))
EFFECT.says("<targets> become(s) active", lambda what: (e.SetActive(on_field(what)),))
EFFECT.says("set <targets> (to) active", lambda what: (e.SetActive(on_field(what)),))
EFFECT.says("make <targets> active", lambda what: (e.SetActive(on_field(what)),))
for _trash in ("the trash", "your trash", "their trash", "the|its|their owner's trash"):
    EFFECT.says(f"place <targets> into|in|to {_trash}", lambda what: (e.Move(_chosen(what), Place.TRASH),))
EFFECT.says("place <cards> into play", lambda what: (e.Play(off_field(what)),))
EFFECT.says("place <cards> into play rested", lambda what: (e.Play(off_field(what), rested=True),))
EFFECT.says("place <cards> in|into <a-hand>", lambda what, to: (e.Move(off_field(what), to),))
EFFECT.says("place|take <pile> in|into <a-hand>", lambda what, to: (e.Move(what, to),))


def _chosen(what: Selection) -> Selection:
    """This card is not told of in this way."""
    if not isinstance(what, (Choose, Every)):
        raise Misfit
    return what


# Numbers that change.
for _number in ("power", "cost"):
    for _up, _verb, _done in (
        (1, "increase", "increased"),
        (1, "raise", "raised"),
        (-1, "reduce|decrease|lower", "reduced|decreased|lowered"),
    ):
        EFFECT.says(
            f"{_verb} the {_number} of <targets> by <number> <until>",
            lambda what, n, until, of=_number, up=_up: _changed(what, of, n * up, until),
        )
        EFFECT.says(
            f"{_verb} the {_number} of <targets> by <number> <until> <scale>",
            lambda what, n, until, scale, of=_number, up=_up: tuple(
                per(step, scale) for step in _changed(what, of, n * up, until)
            ),
        )
        EFFECT.says(
            f"the {_number} of <targets> is|are {_done} by <number> <until>",
            lambda what, n, until, of=_number, up=_up: _changed(what, of, n * up, until),
        )
        EFFECT.says(
            f"<whose-base> {_number} is|are {_done} by <number> <until>",
            lambda what, n, until, of=_number, up=_up: _changed(what, of, n * up, until),
        )


def _changed(what: Selection, number: str, by: int, until: Duration) -> Steps:
    step: e.Effect = e.GainPower(what, by) if number == "power" else e.GainCost(what, by)
    return say(what, (step,), until)
