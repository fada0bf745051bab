"""Decks written as one piece: JSON, and the links of deck builders. No link is ever followed.

- onepiecetopdecks: `...?dg=1nOP01-001a4nOP01-016a...`, or that code alone
- gumgum: `...?deck=1xOP01-001;4xOP01-016`, egman: `...?deck=OP01-001:1,OP01-016:4`
- cardkaizoku: `...?deck=<base64 of {"OP01-001": 1, ...}>`
- our own code, `o1_...` (see `packed`)
- JSON: a list of 51 numbers, Leader first, or an object of numbers and counts
"""

import re
from base64 import urlsafe_b64decode
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from optcg.cards.packed import PREFIX, unpacked

_PACKED_CARD: Final = r"([+-]?[0-9]{1,4})n([A-Z]{1,5}[0-9]{0,3}-[0-9]{1,4}(?:_[a-z][0-9]+)?)(?:a|$)"
_PACKED: Final = re.compile(f"(?:{_PACKED_CARD})+", re.IGNORECASE)
_URL_SAFE: Final = str.maketrans(" +/", "--_")  # a + in a link may have become a space
_LINK: Final = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)


def pieces_of_json(text: str) -> list[tuple[str, str]] | None:
    """Each card of a JSON deck as a line of a deck list, and as the JSON names it; None if it is no deck."""
    try:
        deck = msgspec.json.decode(text, type=list[str | int | float | None] | dict[str, int])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    if isinstance(deck, dict):
        return [(f"{count}x{number}", number) for number, count in deck.items()]
    return [(str(number), str(number)) for number in deck]


def pieces_of_link(line: str) -> list[str] | None:
    """Each card of a link or code as a line of a deck list; None if the line is neither."""
    if _PACKED.fullmatch(line):
        return _unpacked(line)
    if line.startswith(PREFIX):
        cards = unpacked(line)
        return [line] if cards is None else [f"{copies}x{number}" for copies, number in cards]
    if not _LINK.fullmatch(line):
        return None
    try:
        query = parse_qs(urlsplit(line).query, separator="&")
    except ValueError:
        return [line]
    code = next((query[key][0] for key in ("dg", "deck") if key in query), "")
    return _pieces_of_code(unquote(code)) or [line]


def _pieces_of_code(code: str) -> list[str]:
    if _PACKED.fullmatch(code):
        return _unpacked(code)
    if decoded := _from_base64(code):
        return [piece for piece, _ in pieces_of_json(decoded) or ()]
    return [piece for piece in re.split(r"[;,]", code) if piece]


def _unpacked(code: str) -> list[str]:
    """`1nOP01-001a4nOP01-016a`: count, n, number, a."""
    return [f"{count}x{number}" for count, number in re.findall(_PACKED_CARD, code, re.IGNORECASE)]


def _from_base64(code: str) -> str:
    """The JSON object in a base64 code, or nothing."""
    if not code.startswith("eyJ"):  # how '{"' begins in base64
        return ""
    try:
        return urlsafe_b64decode(code.translate(_URL_SAFE) + "=" * (-len(code) % 4)).decode()
    except ValueError:
        return ""
