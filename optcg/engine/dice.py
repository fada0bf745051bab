"""Dice whose whole state is one integer: same seed and same choices, same game, on every machine.

Each roll hashes the state once: half of the digest is the next state, half is the roll. So the state
keeps 256 bits, and nobody can work back from what was rolled (an opening hand) to what is to come.
"""

from hashlib import blake2b
from typing import Final

SEED_BITS: Final = 256
_HALF: Final = SEED_BITS // 8


def seeded(seed: int) -> int:
    """The dice of a new game. Any whole number of at least 0 is a seed."""
    return int.from_bytes(blake2b(f"optcg {seed}".encode(), digest_size=_HALF).digest(), "little")


def step(dice: int) -> tuple[int, int]:
    """The next dice, and a roll of 256 bits."""
    digest = blake2b(dice.to_bytes(_HALF, "little")).digest()
    return int.from_bytes(digest[:_HALF], "little"), int.from_bytes(digest[_HALF:], "little")


def permutation(dice: int, count: int) -> tuple[int, list[int]]:
    """The next dice, and the numbers 0 to `count` - 1 in a random order.

    One roll is taken apart by division: 256 bits order 50 cards (214 bits) with room to spare, and a
    further roll is taken when a larger pile has used the first one up.
    """
    order = list(range(count))
    dice, roll = step(dice)
    room = 1 << 240
    for last in range(count - 1, 0, -1):
        if room < 1 << 40:
            dice, roll = step(dice)
            room = 1 << 240
        roll, place = divmod(roll, last + 1)
        room //= last + 1
        order[last], order[place] = order[place], order[last]
    return dice, order


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
