"""Which cards an effect is about, who picks them, and how many (Rules 4-8, 8-4-4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.terms import Area


class Owner(StrEnum):
    """Whose; always seen from the player of the effect."""

    YOU = "you"
    OPPONENT = "opponent"
    EITHER = "either"


# "Leader or Character cards" (Rule 2-2-4-3), everything of the field but DON!!, and with the DON!! of the
# cost area: "rest 1 of your cards".
LEADER_AND_CHARACTERS = (Area.LEADER, Area.CHARACTER)
ON_FIELD = (Area.LEADER, Area.CHARACTER, Area.STAGE)
FIELD_AND_DON = (Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST)


@dataclass(frozen=True)
class Cards:
    """A group of cards: whose, in which areas, and what they must be.

    `Area.COST` stands for the DON!! of the cost area: they can be counted, rested, set as active and held,
    together with cards of the field, and only `CategoryIs`, `Active` and `Rested` fit them.
    """

    owner: Owner
    areas: tuple[Area, ...]
    filter: Filter | None = None


@dataclass(frozen=True)
class Selection:
    """The cards that a step is about. They are remembered in `slot` for later steps."""


@dataclass(frozen=True)
class This(Selection):
    """The card from which the effect comes (Rule 8-4-4-3)."""


@dataclass(frozen=True)
class Slot(Selection):
    """The cards of an earlier step: "that card", "the selected Characters"."""

    slot: int = 0
    filter: Filter | None = None


@dataclass(frozen=True)
class Every(Selection):
    """All cards of a group, as they are when the step is done."""

    cards: Cards
    slot: int = 0


@dataclass(frozen=True)
class Choose(Selection):
    """A choice among a group: exactly `count`, or as many as possible (8-4-4-1), or "up to" (4-8-1).

    `at_least` is the floor of a range ("1 or more"); `total_power` bounds the sum of their power,
    `total_cost` that of their costs, with `total_base` of the base values; `different` is what no two of
    them have in common ("name", "color", "cost", ...), `same` what all of them do; `other_than` keeps the
    cards of earlier slots out.
    Cards of the opponent's hand are picked blind, by their place in a face-down row.
    """

    cards: Cards
    count: Amount | None = 1  # None: any number
    up_to: bool = False
    at_least: int = 0
    chooser: Owner = Owner.YOU
    total_power: Amount | None = None
    total_cost: Amount | None = None
    different: str = ""
    other_than: tuple[int, ...] = ()
    slot: int = 0
    total_base: bool = False
    same: str = ""


@dataclass(frozen=True)
class ChooseFrom(Selection):
    """A choice among the cards of an earlier step, such as the cards looked at (Rule 11-3)."""

    source: int
    filter: Filter | None = None
    count: Amount | None = 1
    up_to: bool = False
    chooser: Owner = Owner.YOU
    different: str = ""
    slot: int = 0
    total_power: Amount | None = None
    total_cost: Amount | None = None
    total_base: bool = False
    same: str = ""


def is_told(what: Choose | ChooseFrom) -> bool:
    """Whether the cards are taken for what they are, each of them or all together."""
    filter_ = what.cards.filter if isinstance(what, Choose) else what.filter
    totals = what.total_power is not None or what.total_cost is not None
    return filter_ is not None or totals or bool(what.different or what.same)


@dataclass(frozen=True)
class Together(Selection):
    """Several selections as one: "your Leader and 1 Character", "up to 1 [A] and up to 1 [B]".

    Each part has a slot of its own and leaves out the cards of the parts before it; `slot` holds them all.
    """

    parts: tuple[Selection, ...]
    slot: int = 7


@dataclass(frozen=True)
class Top(Selection):
    """The top cards of a deck or of Life, fewer if there are fewer; `bottom` for the other end.

    With `up_to` the player says how many (Rule 4-8-1), but not less than `at_least`.
    """

    owner: Owner
    area: Area
    count: Amount = 1
    bottom: bool = False
    slot: int = 0
    up_to: bool = False
    at_least: int = 0


@dataclass(frozen=True)
class TopOrBottom(Selection):
    """1 card from the top or the bottom, as its chooser likes."""

    owner: Owner
    area: Area
    slot: int = 0


# What puts cards into a slot: all but this card and those of an earlier step.
Picking: TypeAlias = Choose | ChooseFrom | Every | Top | TopOrBottom | Together
