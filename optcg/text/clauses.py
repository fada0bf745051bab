"""A line of card text cut into clauses, each with what it means: tags, cost, condition, step by step.

The pieces follow the readings of the grammar, so they show what was understood, not what was guessed;
together they are the whole line. Words that only join ("Then,", "you may") stand before what they join.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, TypeGuard, TypeVar

from optcg.model import abilities as a
from optcg.model.conditions import Condition, SlotFits
from optcg.model.effects import Effect, May
from optcg.model.filters import Filter, ThisCard
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner
from optcg.model.sides import from_other_side
from optcg.model.terms import KEYWORD_BITS, Category
from optcg.text.grammar import Found, Misfit, Reading
from optcg.text.phrases.when.events import Happening
from optcg.text.phrases.which_cards.references import (
    CHOSEN_ONES,
    OTHER_CHOSEN,
    REVEALED,
    SEVERAL_AT_ONCE,
    THEIR_CHOSEN,
    THEIR_REVEALED,
    THEM,
    THOSE_CHARACTERS,
    YOUR_CHOSEN,
    YOUR_REVEALED,
)
from optcg.text.phrases.whole_lines.costs import Cost
from optcg.text.pointing.slots import Pass
from optcg.text.reader import Line
from optcg.text.words.tokens import NAME, Token
from optcg.text.writer import called, write_ability
from optcg.text.writing.abilities import is_tag, lies_in
from optcg.text.writing.events import FOUGHT
from optcg.text.writing.steps import LATER, capital, sentence
from optcg.text.writing.told import SHOWN, ToldWriter

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
    "Double Attack": "deals 2 damage (Rule 10-1-2)",
    "Banish": "damage trashes Life cards, without [Trigger] (Rule 10-1-3)",
    "Blocker": "can take the place of the card that is attacked (Rule 10-1-4)",
}
_SIGNS: Final = frozenset(".,;:/")
_DON: Final = "DON!! x"
_Said = TypeVar("_Said")

TAG: Final = "tag"
KEYWORD: Final = "keyword"
WHEN: Final = "when"
WOULD: Final = "instead of"
IF: Final = "if"
COST: Final = "cost"
STEP: Final = "step"
CHOICE: Final = "choice"
LATER_ON: Final = "later"
RULE: Final = "rule"


# What was asked of a step before: "if you do", "otherwise".
_ASKED: Final = re.compile(
    r"((?:if (?:you|they|your opponent) (?:do|does|did)(?: not)?(?: so)?|otherwise) ,) *$"
)
# Cards by their players, and several: what is not known before the whole line is read.
_POINTED: Final = {
    YOUR_REVEALED: SHOWN[Owner.YOU],
    THEIR_REVEALED: SHOWN[Owner.OPPONENT],
    YOUR_CHOSEN: "your selected card",
    THEIR_CHOSEN: "your opponent's selected card",
    OTHER_CHOSEN: "the other selected card",
    SEVERAL_AT_ONCE: "those cards",
    THEM: "those cards",
    CHOSEN_ONES: "those cards",
    THOSE_CHARACTERS: "those cards",
}


class _Explainer(ToldWriter):
    """Tells a line piece by piece."""

    of_both = False  # both players have revealed cards

    def chosen_by_both(self) -> None:
        super().chosen_by_both()
        self.of_both = True

    def reference(self, slot: int) -> str:
        if slot == REVEALED and self.of_both:
            return "both cards"
        return _POINTED.get(slot) or super().reference(slot)

    def is_one(self, cards: str) -> bool:
        return super().is_one(cards) or cards.endswith(" card")

    def are_many(self, slot: int) -> bool:
        both = slot == REVEALED and self.of_both
        return both or super().are_many(slot) or _POINTED.get(slot) == "those cards"

    def any_of(self, slot: int) -> str:
        return self.those(slot) if slot < 0 else super().any_of(slot)

    def fought(self, when: a.When, other: Filter) -> str:
        """ "When your Character attacks your opponent's Leader": battles are fought with the other player."""
        owner = when.who if when.subject is None else when.subject.owner
        against = from_other_side(Cards(owner, LEADER_AND_CHARACTERS, other))
        assert isinstance(against, Cards)
        card = self.this if other == ThisCard() else self.one_of(replace(against, filter=other))
        return f"{self.event(when)}{FOUGHT[when.event]} {card}"


class Clause(NamedTuple):
    """A piece of a line: what part of speech it is, where it starts (from 1), its words and its meaning."""

    kind: str
    column: int
    text: str
    meaning: str


def clauses_of(line: Line, category: Category | None = None) -> list[Clause]:
    """The clauses of a line, in order. Of an unread line only the tags."""
    tokens = Reading(line.text).tokens
    cutter = _Cutter(line, tokens, category)
    found = line.readings[0] if line.abilities and line.readings else None
    cutter.tags(found.start if found else _leading_tags(tokens))
    if found is not None:
        cutter.walk(found)
        cutter.rest()
    return cutter.clauses


def _leading_tags(tokens: list[Token]) -> int:
    count = 0
    for token in tokens:
        if token.key != "/" and (token.kind != NAME or not _tag_meaning(token.inside)):
            break
        count += 1
    return count


def _tag_meaning(tag: str) -> str:
    if tag.startswith(_DON):
        return f"only while this card has {tag[len(_DON) :]} or more given DON!! cards (Rule 10-2-9)"
    return TAGS.get(tag, tag if tag in KEYWORD_BITS else "")


class _Cutter:
    """Walks through a reading from left to right; `at` is the first word that no clause has yet."""

    def __init__(self, line: Line, tokens: list[Token], category: Category | None) -> None:
        self.line: Final = line
        self.tokens: Final = tokens
        self.category: Final = category
        self.clauses: Final[list[Clause]] = []
        self.at = 0
        self.slots: Final = Pass(events=any(map(_happens, line.abilities)), number=True)
        self.writer: Final = _Explainer(this=called(category))
        self.writer.lying = lies_in(line.abilities[0]) if line.abilities else None

    def cut(self, kind: str, end: int, meaning: str) -> None:
        """The words up to `end` are a clause, with the sign that ends it."""
        while end < len(self.tokens) and self.tokens[end].key in _SIGNS:
            end += 1
        if end > self.at:
            first, last = self.tokens[self.at], self.tokens[end - 1]
            text = self.line.text[first.start : last.end]
            self.clauses.append(Clause(kind, first.start + 1, text, meaning))
            self.at = end

    def tags(self, end: int) -> None:
        for place, token in enumerate(self.tokens[:end]):
            if token.kind == NAME:
                kind = KEYWORD if token.inside in KEYWORD_BITS else TAG
                self.cut(kind, place + 1, sentence(_tag_meaning(token.inside)))

    def rest(self) -> None:
        """What no clause has is a rule text."""
        written = [write_ability(ability, self.category) for ability in self.line.abilities]
        self.cut(RULE, len(self.tokens), " ".join(written))

    def walk(self, found: Found) -> None:
        value = found.value
        if found.phrase == "cost" and isinstance(value, Cost):
            self.cut(COST, found.end, self._cost(value))
        elif found.phrase in ("condition", "in-the-turn") and isinstance(value, Condition):
            said = self._said(value, self.writer.condition)
            self.cut(IF, found.end, f"If {said}.")
        elif found.phrase == "tie" and isinstance(value, tuple):
            slot, number = value
            self.cut(IF, found.end, f"If {self._said(number.alike(slot), self.writer.condition)}.")
        elif isinstance(value, Happening):
            self.cut(WHEN, found.end, self._event(value))
        elif found.phrase in ("effect", "opponents-effect") and _are_steps(value):
            self.cut(STEP, found.end, self._steps(value, found.start))
        elif found.phrase == "moment":
            self.cut(LATER_ON, found.end, sentence(LATER.get(str(value), f"at the {value}")))
        elif found.phrase == "choice":
            self._choice(found)
        elif found.phrase == "replaces" and isinstance(value, a.ReplacementEffect):
            self._replaces(found, value)
        else:
            for part in found.parts:
                self.walk(part)

    def _steps(self, steps: tuple[Effect, ...], start: int) -> str:
        """What is done; the words before it may say that it is left to a player, or is done only then."""
        joint = " ".join(token.key for token in self.tokens[self.at : start])
        for player, who in (("your opponent may", Owner.OPPONENT), ("you may", Owner.YOU)):
            if joint.endswith(player):
                said = self._said((May(steps, who=who),), self.writer.steps)
                return self._if(joint.removesuffix(player), said)
        return self._if(joint, self._said(steps, self.writer.steps))

    def _if(self, joint: str, said: str) -> str:
        asked = _ASKED.search(joint)
        return sentence(said if asked is None else f"{asked[1].replace(' ,', ',')} {said}")

    def _choice(self, found: Found) -> None:
        (options,) = found.parts
        theirs = self.tokens[found.start].key == "your"
        self.cut(
            CHOICE, options.start, f"{'Your opponent chooses' if theirs else 'You choose'} one of these."
        )
        self.walk(options)

    def _replaces(self, found: Found, ability: a.ReplacementEffect) -> None:
        for part in found.parts:
            if part.phrase == "woulds":
                self.cut(WOULD, part.end, f"{capital(self.writer.would(ability.would))}: this in its place.")
            elif part.phrase not in ("event-subject", "noun"):
                self.walk(part)
        self._lengthen(found.end)

    def _lengthen(self, end: int) -> None:
        """The last clause goes on: the word "instead" stands after its step."""
        last = self.clauses.pop()
        start = next(place for place, token in enumerate(self.tokens) if token.start == last.column - 1)
        self.at = start
        self.cut(last.kind, end, last.meaning)

    def _event(self, happening: Happening) -> str:
        condition, said = happening.condition, " or ".join(self.writer.event(w) for w in happening.timings)
        match condition:
            case SlotFits(1, Filter() as other) if {when.event for when in happening.timings} <= {*FOUGHT}:
                condition, fought = None, [self.writer.fought(when, other) for when in happening.timings]
                said = " or ".join(fought)
        if happening.turn:
            said += " during your turn" if happening.turn == "your" else " during your opponent's turn"
        if condition is not None:
            said += f", if {self.writer.condition(condition)}"
        return sentence(said)

    def _cost(self, cost: Cost) -> str:
        said = self._said(cost.steps, self.writer.joined)
        return f"You {'may' if cost.optional else 'must'} {said}."

    def _said(self, value: _Said, write: Callable[[_Said], str]) -> str:
        """The words for a piece of a tree, with what points back pointing to the pieces before it."""
        try:
            return write(self.slots.visit(value))
        except Misfit:
            return write(value)


def _happens(ability: a.Ability) -> bool:
    """Whether the ability begins with cards to which something happens."""
    if isinstance(ability, a.AutoEffect):
        return any(not is_tag(when) for when in ability.timings)
    return isinstance(ability, a.ReplacementEffect)


def _are_steps(value: object) -> TypeGuard[tuple[Effect, ...]]:
    return isinstance(value, tuple) and all(isinstance(step, Effect) for step in value)
