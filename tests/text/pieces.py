"""Lines of card text cut into pieces that can be put together anew, by the spans that the reader gives."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass

from optcg.model import amounts as am
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.cards import CardData
from optcg.model.selections import Choose, ChooseFrom, Every, Slot, This
from optcg.model.terms import Category
from optcg.text.grammar import Found, Reading
from optcg.text.phrases.filters import Described
from optcg.text.phrases.nouns import Noun
from optcg.text.reader import Line, read_line, read_lines
from optcg.text.words.tokens import TIMING_TAGS, Token

# Parts of a tree that speak of something said before.
POINTING = (
    *(Slot, ChooseFrom, c.SlotFits, c.YouDid, am.DoneCount, am.NamedNumber),
    *(f.SameNameAs, f.ColorDiffersFrom, f.Among, e.ActivateAbility),
)
OWN_WORDS = ("this Character", "this Leader", "this Stage", "this card")


@dataclass(frozen=True)
class Piece:
    """Some words of an official line with how they were read, and the line's head and category."""

    words: str
    found: Found
    tokens: tuple[Token, ...]
    line: str
    head: str
    category: Category

    def part(self, found: Found) -> Piece:
        return Piece(
            text_of(self.line, self.tokens, found.start, found.end),
            found,
            self.tokens,
            self.line,
            self.head,
            self.category,
        )


@dataclass
class Pieces:
    """All pieces of some cards, by what they are."""

    heads: dict[Category, list[str]] = field(default_factory=lambda: defaultdict(list))
    gates: list[str] = field(default_factory=list)
    costs: list[Piece] = field(default_factory=list)
    conditions: list[Piece] = field(default_factory=list)
    steps: list[Piece] = field(default_factory=list)  # sentences that need none before them
    statics: list[Piece] = field(default_factory=list)
    events: list[Piece] = field(default_factory=list)
    would: list[Piece] = field(default_factory=list)
    effects: list[Piece] = field(default_factory=list)  # single deeds out of the steps
    parts: dict[Hashable, list[Piece]] = field(default_factory=lambda: defaultdict(list))  # by kind


def text_of(line: str, tokens: tuple[Token, ...], start: int, end: int) -> str:
    return line[tokens[start].start : tokens[end - 1].end] if end > start else ""


def points(node: object) -> bool:
    """Whether something in a tree speaks of a card or a number named elsewhere."""
    if isinstance(node, POINTING):
        return True
    if isinstance(node, (am.PowerOf, am.CostOf, am.SlotCount)):
        return getattr(node, "slot", None) is not None
    if isinstance(node, tuple):
        return any(points(part) for part in node)
    return is_dataclass(node) and any(points(getattr(node, one.name)) for one in fields(node))


def cut(cards: Iterable[CardData]) -> Pieces:
    """The pieces of all lines of some cards."""
    pieces = Pieces()
    for card in cards:
        for line in read_lines(card.text, card.trigger, card.category):
            if line.readings:
                _cut_line(pieces, line, card.category)
    return pieces


def _cut_line(pieces: Pieces, line: Line, category: Category) -> None:
    found, tokens = line.readings[0], tuple(Reading(line.text).tokens)
    head = text_of(line.text, tokens, 0, found.start)
    whole = Piece(line.text, found, tokens, line.text, head, category)
    if found.phrase == "whole":
        found = found.parts[0]
        if any(f"[{tag}]" in head for tag in (*TIMING_TAGS, "Trigger")):
            pieces.heads[category].append(head)
        else:
            pieces.gates.append(head)
    for node in _nodes(found):
        piece = whole.part(node)
        if node.phrase == "cost":
            _keep(pieces.costs, piece)
        elif node.phrase == "condition":
            _keep(pieces.conditions, piece)
        elif node.phrase == "event":
            pieces.events.append(piece)
        elif node.phrase == "woulds":
            pieces.would.append(piece)
        kind = kind_of(piece)
        if kind is not None:
            pieces.parts[kind].append(piece)
    if found.phrase in ("body", "static"):
        pool = pieces.steps if found.phrase == "body" else pieces.statics
        made = _sentences(whole, "[On Play]" if found.phrase == "body" else "")
        pool += made
        if found.phrase == "body":
            pieces.effects += [piece for piece in made if _is_one_deed(piece)]


def _is_one_deed(piece: Piece) -> bool:
    found = piece.found
    while found.phrase in ("clauses", "clause") and len(found.parts) == 1:
        (found,) = found.parts
    return found.phrase == "effect" and ";" not in piece.words


def _keep(pool: list[Piece], piece: Piece) -> None:
    if not points(piece.found.value):
        pool.append(piece)


def _nodes(found: Found) -> Iterator[Found]:
    yield found
    for part in found.parts:
        yield from _nodes(part)


def _sentences(whole: Piece, head: str) -> list[Piece]:
    """The sentences of a line; one that points back stays with those before it."""
    spans = [span for part in whole.found.parts if part.phrase == "steps" for span in _spans(part)]
    made: list[Piece] = []
    start = 0
    while start < len(spans):
        end = start + 1
        while end < len(spans) and not _stands_alone(whole, spans[end : end + 1], head):
            end += 1
        together = spans[start:end]
        if _stands_alone(whole, together, head):
            first, last = together[0], together[-1]
            several = Found("sentences", None, first.start, last.end, tuple(together))
            made.append(whole.part(first if end == start + 1 else several))
        start = end
    return made


def _spans(steps: Found) -> list[Found]:
    """The sentences of steps, each from its first word to its last."""
    inner = [part.phrase for part in steps.parts]
    if inner[:1] == ["condition"] and inner[1:] == ["steps"]:
        return _spans(steps.parts[1])
    if inner and inner[0] in ("clauses", "effect") and inner[-1:] == ["steps"] and "stop" in inner:
        return [steps.parts[0], *_spans(steps.parts[-1])]
    return [steps.parts[0]] if inner in (["clauses"], ["effect", "condition"]) else [steps]


def _stands_alone(whole: Piece, spans: list[Found], head: str) -> bool:
    words = text_of(whole.line, whole.tokens, spans[0].start, spans[-1].end).rstrip(".")
    if "additional" in words or not words:
        return False
    return bool(read_line(f"{head} {words}.".strip()).abilities)


# What can stand in the place of what --------------------------------------------------------------------
def kind_of(piece: Piece) -> Hashable:
    """Pieces of one kind can be exchanged; None for what stays where it is."""
    found, words = piece.found, piece.words
    if not words or found.phrase not in KINDS or points(found.value):
        return None
    if found.phrase != "having" and "their" in words.split() and "opponent" not in words:
        return None  # said where the opponent was named before
    own = next((own for own in OWN_WORDS if own in words), "")
    rest = KINDS[found.phrase](found.value, words)
    return None if rest is None else (found.phrase, own, rest)


def _selection(value: object, words: str) -> Hashable:
    if isinstance(value, This):
        return "this"
    if isinstance(value, Choose) and isinstance(value.count, int):
        together = (value.total_power, value.total_cost, value.different)
        if together != (None, None, ""):
            return None
        return ("choose", value.cards.owner, value.cards.areas, value.up_to, value.count > 1)
    if isinstance(value, Every):
        return ("all", value.cards.owner, value.cards.areas)
    return None


def _noun(value: object, words: str) -> Hashable:
    assert isinstance(value, Noun)
    said = value.described
    if said != Described(said.filter, said.owner, said.areas):
        return None
    place = "from" if "from" in words.split() else ""
    return (value.kinds, value.plural, value.card, said.owner, said.areas, said.filter is None, place)


def _trait(value: object, words: str) -> Hashable:
    assert isinstance(value, Described)
    if value != Described(value.filter):
        return None
    return type(value.filter).__name__


def _before(value: object, words: str) -> Hashable:
    return type(value).__name__ if not isinstance(value, f.AnyOf) else type(value.filters[0]).__name__


def _boon(value: object, words: str) -> Hashable:
    return words[0] if words[0] in "+-" else "keyword"


def _number(value: object, words: str) -> Hashable:
    assert isinstance(value, int)
    return (min(value, 2), value >= 1000)


def _first_word(value: object, words: str) -> Hashable:
    return words.split()[0].lower()


def _predicate(words: str) -> Hashable:
    """A keyword can be gained for good, a number is gained for a time."""
    return (words.split()[0].lower(), "opponent" in words, "+" in words or "-" in words)


def _any(value: object, words: str) -> Hashable:
    return True


def _last_word(value: object, words: str) -> Hashable:
    return words.split()[-1].lower()


KINDS = {
    "cards": _selection,
    "noun": _noun,
    "trait": _trait,
    "before": _before,
    "boon": _boon,
    "predicate": lambda value, words: _predicate(words),
    "ban": lambda value, words: "opponent" in words,
    "by": lambda value, words: words.split()[0] + str("'d" in words),
    "duration": _any,
    "number": _number,
    "fact": _any,
    "having": lambda value, words: ("your" in words, "their" in words, words.split()[0] in ("a", "an")),
    "tally": _any,
    "scale": _first_word,
    "is": _first_word,
    "others": _any,
    "event-subject": lambda value, words: "opponent" in words,
    "name": _any,
    "type-name": _any,
    "quoted": _any,
    "attribute": _any,
    "color": _any,
    "keyword": _any,
    "taken": lambda value, words: "2" in words,
    "moment": _any,
    "facing": _any,
    "don-state": _any,
}
