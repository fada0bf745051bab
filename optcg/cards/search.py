"""Finds cards by what is printed on them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from optcg.model.cards import CardData


@dataclass(frozen=True)
class Query:
    """What a card must be. Words are looked for without regard to case; numbers are ranges."""

    words: tuple[str, ...] = ()  # each in name, number, types or text
    name: str = ""
    type: str = ""
    text: str = ""
    keyword: str = ""
    category: str = ""
    set: str = ""
    colors: tuple[str, ...] = ()
    cost: tuple[int, int] | None = None
    power: tuple[int, int] | None = None
    counter: tuple[int, int] | None = None
    trigger: bool = False
    life: tuple[int, int] | None = None


def find(cards: Iterable[CardData], query: Query) -> Iterator[CardData]:
    """The cards that fit, in the order given; their texts need not be read."""
    return (card for card in cards if fits_query(card, query))


def fits_query(card: CardData, query: Query) -> bool:
    text = f"{card.text}\n{card.trigger}"
    everything = "\n".join((card.number, card.name, *card.types, text)).lower()
    if not all(word.lower() in everything for word in query.words):
        return False
    return (
        query.name.lower() in card.name.lower()
        and query.text.lower() in text.lower()
        and (not query.type or any(query.type.lower() in each.lower() for each in card.types))
        and (not query.category or card.category.lower() == query.category.lower())
        and (not query.set or card.number.lower().startswith(f"{query.set.lower()}-"))
        and all(any(each.lower() == color.lower() for each in card.colors) for color in query.colors)
        and _within(card.cost, query.cost)
        and _within(card.life, query.life)
        and _within(card.power, query.power)
        and _within(card.counter, query.counter)
        and (not query.trigger or bool(card.trigger))
        and (not query.keyword or _has_keyword(card, query.keyword))
    )


def _within(value: int | None, bounds: tuple[int, int] | None) -> bool:
    if bounds is None:
        return True
    return value is not None and bounds[0] <= value <= bounds[1]


def _has_keyword(card: CardData, keyword: str) -> bool:
    return f"[{keyword.strip('[]')}]".lower() in f"{card.text}\n{card.trigger}".lower()
