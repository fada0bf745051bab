"""A line of card text cut into clauses, each with what it means: tags, cost, condition, step by step.

The words are cut as the grammar has read them; what they mean is written from the tree that came of it, so
that nothing is told that the game does not do. Clauses that were read in another order than they are
written, or in other parts, are told together: nothing is left out, and nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple, TypeVar

from optcg.model.abilities import ReplacementEffect
from optcg.model.effects import Effect
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.text.grammar import Found, Reading
from optcg.text.phrases.costs import Cost
from optcg.text.phrases.events import Happening
from optcg.text.reader import Line
from optcg.text.words.tokens import NAME, Token
from optcg.text.writer import pieces, write_ability
from optcg.text.writing.english import sentence
from optcg.text.writing.steps import CHOICE, COST, IF, RULE, STEP, WHEN, WOULD

# What a tag means, in our words, with its rule.
TAGS: Final = {
    "On Play": "when this card is played (Rule 10-2-6)",
    "When Attacking": "when this card declares an attack (Rule 10-2-5)",
    "On Block": "when this card has blocked (Rule 10-2-15)",
    "On K.O.": "when this card is K.O.'d (Rule 10-2-17)",
    "End of Your Turn": "at the end of your turn (Rule 10-2-7)",
    "End of Your Opponent's Turn": "at the end of your opponent's turn (Rule 10-2-8)",
    "On Your Opponent's Attack": "when your opponent has declared an attack (Rule 10-2-16)",
    "Activate: Main": "in your Main Phase, outside of battles, as you like (Rule 10-2-2)",
    "Main": "an Event to activate in your Main Phase (Rule 10-2-3)",
    "Counter": "an Event to activate in the Counter Step (Rule 10-2-4)",
    "Trigger": "in place of adding it from Life to the hand after damage (Rule 10-1-5)",
    "Your Turn": "only in your turn (Rule 10-2-11)",
    "Opponent's Turn": "only in your opponent's turn (Rule 10-2-12)",
    "Once Per Turn": "once in a turn (Rule 10-2-13)",
    "Rush": "can attack in the turn in which it is played (Rule 10-1-1)",
    "Rush: Character": "can attack Characters in the turn in which it is played",
    "Unblockable": "its attacks cannot be blocked",
    "Double Attack": "deals 2 damage (Rule 10-1-2)",
    "Banish": "damage trashes Life cards, without [Trigger] (Rule 10-1-3)",
    "Blocker": "can be rested to take the place of the card that is attacked (Rule 10-1-4)",
}
TAG: Final = "tag"
KEYWORD: Final = "keyword"
_DON: Final = "DON!! x"
_SIGNS: Final = frozenset(".,;:/")
_HEAD: Final = re.compile(r"^(?:\[[^\]]*\][ /]*)+")
_JOINT: Final = re.compile(r"(?:\.(?: ¶)? Then, |[,.;:] ?| and )$")
# The phrases of a reading that are clauses.
_KINDS: Final = {
    "condition": IF,
    "in-the-turn": IF,
    "effect": STEP,
    "opponents-effect": STEP,
    "their-deed": STEP,
}


class Clause(NamedTuple):
    """A piece of a line: what part of speech it is, where it starts (from 1), its words and its meaning."""

    kind: str
    column: int
    text: str
    meaning: str


def clauses_of(line: Line, category: Category | None = None) -> list[Clause]:
    """The clauses of a line, in order. Of an unread line only the tags."""
    tokens = Reading(line.text).tokens
    found = line.readings[0] if line.abilities and line.readings else None
    start = found.start if found else _leading_tags(tokens)
    clauses = [
        _clause(
            KEYWORD if token.inside in KEYWORD_BITS else TAG,
            line,
            tokens,
            place,
            place + 1,
            sentence(meaning),
        )
        for place, token in enumerate(tokens[:start])
        if token.kind == NAME and (meaning := tag_meaning(token.inside))
    ]
    if found is not None and start < len(tokens):
        clauses += _body(line, tokens, found, category)
    return clauses


def _tag_kind(tag: str) -> str:
    return KEYWORD if tag in KEYWORD_BITS else TAG


def tag_meaning(tag: str) -> str:
    if tag.startswith(_DON):
        return f"only while this card has {tag[len(_DON) :]} or more given DON!! cards (Rule 10-2-9)"
    return TAGS.get(tag, tag if tag in KEYWORD_BITS else "")


def _leading_tags(tokens: list[Token]) -> int:
    count = 0
    for token in tokens:
        if token.key != "/" and (token.kind != NAME or not tag_meaning(token.inside)):
            break
        count += 1
    return count


def _clause(kind: str, line: Line, tokens: list[Token], start: int, end: int, meaning: str) -> Clause:
    """The words from `start` up to `end`, with the sign that ends them."""
    while end < len(tokens) and tokens[end].key in _SIGNS:
        end += 1
    first, last = tokens[start], tokens[end - 1]
    return Clause(kind, first.start + 1, line.text[first.start : last.end], meaning)


def _body(line: Line, tokens: list[Token], found: Found, category: Category | None) -> list[Clause]:
    """All but the tags: clause by clause if it was read as it is written, else in one."""
    printed = {token.inside for token in tokens[: found.start] if token.kind == NAME}
    written = [write_ability(ability, category) for ability in line.abilities]
    heads = {tag for text in written for tag in _tags(text)}
    cut = _printed(found)
    told = [piece for ability in line.abilities for piece in pieces(ability, category)]
    ours, theirs = _grouped(cut), _grouped(told)
    if heads <= printed and [kind for kind, _ in ours] == [kind for kind, _ in theirs]:
        ends: list[int] = []
        meanings: list[tuple[str, str]] = []
        for (kind, group), (_, words) in zip(ours, theirs, strict=True):
            if len(group) != len(words):
                group, words = group[-1:], ["".join(words)]
            ends += group
            meanings += [(kind, sentence(_JOINT.sub("", each))) for each in words]
        return list(_cut(line, tokens, found.start, [*ends[:-1], len(tokens)], meanings))
    kinds = {kind for kind, _ in told}
    kind = kinds.pop() if len(kinds) == 1 else STEP if told else RULE
    meaning = " ".join(_HEAD.sub("", text) if heads <= printed else text for text in written)
    return [_clause(kind, line, tokens, found.start, len(tokens), meaning)]


_Piece = TypeVar("_Piece")


def _grouped(pieces: list[tuple[str, _Piece]]) -> list[tuple[str, list[_Piece]]]:
    """Pieces of one kind that stand together."""
    groups = groupby(pieces, key=lambda piece: piece[0])
    return [(kind, [piece for _, piece in group]) for kind, group in groups]


def _cut(
    line: Line, tokens: list[Token], start: int, ends: list[int], meanings: list[tuple[str, str]]
) -> Iterator[Clause]:
    for end, (kind, meaning) in zip(ends, meanings, strict=True):
        while start < len(tokens) and tokens[start].key in _SIGNS:
            start += 1
        if start < end:
            yield _clause(kind, line, tokens, start, end, meaning)
            start = end


def _tags(text: str) -> list[str]:
    head = _HEAD.match(text)
    return re.findall(r"\[([^\]]*)\]", head[0]) if head else []


def _printed(found: Found) -> list[tuple[str, int]]:
    """The clauses of a reading: the kind of each, and where it ends."""
    value = found.value
    if found.phrase == "cost" and isinstance(value, Cost):
        return [(COST, found.end)]
    if isinstance(value, Happening):
        return [(WHEN, found.end)]
    if found.phrase in _KINDS and (_KINDS[found.phrase] is IF or _are_steps(value)):
        return [(_KINDS[found.phrase], found.end)]
    if found.phrase == "choice":
        (options,) = found.parts
        return [(CHOICE, options.start), *_printed(options)]
    if found.phrase == "replaces" and isinstance(value, ReplacementEffect) and len(found.parts) > 1:
        return [(WOULD, found.parts[-1].start), (STEP, found.end)]
    return [clause for part in found.parts for clause in _printed(part)]


def _are_steps(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(step, Effect) for step in value)
