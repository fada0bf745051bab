"""The game's own words, as constants.

- An **area** is a place for cards (Rule 3-1-1). The Leader, Character, Stage and cost areas are
  together **the field** (Rule 3-1-2).
- **Trigger** means only the [Trigger] of a Life card (Rule 10-1-5). An effect that starts by itself is
  an *auto effect* (Rule 8-1-3-1).
- **Event** alone means an Event card. What the engine reports is a *game event*.
- **Give** is said of DON!! cards only (Rule 6-5-5). A *given* DON!! is neither active nor rested.

Words that people read are strings (`Category.LEADER == "Leader"`); what the engine compares in its
inner loop are small integers, declared `Final` so that a compiler can fold them.
"""

from enum import StrEnum
from typing import Final


class Category(StrEnum):
    """Rule 2-2-2: the five card categories."""

    LEADER = "Leader"
    CHARACTER = "Character"
    EVENT = "Event"
    STAGE = "Stage"
    DON = "DON!!"


class Color(StrEnum):
    """Rule 2-3-3: the six colors."""

    RED = "Red"
    GREEN = "Green"
    BLUE = "Blue"
    PURPLE = "Purple"
    BLACK = "Black"
    YELLOW = "Yellow"


class Attribute(StrEnum):
    """Rule 2-5-2: the six attributes."""

    SLASH = "Slash"
    STRIKE = "Strike"
    RANGED = "Ranged"
    SPECIAL = "Special"
    WISDOM = "Wisdom"
    UNKNOWN = "?"


class Area(StrEnum):
    """Rule 3-1-1: the nine areas, and the place of a card whose [Trigger] is in use (Rule 10-1-5-3)."""

    DECK = "deck"
    DON_DECK = "don_deck"
    HAND = "hand"
    TRASH = "trash"
    LEADER = "leader"
    CHARACTER = "characters"
    STAGE = "stage"
    COST = "cost"
    LIFE = "life"
    NONE = "none"


# Rule 3-1-5: the cards of these areas are hidden.
SECRET_AREAS: Final = (Area.DECK, Area.HAND, Area.LIFE)

# Keyword effects (Rule 10-1) as bits: a card has several at once. [Unblockable] and
# [Rush: Character] are printed after version 1.1.9 of the rules and work as card text (Rule 1-3-1).
RUSH: Final = 1
DOUBLE_ATTACK: Final = 2
BANISH: Final = 4
BLOCKER: Final = 8
RUSH_CHARACTER: Final = 16
UNBLOCKABLE: Final = 32
ATTACK_ACTIVE: Final = 64  # unnamed on cards: may also attack active Characters

KEYWORD_NAMES: Final[dict[int, str]] = {
    RUSH: "Rush",
    DOUBLE_ATTACK: "Double Attack",
    BANISH: "Banish",
    BLOCKER: "Blocker",
    RUSH_CHARACTER: "Rush: Character",
    UNBLOCKABLE: "Unblockable",
    ATTACK_ACTIVE: "Attack Active",
}
# Written out, so that a compiler can fold it.
ALL_KEYWORDS: Final = RUSH | DOUBLE_ATTACK | BANISH | BLOCKER | RUSH_CHARACTER | UNBLOCKABLE | ATTACK_ACTIVE
KEYWORD_BITS: Final[dict[str, int]] = {name: bit for bit, name in KEYWORD_NAMES.items()}

# Numbers the rules fix.
DON_DECK_SIZE: Final = 10  # Rule 5-1-2
DECK_SIZE: Final = 50  # Rule 5-1-2
COPIES: Final = 4  # Rule 5-1-2-3
CHARACTER_LIMIT: Final = 5  # Rule 3-7-6
OPENING_HAND: Final = 5  # Rule 5-2-1-6
GIVEN_DON_POWER: Final = 1000  # Rule 6-5-5-2

PLAYER_NAMES: Final = ("A", "B")


def keyword_names(bits: int) -> list[str]:
    """The names of the keyword effects in `bits`, in the order of the rulebook."""
    return [name for bit, name in KEYWORD_NAMES.items() if bits & bit]


def keyword_words(bits: int) -> list[str]:
    """The same as cards have it: in brackets, and in words what has no name there."""
    named = [f"[{name}]" for name in keyword_names(bits & ~ATTACK_ACTIVE)]
    return [*named, "can attack active Characters"] if bits & ATTACK_ACTIVE else named
