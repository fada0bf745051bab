"""What words point back to at some place of an ability, kept while one of two ways is read."""

from __future__ import annotations

from typing import NamedTuple

from optcg.text.pointing.ends import Ends
from optcg.text.pointing.gained import Gained
from optcg.text.pointing.rivals import Rivals


class Memory(NamedTuple):
    """What was chosen, looked at, moved and done so far."""

    latest: int | None
    before: int | None
    looked: int | None
    revealed: int | None
    picked: int | None
    made: tuple[int, ...]
    deeds: tuple[tuple[int, int], ...]
    moved: frozenset[int]
    owned: tuple[tuple[int, int | None], ...]
    gained: Gained
    rivals: Rivals
    ends: Ends
