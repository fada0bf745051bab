"""Cards of two piles that are looked at together, and change places: the top of the deck and of Life."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import CountOf
from optcg.model.conditions import Both, Compare
from optcg.model.effects import Place
from optcg.model.selections import Cards, Choose, Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.references import BEFORE_LATEST, LATEST
from optcg.text.pointing.swapped import SWAP

EFFECT.says("look at <pile> and <pile>", lambda one, two: (e.Look(two_piles(one, two)),))
EFFECT.says("look at <pile> and at <pile>", lambda one, two: (e.Look(two_piles(one, two)),))
for _swap in ("swap", "exchange", "switch"):
    for _them in ("them", "those cards", "these cards", "those 2 cards", "the 2 cards", "the two cards"):
        EFFECT.says(f"{_swap} {_them}", lambda: SWAP)
        EFFECT.says(f"{_swap} {_them} with each other", lambda: SWAP)
        EFFECT.says(f"{_swap} the places of {_them}", lambda: SWAP)
    # A card of the hand and the Life card on top, which go where the other one was.
    EFFECT.says(f"{_swap} <cards> with <pile>", lambda card, top: _with_life(card, top))
    EFFECT.says(f"{_swap} <pile> with <cards>", lambda top, card: _with_life(card, top))


def _with_life(card: Selection, top: Selection) -> Steps:
    """Rule 1-3-2: without a card on either side nothing is swapped. The card of the hand lies face-down."""
    if not isinstance(card, Choose) or (card.cards, card.count) != (_HAND, 1):
        raise Misfit
    if top != Top(Owner.YOU, Area.LIFE, 1):
        raise Misfit
    there = tuple(Compare(CountOf(cards), ">=", 1) for cards in (_LIFE, _HAND))
    # The card of the hand goes first, so that Life is never without the card it gets.
    steps = (
        e.Pick(card),
        e.Pick(top),
        e.Move(Slot(BEFORE_LATEST), Place.LIFE_TOP),
        e.Move(Slot(LATEST), Place.HAND),
    )
    return (e.If(Both(there), steps),)


_HAND: Final = Cards(Owner.YOU, (Area.HAND,))
_LIFE: Final = Cards(Owner.YOU, (Area.LIFE,))


def two_piles(one: Selection, two: Selection) -> Selection:
    if not isinstance(one, Top) or not isinstance(two, Top) or (one.owner, one.area) == (two.owner, two.area):
        raise Misfit
    return Together((one, two))
