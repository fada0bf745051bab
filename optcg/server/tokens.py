"""Secrets of seats: a token is handed out once, and only its hash is kept."""

from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final

TOKEN_PREFIX: Final = "optcg_"
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 8


def new_token() -> str:
    return TOKEN_PREFIX + token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table or a record that cannot be guessed, short enough for a link."""
    return token_hex(ID_BYTES)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
