"""Long lines in rows that fit a terminal."""

from collections.abc import Iterator
from textwrap import wrap


def wrapped(text: str, indent: str, width: int) -> list[str]:
    """The rows of a text, each with the indent."""
    return wrap(text, max(width - 1, len(indent) + 20), initial_indent=indent, subsequent_indent=indent)


def chunks(text: str, width: int) -> Iterator[tuple[int, str]]:
    """The rows of a text, each with the place (from 0) where it starts."""
    start = 0
    while len(text) - start >= width:
        end = text.rfind(" ", start, start + width)
        end = end if end > start else start + width - 1
        yield start, text[start:end]
        start = end + (text[end] == " ")
    yield start, text[start:]
