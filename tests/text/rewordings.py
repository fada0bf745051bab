"""The rules of rewording of `rewordings.txt`: words of official lines and other words that mean the same.

Each way to say the words anew stands for itself: it is put in every place of a line where the words are, and
the line that comes out must be read as the line that went in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

TABLE: Final = Path(__file__).with_suffix(".txt")
_PARTS: Final = {
    "{C}": r"[^,.:;•]+?",
    "{X}": r"[^.:;•]+?",
    "{THESE}": r"(?:up to |all of )[^.,:;•]+?",
    "{HEAD}": r"^|\] |: |\. |Then, ",
    "{STATIC}": r"^(?!(?:\[[^\]]+\] ?)*\[(?:On |When|Act|Main|Coun|Trig|End))((?:\[[^\]]+\] ?)*)",
}
_SENTENCE: Final = re.compile(r"(^|(?:\.|:|•) |^(?:\[[^\]]*\][ /]?)+)([a-z])")


class Rewording(NamedTuple):
    """Words, as a pattern, and one other way to say them."""

    name: str
    words: re.Pattern[str]
    put: str

    def of(self, line: str) -> str | None:
        """The line in other words, None if it has none of these."""
        said = self.words.sub(self._anew, line)
        if said == line:
            return None
        # A sentence begins with a capital, whatever stood there before.
        return _SENTENCE.sub(lambda found: found[1] + found[2].upper(), said)

    def _anew(self, found: re.Match[str]) -> str:
        if self.put in ("{lower}", "{upper}"):
            return found[0].lower() if self.put == "{lower}" else found[0].upper()
        return found.expand(self.put)


def rules() -> Iterator[Rewording]:
    """Every way to say every rule."""
    name, words, count = "", re.compile(""), 0
    asked = False
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            name, count, asked = line[2:], 0, True
        elif asked:
            for part, pattern in _PARTS.items():
                line = line.replace(part, pattern)
            words, asked = re.compile(line), False
        elif line.startswith(">"):
            count += 1
            yield Rewording(f"{name} {count}", words, line[2:])
