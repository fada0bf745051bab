"""What is said of cards by their kind: of which of several kinds, and what a kind need not be told."""

from __future__ import annotations

from typing import Final

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.lacking import lacking
from optcg.text.phrases.which_cards.describe import all_of, any_of, sure

_FIELD: Final = frozenset((Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST))


def said_of(kinds: tuple[Category, ...], said: Filter | None) -> Filter | None:
    """ "Stages or Characters with 5000 power or less": a number is said of the kinds that have it."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return all_of(*[_said_of_some(kinds, part) for part in parts])


def _said_of_some(kinds: tuple[Category, ...], part: Filter | None) -> Filter | None:
    without = lacking(kinds, part)
    return any_of(*[f.CategoryIs(kind) for kind in without], part) if without else part


def without_kind(kinds: tuple[Category, ...], said: Filter | None) -> Filter | None:
    """ "Characters other than red Characters": what is left out is one of them, and need not be told so."""
    if len(kinds) != 1:
        return said
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return all_of(*[_without_kind(f.CategoryIs(kinds[0]), part) for part in parts])


def _without_kind(kind: Filter, part: Filter | None) -> Filter | None:
    if not isinstance(part, f.Without):
        return part
    choices = part.filter.filters if isinstance(part.filter, f.AnyOf) else (part.filter,)
    if kind in choices:
        raise Misfit  # all of them are left out
    told = [choice.filters if isinstance(choice, f.AllOf) else (choice,) for choice in choices]
    return f.Without(sure(any_of(*[all_of(*[one for one in every if one != kind]) for every in told])))


def is_either(kinds: tuple[Category, ...], said: Filter | None) -> bool:
    """ "[A] or [B]": the one or the other, of whatever kind."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return not kinds and any(isinstance(part, f.AnyOf) for part in parts)


def check_state(areas: tuple[Area, ...], said: Filter | None) -> None:
    """Rule 4-4-1: only cards on the field are active or rested; and "placed there" is said of the trash."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    if not _FIELD.intersection(areas) and any(isinstance(part, (f.Rested, f.Active)) for part in parts):
        raise Misfit
    if areas != (Area.TRASH,) and f.PutThereThisTurn() in parts:
        raise Misfit


def takes_part(said: Filter | None) -> bool:
    """Whether it is the one card that attacks, or that is attacked."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return any(isinstance(part, f.InBattle) and part.role for part in parts)
