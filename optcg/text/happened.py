"""What an ability begins with: cards to which something happened, or would happen."""

from __future__ import annotations

from optcg.model.abilities import Ability, AutoEffect, ReplacementEffect
from optcg.model.terms import Area
from optcg.text.tokens import TIMING_TAGS


def has_event(ability: Ability) -> bool:
    """Whether something happened to cards that the ability can point back to."""
    if isinstance(ability, AutoEffect):
        return any(when.event not in TIMING_TAGS for when in ability.timings)
    return isinstance(ability, ReplacementEffect)


def is_of_fallen(ability: Ability) -> bool:
    """Whether something happened to other cards that put them into the trash."""
    events = [when.event for when in ability.timings] if isinstance(ability, AutoEffect) else []
    return bool({"K.O.'d", "trashed"} & set(events))


def is_of_characters(ability: Ability) -> bool:
    """Whether what happens, or would happen, happens to Characters."""
    if isinstance(ability, AutoEffect):
        subjects = [when.subject for when in ability.timings]
    else:
        subjects = [ability.would.subject] if isinstance(ability, ReplacementEffect) else []
    return any(subject is not None and Area.CHARACTER in subject.areas for subject in subjects)


def is_of_several(ability: Ability) -> bool:
    """Whether it activates once for all cards to which something happened at the same time."""
    return isinstance(ability, AutoEffect) and any(when.together for when in ability.timings)
