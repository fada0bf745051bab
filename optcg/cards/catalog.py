"""The catalogue: every card number with its facts, and its text read when first asked for."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from optcg.cards.at_hand import facts_at_hand
from optcg.cards.decks import Deck
from optcg.cards.house import house_decks, house_sources
from optcg.cards.legality import DECK_CATEGORIES, colors_fit
from optcg.cards.readings import read
from optcg.cards.sources import facts_in, sources_at
from optcg.model.cards import CardData
from optcg.model.effects import Effect
from optcg.model.errors import BadCardData
from optcg.model.terms import Category, Color

_NUMBER_PARTS = re.compile(r"([A-Z]+)([0-9]*)-([0-9]+)")


class UnknownNumber(KeyError):
    """A card number that is not in the catalogue."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalog:
    """All cards at hand, by number. A catalogue never changes.

    Iterating gives the cards in the order of their numbers. Texts are read on first access, card
    by card, and so are the decks, one by one, so that a catalogue of every printed card opens at once.
    """

    def __init__(self, facts: Mapping[str, CardData], deck_lists: Mapping[str, str] | None = None) -> None:
        """`facts` are cards whose text is not yet read; `deck_lists` are deck texts by name."""
        self._facts = {number: facts[number] for number in sorted(facts, key=number_order)}
        self._cards: dict[str, CardData] = {}
        self._legal: dict[tuple[Color, ...], tuple[CardData, ...]] = {}
        self._decks = _Decks(deck_lists or {}, self)

    @classmethod
    def house(cls) -> "Catalog":
        """The set that comes with this package, and its decks."""
        return cls(facts_in(house_sources()), house_decks())

    @classmethod
    def load(cls, path: str | Path) -> "Catalog":
        """Card data from a folder, zip, tar.gz or JSON file in a known public format (see `importer`)."""
        return cls(facts_in(sources_at(path)))

    @classmethod
    def default(cls) -> "Catalog":
        """The house set plus what was imported, and the card data named by OPTCG_CARD_DATA, if it is set."""
        return cls(facts_at_hand(), house_decks())

    @property
    def decks(self) -> Mapping[str, Deck]:
        """The decks that come with the cards, by name."""
        return self._decks

    @property
    def numbers(self) -> tuple[str, ...]:
        """All card numbers in order."""
        return tuple(self._facts)

    def printed(self) -> Iterator[CardData]:
        """The cards in the order of their numbers, with texts that are not yet read."""
        return iter(self._facts.values())

    def __getitem__(self, number: str) -> CardData:
        card = self._cards.get(number)
        if card is None:
            if number not in self._facts:
                raise UnknownNumber(self._unknown(number))
            facts = self._facts[number]
            abilities, unread = read(facts.text, facts.trigger, facts.category)
            card = self._cards.setdefault(number, replace(facts, abilities=abilities, unread=unread))
        return card

    def __iter__(self) -> Iterator[CardData]:
        return self._read(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __contains__(self, number: object) -> bool:
        return number in self._facts

    def filler(self) -> CardData:
        """The lowest-numbered vanilla Character without [Trigger]."""
        for number, facts in self._facts.items():
            if facts.category is Category.CHARACTER and facts.vanilla:
                return self[number]
        raise BadCardData("These cards cannot fill up a deck: there is no Character without text among them.")

    def legal_with(self, leader: CardData) -> tuple[CardData, ...]:
        """All cards that a deck of this Leader may hold by their colors (Rule 5-1-2-2)."""
        legal = self._legal.get(leader.colors)
        if legal is None:
            fitting = (
                number
                for number, facts in self._facts.items()
                if facts.category in DECK_CATEGORIES and colors_fit(leader, facts)
            )
            legal = self._legal.setdefault(leader.colors, tuple(self._read(fitting)))
        return legal

    def words_of(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        """A sentence for steps that are offered as an option; `before` them others are done."""
        from optcg.text.writer import write_effects  # seldom needed, and large

        return write_effects(effects, before)

    def _read(self, numbers: Iterable[str]) -> Iterator[CardData]:
        return (self[number] for number in numbers)

    def _unknown(self, number: str) -> str:
        if not isinstance(number, str):
            raise UnknownNumber(f"A card number is text such as OP01-001, not {number!r}.")
        wanted = number.upper().split("_")[0]  # the art suffix of a printing is no part of the number
        close = [wanted] if wanted in self._facts else get_close_matches(wanted, self._alike(wanted), n=1)
        guess = f" Did you mean {close[0]}?" if close else ""
        return f"There is no card numbered {number}.{guess}"

    def _alike(self, number: str) -> list[str]:
        """The numbers worth comparing with a wrong one: of the same set, or with the same end."""
        set_name, dash, end = number.partition("-")
        if not dash:
            return list(self._facts)
        return [
            known for known in self._facts if known.startswith(f"{set_name}-") or known.endswith(f"-{end}")
        ]


class _Decks(Mapping[str, Deck]):
    """Deck lists by name, each read when it is first asked for."""

    def __init__(self, lists: Mapping[str, str], catalog: Catalog) -> None:
        self._lists = dict(lists)
        self._catalog = catalog
        self._read: dict[str, Deck] = {}

    def __getitem__(self, name: str) -> Deck:
        if name not in self._read:
            self._read[name] = Deck.parse(self._lists[name], self._catalog, name)
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._lists

    def __iter__(self) -> Iterator[str]:
        return iter(self._lists)

    def __len__(self) -> int:
        return len(self._lists)


def number_order(number: str) -> tuple[str, int, int]:
    """Sets by their letters and number, then cards by their own number: P-9 before P-10."""
    found = _NUMBER_PARTS.fullmatch(number)
    return (found[1], int(found[2] or 0), int(found[3])) if found else (number, 0, 0)
