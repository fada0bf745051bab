"""Decks of official cards, where their data is at hand: real lists, and decks drawn from all cards."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from optcg import Catalog, Deck
from optcg.cards.legality import allowed_by_leader, colors_fit
from optcg.cards.sources import facts_in, sources_at
from optcg.model.cards import CardData
from optcg.model.terms import Category

BESIDE = Path(__file__).resolve().parent.parent.parent / "shared" / "cards"
KINDS = 13


def card_data() -> Path | None:
    """Where the data of official cards is: what OPTCG_CARD_DATA names, or a folder beside the checkout."""
    place = Path(os.environ.get("OPTCG_CARD_DATA") or BESIDE)
    return place if place.exists() else None


def deck_lists(place: Path | None) -> Catalog | None:
    """All official cards with the deck lists that lie in a folder `decks` beside them, if there are any."""
    if place is None:
        return None
    lists = {path.stem: path.read_text(encoding="utf-8") for path in sorted(place.parent.glob("decks/*.txt"))}
    return Catalog(facts_in(sources_at(place)), lists) if lists else None


def drawn_decks(official: Catalog) -> Callable[[int], tuple[Deck, Deck]]:
    """Two decks for each seed: a Leader each, and four of thirteen kinds of cards that it may lead."""
    leaders = [card for card in official if card.category is Category.LEADER]
    others = [card for card in official if card.category is not Category.LEADER]

    def drawn(seed: int) -> tuple[Deck, Deck]:
        random = Random(f"decks {seed}")
        return _draw(random, leaders, others, official), _draw(random, leaders, others, official)

    return drawn


def _draw(random: Random, leaders: list[CardData], others: list[CardData], cards: Catalog) -> Deck:
    leader = random.choice(leaders)
    fitting = [card for card in others if colors_fit(leader, card) and allowed_by_leader(leader, card)]
    kinds = random.sample(fitting, KINDS)
    numbers = [card.number for card in kinds for _ in range(4)][:50]
    return Deck.parse("\n".join(f"1x{number}" for number in (leader.number, *numbers)), cards)
