"""Formats of play: which cards a tournament allows beyond Rule 5-1-2, as data files that anyone can write.

A file is JSON: `{"format": "optcg-format/1", "name": "...", "sets": ["OP01", ...], "allowed": [numbers],
"banned": [numbers], "limited": {number: copies}, "banned_pairs": [[number, number], ...]}`. Every field but
`format` and `name` may be left out. `sets` are the sets whose cards may be played (all if it is left out);
`allowed` adds single cards to them; of a banned pair only one card may be in a deck, Leader included.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from optcg.cards.decks import Deck
from optcg.cards.printing import set_of
from optcg.model.cards import Problem
from optcg.model.errors import BadFormat

FORMAT: Final = "optcg-format/1"
RULE: Final = "5-1-2-4"  # what is legal beyond the counts is for texts and organisers to say


class PlayFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a format allows."""

    format: str
    name: str
    sets: list[str] | None = None
    allowed: list[str] = []
    banned: list[str] = []
    limited: dict[str, int] = {}
    banned_pairs: list[tuple[str, str]] = []


def read_format(path: str | Path) -> PlayFormat:
    """The format in a file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadFormat(f"The format {path} cannot be read: {error.strerror}.") from None
    try:
        found = msgspec.json.decode(data, type=PlayFormat)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFormat(f"The format {path} is not understood: {error}.") from None
    if found.format != FORMAT:
        raise BadFormat(f'The format {path} says "format": "{found.format}"; "{FORMAT}" is needed.')
    return found


def format_problems(deck: Deck, play: PlayFormat) -> list[Problem]:
    """What the format does not allow in the deck."""
    counts = Counter(deck.numbers)
    return [Problem(RULE, message) for message in _faults(counts, play)]


def _faults(counts: Counter[str], play: PlayFormat) -> Iterator[str]:
    for number, copies in counts.items():
        if number in play.banned:
            yield f"{number} is banned in {play.name}."
        elif play.sets is not None and number not in play.allowed and set_of(number) not in play.sets:
            yield f"{number} is of the set {set_of(number)}, which is not played in {play.name}."
        elif copies > play.limited.get(number, copies):
            yield f"There are {copies} copies of {number}; {play.name} allows {play.limited[number]}."
    for one, two in play.banned_pairs:
        if one in counts and two in counts:
            yield f"{one} and {two} must not be in one deck in {play.name}."
