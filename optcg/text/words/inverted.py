"""Questions for conditions: "should your Leader be [Mira]" says "if your Leader is [Mira]".

The verb goes back to where it stands in a statement. It is done with the words of a line before they are
read, so that every condition can be said so.
"""

from __future__ import annotations

from typing import Final

from optcg.text.words.tokens import NUMBER, WORD, Token

_ENDS: Final = (",", ".", ":", ";", "•")
# What can be asked so: the verb, and how it is said of one and of several.
_VERBS: Final = {
    "be": ("is", "are"),
    "have": ("has", "have"),
    "hold": ("holds", "hold"),
    "contain": ("contains", "contain"),
    "cost": ("costs", "cost"),
    "exceed": ("exceeds", "exceed"),
}
_SEVERAL: Final = ("you", "they", "there", "them")


def in_statements(tokens: list[Token]) -> list[Token]:
    """The words of a line, its conditions all said with "if"."""
    for place, token in enumerate(tokens):
        if token.key == "should":
            verb = _verb(tokens, place + 1)
            if verb is not None:
                return in_statements(
                    [*tokens[:place], *_turned(tokens[place : verb + 1]), *tokens[verb + 1 :]]
                )
    return tokens


def _verb(tokens: list[Token], start: int) -> int | None:
    """Where the verb of a question stands, behind at least one word of which it is said."""
    for place in range(start, len(tokens)):
        if tokens[place].key in _ENDS:
            return None
        if tokens[place].key in _VERBS and place > start:
            return place
    return None


def _turned(asked: list[Token]) -> list[Token]:
    first, *subject, verb = asked
    negated = subject[-1:] if subject[-1].key == "not" else []
    subject = subject[: len(subject) - len(negated)]
    said = _VERBS[verb.key][_is_plural(subject)]
    words = [said]
    if negated:
        words = [said, "not"] if verb.key == "be" else [("does", "do")[_is_plural(subject)], "not", verb.key]
    start = (*negated, verb)[0].start
    put = [Token(word, word, WORD, start, verb.end) for word in words]
    return [first._replace(written="if", key="if"), *subject, *put]


def _is_plural(subject: list[Token]) -> bool:
    if len(subject) == 1 and subject[0].key in _SEVERAL:
        return True
    if any(token.kind == NUMBER and token.written == "1" for token in subject[:3]):
        return False
    last = subject[-1].key
    return last in _SEVERAL or (last.endswith("s") and last != "this")
