"""Writes decks in the formats that players and tools read. Each of them is read again by `deck_text`."""

import json
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from optcg.cards.decks import Deck
from optcg.cards.legality import DECK_CATEGORIES
from optcg.cards.packed import packed
from optcg.model.cards import CardData
from optcg.model.errors import IllegalDeck


def write_deck(deck: Deck, form: str) -> str:
    """The deck in one of `FORMS`."""
    return FORMS[form](deck)


def _counts(deck: Deck) -> list[tuple[str, int]]:
    """Numbers and copies: the Leader, then the cards in the order of the list."""
    return list(Counter(deck.numbers).items())


def _numbers(deck: Deck) -> str:
    return "".join(f"{copies}x{number}\n" for number, copies in _counts(deck))


def _names(deck: Deck) -> str:
    lines = ["Leader", f"1 {_named(deck.leader)}"] if deck.leader else []
    for category in DECK_CATEGORIES:
        cards = Counter(card.number for card in deck.cards if card.category is category)
        by_number = {card.number: card for card in deck.cards}
        if cards:
            lines.append(f"{category} ({cards.total()})")
            lines += [f"{copies} {_named(by_number[number])}" for number, copies in cards.items()]
    return "\n".join(lines) + "\n"


def _named(card: CardData) -> str:
    return f"{card.name} ({card.number})"


def _arena(deck: Deck) -> str:
    name = [f"About\nName {deck.name}\n"] if deck.name else []
    return "\n".join([*name, "Deck", *(f"{copies} {number}" for number, copies in _counts(deck))]) + "\n"


def _json(deck: Deck) -> str:
    return json.dumps(list(deck.numbers)) + "\n"


def _topdecks(deck: Deck) -> str:
    return "".join(f"{copies}n{number}a" for number, copies in _counts(deck)) + "\n"


def _gumgum(deck: Deck) -> str:
    return (
        "https://gumgum.gg/deckbuilder?deck="
        + ";".join(f"{n}x{number}" for number, n in _counts(deck))
        + "\n"
    )


def _egman(deck: Deck) -> str:
    cards = ",".join(f"{number}:{copies}" for number, copies in _counts(deck))
    return f"https://deckbuilder.egmanevents.com/?deck={quote(cards)}&type=optcg\n"


def _cardkaizoku(deck: Deck) -> str:
    cards = json.dumps(dict(_counts(deck)), separators=(",", ":"))
    return f"https://deckbuilder.cardkaizoku.com/?deck={urlsafe_b64encode(cards.encode()).decode()}\n"


def _code(deck: Deck) -> str:
    if deck.leader is None:
        raise IllegalDeck("A deck code begins with the Leader, and this deck has none (Rule 5-1-2).")
    return packed(deck.numbers) + "\n"


# The formats by name; `optcg deck convert --help` says what each of them is.
FORMS: Final[dict[str, Callable[[Deck], str]]] = {
    "numbers": _numbers,
    "names": _names,
    "arena": _arena,
    "json": _json,
    "topdecks": _topdecks,
    "gumgum": _gumgum,
    "egman": _egman,
    "cardkaizoku": _cardkaizoku,
    "code": _code,
}
