"""Reads deck lists in the formats that players and tools write.

One card a line, in any of these forms, also with an art suffix (`_p1`, `_r1`):
`4xOP01-016`, `4 OP01-016`, `4x Nami (OP01-016)`, `4 Nami OP01-016`, `4 Nami (OP01) 016`, `OP01-016 x4`,
`OP01-016`, also behind `Leader:`.
Blank lines, `#` and `//` comments and headings such as `Character (40)` are passed over; `Name ...`
names the deck; `10 DON!!` gives the size of the DON!! deck. Links and JSON: see `deck_codes`.
"""

import re
from typing import Final, NamedTuple

from optcg.cards.deck_codes import pieces_of_json, pieces_of_link
from optcg.model.cards import Problem

MOST_COPIES: Final = 99  # more on one line is a slip of the pen, not a deck
MOST_LETTERS: Final = 20_000  # a longer text is something else
MOST_LINES: Final = 300

_NUMBER: Final = r"(?P<number>[A-Za-z]{1,5}[0-9]{0,3}-[0-9]{1,4})(?:_[A-Za-z]+[0-9]*)?"
_COUNT: Final = r"(?P<count>[+-]?[0-9]{1,4})"
_CARD_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_COUNT}(?:\s*[x×]\s*|\s+)(?:.*[\s(\[])?{_NUMBER}[)\]]?",  # 4x Nami (OP01-016)
        rf"(?:[^0-9+-].*[\s(\[])?{_NUMBER}[)\]]?(?:\s*[x×:]\s*|\s+){_COUNT}",  # OP01-016 x4
        rf"(?:[^0-9+-].*[\s(\[])?{_NUMBER}[)\]]?",  # OP01-016, Leader: OP01-016
    )
)
_ARENA_FORM: Final = re.compile(  # 4 Nami (OP01) 016
    rf"{_COUNT}(?:\s*[x×]\s*|\s+)(?:.*\s)?\((?P<set>[A-Za-z]{{1,5}}[0-9]{{0,3}})\)\s+(?P<card>[0-9]{{1,4}})",
    re.IGNORECASE,
)
_DON_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_COUNT}(?:\s*[x×]\s*|\s+)DON!!(?: cards?| deck)?",
        rf"DON!!(?: cards?| deck)?\s*[x×]\s*{_COUNT}",
    )
)
_HEADING: Final = re.compile(
    r"(?:about|(?:main ?)?deck|cards?|leaders?|characters?|events?|stages?|don!!(?: deck)?|total)"
    r"\s*:?\s*(?:\(?[0-9]{1,3}\)?)?:?",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"name:?\s+(.+)", re.IGNORECASE)
_LABEL: Final = re.compile(r"(?:leader|character|event|stage)s?\s*:\s*", re.IGNORECASE)
_COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")


class Entry(NamedTuple):
    """So many copies of a card number, and the line that says so (from 1)."""

    copies: int
    number: str
    line: int


class DeckText(NamedTuple):
    """What a deck list says, before any card is looked up."""

    entries: list[Entry]
    problems: list[Problem]
    name: str
    don_cards: int | None  # None if the list does not speak of the DON!! deck


def read_deck_text(text: str) -> DeckText:
    """Read a deck list. Never raises: what cannot be read is a problem with its line."""
    reading = _Reading()
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_LETTERS:
        reading.problem(f"The text is longer than {MOST_LETTERS:,} letters, so it is no deck list.", None)
    elif text.lstrip().startswith(("[", "{")) and '"' in text:
        reading.read_json(text)
    else:
        for line, content in enumerate(text.splitlines(), start=1):
            reading.read_line(" ".join(content.split()), line)
    return DeckText(reading.entries, reading.problems, reading.name, reading.don_cards)


class _Reading:
    """What was read so far."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []
        self.name = ""
        self.don_cards: int | None = None

    def read_json(self, text: str) -> None:
        deck = pieces_of_json(text)
        if deck is None:
            self.problem("The deck looks like JSON, but is not a list of card numbers.", 1)
        for piece, number in deck or ():
            line = text.count("\n", 0, text.find(f'"{number}"')) + 1
            self._read_piece(piece, line)

    def read_line(self, content: str, line: int) -> None:
        pieces = pieces_of_link(content)
        if pieces is not None:
            for piece in pieces:
                self._read_piece(piece, line)
            return
        content = _COMMENT.sub("", content).strip()
        if not content or _HEADING.fullmatch(content):
            return
        if named := _NAME.fullmatch(content):
            self.name = named[1]
            return
        self._read_piece(_LABEL.sub("", content, count=1) if _LABEL.match(content) else content, line)

    def _read_piece(self, content: str, line: int) -> None:
        """One card, or the DON!! deck."""
        read = len(self.entries) + len(self.problems)
        if read >= MOST_LINES:
            if read == MOST_LINES:
                self.problem(f"The list has more than {MOST_LINES} lines; the rest is not read.", line)
        elif found := _match(_DON_FORMS, content):
            count = self._count(found, content, line, least=0)
            if count is not None:
                self.don_cards = (self.don_cards or 0) + count
        elif found := _match(_CARD_FORMS, content):
            count = self._count(found, content, line, least=1)
            if count is not None:
                self.entries.append(Entry(count, found["number"].upper(), line))
        elif found := _ARENA_FORM.fullmatch(content):
            count = self._count(found, content, line, least=1)
            if count is not None:
                self.entries.append(Entry(count, f"{found['set']}-{found['card']}".upper(), line))
        else:
            self.problem(
                f"“{_shortened(content)}” is not understood. Write a count and a card number: 4xOP01-016.",
                line,
            )

    def _count(self, found: re.Match[str], content: str, line: int, least: int) -> int | None:
        count = int(found.groupdict().get("count") or 1)
        if least <= count <= MOST_COPIES:
            return count
        self.problem(
            f"“{_shortened(content)}” asks for {count} copies; a count is from {least} to {MOST_COPIES}.",
            line,
        )
        return None

    def problem(self, message: str, line: int | None) -> None:
        # Rule 2-14-1: decks are prepared by card numbers.
        self.problems.append(Problem("2-14-1", message, line))


def _match(forms: tuple[re.Pattern[str], ...], content: str) -> re.Match[str] | None:
    return next((found for form in forms if (found := form.fullmatch(content))), None)


def _shortened(content: str) -> str:
    return content if len(content) <= 60 else f"{content[:57]}..."
