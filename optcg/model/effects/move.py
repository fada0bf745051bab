"""Steps that move cards, turn them or show them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from optcg.model.amounts import Amount
from optcg.model.effects.flow import Effect
from optcg.model.selections import Owner, Selection


class Place(StrEnum):
    """Where a card goes; always an area of its owner (Rule 4-2-1-1)."""

    HAND = "hand"
    TRASH = "trash"
    DECK = "deck"  # to be shuffled, so that no order is asked
    DECK_TOP = "top of the deck"
    DECK_BOTTOM = "bottom of the deck"
    DECK_EITHER = "top or bottom of the deck"
    LIFE_TOP = "top of Life"
    LIFE_BOTTOM = "bottom of Life"
    LIFE_EITHER = "top or bottom of Life"


@dataclass(frozen=True)
class Draw(Effect):
    """Rule 4-5-3: draw cards one by one."""

    count: Amount
    who: Owner = Owner.YOU


@dataclass(frozen=True)
class DrawUpTo(Effect):
    """Rule 4-5-4: before each card the player may stop."""

    count: Amount


@dataclass(frozen=True)
class Move(Effect):
    """Cards go to another area of their owners.

    Several cards that go to a pile together are ordered by their owner (Rule 3-1-7). From one secret
    area to another they are shown if they were picked by a property (Rule 11-2-1).
    """

    moves = True

    what: Selection
    to: Place
    face_up: bool = False


@dataclass(frozen=True)
class KO(Effect):
    """Rule 10-2-1-2: K.O. Characters (or, where a text says so, Stages)."""

    moves = True
    on_field = True

    what: Selection


@dataclass(frozen=True)
class Play(Effect):
    """Rules 3-7-3, 3-8-3: play cards without paying their cost."""

    moves = True

    what: Selection
    rested: bool = False


@dataclass(frozen=True)
class Rest(Effect):
    on_field = True

    what: Selection


@dataclass(frozen=True)
class SetActive(Effect):
    on_field = True

    what: Selection


@dataclass(frozen=True)
class Look(Effect):
    """Rules 11-3-1, 11-3-2: the effect's player looks at cards, which stay where they are."""

    what: Selection


@dataclass(frozen=True)
class Reveal(Effect):
    """Rule 11-2: both players see the cards; afterwards they are hidden again (11-2-2)."""

    what: Selection


@dataclass(frozen=True)
class Shuffle(Effect):
    """Rule 3-2-4. Nothing can keep a player from it; "as many" behind it are the cards put into the deck."""

    counts = False

    who: Owner = Owner.YOU


@dataclass(frozen=True)
class TurnLife(Effect):
    """Turn Life cards face-up or face-down (Rule 3-10-2-1)."""

    what: Selection
    face_up: bool


@dataclass(frozen=True)
class Damage(Effect):
    """Rule 4-6: deal damage to a player's Leader."""

    of_life = True

    count: Amount = 1
    who: Owner = Owner.OPPONENT
