"""Whether a card fits a description by what is printed on it, with no game running (Rule 5-1-2-4-2)."""

import operator
from collections.abc import Callable
from typing import Final

from optcg.model import filters as f
from optcg.model.abilities import AlsoAttribute, AlsoNamed, AlsoTyped
from optcg.model.amounts import Amount
from optcg.model.cards import CardData

_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def fits(described: f.Filter, card: CardData) -> bool:
    """Whether the printed card has the property."""
    if isinstance(described, f.AllOf):
        return all(fits(part, card) for part in described.filters)
    if isinstance(described, f.AnyOf):
        return any(fits(part, card) for part in described.filters)
    if isinstance(described, f.Without):
        return not fits(described.filter, card)
    if isinstance(described, f.CategoryIs):
        return card.category is described.category
    if isinstance(described, f.NumberIs):
        return card.number == described.number
    if isinstance(described, f.ColorIs):
        return described.color in card.colors
    if isinstance(described, f.Multicolor):
        return len(card.colors) > 1
    if isinstance(described, f.NoBaseEffect):
        return card.vanilla
    return _fits_words(described, card)


def _fits_words(described: f.Filter, card: CardData) -> bool:
    """Rules 2-1-3, 2-4-4, 2-5-7: what a card has from its text counts in deck construction too."""
    if isinstance(described, f.NameIs):
        return described.name in names_of(card)
    if isinstance(described, f.NameIncludes):
        return any(described.text in name for name in names_of(card))
    if isinstance(described, f.TypeIs):
        return described.type.casefold() in _types(card)
    if isinstance(described, f.TypeIncludes):
        return any(described.text.casefold() in name for name in _types(card))
    if isinstance(described, f.AttributeIs):
        texts = [text.attribute for text in card.abilities if isinstance(text, AlsoAttribute)]
        return described.attribute in (*card.attributes, *texts)
    return _fits_numbers(described, card)


def _fits_numbers(described: f.Filter, card: CardData) -> bool:
    if isinstance(described, f.CostIs):
        return _compares(card.cost, described.compare, described.amount)
    if isinstance(described, f.PowerIs):
        return _compares(card.power, described.compare, described.amount)
    if isinstance(described, f.CounterIs):
        return _compares(card.counter or 0, described.compare, described.amount)
    raise TypeError(f"{described!r} is nothing that a printed card has.")


def _compares(value: int | None, sign: str, amount: Amount) -> bool:
    if not isinstance(amount, int):
        raise TypeError(f"{amount!r} is not known outside of a game.")
    return value is not None and _COMPARE[sign](value, amount)


def names_of(card: CardData) -> list[str]:
    """Rule 2-1-3: the printed name, and those from the text."""
    return [card.name, *[text.name for text in card.abilities if isinstance(text, AlsoNamed)]]


def _types(card: CardData) -> list[str]:
    more = [text.type for text in card.abilities if isinstance(text, AlsoTyped)]
    return [name.casefold() for name in (*card.types, *more)]
