"""Dice whose whole state is one integer: same seed and same choices, same game, on every machine.

Each roll hashes the state once: half of the digest is the next state, half is the roll. So the state
keeps 256 bits, and nobody can work back from what was rolled (an opening hand) to what is to come.
"""

from hashlib import blake2b
from typing import Final, TypeVar

from optcg.engine.width import i64

T = TypeVar("T")

SEED_BITS: Final = 256
_HALF: Final = SEED_BITS // 8
_LOW: Final = (1 << SEED_BITS) - 1
_ENOUGH: Final = 1 << 200
_SHORT: Final = 1 << 30


def seeded(seed: int) -> int:
    """The dice of a new game. Any whole number of at least 0 is a seed."""
    return int.from_bytes(blake2b(f"optcg {seed}".encode(), digest_size=_HALF).digest(), "little")


def step(dice: int) -> tuple[int, int]:
    """The next dice, and a roll of 256 bits."""
    both = int.from_bytes(blake2b(dice.to_bytes(_HALF, "little")).digest(), "little")
    return both & _LOW, both >> SEED_BITS


class Part:
    """A part of a roll: one remainder, and the places that are read off it, from `first` down to `last`."""

    def __init__(self, anew: bool, first: i64, last: i64, size: int) -> None:
        self.anew: Final = anew  # take a further roll first
        self.first: Final = first
        self.last: Final = last
        self.size: Final = size  # how many ways there are to choose these places


def _parts(count: int) -> list[Part]:
    """How rolls are taken apart to order `count` cards.

    256 bits order 50 cards (214 bits) with room to spare; a further roll is taken when 200 bits are used
    up. Several places are read off one remainder, because long numbers are slow to divide.
    """
    parts: list[Part] = []
    used = 1
    place = count - 1
    while place > 0:
        anew = used > _ENOUGH
        if anew:
            used = 1
        first = place
        size = 1
        while place > 0 and size * (place + 1) < _SHORT and used <= _ENOUGH:
            size *= place + 1
            used *= place + 1
            place -= 1
        parts.append(Part(anew, first, place + 1, size))
    return parts


_PARTS: Final[dict[int, list[Part]]] = {}


def mix(dice: int, row: list[T]) -> int:
    """Put a row in a random order, where it is; the next dice."""
    dice, roll = step(dice)
    count = len(row)
    parts = _PARTS.get(count)
    if parts is None:
        parts = _PARTS[count] = _parts(count)
    for part in parts:
        if part.anew:
            dice, roll = step(dice)
        roll, remainder = divmod(roll, part.size)
        rest: i64 = remainder
        place: i64 = part.first
        while place >= part.last:
            other = rest % (place + 1)
            rest //= place + 1
            row[place], row[other] = row[other], row[place]
            place -= 1
    return dice


def permutation(dice: int, count: int) -> tuple[int, list[int]]:
    """The next dice, and the numbers 0 to `count` - 1 in a random order."""
    order = list(range(count))
    return mix(dice, order), order


def some(dice: int, count: int, wanted: int) -> tuple[int, list[int]]:
    """The next dice, and `wanted` of the numbers 0 to `count` - 1, or all of them, in a random order."""
    order = list(range(count))
    if wanted > count:
        wanted = count
    dice, roll = step(dice)
    room = 1 << 240
    for first in range(wanted):
        if room < 1 << 40:
            dice, roll = step(dice)
            room = 1 << 240
        roll, place = divmod(roll, count - first)
        room //= count - first
        place += first
        order[first], order[place] = order[place], order[first]
    return dice, order[:wanted]
