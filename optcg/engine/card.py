"""A card in a game: off the field an id and a face, on the field a record of its own (Rule 3-1-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.definitions import Abilities, Definition
from optcg.engine.width import i64
from optcg.model.cards import CardData
from optcg.model.terms import Category

# Who knows the face of a card: bits of the two players, and whether it lies face-up.
NOBODY: Final = 0
BOTH: Final = 3
FACE_UP: Final = 4  # a Life card placed face-up (Rule 3-10-2-1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Card:
    """A card off the field. Immutable: a card that moves, is turned or is shown is replaced."""

    __slots__ = ("definition", "id", "sight")

    def __init__(self, id: i64, definition: Definition, sight: i64) -> None:
        self.id: Final = id
        self.definition: Final = definition
        self.sight: Final = sight  # bits: player A has seen it, player B has seen it, FACE_UP

    def __repr__(self) -> str:
        return f"Card(#{self.id} {self.definition.number})"


def renamed_card(card: Card, names: dict[int, int]) -> Card:
    """A card, by another id if it has one."""
    return Card(names[card.id], card.definition, card.sight) if card.id in names else card


def renamed(slots: list[list[int]], names: dict[int, int]) -> list[list[int]]:
    """Slots of ids, by other ids."""
    return [[names.get(card, card) for card in slot] for slot in slots]


# A card whose face a viewer may not see: no id, no name, no abilities.
UNKNOWN: Final = Definition(CardData("?", "a card", Category.EVENT), Abilities())
HIDDEN: Final = Card(0, UNKNOWN, NOBODY)


# Areas of the field, as the records know them.
IN_LEADER_AREA: Final = 0
IN_CHARACTER_AREA: Final = 1
IN_STAGE_AREA: Final = 2


@mypyc_attr(acyclic=True)
class FieldCard:
    """A card in the Leader, Character or Stage area.

    `power`, `cost`, `keywords`, `cannot` and `negated` are derived: read them through `power_and_cost.py`.
    """

    __slots__ = (
        "area",
        "cannot",
        "cost",
        "definition",
        "face",
        "given_don",
        "id",
        "keywords",
        "negated",
        "owner",
        "played_on",
        "power",
        "rested",
        "used",
    )

    def __init__(
        self,
        id: i64,
        definition: Definition,
        owner: i64,
        area: i64,
        rested: bool,
        given_don: i64,
        played_on: i64,
        used: i64,
        power: i64,
        cost: i64,
        keywords: i64,
        cannot: i64,
        negated: i64,
        face: Card,
    ) -> None:
        self.id = id
        self.definition = definition
        self.owner = owner
        self.area = area
        self.rested = rested
        self.given_don = given_don
        self.played_on = played_on  # the turn in which it was played (Rule 3-7-4)
        self.used = used  # bits of the [Once Per Turn] abilities used this turn
        self.power = power
        self.cost = cost
        self.keywords = keywords
        self.cannot = cannot
        self.negated = negated
        self.face: Final = face  # the card as effects and the log refer to it

    def copy(self) -> FieldCard:
        return FieldCard(
            self.id,
            self.definition,
            self.owner,
            self.area,
            self.rested,
            self.given_don,
            self.played_on,
            self.used,
            self.power,
            self.cost,
            self.keywords,
            self.cannot,
            self.negated,
            self.face,
        )

    def __repr__(self) -> str:
        return f"FieldCard(#{self.id} {self.definition.number})"


@mypyc_attr(acyclic=True)
class LeftCard(FieldCard):
    """A card as it was when it left the field, with the base values it had there (Rule 4-9-2)."""

    __slots__ = ("base_cost", "base_power")

    base_power: i64
    base_cost: i64


def left_card(card: FieldCard, base_power: i64, base_cost: i64) -> LeftCard:
    """The record of a card that has left, for those who watched it."""
    left = LeftCard(
        card.id,
        card.definition,
        card.owner,
        card.area,
        card.rested,
        card.given_don,
        card.played_on,
        card.used,
        card.power,
        card.cost,
        card.keywords,
        card.cannot,
        card.negated,
        card.face,
    )
    left.base_power = base_power
    left.base_cost = base_cost
    return left


def new_field_card(
    id: i64,
    definition: Definition,
    owner: i64,
    area: i64,
    rested: bool = False,
    given_don: i64 = 0,
    played_on: i64 = 0,
    used: i64 = 0,
) -> FieldCard:
    """A card as it enters the field, with its printed values."""
    face = Card(id, definition, BOTH)
    power, cost, keywords = definition.power, definition.cost, definition.keywords
    return FieldCard(
        id, definition, owner, area, rested, given_don, played_on, used, power, cost, keywords, 0, 0, face
    )
