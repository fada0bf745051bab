"""Which decks are legal (Rule 5-1-2)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from optcg.cards.described import fits
from optcg.model.abilities import (
    Ability,
    AnyNumberInDeck,
    DeckCannotInclude,
    DonDeckOf,
)
from optcg.model.cards import CardData, Problem
from optcg.model.filters import Filter
from optcg.model.terms import COPIES, DECK_SIZE, DON_DECK_SIZE, Category

DECK_CATEGORIES: Final = (Category.CHARACTER, Category.EVENT, Category.STAGE)


def copies_allowed(card: CardData, leader: CardData | None = None) -> int:
    """Rule 5-1-2-3: at most four cards of one number; a text may allow another number (Rule 5-1-2-4-1).

    It is a text of the card itself, or one of the Leader about such cards.
    """
    texts = [text for text in card.abilities if _of_copies(text) is None]
    if leader is not None:
        for text in leader.abilities:
            described = _of_copies(text)
            if described is not None and fits(described, card):
                texts.append(text)
    if any(isinstance(text, AnyNumberInDeck) for text in texts):
        return DECK_SIZE
    return COPIES


def _of_copies(text: Ability) -> Filter | None:
    """Of which other cards a text allows more copies."""
    return text.filter if isinstance(text, AnyNumberInDeck) else None


def allowed_by_leader(leader: CardData, card: CardData) -> bool:
    """Rule 5-1-2-4-1: whether no text of the Leader keeps the card out of the deck."""
    return not any(
        isinstance(text, DeckCannotInclude) and fits(text.filter, card) for text in leader.abilities
    )


def colors_fit(leader: CardData, card: CardData) -> bool:
    """Rule 5-1-2-2: every color of the card is on the Leader; of two colors it is both (Rule 2-3-5)."""
    return set(card.colors) <= set(leader.colors)


def deck_problems(
    cards: Sequence[CardData], lines: Mapping[str, int], don_cards: int | None
) -> list[Problem]:
    """What is illegal about a Leader, deck and DON!! deck given as one list of cards.

    `lines` tells for a number which line of the deck list to point at.
    """
    leaders = [card for card in cards if card.category is Category.LEADER]
    deck = [card for card in cards if card.category is not Category.LEADER]
    return [
        *_leader_problems(leaders, lines),
        *_size_problems(len(deck), don_cards, don_deck_size(leaders)),
        *_category_problems(deck, lines),
        *_leader_limits(leaders, deck, lines),
        *_copy_problems(deck, lines, leaders[0] if len(leaders) == 1 else None),
    ]


def problem_words(problem: Problem) -> str:
    """A problem in one line: where, what and which rule."""
    line = f"line {problem.line}: " if problem.line else ""
    return f"{line}{problem.message} (Rule {problem.rule})"


def _leader_problems(leaders: list[CardData], lines: Mapping[str, int]) -> Iterator[Problem]:
    """Rules 5-1-1, 5-1-2: exactly one Leader."""
    if not leaders:
        yield Problem("5-1-2", "There is no Leader card; exactly 1 is needed.")
    elif len(leaders) > 1:
        names = ", ".join(_named(card) for card in leaders)
        message = f"There are {len(leaders)} Leader cards ({names}); exactly 1 is needed."
        yield Problem("5-1-2", message, lines.get(leaders[-1].number))


def don_deck_size(leaders: Sequence[CardData]) -> int:
    """Rule 5-1-2: 10 cards, unless the text of the Leader says otherwise (Rule 5-1-2-4)."""
    sizes = [text.count for card in leaders for text in card.abilities if isinstance(text, DonDeckOf)]
    return sizes[0] if sizes else DON_DECK_SIZE


def _size_problems(size: int, don_cards: int | None, don_deck: int) -> Iterator[Problem]:
    """Rule 5-1-2: a deck of 50 cards, and a DON!! deck; a list need not speak of the DON!! deck."""
    if size != DECK_SIZE:
        yield Problem("5-1-2", f"The deck has {_count(size)}; exactly {DECK_SIZE} are needed.")
    if don_cards is not None and don_cards != don_deck:
        yield Problem("5-1-2", f"The DON!! deck has {_count(don_cards)}; exactly {don_deck} are needed.")


def _category_problems(deck: list[CardData], lines: Mapping[str, int]) -> Iterator[Problem]:
    """Rule 5-1-2-1: a deck holds Characters, Events and Stages only."""
    for card in _each(deck):
        if card.category not in DECK_CATEGORIES:
            message = f"{_named(card)} is a {card.category} card; a deck holds Characters, Events and Stages."
            yield Problem("5-1-2-1", message, lines.get(card.number))


def _leader_limits(
    leaders: list[CardData], deck: list[CardData], lines: Mapping[str, int]
) -> Iterator[Problem]:
    """Rules 5-1-2-2, 5-1-2-4-1: what the colors and the text of the Leader keep out of its deck.

    The text works before any game (Rule 5-1-2-4-2). Without one Leader there is nothing to compare with.
    """
    if len(leaders) != 1:
        return
    leader = leaders[0]
    for card in _each(deck):
        if not colors_fit(leader, card):
            message = (
                f"{_named(card)} is {'/'.join(card.colors)}, but the Leader {leader.name} allows only "
                f"{' and '.join(leader.colors)}."
            )
            yield Problem("5-1-2-2", message, lines.get(card.number))
    for card in _each(deck):
        if not allowed_by_leader(leader, card):
            message = (
                f"{_named(card)} must not be in the deck: the text of the Leader {leader.name} forbids it."
            )
            yield Problem("5-1-2-4-1", message, lines.get(card.number))


def _copy_problems(
    deck: list[CardData], lines: Mapping[str, int], leader: CardData | None
) -> Iterator[Problem]:
    """Rule 5-1-2-3; all printings of a number count together (Rule 2-14-1)."""
    counts = Counter(card.number for card in deck)
    for card in _each(deck):
        count, allowed = counts[card.number], copies_allowed(card, leader)
        if count > allowed:
            message = f"There are {count} copies of {_named(card)}; at most {allowed} are allowed."
            yield Problem("5-1-2-3", message, lines.get(card.number))


def _each(deck: list[CardData]) -> list[CardData]:
    return list({card.number: card for card in deck}.values())


def _named(card: CardData) -> str:
    return f"{card.name} ({card.number})"


def _count(size: int) -> str:
    return "1 card" if size == 1 else f"{size} cards"
