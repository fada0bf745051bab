"""Patterns of words, written out: "a|the card(s) (in play)" stands for eight of them."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

_PIECE: Final = re.compile(r"\([^()\s][^()]*\)(?=\s|$)|\S+")


def variants(pattern: str) -> Iterator[list[str]]:
    """All word by word forms of a pattern."""
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
