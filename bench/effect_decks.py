"""Two decks full of effects, as trees: what random play costs when nearly every card does something."""

from collections.abc import Sequence

from bench.effect_deck_purple import LEADERS, PURPLE, PURPLE_EVENTS, PURPLE_STAGES
from bench.effect_deck_red import RED, RED_EVENTS, RED_STAGES
from optcg import Deck
from optcg.model.abilities import (
    Ability,
    TriggerEffect,
)
from optcg.model.cards import CardData
from optcg.model.effects import Effect
from optcg.model.terms import Category, Color
from optcg.text.writer import write_effects


class EffectCatalog:
    """The cards of the two decks, as the engine asks for them."""

    def __init__(self, cards: Sequence[CardData], decks: dict[str, Deck]) -> None:
        self.cards = {card.number: card for card in cards}
        self.decks = decks

    def __getitem__(self, number: str) -> CardData:
        return self.cards[number]

    def filler(self) -> CardData:
        return next(card for card in self.cards.values() if card.vanilla)

    def legal_with(self, leader: CardData) -> list[CardData]:
        fitting = [card for card in self.cards.values() if card.category is not Category.LEADER]
        return [card for card in fitting if set(card.colors) <= set(leader.colors)]

    def words_of(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        return write_effects(effects, before)


def effect_decks() -> tuple[EffectCatalog, tuple[Deck, Deck]]:
    """The catalogue, and its two decks of a Leader and 50 cards, 20 kinds each."""
    red = _cards("EFR", Color.RED, LEADERS[0], RED, RED_EVENTS, RED_STAGES, "Crew")
    purple = _cards("EFP", Color.PURPLE, LEADERS[1], PURPLE, PURPLE_EVENTS, PURPLE_STAGES, "Fleet")
    decks = (_deck(red), _deck(purple))
    return EffectCatalog([*red, *purple], {"red": decks[0], "purple": decks[1]}), decks


def _cards(
    name: str,
    color: Color,
    leader: tuple[str, tuple[Ability, ...]],
    characters: Sequence[tuple[str, int, int, tuple[Ability, ...]]],
    events: Sequence[tuple[str, int, tuple[Ability, ...]]],
    stages: Sequence[tuple[str, int, tuple[Ability, ...]]],
    crew: str,
) -> list[CardData]:
    found = [_card(f"{name}-001", color, leader[0], Category.LEADER, leader[1], power=5000, life=5)]
    for title, cost, power, text in characters:
        facts: dict[str, object] = {"cost": cost, "power": power, "counter": 1000 if cost < 5 else None}
        facts["types"] = (crew,)
        found.append(_card(f"{name}-{len(found) + 1:03}", color, title, Category.CHARACTER, text, **facts))
    for category, cards in ((Category.EVENT, events), (Category.STAGE, stages)):
        for title, cost, text in cards:
            found.append(_card(f"{name}-{len(found) + 1:03}", color, title, category, text, cost=cost))
    return found


def _card(
    number: str, color: Color, name: str, category: Category, text: tuple[Ability, ...], **facts: object
) -> CardData:
    trigger = any(isinstance(ability, TriggerEffect) for ability in text)
    words = {"text": "see its tree" if text else "", "trigger": "see its tree" if trigger else ""}
    return CardData(number, name, category, (color,), abilities=text, **words, **facts)  # type: ignore[arg-type]


def _deck(cards: list[CardData]) -> Deck:
    """Fifty cards: two or three of each kind."""
    numbers = [card.number for card in cards[1:]]
    copies = [number for turn in range(4) for number in numbers]
    return Deck((cards[0].number, *copies[:50]))
