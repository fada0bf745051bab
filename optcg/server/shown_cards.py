"""Cards and decks as the client draws them: their printed facts, and where their picture is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import islice

from optcg.cards import Catalog, Deck
from optcg.cards.deck_figures import figures_of
from optcg.cards.pictures import Pictures
from optcg.cards.search import Query, find
from optcg.model.cards import CardData
from optcg.server.store import Seat


def shown_cards(cards: Iterable[CardData], pictures: Pictures) -> list[dict[str, object]]:
    """What is printed on cards; the picture of each is an address, or None if it has to be drawn."""
    printings = pictures.of_cards()
    addresses = {number: f"/pictures/{printing}" for number, printing in printings.items()}
    return [{**card.to_dict(), "picture": addresses.get(card.number)} for card in cards]


def found_cards(catalog: Catalog, words: str, count: int, pictures: Pictures) -> list[dict[str, object]]:
    """Cards in whose number, name, types or text all these words are."""
    found = find(catalog.printed(), Query(tuple(words.split())))
    return shown_cards(islice(found, count), pictures)


def shown_deck(deck: Deck) -> dict[str, object]:
    """A deck with its problems and its figures."""
    figures = asdict(figures_of(deck))
    return {
        "name": deck.name,
        "leader": None if deck.leader is None else deck.leader.number,
        "numbers": list(deck.numbers),
        "legal": not deck.problems(),
        "problems": [problem._asdict() for problem in deck.problems()],
        "unread": deck.unread,
        "figures": {key: _text_keys(value) for key, value in figures.items()},
    }


def _text_keys(value: object) -> object:
    return {str(key): count for key, count in value.items()} if isinstance(value, dict) else value


def game_title(catalog: Catalog, seats: Sequence[Seat], winner: int | None) -> str:
    """Who played which Leader, and who won."""
    leaders = [f" ({catalog[seat.deck[0]].name})" if seat.deck else "" for seat in seats]
    names = " - ".join(seat.name + leader for seat, leader in zip(seats, leaders, strict=True))
    return f"{names}: {'a draw' if winner is None else f'{seats[winner].name} won'}"
