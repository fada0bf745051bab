"""What is done to cards of both players: "trash 1 card from the top of each player's Life cards"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import Amount
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Every, Owner, Selection, Together, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, TARGETS, Steps, on_field
from optcg.text.phrases.which_cards.nouns import Noun, choose

EACHS = Phrase[None]("each-players")
for _words in ("each player's", "both players'", "each of your and your opponent's"):
    EACHS.means(_words, None)
EACHS.means("both your and your opponent's", None)

# The cards at the end of a pile of each of them.
PILES = Phrase[Area]("piles")
PILES.says("card(s) from the top of <each-players> deck(s)", lambda _: Area.DECK)
PILES.says("card(s) from the top of <each-players> Life (cards|area)", lambda _: Area.LIFE)
PILES.says("of <each-players> Life cards", lambda _: Area.LIFE)

_BOTH: Final = (Owner.YOU, Owner.OPPONENT)
Deed = Callable[[Selection], Effect]


def _deed(words: str, make: Callable[..., Deed], area: Area | None = None) -> None:
    """Something done to so many cards, or up to so many, of each pile."""
    EFFECT.says(words.format("<count> <piles>"), lambda n, of, *said: _of_both(n, of, make(*said), area))
    EFFECT.says(words.format("up to <number> <piles>"), lambda n, of, *said: _up_to(n, of, make(*said), area))


def _of_both(count: Amount, of: Area, deed: Deed, area: Area | None) -> Steps:
    _fits(of, area)
    return tuple(deed(Top(who, of, count)) for who in _BOTH)


def _up_to(number: int, of: Area, deed: Deed, area: Area | None) -> Steps:
    """Rule 4-8-1: how many of each pile is said before any of them is seen."""
    _fits(of, area)
    if number == 1:
        return tuple(e.May((deed(Top(who, of)),)) for who in _BOTH)
    return tuple(deed(Top(who, of, number, up_to=True)) for who in _BOTH)


def _fits(of: Area, area: Area | None) -> None:
    if area not in (None, of):
        raise Misfit


EFFECT.says(
    "trash up to <number> <piles>", lambda n, of: _up_to(n, of, lambda what: e.Move(what, Place.TRASH), None)
)
EFFECT.says("trash <count> <piles>", lambda n, of: _trashed(n, of))
EFFECT.says("trash <pile> and <pile>", lambda one, two: (e.Move(Together((one, two)), Place.TRASH),))
_deed("add|return {} to <owners-hand>", lambda to: lambda what: e.Move(what, to))
_deed("place {} at <end-of-deck>", lambda to: lambda what: e.Move(what, to), Area.LIFE)
_deed("add {} to <end-of-life> <facing>", lambda to, up: lambda what: e.Move(what, to, up), Area.DECK)
_deed("turn {} face-up", lambda: lambda what: e.TurnLife(what, face_up=True), Area.LIFE)
_deed("turn {} face-down", lambda: lambda what: e.TurnLife(what, face_up=False), Area.LIFE)
EFFECT.says("reveal <pile> and <pile>", lambda one, two: (e.Reveal(_one_of_each(one, two)),))
EFFECT.says("reveal <count> <piles>", lambda n, of: _of_both(n, of, lambda what: e.Reveal(what), None))
EFFECT.says("look at <count> <piles>", lambda n, of: (e.Look(_tops_of_decks(n, of)),))


def _tops_of_decks(count: Amount, of: Area) -> Selection:
    """Cards of both decks, seen at once; Life cards are looked at one after the other (`looking.py`)."""
    _fits(of, Area.DECK)
    return Together(tuple(Top(who, of, count) for who in _BOTH))


def _one_of_each(one: Selection, two: Selection) -> Selection:
    """Cards of both players' decks or Life, shown at once; yours are told first."""
    piles = {pile.owner: pile for pile in (one, two) if isinstance(pile, Top)}
    if set(piles) != set(_BOTH):
        raise Misfit
    return Together(tuple(piles[who] for who in _BOTH))


def _trashed(count: Amount, of: Area) -> Steps:
    """Cards of decks go at once, so that what follows may speak of all of them."""
    if of is Area.LIFE:
        return _of_both(count, of, lambda what: e.Move(what, Place.TRASH), None)
    return (e.Move(Together(tuple(Top(who, of, count) for who in _BOTH)), Place.TRASH),)


for _face, _up in (("face-up", True), ("face-down", False)):
    EFFECT.says(
        f"turn all of <each-players> Life cards {_face}",
        lambda _, up=_up: tuple(e.TurnLife(Every(Cards(who, (Area.LIFE,))), up) for who in _BOTH),
    )

# Cards of the field: some of each.
TARGETS.says("up to <count> of <each-players> <noun>", lambda n, _, noun: _of_each(n, noun, up_to=True))
TARGETS.says("<count> of <each-players> <noun>", lambda n, _, noun: _of_each(n, noun, up_to=False))
EFFECT.says(
    "rest <count> of <each-players> (active) DON!! cards",
    lambda n, _: tuple(e.RestDon(n, who) for who in _BOTH),
)
EFFECT.says("shuffle <each-players> deck(s)", lambda _: tuple(e.Shuffle(who) for who in _BOTH))


def _of_each(count: Amount, noun: Noun, up_to: bool) -> Selection:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return on_field(Together(tuple(choose(noun, count, who, up_to=up_to) for who in _BOTH)))
