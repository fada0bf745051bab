"""The protocol, version 1: what a client may say over the WebSocket, as msgspec reads it.

`docs/protocol.md` describes both directions. Whatever does not fit is refused with an `error`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from optcg.version import __version__

PROTOCOL: Final = 1

# Letters that can be seen, so that every database keeps them.
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Part = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes: of a seed, or the hash of one
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct, tag=str.lower, forbid_unknown_fields=True):
    """Its `type` is the name of its class in small letters."""


class Hello(Message):
    """The first message: which table, and the token of a seat; without a token one watches."""

    table: ShortText
    protocol: int = PROTOCOL
    token: ShortText | None = None


class Asking(Message):
    """Everything after hello: the answer bears the same id."""

    id: MessageId


class Choose(Asking):
    """An answer to a question. A resend with the same id is answered again and not done again."""

    question: ShortText
    choice: ShortText


class Concede(Asking):
    """Give up this game."""


class Claim(Asking):
    """The other player has been away too long."""


class Undo(Asking):
    """Take back one's last choice, in a game against a bot."""


class Mix(Asking):
    """Show one's part of the seed of the first game."""

    part: Part


class Next(Asking):
    """Ready for the next game of the match, with one's part of its seed if one has a share."""

    part: Part | None = None


class Rematch(Asking):
    """Play the same match again at a new table, with a share of its seeds."""

    share: Part | None = None


class Say(Asking):
    """One of the phrases that all at the table hear."""

    phrase: ShortText


class Why(Asking):
    """Why is this choice not possible?"""

    choice: ShortText


class Explain(Asking):
    """Why are the power and the cost of this card what they are?"""

    card: int


class Hint(Asking):
    """What would a bot do? Only in a game against a bot."""


class Ping(Asking):
    """Is the server still there?"""


Said = Hello | Choose | Concede | Claim | Undo | Mix | Next | Rematch | Say | Why | Explain | Hint | Ping

_DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)
encode: Final = msgspec.json.Encoder().encode


def decode(text: str) -> Said:
    return _DECODER.decode(text)


class Refusal(Exception):
    """Why a message or a request is not answered with what it asked for."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.status: Final = status


def no_database() -> Refusal:
    return Refusal("database", "The server does not reach its database; please try again in a moment.", 503)


def unplayable(engine: str | None) -> Refusal:
    """Of a table that does not play again here; `engine` is the version that played it last."""
    words = (
        "This table cannot go on here: it was begun with other cards or another version of the game. Nothing "
        "of it is lost; it goes on as soon as the server has them again. Until then, please open a new table."
    )
    old = "" if engine in (None, __version__) else f" It was last played with optcg {engine}."
    return Refusal("unplayable", words + old, 410)


def newer() -> Refusal:
    """Of a table that a newer version played, during an upgrade: a server of that version is there too."""
    return Refusal("newer", "A newer server plays this table; please try again in a moment.", 503)
