"""Whose deck "the deck" is: yours, unless another one is spoken of; and which cards of it are meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from optcg.model import effects as e
from optcg.model.effects import Place
from optcg.model.selections import Cards, Choose, Owner, Top, TopOrBottom
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.with_fields import rebuilt

N = TypeVar("N")

_TO_DECK: Final = (Place.DECK, Place.DECK_TOP, Place.DECK_BOTTOM, Place.DECK_EITHER)


@dataclass(frozen=True, repr=False)
class TheDeck(e.Shuffle):
    """ "Shuffle the deck", until the whole ability is read."""

    def __repr__(self) -> str:
        return repr(e.Shuffle())


@dataclass(frozen=True, repr=False)
class ItsDeck(TheDeck):
    """ "Place ... at the bottom of your deck and shuffle it": the deck into which cards were put."""


def your_deck(ability: N) -> N:
    """ "Look at 3 cards from the top of your opponent's deck. Shuffle the deck": which, is not told."""
    if _has(ability, _is_any_card) and not _has(ability, lambda node: isinstance(node, e.Shuffle)):
        raise Misfit
    if not _has(ability, lambda node: isinstance(node, TheDeck)):
        return ability
    if _has(ability, _of_other_deck):
        raise Misfit
    if _has(ability, lambda node: isinstance(node, ItsDeck)) and not _has(ability, _to_deck):
        raise Misfit
    turned: N = _turned(ability)
    return turned


def _is_any_card(node: object) -> bool:
    """ "Trash 2 cards from your deck": those on top, or any that are looked for?"""
    return isinstance(node, Choose) and Area.DECK in node.cards.areas and node.cards.filter is None


def _to_deck(node: object) -> bool:
    return isinstance(node, e.Move) and node.to in _TO_DECK


def _of_other_deck(node: object) -> bool:
    if isinstance(node, e.Move) and _to_deck(node):
        return _has(node.what, lambda part: isinstance(part, Cards) and part.owner is not Owner.YOU)
    areas = (
        node.areas
        if isinstance(node, Cards)
        else (node.area,)
        if isinstance(node, (Top, TopOrBottom))
        else ()
    )
    return Area.DECK in areas and getattr(node, "owner", None) is not Owner.YOU


def _has(node: Any, fits: Callable[[object], bool]) -> bool:
    if isinstance(node, tuple):
        return any(_has(part, fits) for part in node)
    if not is_dataclass(node):
        return False
    return fits(node) or any(_has(getattr(node, field.name), fits) for field in fields(node))


def _turned(node: Any) -> Any:
    if isinstance(node, TheDeck):
        return e.Shuffle()
    return rebuilt(node, _turned)
