"""What of the grammar and of the model is used by cards: every pattern, synonym and kind of node.

A pattern is counted as it is declared: a row of which other forms are made while reading (a deed as the
opponent does it, a genitive) is one, and used if any of its forms is. What is declared and used by no card is
a wording that nobody prints, or a meaning that nobody needs; but for what the writer needs, whose words for
every card are read again as the same tree.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from optcg.cards.importer import Printed
from optcg.model import abilities, amounts, conditions, filters, selections
from optcg.model.effects import change, don, flow, move
from optcg.model.terms import Category
from optcg.model.trees import is_node, nodes_of
from optcg.text.grammar import all_of, all_phrases
from optcg.text.reader import Line, read, read_lines
from optcg.text.words.synonyms import ROWS, VERBS, rows_used
from optcg.text.writer import write

PATTERN, SYNONYM, NODE = KINDS = ("pattern", "synonym", "node")
_MODULES: Final[tuple[ModuleType, ...]] = (
    *(abilities, conditions, selections, filters, amounts),
    *(change, don, flow, move),
)
# Only their kinds are written in trees.
_FAMILIES: Final = ("Ability", "Condition", "Counted", "Effect", "Filter", "RuleText", "Selection")

Thing = tuple[str, str]  # one of KINDS, and its name


@dataclass(frozen=True)
class Row:
    """Something that is declared: how many cards use it, in print or written again, and the first of them."""

    kind: str
    name: str
    cards: int
    example: str
    written: int


@dataclass(frozen=True)
class Usage:
    """Everything that is declared; what nothing uses comes first."""

    rows: tuple[Row, ...]

    def unused(self, kind: str) -> list[str]:
        """What neither print nor the writer uses."""
        return [row.name for row in self.rows if row.kind == kind and not row.cards and not row.written]

    def declared(self, kind: str) -> int:
        return sum(row.kind == kind for row in self.rows)

    def used(self, kind: str) -> int:
        """How many are used in print."""
        return sum(row.kind == kind and row.cards > 0 for row in self.rows)


def usage(
    printings: Mapping[str, list[Printed]],
    expected: Iterable[str] = (),
    seen: Callable[[], None] | None = None,
) -> Usage:
    """What all printings of these cards use, and the lines `expected` of cards to come.

    `seen` is called after each card.
    """
    users: dict[Thing, list[str]] = {thing: [] for thing in _declared()}
    written: dict[Thing, int] = dict.fromkeys(users, 0)
    for number, row in printings.items():
        texts = {(printed.facts.text, printed.facts.trigger, printed.facts.category) for printed in row}
        for thing in _used_in(texts) & users.keys():
            users[thing].append(number)
        for thing in _used_in({_again(*words) for words in texts}) & users.keys():
            written[thing] += 1
        if seen is not None:
            seen()
    for text in expected:
        used = {thing for category in Category for thing in _used(*read_lines(text, "", category))}
        for thing in used & users.keys():
            users[thing].append(f'"{text}"')
    rows = [
        Row(
            *thing, len(who), min(who, key=lambda one: (one.startswith('"'), one), default=""), written[thing]
        )
        for thing, who in users.items()
    ]
    return Usage(tuple(sorted(rows, key=lambda row: (row.cards > 0, row.written > 0, KINDS.index(row.kind)))))


def _used_in(texts: Iterable[tuple[str, str, Category]]) -> set[Thing]:
    return {thing for words in texts for line in read_lines(*words) for thing in _used(line)}


def _again(text: str, trigger: str, category: Category) -> tuple[str, str, Category]:
    """The text of a card as it is written from what was read."""
    return write(read(text, trigger, category)[0], category), "", category


def _declared() -> Iterator[Thing]:
    for phrase in all_phrases():
        for pattern in phrase.rows:
            yield PATTERN, pattern.row
    for words, put in (*ROWS, *VERBS):
        yield SYNONYM, f"{words} = {put}"
    for module in _MODULES:
        for name, found in vars(module).items():
            here = isinstance(found, type) and found.__module__ == module.__name__
            if here and dataclasses.is_dataclass(found) and name not in _FAMILIES:
                yield NODE, name


def _used(line: Line) -> Iterator[Thing]:
    """What took part in the reading of a line; nothing if it is not read."""
    if line.unread is not None:
        return
    for reading in line.readings:
        for found in all_of(reading):
            if found.pattern is not None:
                yield PATTERN, found.pattern.row
    for words, put in rows_used(line.text):
        yield SYNONYM, f"{words} = {put}"
    yield from ((NODE, type(node).__name__) for node in nodes_of(line.abilities) if is_node(node))
