"""The steps of an effect, as immutable plain data."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """One step of an effect."""


@dataclass(frozen=True)
class Draw(Effect):
    """Draw `count` cards (Rule 4-5-3)."""

    count: int


@dataclass(frozen=True)
class GainPower(Effect):
    """Up to `count` of your Leader or Character cards gain `amount` power for a time (Rule 2-6-3)."""

    count: int
    amount: int
    duration: str  # "battle" or "turn"


@dataclass(frozen=True)
class PlayThisCard(Effect):
    """Play the card whose effect this is, without paying its cost (Rule 3-7-3)."""
