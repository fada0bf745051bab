"""A promise before the first card, kept at the end: nobody alone chose the seed, nor saw it before.

The server shows a hash when a game begins, and what went into it when the game is over: SHA-256 of a salt,
the seed, the decks, the rules and the card data. Whoever has the record can compute it again.

Players may have a part in the seed. Each side, the server too, has a row of parts, one for each game of the
match, and each part is the hash of the next one. All sides first show the hash of their first part (that of a
player is the share); the promise is made of them; then the parts are shown, and the seed of a game is the
hash of its parts. So every seed of the match is fixed by the promise, and nobody knows it before all have
shown their part.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from typing import Final

from optcg.engine.record import Record
from optcg.model.errors import BadRecord
from optcg.model.plain import Plain, row, table, whole, word

SALT_BYTES: Final = 16
PART_BYTES: Final = 32
GAMES: Final = 256  # of one match: so many parts has the server's row
KEY: Final = "fair_play"
# What a game begins with; the choices and the result come after the promise.
_PROMISED: Final = ("rules", "engine", "catalog", "seed", "options", "decks", "position")

Parts = Sequence[str | None]  # of seats 0 and 1, as hexadecimal digits; None for a seat without


@dataclass(frozen=True)
class Promise:
    """The hash that is shown at once, and what is shown at the end."""

    salt: str  # or the server's part
    commitment: str
    shown: dict[str, Plain] = field(default_factory=dict)  # where players have a part: game, shares, parts


def promise(record: Record, salt: str | None = None) -> Promise:
    """The promise for a game whose seed is the server's alone."""
    salt = token_hex(SALT_BYTES) if salt is None else salt
    return Promise(salt, _commitment(record.to_dict(), salt))


def promise_with(commitment: str, root: int, game: int, shares: Parts, parts: Parts) -> Promise:
    """The promise for a game of a match in which players have a part."""
    shown: dict[str, Plain] = {"game": game, "shares": list(shares), "parts": list(parts)}
    return Promise(own_part(root, game), commitment, shown)


def reveal(record: Record, promised: Promise, engine: str | None = None) -> dict[str, Plain]:
    """The record of a game that is over, with what the promise was made of.

    `engine` is the version that made the promise: a newer one may have played the game to its end.
    """
    data = record.to_dict()
    shown = {"salt": promised.salt, "commitment": promised.commitment, **promised.shown}
    return {**data, KEY: shown if engine in (None, data["engine"]) else {**shown, "engine": engine}}


# Parts --------------------------------------------------------------------------------------------


def hash_of(part: str, times: int = 1) -> str:
    """The part that so many games before had: the hash of a part."""
    for _ in range(times):
        part = sha256(bytes.fromhex(part)).hexdigest()
    return part


def own_part(root: int, game: int) -> str:
    """The server's part of game `game`, counted from 0."""
    if not 0 <= game < GAMES:
        raise BadRecord(f"A match has at most {GAMES} games.")
    return hash_of(f"{root:0{2 * PART_BYTES}x}", GAMES - game)


def mixed_seed(own: str, parts: Parts) -> int:
    """The seed of a game: the hash of all its parts, the server's first."""
    told = b"".join(bytes.fromhex(part or "") for part in (own, *parts))
    return int.from_bytes(sha256(told).digest(), "big")


def match_commitment(data: dict[str, Plain], own: str, shares: Parts) -> str:
    """The hash of all that a match begins with; `own` is the server's first part."""
    promised: dict[str, Plain] = {key: data[key] for key in _PROMISED if key in data and key != "seed"}
    options = table(data["options"], "options")
    # Who chooses who goes first follows from the game before, which nobody could promise.
    promised["options"] = {name: value for name, value in options.items() if name != "chooser"}
    return _hash({**promised, "server": hash_of(own), "shares": list(shares)})


# Checking -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kept:
    """A promise that was kept."""

    commitment: str
    shares: tuple[str | None, ...] = ()  # of the players; none if the seed was the server's alone


def verify(data: dict[str, Plain]) -> Kept:
    """The promise of a record, after checking that it fits; BadRecord says what does not."""
    if KEY not in data:
        raise BadRecord("This record carries no promise: it was not played at a server's table.")
    try:
        shown = table(data[KEY], KEY)
        salt, commitment = word(shown["salt"], "salt"), word(shown["commitment"], "commitment")
        data = {**data, "engine": shown.get("engine", data["engine"])}
        shares: list[str | None] = []
        if "shares" in shown:
            shares, found = _verify_parts(data, shown, salt)
        else:
            found = _commitment(data, salt)
    except (KeyError, ValueError) as error:
        raise BadRecord(f"The promise of this record cannot be read: {error}.") from None
    if not compare_digest(found.encode(), commitment.encode()):
        raise BadRecord(
            "The promise does not fit: seed, decks, rules or cards are not those that were promised."
        )
    return Kept(commitment, tuple(shares))


def _verify_parts(data: dict[str, Plain], shown: dict[str, Plain], own: str) -> tuple[list[str | None], str]:
    """The shares, and the hash of what was promised."""
    game = whole(shown["game"], "game", 0)
    if game >= GAMES:
        raise ValueError(f"a match has at most {GAMES} games")
    shares, parts = _two(shown["shares"], "shares"), _two(shown["parts"], "parts")
    for share, part in zip(shares, parts, strict=True):
        if (None if part is None else hash_of(part, game + 1)) != share:
            raise BadRecord("The promise does not fit: a part of the seed is not the one that was promised.")
    if mixed_seed(own, parts) != data["seed"]:
        raise BadRecord("The promise does not fit: the seed is not made of its parts.")
    return shares, match_commitment(data, hash_of(own, game), shares)


def _two(value: Plain, name: str) -> list[str | None]:
    found = [None if part is None else word(part, name) for part in row(value, name)]
    if len(found) != 2 or any(part is not None and len(part) != 2 * PART_BYTES for part in found):
        raise ValueError(f"{name} are two, of {PART_BYTES} bytes each")
    return found


def _commitment(data: dict[str, Plain], salt: str) -> str:
    promised: dict[str, Plain] = {key: data[key] for key in _PROMISED if key in data}
    return _hash({**promised, "salt": salt})


def _hash(promised: dict[str, Plain]) -> str:
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
