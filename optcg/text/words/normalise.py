"""One spelling for card text, whatever the source wrote.

- The **printed text** keeps every word for people to read, one ability or note per line.
- The **ability lines** are what the reader sees: without explanatory notes, one ability per line.
"""

import re
from html import unescape

from optcg.model.terms import KEYWORD_BITS
from optcg.text.words.new_tags import has_new_tag, in_words, keywords_in_words
from optcg.text.words.notes import without_notes

_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_MARKUP = re.compile(r"</?(?:b|i|u|em|strong|span|font|small)(?:\s[^<>]*)?>", re.IGNORECASE)
_SPACES = re.compile(r"[^\S\n]+")

_DIGITS = range(10)
# Full-width signs and digits, every kind of dash, curly quotes; dingbat digits to circled ones (Rule
# 8-3-1-5). Signs of no width are dropped.
_SPELLINGS = str.maketrans(
    "＜＞［］｛｝【】（）：，．；＋／－−–—‐‑‒’‘“”×"
    + "".join(chr(0x2780 + digit) for digit in _DIGITS)
    + "".join(chr(0xFF10 + digit) for digit in _DIGITS),
    "<>[]{}[]():,.;+/-------''\"\"x" + "".join(chr(0x2460 + digit) for digit in _DIGITS) + "0123456789",
    "\u00ad\u200b\u200c\u200d\u2060\ufeff",
)
# Signs that stand apart from their number, and numbers with a comma in them.
_SIGN = re.compile(r"(?<=[A-Za-z!\s])([+-]) (?=[0-9]+ (?:power|cost)\b)|(?<=DON!!)(?: ?)(-) (?=[0-9])")
_NO_SPACE = re.compile(r"(?<=[a-z]),(?=[a-z])")
_COMMA = re.compile(r"[0-9],[0-9]")
_THOUSANDS = re.compile(r"(?<![0-9,])([0-9]{1,2}),([0-9]{3})(?![0-9,])")

_TWO_STOPS = re.compile(r"(?<!\.)(?<!K\.O)\. ?\.(?=\s|$)", re.MULTILINE)

_KEYWORDS = "|".join(re.escape(keyword) for keyword in KEYWORD_BITS)
# A new ability that follows the last one without a line break, and a sentence without even a space.
_MISSING_BREAK = re.compile(
    r"(?<=[.)]) *(?=\[(?:On |When |Activate: |End of |DON!! x|"
    r"(?:Main|Counter|Trigger|Your Turn|Opponent's Turn|Once Per Turn)\]))"
    rf"|(?<=[.)]) *(?=\[(?:{_KEYWORDS})\] ?(?:[(\[]|$))"
    r"|(?<=\]) *(?=\[Trigger\] ?[A-Z])|(?<=[.)])(?=Then,)",
    re.MULTILINE,
)
_AFTER_KEYWORD = re.compile(rf"^(\[(?:{_KEYWORDS})\])[, ]*(?=[\[A-Z])", re.MULTILINE)
# A sentence that ends with an ability in quotes ends there, whether or not a full stop follows.
_QUOTED_END = re.compile(r'(?<=\.")(?=$|\n| (?:Then|If)\b)')
_BULLET = re.compile(r"(?:•|: -|\. -) ")
# Options on one line have lost their breaks; a condition behind the last of them had a line of its own.
_AFTER_OPTIONS = re.compile(r"(• .*• [^•()]*?\.) (?=Then, if [^•()]*$)")
_OTHER_BULLET = re.compile(r"^[・●‣◦▪∙] ?", re.MULTILINE)
# A line that goes on: with a bullet, or in the middle of a sentence.
_CONTINUED = re.compile(r"•|- |Then,|[a-z]")
_ON_A_TAG = "(This effect "
# A line that lacks its end before another ability: nothing is cut off there, for the text goes on.
_NO_END = re.compile(
    r"(?<=[a-z]) *(?=\n\s*\[(?:On |When |Activate: |End of |DON!! x|Once Per Turn\]|Trigger\]))"
)
_TRIGGER = "[Trigger]"


def printed(effect: str, trigger: str) -> tuple[str, str]:
    """The text and the [Trigger] of a card as people read them; a dash means no text."""
    lines = _tidy(effect)
    # Some data has the [Trigger] among the other text: the tag decides, not the field.
    triggers = [line for line in lines if line.startswith(_TRIGGER)] + _tidy(trigger)
    others = [line for line in lines if not line.startswith(_TRIGGER)]
    return "\n".join(others), "\n".join(triggers)


def ability_lines(text: str) -> list[str]:
    """The abilities of a text, one a line, without explanatory notes (Rule 2-8-4-1)."""
    whole = _QUOTED_END.sub(".", "\n".join(_tidy(text)))
    whole = keywords_in_words(whole)
    lines: list[str] = []
    for line in _tidy(_without_keywords(without_notes(whole))):
        if lines and line.startswith("Then,") and _BULLET.search(lines[-1]):
            # A line of its own after a list of options belongs to none of them.
            lines[-1] += f" ¶ {line}"
        elif lines and (_CONTINUED.match(line) or (line.startswith(_ON_A_TAG) and has_new_tag(lines[-1]))):
            lines[-1] += f" {line}"
        else:
            lines.append(_AFTER_OPTIONS.sub(r"\1 ¶ ", line))
    return [in_words(line) for line in lines]


def without_markup(text: str) -> str:
    """The text without the tags of a page that are known; an unescaped <Slash> is not one of them."""
    return _MARKUP.sub("", _BREAK.sub("\n", text))


def _without_keywords(text: str) -> str:
    """Keywords that begin a line as lines of their own: "[Rush] [Blocker] [On Play] ..."."""
    while (split := _AFTER_KEYWORD.sub(r"\1\n", text)) != text:
        text = split
    return text


def _tidy(text: str) -> list[str]:
    plain = unescape(without_markup(text)).translate(_SPELLINGS).replace("‼", "!!")
    plain = _TWO_STOPS.sub(".", _SPACES.sub(" ", plain))
    plain = _OTHER_BULLET.sub("• ", _NO_SPACE.sub(", ", plain))
    plain = _MISSING_BREAK.sub("\n", _NO_END.sub(".", plain))
    if _COMMA.search(plain):
        plain = _THOUSANDS.sub(r"\1\2", plain)
    if "- " in plain or "+ " in plain:
        plain = _SIGN.sub(lambda sign: sign[1] or f" {sign[2]}", plain)
    lines = [line.strip() for line in plain.split("\n")]
    lines = [line for line in lines if line]
    return [] if lines == ["-"] else lines
