"""Secrets of seats: only the hash of a token is kept. The same request may be given the same token again."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from string import hexdigits
from typing import Final

TOKEN_PREFIX: Final = "optcg_"
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 8


def new_token() -> str:
    return TOKEN_PREFIX + token_urlsafe(TOKEN_BYTES)


def same_token(secret: str, *asked: str) -> str:
    """The token for what was asked, the same each time. Without the secret nobody finds it."""
    digest = hmac.digest(secret.encode(), "\n".join(asked).encode(), "sha256")
    return TOKEN_PREFIX + urlsafe_b64encode(digest).decode().rstrip("=")


def new_id() -> str:
    """A name for a table or a record that cannot be guessed, short enough for a link."""
    return token_hex(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this can be the name of a table or a record at all."""
    return len(text) == 2 * ID_BYTES and all(letter in hexdigits for letter in text)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
