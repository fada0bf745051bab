"""Our own deck code: `o1_` and base64url of the cards, short enough for a link, with a checksum.

The bytes: the Leader, then the other cards set by set. A set is its letters (one byte for the common ones,
else their length and the letters themselves) and its number; a card is its number and how many copies.
"""

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterable
from typing import Final

PREFIX: Final = "o1_"

_LETTERS: Final = ("OP", "ST", "EB", "PRB", "P", "HS")
_SPELLED: Final = 0x80  # the letters follow, so many of them
_NUMBER: Final = re.compile(r"([A-Z]{1,5})([0-9]{0,3})-([0-9]{1,4})")
_NO_SET_NUMBER: Final = 0


def packed(numbers: Iterable[str]) -> str:
    """The code of a deck, given by its card numbers, Leader first."""
    leader, *others = numbers
    data = bytearray()
    _write_set(data, _parts(leader)[:2])
    _write_number(data, _parts(leader)[2])
    sets: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for number, copies in sorted(Counter(others).items()):
        letters, set_number, card = _parts(number)
        sets.setdefault((letters, set_number), []).append((card, copies))
    for name, cards in sorted(sets.items()):
        _write_set(data, name)
        _write_number(data, len(cards))
        for card, copies in cards:
            _write_number(data, card)
            _write_number(data, copies)
    data += binascii.crc_hqx(bytes(data), 0).to_bytes(2, "big")
    return PREFIX + urlsafe_b64encode(bytes(data)).rstrip(b"=").decode()


def unpacked(code: str) -> list[tuple[int, str]] | None:
    """Copies and numbers of a code, Leader first; None if the code is damaged."""
    text = code.removeprefix(PREFIX)
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, UnicodeEncodeError):
        return None
    if len(data) < 4 or binascii.crc_hqx(data[:-2], 0) != int.from_bytes(data[-2:], "big"):
        return None
    try:
        return _Reader(data[:-2]).cards()
    except (IndexError, ValueError):
        return None


def _parts(number: str) -> tuple[str, int, int]:
    found = _NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"{number!r} is not a card number such as OP01-001.")
    return found[1], int(found[2]) if found[2] else _NO_SET_NUMBER, int(found[3])


def _write_set(data: bytearray, name: tuple[str, int]) -> None:
    letters, number = name
    if letters in _LETTERS:
        data.append(_LETTERS.index(letters))
    else:
        data.append(_SPELLED | len(letters))
        data += letters.encode()
    _write_number(data, number)


def _write_number(data: bytearray, number: int) -> None:
    """Seven bits a byte, the lowest first."""
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    data.append(number)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data: Final = data
        self.at = 0

    def cards(self) -> list[tuple[int, str]]:
        found = [(1, self._named(self._set(), self._number()))]
        while self.at < len(self.data):
            name = self._set()
            for _ in range(self._number()):
                card = self._number()
                found.append((self._number(), self._named(name, card)))
        return found

    def _byte(self) -> int:
        byte = self.data[self.at]
        self.at += 1
        return byte

    def _number(self) -> int:
        number = shift = 0
        while True:
            byte = self._byte()
            number |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return number
            if shift > 28:
                raise ValueError("no such number")

    def _set(self) -> tuple[str, int]:
        first = self._byte()
        if first & _SPELLED:
            length = first & ~_SPELLED
            letters = self.data[self.at : self.at + length].decode("ascii")
            self.at += length
        else:
            letters = _LETTERS[first]
        return letters, self._number()

    def _named(self, name: tuple[str, int], card: int) -> str:
        letters, number = name
        set_number = "" if number == _NO_SET_NUMBER else f"{number:02}"
        return f"{letters}{set_number}-{card:03}"
