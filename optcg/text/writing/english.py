"""Small matters of English: articles, lists, plurals, opposites, sentences."""

from __future__ import annotations

import re
from typing import Final

_PLURALS: Final = {"is ": "are ", "has ": "have ", "was ": "were ", "does ": "do ", "shares ": "share "}
_OPPOSITES: Final = {
    "is ": "is not ",
    "are ": "are not ",
    "has ": "does not have ",
    "was ": "was not ",
    "shares ": "does not share ",
}
# Stands before each clause of an ability, with its kind; see `pieces`.
MARK: Final = "\x02"
END: Final = "\x03"
_MARKED: Final = re.compile(f"{MARK}[^{END}]*{END}")


def article(noun: str) -> str:
    return f"an {noun}" if noun.lstrip("[{<")[:1] in tuple("AEIOaeio") else f"a {noun}"


def listed(words: list[str], joint: str = "or") -> str:
    """ "A or B", "A, B, or C"."""
    if len(words) < 3:
        return f" {joint} ".join(words)
    return f"{', '.join(words[:-1])}, {joint} {words[-1]}"


def in_one(events: list[str]) -> str:
    """ "When this Leader attacks or is attacked": what is the same of several events is said once."""
    words = [event.split() for event in events]
    alike = [len({*column}) == 1 for column in zip(*words, strict=False)] if len(events) > 1 else []
    same = [*alike, False].index(False)
    if same < 3 or {"a", "an"} & {*words[0][:same]}:
        return ", or ".join(events)
    return " ".join(words[0][:same]) + " " + " or ".join(" ".join(rest[same:]) for rest in words)


def plural(statement: str) -> str:
    for one, many in _PLURALS.items():
        if statement.startswith(one):
            return many + statement.removeprefix(one)
    return statement


def opposite(statement: str) -> str:
    for yes, no in _OPPOSITES.items():
        if statement.startswith(yes):
            return no + statement.removeprefix(yes)
    return f"does not fit {statement}" if statement.startswith("(") else f"does not fit ({statement})"


def counted(count: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def signed(count: int) -> str:
    return f"{count:+d}"


def capital(text: str) -> str:
    """With a capital, behind the mark of a clause."""
    if text.startswith(MARK):
        mark, end, rest = text.partition(END)
        return mark + end + capital(rest)
    return text[:1].upper() + text[1:]


def unmarked(text: str) -> str:
    """Without the marks of clauses."""
    return _MARKED.sub("", text)


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{capital(text)}."
