"""The cards of a pile that were not taken: they are put away whatever was done with the others."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Slot
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.references import LOOKED


def but_for_the_rest(then: Steps) -> tuple[Steps, Steps]:
    """ "If you do, A. Then, place the rest ...": the steps that hang on it, and those that do not."""
    for place, step in enumerate(then):
        if place and getattr(step, "what", None) == Slot(LOOKED):
            if any(not isinstance(later, e.Shuffle) for later in then[place + 1 :]):
                raise Misfit  # what follows may hang on the "if you do" as well
            return then[:place], then[place:]
    return then, ()


def leaves_the_rest(steps: Steps) -> bool:
    """ "If C, you may A. If you do, B. Then, place the rest": anyway, or only if C?"""
    put_away = any(getattr(step, "what", None) == Slot(LOOKED) for step in steps)
    return put_away and any(isinstance(step, e.May) and step.then for step in steps)
