"""Cards told by a keyword that they gain or lose, which what holds all the time would undo itself."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Every
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.same_cards import undoes
from optcg.text.phrases.which_cards.describe import all_of


def grounded(changes: list[Effect]) -> list[Effect]:
    """ "All Characters with [Blocker] lose [Blocker]": all lose it, for the others have nothing to lose."""
    done = [_of_all(change) for change in changes]
    of_keywords = [change for change in changes if isinstance(change, (e.LoseKeyword, e.GainKeyword))]
    for change in of_keywords:
        left = any(undoes(change, getattr(other, "what", None)) for other in done)
        if left and undoes(change, change.what):
            raise Misfit  # "... lose [Blocker] and get -1000 power": those that had it
    return done


def _of_all(change: Effect) -> Effect:
    if not isinstance(change, (e.LoseKeyword, e.GainKeyword)) or not isinstance(change.what, Every):
        return change
    has: Filter = f.HasKeyword(change.keyword)
    known = has if isinstance(change, e.LoseKeyword) else f.Without(has)
    said = change.what.cards.filter
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    rest = all_of(*[part for part in parts if part != known])
    return replace(change, what=Every(replace(change.what.cards, filter=rest)))
