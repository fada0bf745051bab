"""Cards and decks as the client draws them: their printed facts."""

from __future__ import annotations

from dataclasses import asdict

from optcg.cards import Catalog, Deck
from optcg.cards.deck_figures import figures_of
from optcg.cards.search import Query, find
from optcg.model.cards import CardData


def shown_card(card: CardData) -> dict[str, object]:
    return {
        "number": card.number,
        "name": card.name,
        "category": str(card.category),
        "colors": [str(color) for color in card.colors],
        "cost": card.cost,
        "life": card.life,
        "power": card.power,
        "counter": card.counter,
        "attributes": [str(attribute) for attribute in card.attributes],
        "types": list(card.types),
        "text": card.text,
        "trigger": card.trigger,
    }


def found_cards(catalog: Catalog, words: str, count: int) -> list[dict[str, object]]:
    """Cards in whose number, name, types or text all these words are."""
    found = find(catalog, Query(tuple(words.split())))
    return [shown_card(card) for card, _ in zip(found, range(count), strict=False)]


def shown_deck(deck: Deck) -> dict[str, object]:
    """A deck with its problems and its figures."""
    figures = asdict(figures_of(deck))
    return {
        "name": deck.name,
        "leader": None if deck.leader is None else deck.leader.number,
        "numbers": list(deck.numbers),
        "legal": not deck.problems(),
        "problems": [{"rule": p.rule, "message": p.message, "line": p.line} for p in deck.problems()],
        "unread": sorted({card.number for card in deck.cards if card.unread}),
        "figures": {key: _text_keys(value) for key, value in figures.items()},
    }


def _text_keys(value: object) -> object:
    return {str(key): count for key, count in value.items()} if isinstance(value, dict) else value
