"""Cards on top of a pile of either player: which player's it is, is chosen first."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.effects import Effect, Place
from optcg.model.selections import Owner, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

EITHER_PILE = Phrase[tuple[Top, Top]]("either-pile")
for _pile, _area in (("deck", Area.DECK), ("Life cards", Area.LIFE)):
    EITHER_PILE.says(
        f"<number> card(s) from the top of your or your opponent's {_pile}",
        lambda n, area=_area: (Top(Owner.YOU, area, n), Top(Owner.OPPONENT, area, n)),
    )
    EITHER_PILE.means(
        f"the top card of your or your opponent's {_pile}",
        (Top(Owner.YOU, _area), Top(Owner.OPPONENT, _area)),
    )
EFFECT.says("look at <either-pile>", lambda tops: _looked_at(*tops))
EFFECT.says("reveal <either-pile>", lambda tops: _one_of(*[e.Reveal(top) for top in tops]))
EFFECT.says("trash <either-pile>", lambda tops: _one_of(*[e.Move(top, Place.TRASH) for top in tops]))


def _looked_at(own: Top, theirs: Top) -> Steps:
    """Life cards are put back where they were in the same breath (`looking.py`)."""
    if own.area is Area.LIFE:
        raise Misfit
    return _one_of(e.Look(own), e.Look(theirs))


def _one_of(own: Effect, theirs: Effect) -> Steps:
    return (e.ChooseOne(((own,), (theirs,))),)
