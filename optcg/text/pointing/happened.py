"""What an ability begins with: cards to which something happened, or would happen."""

from __future__ import annotations

from typing import Final

from optcg.model.abilities import Ability, AutoEffect, ReplacementEffect
from optcg.model.filters import AllOf, Filter, ThisCard
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.text.phrases.which_cards.references import ACTIVATED, KOD, PLAYED, RESTED, RETURNED, TRASHED
from optcg.text.words.tokens import TIMING_TAGS

# Events of cards that were not on the field, though no subject is named.
_OFF_FIELD: Final = frozenset(
    (
        "activates an Event",
        "uses a Counter",
        "Life card leaves",
        "Life card to hand",
        "Life card added",
        "Life card turned face-up",
        "Life card turned face-down",
        "added to hand",
        "trashed from hand",
        "trashed from deck",
        "trashed from Life",
        "revealed from deck",
        "returned from hand",
        "returned from trash",
        "placed from hand",
        "placed from trash",
    )
)
# What would happen to a player, of which the Leader is the subject.
_OF_PLAYER: Final = ("damage", "don", "from ")
_LEFT: Final = (
    "K.O.'d",
    "leaves the field",
    "trashed",
    "returned to hand",
    "placed in the deck",
    "placed at the bottom",
)
_GONE: Final = _OFF_FIELD.union(_LEFT)  # events after which their cards are not on the field

# Tags, moments, and what is told of a player: no card is spoken of to which it happens. Cards that were
# revealed are put away by the effect that has revealed them, before another one could speak of them.
_WITHOUT_CARDS: Final = (
    *TIMING_TAGS,
    "start of turn",
    "start of Main Phase",
    "end of Main Phase",
    "start of the game",
    "Life is placed",
    "revealed from deck",
    "takes damage",
    "draws",
    "draws in the Draw Phase",
    "DON!! returned",
    "DON!! rested",
    "DON!! set active",
    "DON!! added",
    "Life becomes 0",
    *(f"Life becomes {most} or less" for most in range(1, 6)),
    *(f"Life {verb} {number}" for verb in ("becomes", "falls to") for number in range(1, 6)),
)

# What words call the cards of an event: "the K.O.'d Character", "the played Character".
_CALLED: Final = {
    "K.O.'d": KOD,
    "played": PLAYED,
    "rested": RESTED,
    "activates an Event": ACTIVATED,
    "trashed": TRASHED,
    "trashed from hand": TRASHED,
    "trashed from deck": TRASHED,
    "trashed from Life": TRASHED,
    "uses a Counter": TRASHED,
    "returned to hand": RETURNED,
    "returned from hand": RETURNED,
    "returned from trash": RETURNED,
    "placed in the deck": RETURNED,
    "placed at the bottom": RETURNED,
    "placed from hand": RETURNED,
    "placed from trash": RETURNED,
}


def called_by_event(ability: Ability) -> dict[int, int]:
    """Under which words the cards to which something happened are known, and the slot that holds them."""
    timings = ability.timings if isinstance(ability, AutoEffect) else ()
    return {_CALLED[when.event]: 0 for when in timings if when.event in _CALLED}


def has_event(ability: Ability) -> bool:
    """Whether something happened to cards that the ability can point back to."""
    if isinstance(ability, AutoEffect):
        return any(when.event not in _WITHOUT_CARDS for when in ability.timings)
    return isinstance(ability, ReplacementEffect)


def is_of_others(ability: Ability) -> bool:
    """Whether something happened, or would happen, to other cards than this one."""
    timings = ability.timings if isinstance(ability, AutoEffect) else ()
    if any(when.event in _OFF_FIELD and when.subject is None for when in timings):
        return True
    return any(not _is_this(subject.filter) for subject in _subjects(ability))


def still_there(ability: Ability) -> frozenset[Owner]:
    """Whose other cards to which something happened, or would happen, are on the field."""
    if is_of_gone(ability):
        return frozenset()
    return frozenset(subject.owner for subject in _subjects(ability) if not _is_this(subject.filter))


def _is_this(described: Filter | None) -> bool:
    """Whether it is this card that is told of, whatever else is said of it."""
    parts = described.filters if isinstance(described, AllOf) else (described,)
    return ThisCard() in parts


def is_of_gone(ability: Ability) -> bool:
    """Whether the cards to which something happened are not on the field any more."""
    return isinstance(ability, AutoEffect) and all(when.event in _GONE for when in ability.timings)


def is_of_fallen(ability: Ability) -> bool:
    """Whether something happened to other cards that put them into the trash."""
    events = [when.event for when in ability.timings] if isinstance(ability, AutoEffect) else []
    return bool({"K.O.'d", "trashed"} & set(events))


def is_of_hands(ability: Ability) -> bool:
    """Whether cards came to a hand."""
    events = [when.event for when in ability.timings] if isinstance(ability, AutoEffect) else []
    return bool({"added to hand", "Life card to hand", "returned to hand"} & set(events))


def is_of_blocks(ability: Ability) -> bool:
    """Whether an attack is blocked: "that card" is the one that blocks."""
    return isinstance(ability, AutoEffect) and any(when.event == "blocked" for when in ability.timings)


def is_of_characters(ability: Ability) -> bool:
    """Whether what happens, or would happen, happens to Characters."""
    return any(Area.CHARACTER in subject.areas for subject in _subjects(ability))


def is_of_leaders(ability: Ability, this: bool) -> bool:
    """Whether what happens may happen to a Leader; `this`: whether this card is one."""
    known = [this if _is_this(each.filter) else Area.LEADER in each.areas for each in _subjects(ability)]
    return any(known)


def is_of_several(ability: Ability) -> bool:
    """Whether it activates once for all cards to which something happened at the same time."""
    return isinstance(ability, AutoEffect) and any(when.together for when in ability.timings)


def _subjects(ability: Ability) -> list[Cards]:
    """The cards to which it happens, unless it is this card or a player."""
    if isinstance(ability, AutoEffect):
        subjects = [when.subject for when in ability.timings]
    elif isinstance(ability, ReplacementEffect):
        woulds = [would for would in (ability.would, ability.would.also) if would is not None]
        subjects = [would.subject for would in woulds if not would.event.startswith(_OF_PLAYER)]
    else:
        subjects = []
    return [subject for subject in subjects if subject is not None]
