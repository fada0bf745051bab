"""How much of the card text at hand is read, set by set, and whether all printings of a card agree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from optcg.cards.catalog import number_order
from optcg.cards.cut import Suspicion, perhaps_cut
from optcg.cards.importer import Printed
from optcg.cards.printing import set_of
from optcg.model.abilities import Ability
from optcg.model.cards import CardData, Unread
from optcg.text.audit.lines import Doubt, doubts
from optcg.text.reader import Line, read_lines


@dataclass
class Tally:
    """Cards and lines of text, and how many of them are read whole."""

    cards: int = 0
    cards_read: int = 0
    lines: int = 0
    lines_read: int = 0

    def add(self, lines: list[Line]) -> None:
        read_whole = sum(line.unread is None for line in lines)
        self.cards += 1
        self.cards_read += read_whole == len(lines)
        self.lines += len(lines)
        self.lines_read += read_whole


@dataclass(frozen=True)
class UnreadLine:
    """A line that is not read: its card, the whole line, and the piece from where reading stopped."""

    card: str
    line: str
    piece: str
    column: int


@dataclass(frozen=True)
class Disagreement:
    """Printings of one card that do not mean the same: their ids, those that agree together."""

    card: str
    printings: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Doubtful:
    """A line whose words and tree do not share a sign of meaning: see `optcg.text.audit.lines`."""

    card: str
    line: str
    doubt: Doubt


@dataclass
class Coverage:
    """What was found; a card is one number, and its lines are those of the printing that stands for it."""

    total: Tally = field(default_factory=Tally)
    sets: dict[str, Tally] = field(default_factory=dict)
    unread: list[UnreadLine] = field(default_factory=list)
    disagreements: list[Disagreement] = field(default_factory=list)
    doubts: list[Doubtful] = field(default_factory=list)
    perhaps_cut: list[Suspicion] = field(default_factory=list)
    printings: int = 0

    @property
    def complete(self) -> bool:
        """Whether every line is read, all printings agree, and nothing is in doubt; a suspicion is none."""
        return not (self.unread or self.disagreements or self.doubts)


def survey(
    printings: Mapping[str, list[Printed]], audit: bool = False, seen: Callable[[], None] | None = None
) -> Coverage:
    """Read every card. With `audit` words and trees are compared; `seen` is called after each card."""
    found = Coverage()
    for number in sorted(printings, key=number_order):
        row = printings[number]
        card = row[0].facts
        lines = read_lines(card.text, card.trigger, card.category)
        found.printings += len(row)
        found.total.add(lines)
        found.sets.setdefault(set_of(number), Tally()).add(lines)
        found.unread += [
            UnreadLine(number, line.text, line.unread.piece, line.unread.column)
            for line in lines
            if line.unread is not None
        ]
        if len(row) > 1:
            groups = agreeing(row, lines)
            found.disagreements += [Disagreement(number, groups)] if len(groups) > 1 else []
        if audit:
            found.doubts += doubts_of(number, lines)
        if seen is not None:
            seen()
    found.perhaps_cut = sorted(perhaps_cut(printings), key=lambda suspicion: number_order(suspicion.card))
    return found


def doubts_of(number: str, lines: list[Line]) -> list[Doubtful]:
    """What was dropped or invented in the lines of a card that are read."""
    return [
        Doubtful(number, line.text, doubt)
        for line in lines
        if line.unread is None
        for doubt in doubts(line.text, line.abilities)
    ]


def agreeing(printings: list[Printed], lines: list[Line] | None = None) -> tuple[tuple[str, ...], ...]:
    """The ids of the printings of one card, those with the same facts and the same meaning together.

    `lines` are those of the first printing, if they are read already.
    """
    first = printings[0].facts
    known = {} if lines is None else {(first.text, first.trigger): _meaning(lines)}
    groups: dict[CardData, list[str]] = {}
    for printed in printings:
        facts = printed.facts
        words = facts.text, facts.trigger
        if words not in known:
            known[words] = _meaning(read_lines(facts.text, facts.trigger, facts.category))
        abilities, unread = known[words]
        same = replace(facts, text="", trigger="", abilities=abilities, unread=unread)
        groups.setdefault(same, []).append(printed.id)
    return tuple(tuple(ids) for ids in groups.values())


def _meaning(lines: list[Line]) -> tuple[tuple[Ability, ...], tuple[Unread, ...]]:
    """What lines mean; of unread ones only the words are compared."""
    abilities = tuple(ability for line in lines for ability in line.abilities)
    return abilities, tuple(Unread(line.unread.piece, 0) for line in lines if line.unread is not None)
