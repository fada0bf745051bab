"""What is printed on a card (Rule 2), and how the engine sees a catalogue and a deck."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from optcg.model.abilities import Ability
from optcg.model.effects import Effect
from optcg.model.terms import Attribute, Category, Color


class Unread(NamedTuple):
    """A piece of card text that was not read, and where it starts in its line (from 1)."""

    piece: str
    column: int


class Problem(NamedTuple):
    """Why a deck is not legal: the rule it breaks, a sentence, and the line of the deck list, if any."""

    rule: str
    message: str
    line: int | None = None


@dataclass(frozen=True)
class CardData:
    """One card number with its printed facts (Rule 2) and the meaning of its text."""

    number: str
    name: str
    category: Category
    colors: tuple[Color, ...] = ()
    cost: int | None = None
    life: int | None = None
    power: int | None = None
    counter: int | None = None
    attributes: tuple[Attribute, ...] = ()
    types: tuple[str, ...] = ()
    text: str = ""
    trigger: str = ""
    abilities: tuple[Ability, ...] = ()
    unread: tuple[Unread, ...] = ()

    @property
    def vanilla(self) -> bool:
        """Rule 2-8-5: a card without card text; a [Trigger] is card text too (Rule 2-11-2)."""
        return not self.text and not self.trigger

    def to_dict(self) -> dict[str, object]:
        """What is printed on the card, as plain data."""
        return {
            "number": self.number,
            "name": self.name,
            "category": str(self.category),
            "colors": [str(color) for color in self.colors],
            "cost": self.cost,
            "life": self.life,
            "power": self.power,
            "counter": self.counter,
            "attributes": [str(attribute) for attribute in self.attributes],
            "types": list(self.types),
            "text": self.text,
            "trigger": self.trigger,
        }


class CatalogLike(Protocol):
    """What the engine asks of a catalogue."""

    def __getitem__(self, number: str) -> CardData: ...

    def filler(self) -> CardData:
        """The lowest-numbered vanilla Character without [Trigger]."""

    def legal_with(self, leader: CardData) -> Sequence[CardData]:
        """All cards that a deck of this Leader may hold by their colors (Rule 5-1-2-2)."""

    def words_of(self, effects: tuple[Effect, ...], before: tuple[Effect, ...] = ()) -> str:
        """A sentence for steps that are offered as an option; `before` them others are done."""


class DeckLike(Protocol):
    """What the engine asks of a deck."""

    @property
    def numbers(self) -> Sequence[str]:
        """The card numbers, Leader first."""

    def problems(self) -> list[Problem]:
        """What breaks Rule 5-1-2; empty if the deck is legal."""
