"""Long lines in rows that fit a terminal."""

import os
import shutil
import sys
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

USUAL: Final = 80
NARROWEST: Final = 40
WIDEST: Final = 120


def columns() -> int:
    """The width of the terminal, or what COLUMNS says, within reason; in a pipe, 80."""
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        return USUAL
    return min(max(shutil.get_terminal_size((USUAL, 24)).columns, NARROWEST), WIDEST)


def cut(text: str, width: int) -> str:
    """The text in one row of this width; what is left out is told by dots."""
    return text if len(text) <= width else f"{text[: width - 3].rstrip()}..."


def paragraph(text: str) -> str:
    """A sentence or two in rows that fit, broken between words."""
    return "\n".join(wrap(text, columns() - 1, break_on_hyphens=False))


def help_lines(commands: dict[str, str]) -> str:
    """Commands and what they do, in two columns."""
    wide = max(map(len, commands)) + 4
    lines: list[str] = []
    for command, meaning in commands.items():
        start = f"  {command}".ljust(wide)
        lines += wrap(meaning, columns() - 1, initial_indent=start, subsequent_indent=" " * wide)
    return "\n".join(lines)


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
