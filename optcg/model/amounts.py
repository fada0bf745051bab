"""Numbers in card text: fixed, counted, per so many, of an earlier step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from optcg.model.abilities import When
    from optcg.model.filters import Filter
    from optcg.model.selections import Cards, Owner


@dataclass(frozen=True)
class Counted:
    """A number that is worked out when it is needed."""


Amount: TypeAlias = int | Counted


@dataclass(frozen=True)
class CountOf(Counted):
    """How many cards there are: "the number of your Life cards".

    With `different` it is how many different ones: "name" (as printed), "color", "type", "attribute",
    "cost", "power", "base cost" or "base power".
    """

    cards: Cards
    different: str = ""


@dataclass(frozen=True)
class DonOf(Counted):
    """How many DON!! a player has: `where` is "field", "active", "rested", "given" or "deck".

    The field is the cost area and the given DON!! together (Rules 3-1-2, 4-4-2).
    """

    owner: Owner
    where: str = "field"


@dataclass(frozen=True)
class Per(Counted):
    """`each` for every `every` of something: "+1000 for every 2 cards in your trash"."""

    each: int
    every: int
    of: Amount


@dataclass(frozen=True)
class Plus(Counted):
    left: Amount
    right: Amount


@dataclass(frozen=True)
class Minus(Counted):
    left: Amount
    right: Amount


@dataclass(frozen=True)
class PowerOf(Counted):
    """The power (or base power) of the first card of a slot, or of this card (`slot` None)."""

    slot: int | None = None
    base: bool = False


@dataclass(frozen=True)
class CostOf(Counted):
    """The cost (or base cost) of the first card of a slot, or of this card (`slot` None)."""

    slot: int | None = None
    base: bool = False


@dataclass(frozen=True)
class ItsOwn(Counted):
    """The "power", "cost" or "given DON!!" of the very card that gains power or cost: each by its own."""

    what: str


@dataclass(frozen=True)
class TotalOf(Counted):
    """The sum of "power", "cost", "Counter" or "given DON!!" over a group; `base`: base values (Rule 4-9)."""

    what: str
    cards: Cards
    base: bool = False


@dataclass(frozen=True)
class SlotCount(Counted):
    """How many cards an earlier step has chosen or moved; with `filter` only those that fit."""

    slot: int = 0
    filter: Filter | None = None


@dataclass(frozen=True)
class DoneCount(Counted):
    """How many times the step before was really done."""


@dataclass(frozen=True)
class NamedNumber(Counted):
    """The number a player has named (Rule 1-3-5)."""


@dataclass(frozen=True)
class TurnsOf(Counted):
    """Which turn of theirs a player has begun last: 2 from their second turn on, until their third."""

    owner: Owner


@dataclass(frozen=True)
class Happened(Counted):
    """How often something has happened in this turn: to how many cards, with how many cards drawn.

    With `last` it is asked of the last turn of a player that has ended, with `by_card` to how many different
    cards it has happened, though some of them are gone since.

    `when` is an event in words, as an auto effect waits for it; `other` is what the other card of an attack
    or a battle must be. The game keeps it in mind as long as a card that asks for it is in it, wherever that
    card is.
    """

    when: When
    other: Filter | None = None
    last: Owner | None = None
    by_card: bool = False
