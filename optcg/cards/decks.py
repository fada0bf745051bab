"""A Leader with its deck, as a player hands it in (Rule 5-1-1)."""

from dataclasses import dataclass, field

from optcg.cards.deck_text import read_deck_text
from optcg.cards.legality import deck_problems
from optcg.model.cards import CardData, CatalogLike, Problem
from optcg.model.plain import check_catalog
from optcg.model.terms import Category


@dataclass(frozen=True)
class Deck:
    """A deck list, legal or not. Two decks are equal if they hold the same cards in the same order."""

    numbers: tuple[str, ...]  # of all cards, Leader first, then as listed
    name: str = field(default="", compare=False)
    leader: CardData | None = field(default=None, compare=False, repr=False)
    cards: tuple[CardData, ...] = field(default=(), compare=False, repr=False)  # all but the Leader
    _problems: tuple[Problem, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def parse(cls, text: str, catalog: CatalogLike, name: str = "") -> "Deck":
        """Read a deck list in any format of `deck_text`. What cannot be read is a problem of the deck."""
        if not isinstance(text, str):
            raise TypeError(f"A deck is read from text, not from {type(text).__name__}.")
        check_catalog(catalog)
        listed = read_deck_text(text)
        problems = list(listed.problems)
        cards: list[CardData] = []
        lines: dict[str, int] = {}
        for entry in listed.entries:
            try:
                card = catalog[entry.number]
            except KeyError as error:
                problems.append(Problem("2-14-1", str(error.args[0]), entry.line))
                continue
            cards += [card] * entry.copies
            lines[card.number] = entry.line
        problems += deck_problems(cards, lines, listed.don_cards)

        leader = next((card for card in cards if card.category is Category.LEADER), None)
        if leader is not None:
            cards.remove(leader)
        numbers = tuple(card.number for card in ([leader, *cards] if leader else cards))
        return cls(numbers, name or listed.name, leader, tuple(cards), tuple(problems))

    @property
    def unread(self) -> list[str]:
        """The numbers of the cards whose text is not wholly read."""
        return sorted({card.number for card in (self.leader, *self.cards) if card and card.unread})

    def problems(self) -> list[Problem]:
        """What breaks Rule 5-1-2 or could not be read; empty if the deck is legal."""
        return list(self._problems)
