"""A line of card text cut into clauses, each with what it means: tags, cost, condition, step by step.

The words are cut as the grammar has read them; what they mean is written from the tree that came of it, so
that nothing is told that the game does not do. Each clause stands where it is printed, also where it is told
in another order. What is read in other parts than it is told, such as "K.O. or rest 1 Character", where two
options share a choice, is one clause: nothing is left out, and nothing is guessed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple, TypeVar

from optcg.model.abilities import ReplacementEffect, RuleText
from optcg.model.effects import Effect
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.text.grammar import Found, Reading
from optcg.text.phrases.costs import Cost
from optcg.text.phrases.events import Happening
from optcg.text.reader import SPOKEN_TAGS, Line
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
    "Activate: Main": "in your Main Phase, outside of battles, if you choose (Rule 10-2-2)",
    "Main": "an Event to activate in your Main Phase (Rule 10-2-3)",
    "Counter": "an Event to activate in the Counter Step (Rule 10-2-4)",
    "Trigger": "after damage, if you choose, instead of adding this card to your hand (Rule 10-1-5)",
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
_JOINT: Final = re.compile(r"(?:\.(?: ¶)? Then, |,? and |[,.;:] ?| )$")
# "You may ... and ...": what is allowed together is one clause.
_ALLOWED: Final = re.compile(r"(?:you may\S*|your opponent may) <")
# The phrases of a reading that are clauses.
_KINDS: Final = {
    "condition": IF,
    "in-the-turn": IF,
    "effect": STEP,
    "opponents-effect": STEP,
    "their-deed": STEP,
    "clause": STEP,
    "counted-out": STEP,
    "better": STEP,  # "... If ..., ... instead": one deed, done in one of two ways
    "ban": STEP,
    "player-cannot": STEP,
    "once-a-turn": STEP,
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
    tags = list(_printed_tags(tokens[:start]))
    clauses = [
        _clause(KEYWORD if tag in KEYWORD_BITS else TAG, line, tokens, *words, sentence(meaning))
        for tag, words in tags
        if (meaning := tag_meaning(tag))
    ]
    if found is not None and start < len(tokens):
        clauses += _body(line, tokens, found, category, {tag for tag, _ in tags})
    return clauses


def _printed_tags(tokens: list[Token]) -> Iterator[tuple[str, tuple[int, int]]]:
    """The tags, in brackets or in words, each with the place of its words."""
    for place, token in enumerate(tokens):
        if token.kind == NAME:
            yield token.inside, (place, place + 1)
    for words, tag in SPOKEN_TAGS.items():
        start = len(tokens) - len(words)
        if start >= 0 and tuple(token.key for token in tokens[start:]) == words:
            yield tag, (start, len(tokens))


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


def _body(
    line: Line, tokens: list[Token], found: Found, category: Category | None, tags: set[str]
) -> list[Clause]:
    """All but the tags, clause by clause; where they were read in other parts than they are told, in one."""
    written = [write_ability(ability, category) for ability in line.abilities]
    told = [piece for ability in line.abilities for piece in pieces(ability, category)]
    if not {tag for text in written for tag in _tags(text)} <= tags:
        return [_clause(_kind(told), line, tokens, found.start, len(tokens), " ".join(written))]
    cut = _printed(found)
    if Counter(kind for kind, _ in cut) == Counter(kind for kind, _ in told):
        # "Draw 1 card if ..." is told as "If ..., draw 1 card": each clause stands where it is printed.
        of_kind = {kind: iter([words for other, words in told if other == kind]) for kind, _ in cut}
        ends = [end for _, end in cut]
        meanings = [(kind, _sentence(next(of_kind[kind]))) for kind, _ in cut]
    else:
        ends, meanings = _aligned(_grouped(cut), _grouped(told))
    return list(_cut(line, tokens, found.start, [*ends[:-1], len(tokens)], meanings))


def _aligned(
    ours: list[tuple[str, list[int]]], theirs: list[tuple[str, list[str]]]
) -> tuple[list[int], list[tuple[str, str]]]:
    """Clause by clause, from the beginning and from the end, as far as they are the same; the rest in one."""
    same = last = 0
    most = min(len(ours), len(theirs)) - 1
    while same < most and _alike(ours[same], theirs[same]):
        same += 1
    while last < most - same and _alike(ours[-1 - last], theirs[-1 - last]):
        last += 1
    rest = slice(same, len(theirs) - last)
    told = [(kind, words) for kind, group in theirs[rest] for words in group]
    theirs[rest] = [(_kind(told), [" ".join(words.strip() for _, words in told)])]
    rest = slice(same, len(ours) - last)
    ours[rest] = [(_kind(told), [end for _, group in ours[rest] for end in group][-1:])]
    meanings = [(kind, _sentence(words)) for kind, group in theirs for words in group]
    return [end for _, group in ours for end in group], meanings


def _alike(ours: tuple[str, list[int]], theirs: tuple[str, list[str]]) -> bool:
    return ours[0] == theirs[0] and len(ours[1]) == len(theirs[1])


def _kind(told: list[tuple[str, str]]) -> str:
    """What several clauses are together."""
    kinds = {kind for kind, _ in told}
    return kinds.pop() if len(kinds) == 1 else STEP if told else RULE


def _sentence(words: str) -> str:
    return sentence(_JOINT.sub("", words))


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
    value, kind = found.value, _KINDS.get(found.phrase)
    if found.phrase == "cost" and isinstance(value, Cost):
        return [(COST, found.end)]
    if isinstance(value, Happening):
        return [(WHEN, found.end)]
    if kind is not None and (kind is IF or found.phrase != "effect" or _are_steps(value)):
        return [(kind, found.end)]
    if found.phrase == "choice":
        (options,) = found.parts
        return [(CHOICE, options.start), *_printed(options)]
    if found.phrase == "tier":
        steps = found.parts[-1]
        return [(IF, steps.start), *_printed(steps)]
    if found.phrase == "replaces" and isinstance(value, ReplacementEffect) and len(found.parts) > 1:
        return [(WOULD, found.parts[-1].start), (STEP, found.end)]
    if _ALLOWED.match(found.said_as()):
        allowed, *rest = found.parts
        return [(STEP, allowed.end), *(clause for part in rest for clause in _printed(part))]
    clauses = [clause for part in found.parts for clause in _printed(part)]
    rules = value if isinstance(value, tuple) else (value,)
    if (
        rules
        and all(isinstance(rule, RuleText) for rule in rules)
        and all(kind != RULE for kind, _ in clauses)
    ):
        return [*clauses, (RULE, found.end)]
    if found.phrase == "steps" and not any(kind == STEP for kind, _ in clauses):
        return [(STEP, found.end)]
    return clauses


def _are_steps(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(step, Effect) for step in value)
