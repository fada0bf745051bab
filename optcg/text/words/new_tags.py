"""Tags that the rules do not name, told in words: by the note behind them, or by what they say themselves."""

from __future__ import annotations

import re
from typing import Final

from optcg.text.words.tokens import is_tag

_LINE: Final = re.compile(r"(?P<tags>(?:\[[^\]]+\] ?)+)(?P<body>[A-Z][^()]*\.) ?(?:\((?P<note>[^()]+\.)\))?")
_TAGS: Final = re.compile(r"(?:\[[^\]]+\] ?)+")
_TAG: Final = re.compile(r"\[([^\]]+)\]")
_DON: Final = re.compile(r"DON!! ?x ?[0-9]+", re.IGNORECASE)

# "(This effect activates when this card becomes rested.)"
_NOTES: Final = tuple(
    (re.compile(words), told)
    for words, told in (
        (r"This effect (?:activates|is activated|can be activated) when (.+)\.", "When {}, "),
        (r"This effect (?:activates|is activated|can be activated) (at the (?:start|end) of .+)\.", "{}, "),
        (r"This effect (?:is valid|applies|is active|is only valid) (?:while|when|if) (.+)\.", "If {}, "),
        (r"This effect can (?:only be activated|be activated only) (?:while|if) (.+)\.", "If {}, "),
    )
)
# A tag that says when, without a note.
_SAID: Final = {
    "start of your turn": "At the start of your turn, ",
    "start of your opponent's turn": "At the start of your opponent's turn, ",
    "start of opponent's turn": "At the start of your opponent's turn, ",
    "start of your main phase": "At the start of your Main Phase, ",
    "when rested": "When this card becomes rested, ",
    "when attacked": "When this card is attacked, ",
    "when blocked": "When this card is blocked, ",
}

# What a keyword nobody here knows does is what the note behind it says: "[Duel] (This card can also ...)".
_EXPLAINED: Final = r"\n?\(((?:This|When|If|Your|You|During|After) [^()\"]+\.)\)$"
_ALONE: Final = re.compile(rf"^\[([^\]]+)\] ?{_EXPLAINED}", re.MULTILINE)


def keywords_in_words(text: str) -> str:
    """The text in which such a keyword is told in words."""
    notes: dict[str, str] = {}
    return _ALONE.sub(lambda found: _noted(notes, found[1], found[2]) or found[0], text)


def _noted(notes: dict[str, str], tag: str, note: str) -> str:
    """The note, if the tag is new and no other note explained it before."""
    if is_tag(tag) or notes.setdefault(tag, note) != note:
        return ""
    return note


def in_words(line: str) -> str:
    """The line with such a tag told in words; any other line as it is."""
    found = _LINE.fullmatch(line)
    if found is None:
        return line
    tags: list[str] = _TAG.findall(found["tags"])
    new = _new(tags)
    if len(new) != 1:
        return line
    told = _told(new[0], found["note"])
    if told is None:
        return line
    known = "".join(f"[{tag}] " for tag in tags if tag != new[0])
    return f"{known}{told}{found['body']}"


def has_new_tag(line: str) -> bool:
    """Whether a note on a line of its own may explain a tag of this one."""
    found = _TAGS.match(line)
    return found is not None and bool(_new(_TAG.findall(found[0])))


def _new(tags: list[str]) -> list[str]:
    return [tag for tag in tags if not is_tag(tag) and not _DON.fullmatch(tag)]


def _told(tag: str, note: str | None) -> str | None:
    if note is None:
        return _SAID.get(tag.lower())
    for words, told in _NOTES:
        if found := words.fullmatch(note):
            return told.format(found[1])
    return None
