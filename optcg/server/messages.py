"""The protocol, version 1: what a client may say over the WebSocket, as msgspec reads it.

`docs/protocol.md` describes both directions. Whatever does not fit is refused with an `error`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

PROTOCOL: Final = 1

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and the token of a seat; without a token one watches."""

    table: ShortText
    protocol: int = PROTOCOL
    token: ShortText | None = None


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """An answer to a question. A resend with the same id is answered again and not done again."""

    id: MessageId
    question: ShortText
    choice: ShortText


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    id: MessageId


class Claim(msgspec.Struct, tag="claim", forbid_unknown_fields=True):
    """The other player has been away too long."""

    id: MessageId


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last choice, in a game against a bot."""

    id: MessageId


class Next(msgspec.Struct, tag="next", forbid_unknown_fields=True):
    """Ready for the next game of the match."""

    id: MessageId


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Play the same match again at a new table."""

    id: MessageId


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is this choice not possible?"""

    id: MessageId
    choice: ShortText


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    """Why is the power of this card what it is?"""

    id: MessageId
    card: int


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Only in a game against a bot."""

    id: MessageId


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    id: MessageId


Said = Hello | Choose | Concede | Claim | Undo | Next | Rematch | Why | Explain | Hint | Ping

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
