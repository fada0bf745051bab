"""New lines of card text, put together at random from the pieces of official ones.

The condition of one card stands before the sentence of another, parts of pieces are exchanged for others of
their kind, and every verb goes with every kind of cards.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from random import Random
from typing import Final, NamedTuple

from optcg.model.terms import Area, Category
from optcg.text.grammar import Found
from tests.text.pieces import OWN_WORDS, Piece, Pieces, kind_of, text_of

EXCHANGED: Final = 0.3  # of the parts of a piece, where another can stand in its place
TRIES: Final = 20
CATEGORIES: Final = {Category.CHARACTER: 12, Category.EVENT: 5, Category.LEADER: 3, Category.STAGE: 2}
FIGHTERS: Final = (Category.CHARACTER, Category.CHARACTER, Category.LEADER)
# How often each form of a line is made; what stands in braces is put in its place.
FORMS: Final = {
    "{head}{step}.": 4,
    "{head}If {condition}, {step}.": 5,
    "{head}{cost}: {step}.": 5,
    "{head}{cost}: If {condition}, {step}.": 4,
    "{head}{step}. Then, {step}.": 3,
    "{head}If {condition}, {step}. Then, {step}.": 2,
    "{head}{step}. Then, if {condition}, {step}.": 2,
    "{head}{cost}: {step}. Then, {step}.": 2,
    "{head}If {condition} and {condition}, {step}.": 2,
    "{head}If {condition}, {cost}: {step}.": 1,
    "{head}Choose one: • {step}. • {step}.": 1,
    "{head}You may {deed}. If you do, {effect}.": 2,
    "{head}You may {deed} and {deed}: {effect}.": 2,
    "{head}{effect}.": 4,
    "{head}If {condition}, {effect}.": 4,
    "{head}{effect} and {effect}.": 4,
    "{gate}{static}.": 3,
    "{gate}If {condition}, {static}.": 3,
    "{gate}When {event}, {step}.": 2,
    "{gate}When {event}, if {condition}, {effect}.": 2,
    "{gate}When {event}, you may {deed}. If you do, {effect}.": 2,
    "[Once Per Turn] If {subject} {would}, you may {deed} instead.": 2,
}
GATES: Final = ("", "", "[DON!! x1] ", "[Your Turn] ", "[Opponent's Turn] ", "[DON!! x2] [Your Turn] ")
DURATIONS: Final = (
    "during this turn",
    "during this battle",
    "until the end of your opponent's next turn",
    "until the start of your next turn",
)
# What is done to cards: {0} are the cards, {1} is a duration.
TO_FIELD: Final = (
    "K.O. {0}",
    "rest {0}",
    "return {0} to the owner's hand",
    "place {0} at the bottom of the owner's deck",
    "trash {0}",
    "set {0} as active",
    "negate the effect of {0} {1}",
    "give {0} -2000 power {1}",
    "give {0} -1 cost {1}",
)
FROM_HAND: Final = ("trash {0}", "place {0} at the bottom of your deck", "play {0}", "reveal {0}")
FROM_TRASH: Final = ("add {0} to your hand", "place {0} at the bottom of your deck in any order", "play {0}")
# What no writer would print.
NONSENSE: Final = re.compile(
    "|".join(
        (
            r"gains? \[[^\]]+\](?: during this (?:turn|battle))? for (?:every|each)",  # a keyword is had once
            r"(\{[^}]+\}|<[^>]+>|\[[^\]]+\])[^.]{0,3}(?: or | and )\1",  # the same thing twice
            r"cost of (\d) or \2",
            r"rest (this \w+) and rest \3|every up to|every all|of their (?:Characters cannot|active|rested)",
            r"\bgains? -",
            r"this Leader and your [^.]*Leader",
            r"you may select your opponent's|\bby your effect",
            r"opponent's [^.]*cannot be (?:[^.]|\.O\.)*by your opponent",  # own effects do not count
            r"(?i:this Character card from your trash (?:gains|cannot))",
            r"(?:trash|rest) this Character card from your trash",
        )
    )
)


class DeadEnd(Exception):
    """No line comes of these choices."""


class NewLine(NamedTuple):
    """A line, the form that it has, and the category of the card on which it could stand."""

    text: str
    form: str
    category: Category


class Recombiner:
    """Makes lines from a seed."""

    def __init__(self, pieces: Pieces, seed: int) -> None:
        self.pieces = pieces
        self.random = Random(f"recombined {seed}")
        self.own = ""  # how a card of the category calls itself

    def lines(self, count: int) -> Iterator[NewLine]:
        """So many different lines."""
        made: set[str] = set()
        while len(made) < count:
            try:
                line = self._line()
            except DeadEnd:
                continue
            if line.text not in made:
                made.add(line.text)
                yield line

    def _line(self) -> NewLine:
        form = self.random.choices(list(FORMS), list(FORMS.values()))[0]
        category = self.random.choices(list(CATEGORIES), list(CATEGORIES.values()))[0]
        if not form.startswith("{head}"):
            category = self.random.choice(FIGHTERS)
        self.own = f"this {category.value.capitalize()}" if category is not Category.EVENT else ""

        def put(gap: re.Match[str]) -> str:
            words = self.head(category) if gap[1] == "head" else getattr(self, gap[1])()
            begins = gap.start() == 0 or form[: gap.start()].endswith(("}: ", ". ", "• ", "{head}", "{gate}"))
            begins = begins and not form[: gap.start()].endswith("Then, ")
            return raised(words) if begins and gap[1] not in ("head", "gate") else words

        said = re.sub(" {2,}", " ", re.sub(r"\{(\w+)\}", put, form))
        if NONSENSE.search(said):
            raise DeadEnd
        return NewLine(said, form, category)

    # Pieces ------------------------------------------------------------------------------------------
    def pick(self, pool: list[Piece]) -> str:
        """A piece that can stand on this card, with some of its parts exchanged."""
        for _ in range(TRIES if pool else 0):
            piece = self.random.choice(pool)
            own = [own for own in OWN_WORDS if own.lower() in piece.words.lower()]
            if all(one == self.own for one in own):
                return self.exchanged(piece, piece.found)
        raise DeadEnd

    def exchanged(self, piece: Piece, found: Found) -> str:
        kind = kind_of(piece.part(found))
        if kind is not None and self.random.random() < EXCHANGED:
            other = self.random.choice(self.pieces.parts[kind])
            return self.within(other, other.found)
        return self.within(piece, found)

    def within(self, piece: Piece, found: Found) -> str:
        """The words of a piece, with parts of its parts exchanged."""
        said, at = "", found.start
        for part in found.parts:
            said += _between(piece, at, part.start) + self.exchanged(piece, part)
            at = max(at, part.end)
            said += _space(piece, at, found.end)
        return said + text_of(piece.line, piece.tokens, at, found.end)

    # What is put into the forms ----------------------------------------------------------------------
    def head(self, category: Category) -> str:
        return self.random.choice([head for head in self.pieces.heads[category] if head]) + " "

    def gate(self) -> str:
        return self.random.choice(GATES)

    def step(self) -> str:
        return lowered(self.pick(self.pieces.steps).rstrip("."))

    def static(self) -> str:
        return lowered(self.pick(self.pieces.statics).rstrip("."))

    def condition(self) -> str:
        return self.pick(self.pieces.conditions)

    def cost(self) -> str:
        return self.pick(self.pieces.costs)

    def event(self) -> str:
        return self.pick(self.pieces.events)

    def subject(self) -> str:
        return self.pick(self.pieces.parts[("event-subject", self.own, False)])

    def would(self) -> str:
        return self.pick(self.pieces.would)

    def deed(self) -> str:
        """What is to be done as a cost, without "you may"."""
        words = self.cost()
        if not words.startswith("You may "):
            raise DeadEnd
        return words.removeprefix("You may ")

    def effect(self) -> str:
        """One deed: from a card, or a verb with other cards."""
        ways = (self.known, self.known, self.to_field, self.from_elsewhere)
        return self.random.choice(ways)()

    def known(self) -> str:
        return lowered(self.pick(self.pieces.effects))

    def to_field(self) -> str:
        cards = self.cards((Area.CHARACTER,), (Area.STAGE,))
        return self.random.choice(TO_FIELD).format(cards, self.random.choice(DURATIONS))

    def from_elsewhere(self) -> str:
        cards = self.cards((Area.HAND,), (Area.TRASH,), (Area.HAND, Area.TRASH))
        if "opponent's" in cards:
            raise DeadEnd  # they go to areas of theirs alone
        return self.random.choice(FROM_TRASH if "trash" in cards else FROM_HAND).format(cards)

    def cards(self, *areas: tuple[Area, ...]) -> str:
        """Cards with a number, out of these areas."""
        pools = [pool for kind, pool in self.pieces.parts.items() if _areas(kind) in areas]
        return lowered(self.pick(self.random.choice(pools)))


def _areas(kind: Hashable) -> object:
    """The areas of a kind of cards."""
    chosen = kind[2] if isinstance(kind, tuple) and kind[0] == "cards" else None
    return chosen[2] if isinstance(chosen, tuple) else None


def raised(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def lowered(words: str) -> str:
    """Words as they stand inside a sentence."""
    return words if words[:3] == "DON" or words[:4] == "K.O." else words[:1].lower() + words[1:]


def _between(piece: Piece, start: int, end: int) -> str:
    """The words between two parts, with the space that follows them."""
    return piece.line[piece.tokens[start].start : piece.tokens[end].start] if start < end else ""


def _space(piece: Piece, at: int, end: int) -> str:
    return piece.line[piece.tokens[at - 1].end : piece.tokens[at].start] if 0 < at < end else ""
