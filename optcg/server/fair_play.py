"""A promise before the first card, kept at the end: SHA-256 of salt, seed, decks, rules and card data.

The server shows the hash when a game begins, and what went into it when the game is over. Whoever has
the record can see that seed and decks were fixed before the first choice.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from typing import Final

from optcg.engine.record import Record
from optcg.model.errors import BadRecord
from optcg.model.plain import Plain, table, word

SALT_BYTES: Final = 16
KEY: Final = "fair_play"
# What a game begins with; the choices and the result come after the promise.
_PROMISED: Final = ("rules", "engine", "catalog", "seed", "options", "decks", "position")


@dataclass(frozen=True)
class Promise:
    """The hash that is shown at once, and the salt that is shown at the end."""

    salt: str
    commitment: str


def promise(record: Record, salt: str | None = None) -> Promise:
    """The promise for a game that has just begun."""
    salt = token_hex(SALT_BYTES) if salt is None else salt
    return Promise(salt, _commitment(record.to_dict(), salt))


def reveal(record: Record, promised: Promise) -> dict[str, Plain]:
    """The record of a game that is over, with what the promise was made of."""
    return {**record.to_dict(), KEY: {"salt": promised.salt, "commitment": promised.commitment}}


def verify(data: dict[str, Plain]) -> str:
    """The commitment of a record, after checking that it fits; BadRecord says what does not."""
    if KEY not in data:
        raise BadRecord("This record carries no promise: it was not played at a server's table.")
    try:
        shown = table(data[KEY], KEY)
        salt, commitment = word(shown["salt"], "salt"), word(shown["commitment"], "commitment")
    except (KeyError, ValueError) as error:
        raise BadRecord(f"The promise of this record cannot be read: {error}.") from None
    if not compare_digest(_commitment(data, salt).encode(), commitment.encode()):
        raise BadRecord(
            "The promise does not fit: seed, decks, rules or cards are not those that were promised."
        )
    return commitment


def _commitment(data: dict[str, Plain], salt: str) -> str:
    promised: dict[str, Plain] = {key: data[key] for key in _PROMISED if key in data}
    promised["salt"] = salt
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
