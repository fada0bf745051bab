"""Which of two deeds was done: "play it or place it at the bottom of your deck. If you place it ...,"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import Owner, Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS, if_done
from optcg.text.phrases.what_is_done.moves import Steps

# The deed as it was said before, or in the past tense.
DONE = Phrase[Steps]("one-of-two-deeds")
DONE.says("<effect>", lambda steps: steps)
DONE.says("K.O.'d <that-card>", lambda slot: (e.KO(Slot(slot)),))
DONE.says("rested <that-card>", lambda slot: (e.Rest(Slot(slot)),))
DONE.says("played <that-card>", lambda slot: (e.Play(Slot(slot)),))
DONE.says("trashed <that-card>", lambda slot: (e.Move(Slot(slot), Place.TRASH),))
DONE.says("added <that-card> to your hand", lambda slot: (e.Move(Slot(slot), Place.HAND),))
DONE.says("returned <that-card> to <a-hand>", lambda slot, to: (e.Move(Slot(slot), to),))
DONE.says("placed <that-card> at <end-of-deck>", lambda slot, to: (e.Move(Slot(slot), to),))
for _stop in (".", ". Then ,"):
    STEPS.says(
        f"<clauses> {_stop} If you <one-of-two-deeds> , <steps>",
        lambda steps, deed, then: _after_one(steps, deed, then),
    )
    STEPS.says(
        f"<clauses> {_stop} If you <one-of-two-deeds> , <clauses> . If you <one-of-two-deeds> , <steps>",
        lambda steps, one, then, two, rest: _after_one(_after_one(steps, one, then), two, rest),
    )
STEPS.says(
    "you may|can <clauses> . If you <one-of-two-deeds> , <steps>",
    lambda steps, deed, then: (e.May(_after_one(steps, deed, then)),),
)


def _after_one(steps: Steps, deed: Steps, then: Steps) -> Steps:
    """What follows is done in the way that is named, if it was really done; the words name it again."""
    *before, last = steps
    if not isinstance(last, e.ChooseOne) or last.chooser is not Owner.YOU:
        raise Misfit
    if sum(option == deed for option in last.options) != 1:
        raise Misfit
    told = e.If(c.YouDid(), if_done(then))
    options = tuple((*option, told) if option == deed else option for option in last.options)
    return (*before, replace(last, options=options))
