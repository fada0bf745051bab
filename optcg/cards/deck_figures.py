"""What a deck is made of, in numbers: its curve, its counters, its [Trigger]s."""

from collections import Counter
from dataclasses import dataclass

from optcg.cards.decks import Deck
from optcg.model.abilities import KeywordEffect
from optcg.model.terms import Category


@dataclass(frozen=True)
class Figures:
    """Counts of cards: by cost, by category, by color, by Counter, with a [Trigger], by keyword."""

    curve: dict[int, int]
    categories: dict[str, int]
    colors: dict[str, int]
    counters: dict[int, int]
    triggers: int
    keywords: dict[str, int]


def figures_of(deck: Deck) -> Figures:
    cards = deck.cards
    costs = Counter(card.cost or 0 for card in cards)
    characters = [card for card in cards if card.category is Category.CHARACTER]
    keywords = Counter(
        ability.keyword for card in cards for ability in card.abilities if isinstance(ability, KeywordEffect)
    )
    return Figures(
        {cost: costs[cost] for cost in range(max(costs, default=0) + 1)},
        dict(Counter(str(card.category) for card in cards)),
        dict(Counter(str(color) for card in cards for color in card.colors)),
        dict(sorted(Counter(card.counter or 0 for card in characters).items())),
        sum(bool(card.trigger) for card in cards),
        dict(keywords.most_common()),
    )
