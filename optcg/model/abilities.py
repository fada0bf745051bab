"""What card text means, as immutable plain data (Rules 4-1, 8-1-3)."""

from dataclasses import dataclass

from optcg.model.effects import Effect


@dataclass(frozen=True)
class Ability:
    """One ability of a card."""


@dataclass(frozen=True)
class KeywordEffect(Ability):
    """A printed keyword effect such as [Blocker] (Rule 10-1)."""

    keyword: str


@dataclass(frozen=True)
class EventEffect(Ability):
    """What an Event does by its [Main] or [Counter] (Rules 10-2-3, 10-2-4)."""

    timings: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class TriggerEffect(Ability):
    """What a Life card may do in place of going to the hand (Rule 10-1-5)."""

    effects: tuple[Effect, ...]
