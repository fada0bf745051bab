"""Cards on top of a pile of either player: which player's it is, is chosen first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from optcg.model import effects as e
from optcg.model.effects import Effect, Place
from optcg.model.selections import Owner, Selection, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

Either = tuple[Top, Top]
Deed = Callable[[Selection], Effect]

EITHER_TOP = Phrase[Either]("either-top")
for _pile, _area in (("deck", Area.DECK), ("Life cards", Area.LIFE)):
    EITHER_TOP.means(
        f"card(s) from the top of your or your opponent's {_pile}",
        (Top(Owner.YOU, _area), Top(Owner.OPPONENT, _area)),
    )
EITHER_PILE = Phrase[Either]("either-pile")
EITHER_PILE.says("<number> <either-top>", lambda n, tops: _so_many(n, tops))


def _so_many(number: int, tops: Either, up_to: bool = False) -> Either:
    own, theirs = (replace(top, count=number, up_to=up_to) for top in tops)
    return own, theirs


def _deed(words: str, make: Callable[..., Deed], area: Area | None = None) -> None:
    """Something done to so many cards, or up to so many, of the pile that is chosen."""
    EFFECT.says(words.format("<either-pile>"), lambda tops, *said: _one_of(tops, make(*said), area))
    EFFECT.says(
        words.format("up to <number> <either-top>"),
        lambda n, tops, *said: _up_to(n, tops, make(*said), area),
    )


def _one_of(tops: Either, deed: Deed, area: Area | None = None) -> Steps:
    if area not in (None, tops[0].area):
        raise Misfit
    return (e.ChooseOne(tuple((deed(top),) for top in tops)),)


def _up_to(number: int, tops: Either, deed: Deed, area: Area | None) -> Steps:
    """Rule 4-8-1: how many it is, is said before any of them is seen."""
    if number == 1:
        return (e.UpToOne(_one_of(tops, deed, area)),)
    return _one_of(_so_many(number, tops, up_to=True), deed, area)


EFFECT.says("look at <either-pile>", lambda tops: _one_of(tops, e.Look, Area.DECK))
# Of Life it ends a sentence: "and place it at the top or bottom ..." is read in one breath (`looking.py`).
CLAUSES.says("look at <either-pile>", lambda tops: _one_of(tops, e.Look, Area.LIFE))
EFFECT.says("look at <either-pile> <put-back-unmoved>", lambda tops, _: _one_of(tops, e.Look))
EFFECT.says(
    "look at up to <number> <either-top> <put-back-unmoved>", lambda n, tops, _: _up_to(n, tops, e.Look, None)
)
EFFECT.says("reveal <either-pile>", lambda tops: _one_of(tops, e.Reveal))
_deed("trash {}", lambda: lambda what: e.Move(what, Place.TRASH))
_deed("add|return {} to <owners-hand>", lambda to: lambda what: e.Move(what, to))
_deed("place {} at <end-of-deck>", lambda to: lambda what: e.Move(what, to))
for _face, _up in (("face-up", True), ("face-down", False)):
    _deed(f"turn {{}} {_face}", lambda up=_up: lambda what: e.TurnLife(what, up), Area.LIFE)
