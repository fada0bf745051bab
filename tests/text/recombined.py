"""New lines of card text, put together at random from the pieces of official ones.

    python -m tests.text.recombined 5000 --seed 1 --tell

reads so many of them and prints how many are read, unread, ambiguous, in doubt, or changed by writing and
reading them again. The lines are made of official words and stay where they are made.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import NamedTuple

from optcg import Catalog
from optcg.model.terms import Area, Category
from optcg.text.audit import doubts
from optcg.text.grammar import Found
from optcg.text.reader import read, read_lines
from optcg.text.writer import write
from tests.needs import card_data
from tests.text import frames
from tests.text.pieces import OWN_WORDS, Piece, Pieces, cut, kind_of, text_of
from tests.text.respun import Words, raised

EXCHANGED = 0.3  # of the parts of a piece, where another can stand in its place
TRIES = 20
ON_FIELD = ((Category.CHARACTER,), (Category.STAGE,))
CATEGORIES = {Category.CHARACTER: 12, Category.EVENT: 5, Category.LEADER: 3, Category.STAGE: 2}
FIGHTERS = (Category.CHARACTER, Category.CHARACTER, Category.LEADER)


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
        self.words = Words(
            self.random,
            sorted({piece.words for piece in pieces.parts[("name", "", True)]}),
            sorted({piece.words for piece in pieces.parts[("type-name", "", True)]}),
        )

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
        form = self.random.choices(list(frames.FORMS), list(frames.FORMS.values()))[0]
        category = self.random.choices(list(CATEGORIES), list(CATEGORIES.values()))[0]
        if form.startswith(("static", "when", "instead")):
            category = self.random.choice(FIGHTERS)
        self.own = f"this {category.value.capitalize()}" if category is not Category.EVENT else ""
        text = getattr(self, "_" + form.replace(" ", "_"))(category)
        said = self.words.respun(re.sub(" {2,}", " ", text), choosing="static" not in form)
        if frames.NONSENSE.search(said):
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

    def head(self, category: Category) -> str:
        """Tags of a card, or tags that no card may have together as yet."""
        if category in (Category.EVENT, Category.STAGE) or self.random.random() < 0.8:
            return self.random.choice([head for head in self.pieces.heads[category] if head]) + " "
        timing = self.random.choice(frames.TIMINGS[0 if category is Category.CHARACTER else 3 :])
        gate = self.random.choice(frames.GATES)
        return gate + timing + self.random.choice((" ", " ", " [Once Per Turn] "))

    def step(self) -> str:
        return lowered(self.pick(self.pieces.steps).rstrip("."))

    def condition(self) -> str:
        return self.pick(self.pieces.conditions)

    def cost(self) -> str:
        return self.pick(self.pieces.costs)

    def deed(self) -> str:
        """What is to be done as a cost, without "you may"."""
        words = self.cost()
        if not words.startswith("You may "):
            raise DeadEnd
        return words.removeprefix("You may ")

    def noun(self, many: bool) -> str:
        """Cards on the field, without a number and an owner."""
        pools = [pool for kind, pool in self.pieces.parts.items() if _is_field_noun(kind, many)]
        return self.pick(self.random.choice(pools))

    def cards(self, *areas: tuple[Area, ...]) -> str:
        """Cards with a number, out of these areas."""
        pools = [pool for kind, pool in self.pieces.parts.items() if _areas(kind) in areas]
        return lowered(self.pick(self.random.choice(pools)))

    def fact(self) -> str:
        """A condition of a card, or one about cards that are named anew."""
        if self.random.random() < 0.6:
            return self.condition()
        frame = self.random.choice(frames.FACTS)
        return frame.format(many=self.noun(True), one=self.noun(False), n=self.random.randint(2, 5))

    # Deeds -------------------------------------------------------------------------------------------
    def effect(self) -> str:
        """One deed: from a card, or a verb with other cards."""
        ways = (self.known, self.known, self.to_field, self.from_elsewhere, self.change)
        return self.random.choice(ways)()

    def known(self) -> str:
        return lowered(self.pick(self.pieces.effects))

    def to_field(self) -> str:
        cards = self.cards((Area.CHARACTER,), (Area.LEADER, Area.CHARACTER), (Area.STAGE,))
        verb = self.random.choice(frames.TO_LEADERS if "Leader" in cards else frames.TO_FIELD)
        return verb.format(cards, self.random.choice(frames.DURATIONS))

    def from_elsewhere(self) -> str:
        cards = self.cards((Area.HAND,), (Area.TRASH,), (Area.HAND, Area.TRASH))
        return self.random.choice(frames.FROM_TRASH if "trash" in cards else frames.FROM_HAND).format(cards)

    def change(self) -> str:
        cards = self.cards((Area.CHARACTER,), (Area.LEADER,), (Area.LEADER, Area.CHARACTER))
        many = not re.match(r"(up to )?1 |your (opponent's )?\S*(?: \S+)*? ?Leader\b", cards)
        changes = frames.THEIR_CHANGES if "opponent" in cards else frames.OWN_CHANGES
        said = self.random.choice(changes).format("gain" if many else "gains")
        until = self.random.choice(frames.DURATIONS)
        if self.random.random() < 0.1:
            return f"{until}, {cards} {said}"
        return f"{cards} {said} {until}"

    # Forms: pieces of cards ----------------------------------------------------------------------------
    def _step(self, category: Category) -> str:
        return self.head(category) + raised(self.step()) + "."

    def _if_step(self, category: Category) -> str:
        return f"{self.head(category)}If {self.condition()}, {self.step()}."

    def _cost_step(self, category: Category) -> str:
        return f"{self.head(category)}{self.cost()}: {raised(self.step())}."

    def _cost_if_step(self, category: Category) -> str:
        return f"{self.head(category)}{self.cost()}: If {self.condition()}, {self.step()}."

    def _two_steps(self, category: Category) -> str:
        return f"{self.head(category)}{raised(self.step())}. Then, {self.step()}."

    def _if_two_steps(self, category: Category) -> str:
        return f"{self.head(category)}If {self.condition()}, {self.step()}. Then, {self.step()}."

    def _step_if_step(self, category: Category) -> str:
        return f"{self.head(category)}{raised(self.step())}. Then, if {self.condition()}, {self.step()}."

    def _cost_two_steps(self, category: Category) -> str:
        return f"{self.head(category)}{self.cost()}: {raised(self.step())}. Then, {self.step()}."

    def _if_and_step(self, category: Category) -> str:
        return f"{self.head(category)}If {self.condition()} and {self.condition()}, {self.step()}."

    def _if_cost(self, category: Category) -> str:
        cost = lowered(self.cost())
        return f"{self.head(category)}If {self.condition()}, {cost}: {raised(self.step())}."

    def _choose_one(self, category: Category) -> str:
        return f"{self.head(category)}Choose one: • {raised(self.step())}. • {raised(self.step())}."

    def _static(self, category: Category) -> str:
        return self.random.choice(frames.GATES) + raised(self.pick(self.pieces.statics).rstrip(".")) + "."

    def _static_if(self, category: Category) -> str:
        said = lowered(self.pick(self.pieces.statics).rstrip("."))
        return f"{self.random.choice(frames.GATES)}If {self.condition()}, {said}."

    def _when(self, category: Category) -> str:
        gate = self.random.choice(frames.WHEN_GATES)
        return f"{gate}When {self.pick(self.pieces.events)}, {self.step()}."

    def _when_can(self, category: Category) -> str:
        event = self.pick(self.pieces.events)
        return f"[Once Per Turn] This effect can be activated when {event}. {raised(self.step())}."

    def _instead(self, category: Category) -> str:
        subject = self.pick(self.pieces.parts[("event-subject", self.own, False)])
        would = self.pick(self.pieces.would)
        return f"[Once Per Turn] If {subject} {would}, you may {self.deed()} instead."

    # Forms: deeds anew ---------------------------------------------------------------------------------
    def _effect(self, category: Category) -> str:
        return self.head(category) + raised(self.effect()) + "."

    def _if_effect(self, category: Category) -> str:
        return f"{self.head(category)}If {self.fact()}, {self.effect()}."

    def _effect_if(self, category: Category) -> str:
        return f"{self.head(category)}{raised(self.effect())} if {self.fact()}."

    def _effect_and(self, category: Category) -> str:
        joint = self.random.choice((" and ", " and ", ", and ", ". Then, "))
        return f"{self.head(category)}{raised(self.effect())}{joint}{self.effect()}."

    def _may_effect(self, category: Category) -> str:
        return f"{self.head(category)}You may {self.deed()}. If you do, {self.effect()}."

    def _may_one(self, category: Category) -> str:
        return f"{self.head(category)}If {self.fact()}, you may {self.deed()}."

    def _later_effect(self, category: Category) -> str:
        moment = self.pick(self.pieces.parts[("moment", "", True)])
        deed = self.random.choice((self.to_field, self.from_elsewhere, self.known))()
        if re.search(r"during|until|next", deed):
            raise DeadEnd
        if self.random.random() < 0.5:
            return f"{self.head(category)}{raised(deed)} {lowered(moment)}."
        return f"{self.head(category)}{raised(moment)}, {deed}."

    def _two_costs(self, category: Category) -> str:
        first = self.random.choice(("DON!! -1, You may ", "① You may ", "You may ", "You may "))
        second = f" and {self.deed()}" if first == "You may " else ""
        return f"{self.head(category)}{first}{self.deed()}{second}: {raised(self.effect())}."

    def _when_cost(self, category: Category) -> str:
        gate = self.random.choice(frames.WHEN_GATES)
        event = self.pick(self.pieces.events)
        return f"{gate}When {event}, you may {self.deed()}. If you do, {self.effect()}."

    def _when_if(self, category: Category) -> str:
        gate = self.random.choice(frames.WHEN_GATES)
        return f"{gate}When {self.pick(self.pieces.events)}, if {self.fact()}, {self.effect()}."

    def _choose_effects(self, category: Category) -> str:
        deeds = [f"• {raised(self.effect())}." for _ in range(self.random.choice((2, 2, 3)))]
        return f"{self.head(category)}Choose one: {' '.join(deeds)}"

    def _static_change(self, category: Category) -> str:
        cards = self.random.choice(frames.STANDING).replace("THIS", self.own)
        cards = cards.replace("N", self.random.choice(self.words.names))
        cards = cards.replace("T ", self.random.choice(self.words.types) + " ")
        many = "Characters" in cards or " and " in cards
        said = self.random.choice(frames.OWN_CHANGES[:-1]).format("gain" if many else "gains")
        gate = self.random.choice(frames.GATES)
        if self.random.random() < 0.3:
            return f"{gate}{raised(cards)} {said}."
        return f"{gate}If {self.fact()}, {cards} {said}."

    def _search(self, category: Category) -> str:
        several = self.random.random() < 0.2
        pools = [self.pieces.parts[kind] for kind in self.pieces.parts if _is_card_noun(kind, several)]
        one = [self.pieces.parts[kind] for kind in self.pieces.parts if _is_card_noun(kind, False)]
        frame = self.random.choice(frames.SEARCHES)
        if several and "other" in frame:
            raise DeadEnd
        said = frame.format(
            m=2 if several else 1,
            it="them" if several else "it",
            card=self.pick(self.random.choice(pools)),
            other=self.pick(self.random.choice(one)),
        )
        number = self.random.choice((3, 4, 5, 7))
        look = f"Look at {number} cards from the top of your deck; {said}"
        return f"{self.head(category)}{look}. Then, {self.random.choice(frames.RESTS)}."

    def _opponent_does(self, category: Category) -> str:
        number = self.random.choice((1, 1, 2))
        said = self.random.choice(frames.OPPONENT_DOES).format(
            n=number,
            one="card" if number == 1 else "cards",
            many=self.noun(True),
            it="it" if number == 1 else "them",
        )
        return f"{self.head(category)}If {self.fact()}, your opponent {said}."


def _is_field_noun(kind: Hashable, many: bool) -> bool:
    if not isinstance(kind, tuple) or kind[0] != "noun" or kind[1]:
        return False
    kinds, plural, card, owner, areas, _, place = kind[2]
    return kinds in ON_FIELD and plural == many and not (card or owner or areas or place)


def _is_card_noun(kind: Hashable, many: bool) -> bool:
    """ "{Navy} type card": described, but nowhere in particular."""
    if not isinstance(kind, tuple) or kind[0] != "noun" or kind[1]:
        return False
    kinds, plural, card, owner, areas, bare, place = kind[2]
    return len(kinds) < 2 and card and plural == many and not (owner or areas or bare or place)


def _areas(kind: Hashable) -> object:
    """The areas of a kind of cards."""
    chosen = kind[2] if isinstance(kind, tuple) and kind[0] == "cards" else None
    return chosen[2] if isinstance(chosen, tuple) else None


def lowered(words: str) -> str:
    """Words as they stand inside a sentence."""
    return words if words[:3] == "DON" or words[:4] == "K.O." else words[:1].lower() + words[1:]


def _between(piece: Piece, start: int, end: int) -> str:
    """The words between two parts, with the space that follows them."""
    return piece.line[piece.tokens[start].start : piece.tokens[end].start] if start < end else ""


def _space(piece: Piece, at: int, end: int) -> str:
    return piece.line[piece.tokens[at - 1].end : piece.tokens[at].start] if 0 < at < end else ""


# Reading them ------------------------------------------------------------------------------------------
def fault(new: NewLine) -> tuple[str, str] | None:
    """What is wrong with how a line is read, in a word and in full; None if nothing is."""
    (line,) = read_lines(new.text, "", new.category)
    if not line.abilities:
        kind = "ambiguous" if len(line.meanings) > 1 else "unread"
        return kind, line.unread.piece if line.unread else ""
    wrong = doubts(line.text, line.abilities)
    if wrong:
        return "in doubt", str(wrong)
    again = write(line.abilities, new.category)
    if read(again, "", new.category) != (line.abilities, ()):
        return "changed", again
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Read new lines made of the pieces of official ones.")
    parser.add_argument("count", type=int, nargs="?", default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tell", action="store_true", help="print the lines that are not read")
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    for line in Recombiner(cut(Catalog.load(card_data()).printed()), asked.seed).lines(asked.count):
        wrong = fault(line)
        found[wrong[0] if wrong else "read"] += 1
        if wrong and asked.tell:
            print(f"{wrong[0]}, {line.form}, {line.category.value}: {line.text}\n    {wrong[1]}")
    print(", ".join(f"{count} {kind}" for kind, count in found.most_common()))
    return 0 if found["read"] == asked.count else 1


if __name__ == "__main__":
    sys.exit(main())
