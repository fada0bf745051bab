"""A line of card text as words, each with the column where it stands."""

import re
from typing import Final, NamedTuple

from optcg.model.terms import KEYWORD_BITS

NAME: Final = "[name]"  # [Nami], and tags such as [On Play]
TYPE: Final = "{type}"
QUOTED: Final = '"text"'
ATTRIBUTE: Final = "<attribute>"
NUMBER: Final = "number"
SIGNED: Final = "signed number"
CIRCLED: Final = "circled number"
WORD: Final = "word"

# Names may hold any sign, so brackets come first; K.O. and DON!! are words of their own. A whole ability
# in quotes ends with its full stop, and may have quotes inside.
_ABILITY: Final = r'(?=\[|(?:If|When|This) ).*?\.(?=")'
_TOKEN: Final = re.compile(
    r"(?P<name>\[[^\]]*\])"
    r"|(?P<type>\{[^}]*\})"
    rf'|(?P<quoted>"{_ABILITY}"|"[^"]*")'
    r"|(?P<attribute><[^>]*>)"
    r"|(?P<circled>[①-⑨])"
    r"|(?P<signed>[+-][0-9]+)"
    r"|(?P<number>[0-9]+)"
    r"|(?P<word>K\.O\.?(?:'?(?:ed|d|s)\b)?|DON!!|[^\W\d_]+(?:[-'][^\W\d_]+)*(?:\(s\)|')?|[^\s\w])"
)
ABILITY_IN_QUOTES: Final = re.compile(rf'"({_ABILITY})"')
_KINDS: Final = {
    "name": NAME,
    "type": TYPE,
    "quoted": QUOTED,
    "attribute": ATTRIBUTE,
    "circled": CIRCLED,
    "signed": SIGNED,
    "number": NUMBER,
    "word": WORD,
}


AUTO_TAGS: Final = (
    "On Play",
    "When Attacking",
    "On Block",
    "On K.O.",
    "End of Your Turn",
    "End of Your Opponent's Turn",
    "On Your Opponent's Attack",
)
TIMING_TAGS: Final = (*AUTO_TAGS, "Activate: Main", "Main", "Counter")
GATE_TAGS: Final = ("Your Turn", "Opponent's Turn", "Once Per Turn")
TAGS: Final = frozenset((*TIMING_TAGS, "Trigger", *GATE_TAGS, *KEYWORD_BITS))
_SIGNS: Final = re.compile(r"[^A-Za-z0-9]+")
_SPELLED: Final = {_SIGNS.sub("", tag).lower(): f"[{tag}]" for tag in TAGS} | {
    "onopponentsattack": "[On Your Opponent's Attack]",
    "onyouropponentattack": "[On Your Opponent's Attack]",
    "youropponentsturn": "[Opponent's Turn]",
    "opponentturn": "[Opponent's Turn]",
    "whileattacking": "[When Attacking]",
    "endofopponentsturn": "[End of Your Opponent's Turn]",
    "rushcharacters": "[Rush: Character]",
}
_BRACKETS: Final = (NAME, TYPE, QUOTED, ATTRIBUTE)
_NAMED: Final = {"type": TYPE, "types": TYPE, "attribute": ATTRIBUTE}
_DON_TAG: Final = re.compile(r"\[don!!\s*x\s*([0-9]+)\]", re.IGNORECASE)


ORDINALS: Final = tuple("first second third fourth fifth sixth seventh eighth ninth tenth".split())


class Token(NamedTuple):
    """A word: how it is written, how it is compared, what kind it is, and its place (from 0) in the line."""

    written: str
    key: str
    kind: str
    start: int
    end: int

    @property
    def inside(self) -> str:
        """What stands between brackets or quotes."""
        return self.written[1:-1]


def tokens_of(line: str) -> list[Token]:
    """The words of a line; every sign that is no space belongs to one of them."""
    tokens = []
    for found in _TOKEN.finditer(line):
        written = found[0]
        if found.lastgroup == "name":
            written = _tag(written)
        tokens.append(
            Token(
                written,
                written.lower().replace("(s)", "s"),
                _KINDS[found.lastgroup or "word"],
                found.start(),
                found.end(),
            )
        )
    return _by_what_follows(tokens)


def is_tag(inside: str) -> bool:
    """Whether this stands in the brackets of a tag of the rules, however it is spelled."""
    return _SIGNS.sub("", inside).lower() in _SPELLED


def _by_what_follows(tokens: list[Token]) -> list[Token]:
    """The word after it says what stands in brackets or quotes: "Navy" type, {Slash} attribute."""
    for place, after in enumerate(tokens[1:]):
        kind = _NAMED.get(after.key)
        if kind is not None and tokens[place].kind in _BRACKETS:
            tokens[place] = tokens[place]._replace(kind=kind)
    return tokens


def _tag(written: str) -> str:
    """A tag in its own spelling, whatever its case, spaces and signs; a name stays as it is."""
    known = _SPELLED.get(_SIGNS.sub("", written[1:-1]).lower())
    return known or _DON_TAG.sub(r"[DON!! x\1]", written)
