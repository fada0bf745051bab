"""New lines of card text, put together at random from the pieces of official ones."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from random import Random
from typing import NamedTuple

from optcg.model.terms import Area, Category
from optcg.text.grammar import Found
from tests.text import frames
from tests.text.pieces import OWN_WORDS, Piece, Pieces, kind_of, text_of
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
        if form.startswith(("static", "when", "instead", "event", "would")):
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
        if "opponent's" in cards:
            raise DeadEnd  # they go to areas of theirs alone
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

    def _event(self, category: Category) -> str:
        event = self.random.choice(frames.EVENTS).format(one=self.noun(False), many=self.noun(True))
        fact = f"if {self.fact()}, " if self.random.random() < 0.3 else ""
        return f"{self.random.choice(frames.WHEN_GATES)}When {event}, {fact}{self.effect()}."

    def _would(self, category: Category) -> str:
        would = self.random.choice(frames.WOULD)
        fact = f"{self.fact()} and " if self.random.random() < 0.2 else ""
        gate = self.random.choice(("", "[Once Per Turn] ", "[Opponent's Turn] [Once Per Turn] "))
        return f"{gate}If {fact}your {self.noun(False)} {would}, you may {self.deed()} instead."

    def _scaled(self, category: Category) -> str:
        scale = self.random.choice(frames.SCALES).format(
            one=self.noun(False), many=self.noun(True), n=self.random.randint(2, 4)
        )
        if self.random.random() < 0.5:
            if category not in FIGHTERS:
                raise DeadEnd  # DON!! cards are given to Leaders and Characters
            return f"{self.random.choice(frames.GATES)}{raised(self.own)} gains +1000 power {scale}."
        until = self.random.choice(frames.DURATIONS)
        said = self.random.choice(
            (
                f"{self.own or 'your Leader'} gains +1000 power {until} {scale}",
                f"give {self.cards((Area.CHARACTER,))} -1000 power {until} {scale}",
                f"draw 1 card {scale}",
                f"up to 1 of your Leader or Character cards gains +1000 power {until} {scale}",
            )
        )
        return f"{self.head(category)}{raised(said)}."

    def _counted(self, category: Category) -> str:
        bound = self.random.choice(frames.COUNTED).format(many=self.noun(True), n=self.random.randint(2, 5))
        cards = self.random.choice(
            ("up to 1 of your opponent's Characters", "all of your opponent's Characters")
        )
        verb = self.random.choice(frames.TO_FIELD[:-1])
        return f"{self.head(category)}{raised(verb.format(f'{cards} {bound}', 'during this turn'))}."


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
