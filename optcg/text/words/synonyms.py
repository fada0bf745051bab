"""Words that mean the same, brought to one wording before a line is read.

Each row is attested: the card behind it has the wording on the left. The table is applied to the words of a
line and to the patterns of the grammar alike, so that a pattern may be written in either wording. A word that
takes the place of others keeps their columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from optcg.text.words.tokens import NUMBER, WORD, Token, tokens_of

ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("draw a card", "draw 1 card"),  # EB04-011
    # Two editions of the same joint.
    ("whenever", "when"),  # OP08-043
    ("for each", "for every"),  # OP16-034
    ("you can", "you may"),  # OP01-031
    ("you can only", "you can only"),  # P-117: no permission
    ("except", "other than"),  # OP05-119
    ("so that you have", "until you have"),  # OP02-051
    ("do|does not become active in|during", "will not become active in"),  # OP05-040
    ("the target of the|that|this attack", "the attack target"),  # ST36-005
    ("during the turn", "during this turn"),  # ST33-004
    (
        "on|during the turn (in|on) which it|they is|are played",
        "on the turn in which it is played",
    ),  # OP04-096
    # Whose.
    ("all your", "all of your"),  # OP02-024
    ("your own", "your"),  # OP02-004
    ("the opponent's", "your opponent's"),  # ST08-013
    ("its|their owner's|owners'", "the owner's"),  # OP15-003
    ("your|their (respective) hands", "their hand"),  # OP05-058
    ("until you each have", "until they have"),  # OP05-058
    # One form for one and for several.
    ("DON!! card(s)", "DON!! cards"),  # EB01-002
)

# Two verbs for the same, with all their forms.
VERBS: Final = (("select", "choose"),)  # EB01-038
_DONE: Final = {"choose": "chosen"}


def does(verb: str) -> str:
    """As it is said of the opponent: "rests", "trashes", "K.O.'s"."""
    if verb.endswith("."):
        return f"{verb}'s"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def irregular(verb: str, form: str) -> None:
    """Say, beside the row of a verb, how it is said of the cards: "sent"."""
    _DONE[verb] = form


def done(verb: str) -> str:
    """As it is said of the cards: "rested", "placed", "K.O.'d"."""
    regular = f"{verb}'d" if verb.endswith(".") else f"{verb}d" if verb.endswith("e") else f"{verb}ed"
    return _DONE.get(verb, regular)


# What is regular: numbers in words (EB01-052), and short forms of "not" (OP01-044).
REGULAR: Final[tuple[tuple[str, str], ...]] = (
    *((word, str(number)) for number, word in enumerate(("one", "two", "three", "four", "five"), 1)),
    *((f"{verb}n't", f"{verb} not") for verb in "do does did is are was were has have".split()),
    ("can't", "cannot"),
    *((form(verb), form(put)) for form in (does, done) for verb, put in VERBS),
)


# How rows and patterns are written --------------------------------------------------------------------------
_PIECE: Final = re.compile(r"\([^()\s][^()]*\)(?=\s|$)|\S+")


def variants(pattern: str) -> Iterator[list[str]]:
    """All word by word forms of a pattern: "a|the card(s) (in play)" stands for eight of them."""
    choices: list[list[str]] = []
    for piece in _PIECE.findall(pattern):
        if piece.startswith("(") and piece.endswith(")"):
            choices.append(["", *piece[1:-1].split("|")])
        else:
            forms: list[str] = []
            for form in piece.split("|"):
                if form.endswith("(s)"):
                    forms += [form[:-3], form[:-3] + "s"]
                else:
                    forms.append(form)
            choices.append(forms)
    for chosen in product(*choices):
        yield [word for words in chosen for word in words.split()]


class _Node:
    """A place in the table; wordings with the same beginning share it."""

    __slots__ = ("after", "row")

    def __init__(self) -> None:
        self.after: dict[str, _Node] = {}
        self.row: tuple[str, str] | None = None


class _Found(NamedTuple):
    """Words from one place to another, and the row of the table that they are of."""

    start: int
    end: int
    row: tuple[str, str]


def _table() -> _Node:
    first = _Node()
    for row in (*ROWS, *VERBS, *REGULAR):
        for said in variants(row[0]):
            node = first
            for word in said:
                node = node.after.setdefault(word.lower(), _Node())
            node.row = row
    return first


_TABLE: Final = _table()


def same_words(tokens: list[Token]) -> list[Token]:
    """The words of a line in the one wording of the table; each has the columns of all that it stands for."""
    for start, end, (_, put) in reversed(_found([token.key for token in tokens])):
        first, last = tokens[start].start, tokens[end - 1].end
        tokens[start:end] = [
            Token(word, word.lower(), NUMBER if word.isdecimal() else WORD, first, last)
            for word in put.split()
        ]
    return tokens


def same_pieces(pieces: list[str]) -> list[str]:
    """The pieces of a pattern in the one wording of the table."""
    for start, end, (_, put) in reversed(_found([piece.lower() for piece in pieces])):
        pieces[start:end] = put.split()
    return pieces


def rows_used(line: str) -> list[tuple[str, str]]:
    """The rows of the table that change a line, or that keep another row from changing it."""
    keys = [token.key for token in tokens_of(line)]
    found = _found(keys)
    return [row for start, end, row in found if keys[start:end] != row[1].lower().split() or row[0] == row[1]]


def _found(keys: list[str]) -> list[_Found]:
    """Where wordings of the table stand, the longest first and none inside another."""
    found: list[_Found] = []
    at = 0
    while at < len(keys):
        match = _longest(keys, at)
        if match is not None:
            found.append(match)
        at = at + 1 if match is None else match.end
    return found


def _longest(keys: list[str], start: int) -> _Found | None:
    node = _TABLE.after.get(keys[start])
    found = None
    end = start
    while node is not None:
        end += 1
        if node.row is not None:
            found = _Found(start, end, node.row)
        node = node.after.get(keys[end]) if end < len(keys) else None
    return found


def in_one_wording(line: str) -> str:
    """A line in the wording of the table."""
    text, end = "", 0
    for token in same_words(tokens_of(line)):
        apart = token.start < end or line[end : token.start].isspace() or text.endswith("DON!!")
        text += " " if apart else ""
        text += token.written
        end = token.end
    return text
