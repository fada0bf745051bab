"""Cards and numbers in words: what describes a card, groups of cards, those that a step is about, amounts.

Every property has a kind, which says how its words are used:

- NAME and ADJECTIVE stand before the noun: "[Nami]", "rested"; as a statement "is rested".
- TYPE and ATTRIBUTE too, but as a statement a card "has the {Navy} type".
- TRAIT stands after it: "with a cost of 3 or less"; as a statement "has a cost of 3 or less".
- STATEMENT is a sentence in itself: "that was played on this turn".
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import Final, NamedTuple

from optcg.model import amounts as n
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.selections import (
    FIELD_AND_DON,
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import KEYWORD_BITS, Area, Category
from optcg.text.phrases.filters import lacking
from optcg.text.resolver import is_single
from optcg.text.writing.english import article, counted, listed, opposite, plural, signed
from optcg.text.writing.references import Named, Thread


class Kind(Enum):
    NAME = auto()
    ADJECTIVE = auto()
    TYPE = auto()
    ATTRIBUTE = auto()
    TRAIT = auto()
    STATEMENT = auto()


class Word(NamedTuple):
    kind: Kind
    text: str


# The noun that follows a list, and the statement: "{A} or {B} type", "has the {A} or {B} type".
_NOUNS: Final = {Kind.TYPE: " type", Kind.ATTRIBUTE: " attribute"}
CATEGORIES: Final = {
    Category.LEADER: "Leader card",
    Category.CHARACTER: "Character card",
    Category.EVENT: "Event",
    Category.STAGE: "Stage card",
    Category.DON: "DON!! card",
}
AREAS: Final = {
    Area.DECK: "deck",
    Area.DON_DECK: "DON!! deck",
    Area.HAND: "hand",
    Area.TRASH: "trash",
    Area.LEADER: "Leader area",
    Area.CHARACTER: "Character area",
    Area.STAGE: "Stage area",
    Area.COST: "cost area",
    Area.LIFE: "Life area",
    Area.NONE: "no area",
}
# How the cards of an area are called.
_CALLED: Final = {
    Area.LEADER: "Leader",
    Area.CHARACTER: "Character",
    Area.STAGE: "Stage",
    Area.COST: "DON!! card",
    Area.LIFE: "Life card",
}
_CATEGORY_OF: Final = {
    Area.LEADER: Category.LEADER,
    Area.CHARACTER: Category.CHARACTER,
    Area.STAGE: Category.STAGE,
}
_AREA_OF: Final = {category: area for area, category in _CATEGORY_OF.items()}
_OWNED: Final = {Owner.YOU: "yours", Owner.OPPONENT: "your opponent's", Owner.EITHER: "anybody's"}
_ROLES: Final = {"attacker": "attacking", "target": "attacked"}
_IN_BATTLE: Final = {
    "": "is in this battle",
    "attacker": "is the attacking card",
    "target": "is the attack target",
}
# How a number is bounded: "3 or less", and "equal to or less than" something counted.
BOUNDS: Final = {"=": "", "<=": " or less", ">=": " or more"}
COMPARED: Final = {
    "=": "equal to",
    "<=": "equal to or less than",
    ">=": "equal to or more than",
    "<": "less than",
    ">": "more than",
    "!=": "different from",
}
PARITY: Final = ("even", "odd")
_OWN: Final = {"base": "its base {}", "given DON!!": "the number of DON!! cards given to it"}
# What the cards of a group are told apart by.
DIFFERENT: Final = {
    "name": "card names",
    **{
        what: f"{what}s"
        for what in ("cost", "color", "type", "attribute", "power", "base cost", "base power")
    },
}
LIVES: Final = {owner: n.CountOf(Cards(owner, (Area.LIFE,))) for owner in Owner}
BOTH_LIVES: Final = n.Plus(LIVES[Owner.YOU], LIVES[Owner.OPPONENT])
THIS: Final = Cards(Owner.YOU, ON_FIELD, f.ThisCard())
_MADE_OF_OTHERS: Final = (f.AllOf, f.AnyOf, f.Without)


def on_field(cards: Cards) -> bool:
    """Whether the group is named by what it is, "your Characters", and not as cards of a place."""
    return all(area in _CALLED for area in cards.areas) and cards.areas != ()


def flat(described: Filter | None) -> list[Filter]:
    """The properties of a description, one by one."""
    if described is None:
        return []
    return list(described.filters) if isinstance(described, f.AllOf) else [described]


def joined_filter(parts: list[Filter]) -> Filter | None:
    return None if not parts else parts[0] if len(parts) == 1 else f.AllOf(tuple(parts))


def categories(part: Filter) -> list[Category]:
    """The categories that a property names, if it names nothing else."""
    parts = part.filters if isinstance(part, f.AnyOf) and len(part.filters) > 1 else (part,)
    kinds = [inner.category for inner in parts if isinstance(inner, f.CategoryIs)]
    return kinds if len(kinds) == len(parts) else []


def is_of_one_card(amount: Amount) -> bool:
    """Whether it is the power or cost of one card, so that a condition is said of the card."""
    if isinstance(amount, n.TotalOf):
        return amount.cards == Cards(amount.cards.owner, (Area.LEADER,))
    return isinstance(amount, (n.PowerOf, n.CostOf))


def is_many(what: Selection) -> bool:
    """Whether a selection is spoken of in the plural."""
    match what:
        case This() | TopOrBottom():
            return False
        case Every(cards):
            leader = cards.areas == (Area.LEADER,) and cards.owner is not Owner.EITHER
            return not (leader or _is_this(cards) or _role(cards))
        case Choose() | ChooseFrom() | Top():
            return what.count != 1
    return True


def chooser_of(what: object) -> Owner:
    return what.chooser if isinstance(what, (Choose, ChooseFrom)) else Owner.YOU


def _is_this(cards: Cards) -> bool:
    """This very card, if it is as described."""
    return flat(cards.filter)[:1] == [f.ThisCard()] and replace(cards, filter=THIS.filter) == THIS


def _role(cards: Cards) -> str:
    """The part of the cards in the battle: "attacker", "target"; nothing where it is not said."""
    roles = [part.role for part in flat(cards.filter) if isinstance(part, f.InBattle)]
    return roles[0] if len(roles) == 1 and roles[0] in _ROLES else ""


def _may_overlap(one: Choose, two: Choose) -> bool:
    """Whether a card can be in both groups."""
    owners = {one.cards.owner, two.cards.owner}
    return (len(owners) == 1 or Owner.EITHER in owners) and bool({*one.cards.areas} & {*two.cards.areas})


def _as_statement(word: Word) -> str:
    if word.kind is Kind.STATEMENT:
        return word.text
    if word.text.endswith(tuple(_NOUNS.values())):
        return f"has the {word.text.replace(' or ', ' or the ')}"
    if word.kind is Kind.TRAIT:
        return f"has {word.text}"
    noun = _NOUNS.get(word.kind)
    return f"has the {word.text}{noun}" if noun else f"is {word.text}"


# Words of properties that say only what they hold: the kind, and where the field stands in them.
_PROPERTIES: Final[dict[type[Filter], tuple[Kind, str]]] = {
    f.NameIs: (Kind.NAME, "[{}]"),
    f.TypeIs: (Kind.TYPE, "{{{}}}"),
    f.AttributeIs: (Kind.ATTRIBUTE, "<{}>"),
    f.Multicolor: (Kind.ADJECTIVE, "multicolored"),
    f.Rested: (Kind.ADJECTIVE, "rested"),
    f.Active: (Kind.ADJECTIVE, "active"),
    f.FaceUp: (Kind.ADJECTIVE, "face-up"),
    f.HasKeyword: (Kind.TRAIT, "[{}]"),
    f.TypeIncludes: (Kind.TRAIT, 'a type including "{}"'),
    f.NameIncludes: (Kind.TRAIT, 'a card name including "{}"'),
    f.NumberIs: (Kind.TRAIT, 'the card number "{}"'),
    f.HasTrigger: (Kind.TRAIT, "a [Trigger]"),
    f.NoBaseEffect: (Kind.TRAIT, "no base effect"),
    f.PlayedThisTurn: (Kind.STATEMENT, "was played on this turn"),
}
# Numbers that are worked out, said as they are.
_AMOUNTS: Final[dict[type[n.Counted], str]] = {
    n.DoneCount: "the number done this way",
    n.NamedNumber: "the chosen cost",
}


class NounWriter(Thread):
    """Writes cards and numbers."""

    and_also = "or"  # between kinds of cards of the field: all of them are "A and B"
    or_else = "or"  # before the other kind of cards that may be taken: "or up to 1"
    done = "1 of the number done this way"  # what the step before has done, card by card

    def happening(self, when: When) -> str:
        """ "your Character is K.O.'d"."""
        raise NotImplementedError

    def in_time(self, happened: n.Happened) -> str:
        """ "during this turn"."""
        raise NotImplementedError

    # One property -----------------------------------------------------------------------------------

    def word(self, part: Filter) -> Word:
        """The words of one property that is made of no others."""
        if type(part) in _PROPERTIES:
            kind, text = _PROPERTIES[type(part)]
            return Word(kind, text.format(*vars(part).values()))
        match part:
            case f.ColorIs(color):
                return Word(Kind.ADJECTIVE, color.lower())
            case f.CategoryIs(category):
                return Word(Kind.STATEMENT, f"is {article(CATEGORIES[category])}")
            case f.HasTiming(timing):
                named = f"a printed [{timing}]" if timing in KEYWORD_BITS else article(f"[{timing}]")
                return Word(Kind.TRAIT, f"{named} effect")
            case f.AgainstOwn(what, compare, own):
                return Word(Kind.TRAIT, f"a {what} {COMPARED[compare]} {_OWN[own].format(what)}")
            case f.PowerIs(compare, int() as power, base) if compare in BOUNDS:
                return Word(Kind.TRAIT, f"{power} {'base ' if base else ''}power{BOUNDS[compare]}")
            case f.PowerIs(compare, amount, base) | f.CostIs(compare, amount, base):
                what = "power" if isinstance(part, f.PowerIs) else "cost"
                return Word(Kind.TRAIT, self._bounded(f"base {what}" if base else what, compare, amount))
            case f.CounterIs(">", 0):
                return Word(Kind.TRAIT, "a Counter")
            case f.CounterIs("=", int() as amount):
                return Word(Kind.TRAIT, f"a {signed(amount)} Counter")
            case f.CounterIs(compare, amount):
                return Word(Kind.TRAIT, self._bounded("Counter", compare, amount))
            case f.GivenDonIs(compare, int() as amount) if (compare, amount) in ((">=", 1), ("=", 0)):
                return Word(Kind.TRAIT, "a DON!! card given" if amount else "no DON!! cards given")
            case f.GivenDonIs(">=", int() as amount):
                return Word(Kind.TRAIT, f"{amount} or more DON!! cards given")
            case f.GivenDonIs(compare, amount):
                return Word(Kind.TRAIT, self._bounded("number of given DON!! cards", compare, amount))
            case f.SameNameAs(slot):
                return Word(Kind.TRAIT, f"the same card name as {self._named_for(slot)}")
            case f.ThisCard():
                return Word(Kind.STATEMENT, f"is {self.this}")
            case f.Among(slot):
                return Word(Kind.STATEMENT, f"is among {self.reference(slot)}")
            case f.OwnedBy(owner):
                return Word(Kind.STATEMENT, f"is {_OWNED[owner]}")
            case f.ColorDiffersFrom(slot):
                return Word(Kind.STATEMENT, f"is a different color than {self._named_for(slot)}")
            case f.InArea(areas):
                places = [AREAS[area] for area in areas] or ["void"]
                return Word(Kind.STATEMENT, f"is in the {listed(places)}")
            case f.InBattle(role):
                return Word(Kind.STATEMENT, _IN_BATTLE[role])
        raise TypeError(f"No words for {part!r}.")

    def _other(self, slot: int | None) -> str:
        return self.this if slot is None else self.reference(slot)

    def _named_for(self, slot: int | None) -> str:
        """A card by which others are described: "the returned Character" rather than "that card"."""
        return self.this if slot is None else self.done_to(slot) or self.reference(slot)

    def _bounded(self, what: str, compare: str, amount: Amount) -> str:
        if compare in PARITY:
            return f"an {compare} {what}"
        if isinstance(amount, int) and compare in BOUNDS:
            return f"a {what} of {amount}{BOUNDS[compare]}"
        if amount == n.NamedNumber() and compare == "=":
            return f"the chosen {what}"
        return f"a {what} {COMPARED[compare]} {self.amount(amount)}"

    # Properties as statements ----------------------------------------------------------------------

    def statement(self, part: Filter) -> str:
        """ "is rested", "has a cost of 3 or less": what is said of one card."""
        match part:
            case f.AllOf(parts):
                return f"({' and '.join(map(self.statement, parts))})"
            case f.AnyOf(parts):
                alike = self._alike(parts)
                if alike is None or alike.kind is Kind.TRAIT:
                    return f"({' or '.join(map(self.statement, parts))})"
                return _as_statement(alike)
            case f.Without(inner):
                return opposite(self.statement(inner))
        return _as_statement(self.word(part))

    def is_so(self, part: Filter) -> str:
        """The same as a sentence of its own: "is a {Navy} type Character card with a cost of 3 or less"."""
        if isinstance(part, f.AllOf) and len(part.filters) > 1:
            if sum(isinstance(inner, f.CategoryIs) for inner in part.filters) == 1:
                return f"is {article(self.cards_like(part, many=False))}"
            if not any(isinstance(inner, _MADE_OF_OTHERS) for inner in part.filters):
                return " and ".join(map(self.statement, part.filters))
        ways = part.filters if isinstance(part, f.AnyOf) else ()
        plain = not any(isinstance(inner, _MADE_OF_OTHERS) for inner in ways)
        if len(ways) == 2 and plain and self._alike(ways) is None:
            return " or ".join(map(self.statement, ways))
        return self.statement(part)

    def _alike(self, parts: tuple[Filter, ...]) -> Word | None:
        """A list of properties of one kind: "{A} or {B}"."""
        if any(isinstance(part, (*_MADE_OF_OTHERS, f.CategoryIs)) for part in parts) or not parts:
            return None
        words = [self.word(part) for part in parts]
        if {word.kind for word in words} == {Kind.TYPE, Kind.ATTRIBUTE}:
            return Word(Kind.ADJECTIVE, listed([word.text + _NOUNS[word.kind] for word in words]))
        if len({word.kind for word in words}) != 1 or words[0].kind is Kind.STATEMENT:
            return None
        if words[0].kind is Kind.TRAIT:
            return Word(Kind.TRAIT, " or with ".join(word.text for word in words))
        joint = self.and_also if words[0].kind is Kind.NAME else "or"
        return Word(words[0].kind, listed([word.text for word in words], joint))

    # Properties around a noun ----------------------------------------------------------------------

    def cards_like(self, described: Filter | None, many: bool, traits: list[str] | None = None) -> str:
        """Cards of any place: "red Character cards", "[Nami] or red Event"."""
        ways, others = self._ways(described)
        if ways and not traits:
            nouns = [self._cards_like(way, many) for way in ways]
            # What stands behind one of them would be said of the other, too.
            short = not any(word in noun for noun in nouns for word in (" with", " other than ", " that "))
            typed = all(isinstance(way, (f.TypeIs, f.TypeIncludes)) for way in ways)
            joint, self.or_else = "or" if others or short or typed else self.or_else, "or"
            words = [word for other in others if (word := self._around(other))]
            shared = " and ".join(word.text for word in words if word.kind is Kind.TRAIT)
            left_out = [word.text for word in words if word.kind is not Kind.TRAIT]
            return " ".join([listed(nouns, joint), *([f"with {shared}"] if shared else []), *left_out])
        match flat(described):
            case (f.CategoryIs() as kind, f.AnyOf((f.TypeIs() as one, f.TypeIncludes() as two)), *rest):
                behind = [self._around(part) for part in rest]
                if rest and not traits and all(word and word.kind is Kind.TRAIT for word in behind):
                    nouns = [self._cards_like(f.AllOf((kind, way)), many) for way in (one, two)]
                    return f"{listed(nouns)} with {' and '.join(word.text for word in behind if word)}"
        return self._cards_like(described, many, traits)

    def _ways(self, described: Filter | None) -> tuple[tuple[Filter, ...], list[Filter]]:
        """What cards may be, way by way, and which names are left out; nothing where there is one way."""
        parts = flat(described)
        if not parts or not isinstance(parts[0], f.AnyOf) or categories(parts[0]):
            return (), []
        apart = self._alike(parts[0].filters)
        if (
            not all(map(_is_shared, parts[1:]))
            or (apart is not None and apart.kind is not Kind.TRAIT)
            or len(parts[0].filters) != 2
        ):
            return (), []
        return parts[0].filters, parts[1:]

    def _cards_like(self, described: Filter | None, many: bool, traits: list[str] | None = None) -> str:
        parts, noun = flat(described), "card"
        for part in parts:
            kinds = categories(part)
            # Said of "Event or Character cards", a power would hold for the Characters alone.
            if kinds and not any(lacking(kinds, other) for other in parts):
                noun = CATEGORIES[kinds[0]] if len(kinds) == 1 else f"{listed([str(k) for k in kinds])} card"
                parts.remove(part)
                break
        return self.described(f"{noun}s" if many else noun, parts, many, traits)

    def described(self, noun: str, parts: list[Filter], many: bool, traits: list[str] | None = None) -> str:
        """The noun with all that describes it; `traits` say what the cards have together."""
        before: list[str] = []
        after: list[str] = []
        with_: list[str] = []
        for part in parts:
            word = self._range(part, parts) or self._around(part)
            # "With A and B or C" is not read: an alternative among others is told apart.
            if word is None or (isinstance(part, f.AnyOf) and word.kind is Kind.TRAIT and len(parts) > 1):
                after.append(self._relative(self.statement(part), many))
            elif word.kind is Kind.TRAIT:
                with_ += [word.text] if word.text else []
            elif word.kind is Kind.STATEMENT:
                after.append(word.text)
            else:
                before.append(word.text + _NOUNS.get(word.kind, ""))
        with_ = sorted([*with_, *(traits or [])], key=lambda word: word.endswith(")"))
        if with_:
            # After cards that are counted, all that follows would be said of them.
            place = len(after) if with_[-1].endswith(")") else 0
            after.insert(place, f"with {' and '.join(with_)}")
        if noun == "card" and before and before[-1].endswith("]"):
            return " ".join([*before, *after])  # "[Nami] with a cost of 3 or less"
        return " ".join([*before, noun, *after])

    def _relative(self, statement: str, many: bool) -> str:
        """ "That are rested", after a noun."""
        said = plural(statement) if many else statement
        # What follows "is not a Character card" would be said of that card.
        return f"that ({said})" if said.startswith(("is not a", "are not a")) else f"that {said}"

    def _range(self, part: Filter, parts: list[Filter]) -> Word | None:
        """ "A cost of 4 to 6", said where its upper end is named; nothing is said of the lower one."""
        match part:
            case f.CostIs(compare, int() as end, base) | f.PowerIs(compare, int() as end, base):
                others = [other for other in parts if isinstance(other, type(part)) and other is not part]
                if len(others) != 1 or others[0].base is not base or not isinstance(others[0].amount, int):
                    return None
                match compare, others[0].compare:
                    case "<=", ">=":
                        said, low = "base " if base else "", others[0].amount
                        power, cost = f"{low} to {end} {said}power", f"a {said}cost of {low} to {end}"
                        return Word(Kind.TRAIT, cost if isinstance(part, f.CostIs) else power)
                    case ">=", "<=":
                        return Word(Kind.TRAIT, "")
        return None

    def _around(self, part: Filter) -> Word | None:
        """The words of a property beside a noun; a STATEMENT here is complete. None: "that ..."."""
        match part:
            case f.Without(f.ThisCard()):
                return Word(Kind.STATEMENT, f"other than {self.this}")
            case f.Without(f.Among(slot)):
                return Word(Kind.STATEMENT, f"other than {self.reference(slot)}")
            case f.Without(f.FaceUp()):
                return Word(Kind.ADJECTIVE, "face-down")
            case f.Without(f.NameIs() as inner):
                return Word(Kind.STATEMENT, f"other than {self.word(inner).text}")
            case f.Without(f.AnyOf(parts)) if all(isinstance(name, f.NameIs) for name in parts) and parts:
                return Word(Kind.STATEMENT, f"other than {listed([self.word(name).text for name in parts])}")
            case f.Without(
                f.AllOf(
                    (f.OwnedBy(Owner.YOU), f.NameIs() as inner) | (f.NameIs() as inner, f.OwnedBy(Owner.YOU))
                )
            ):
                return Word(Kind.STATEMENT, f"other than your {self.word(inner).text}")
            case f.CounterIs("=", 0):
                return Word(Kind.STATEMENT, "without a Counter")
            case f.Without(
                f.TypeIs() | f.AttributeIs() | f.HasTiming() | f.HasTrigger() | f.HasKeyword() as inner
            ):
                word = self.word(inner)
                noun = _NOUNS.get(word.kind)
                return Word(Kind.STATEMENT, f"without {f'the {word.text}{noun}' if noun else word.text}")
            case f.AnyOf(parts):
                return self._alike(parts)
            case f.AllOf() | f.Without() | f.CategoryIs():
                return None
        found = self.word(part)
        return None if found.kind is Kind.STATEMENT else found

    # Groups -----------------------------------------------------------------------------------------

    def noun(self, cards: Cards, many: bool, traits: list[str] | None = None) -> str:
        """What the cards are, without whose and where: "rested Characters with a cost of 3 or less"."""
        s = "s" if many else ""
        if self._is_any_card(cards):
            return self.described(f"card{s}", flat(cards.filter), many, traits)
        match cards:
            case Cards(owner, (area, Area.COST), f.AnyOf((f.CategoryIs(Category.DON), *others))) if others:
                rest = others[0] if len(others) == 1 else f.AnyOf(tuple(others))
                return f"DON!! card{s} or {self.noun(Cards(owner, (area,), rest), many, traits)}"
        if not on_field(cards):
            return self.cards_like(cards.filter, many, traits)
        ways, others = self._ways(cards.filter)
        if ways and not others and len(cards.areas) == 1 and not traits and self._alike(ways) is None:
            nouns = [self.noun(replace(cards, filter=way), many) for way in ways]
            match ways:
                case (f.NameIs() as name, f.TypeIs()) if self.and_also == "and":
                    return f"{self.word(name).text} and {nouns[1]}"
            return listed(nouns)
        words = [_CALLED[area].removesuffix(" card") for area in cards.areas]
        noun = f"{listed(words, self.and_also)} card" if len(words) > 1 else _CALLED[cards.areas[0]]
        if cards.areas == (Area.CHARACTER, Area.COST):
            noun = f"Character{s} or DON!! card"
        parts = [self._unsaid(part, cards.areas) for part in flat(cards.filter)]
        kinds = [_CATEGORY_OF[area] for area in cards.areas if area in _CATEGORY_OF]
        excepted = ", none excepted," if any(lacking(kinds, part) for part in flat(cards.filter)) else ""
        return self.described(f"{noun}{s}{excepted}", parts, many, traits)

    def _unsaid(self, part: Filter, areas: tuple[Area, ...]) -> Filter:
        """Leaders have no cost (Rule 2-7-5): said plainly, it holds for the others alone."""
        match part:
            case f.AnyOf((f.CategoryIs(category), other)):
                kinds = [_CATEGORY_OF[area] for area in areas if area in _CATEGORY_OF]
                return other if lacking(kinds, other) == [category] else part
        return part

    def _is_any_card(self, cards: Cards) -> bool:
        """Whether "card" says enough: of what is on the field, DON!! are meant unless a property is named."""
        match cards.filter:
            case None | f.Rested() | f.Active() | f.Without(f.ThisCard() | f.Among()):
                return cards.areas == FIELD_AND_DON
        return cards.areas == ON_FIELD

    def place(self, cards: Cards) -> str:
        """ "your hand or trash"."""
        if not cards.areas:
            return "nowhere"
        if cards.areas == (Area.HAND, *ON_FIELD):
            return f"{self.whose(cards.owner)} hand or field"
        return f"{self.whose(cards.owner)} {listed([AREAS[area] for area in cards.areas])}"

    def group(self, cards: Cards) -> str:
        """A group of cards, in the plural: "your Characters", "cards in your hand"."""
        noun = self.noun(cards, many=True)
        if not on_field(cards):
            return f"{noun} in {self.place(cards)}"
        return noun if cards.owner is Owner.EITHER else f"{self.whose(cards.owner)} {noun}"

    def one_of(self, cards: Cards) -> str:
        """One card of a group: "your Character", "a Character", "this Character"."""
        if cards == THIS:
            return self.this
        match cards.filter:
            case f.AnyOf((f.ThisCard(), f.CategoryIs(Category.LEADER))):
                return f"{self.this} or {self.one_of(Cards(cards.owner, (Area.LEADER,)))}"
            case f.AnyOf((f.ThisCard(), *others)) if cards.areas == (Area.CHARACTER,):
                rest = others[0] if len(others) == 1 else f.AnyOf(tuple(others))
                return f"{self.this} or {self.one_of(replace(cards, filter=rest))}"
        noun = self.noun(cards, many=False)
        if not on_field(cards):
            return f"{article(noun)} in {self.place(cards)}"
        return article(noun) if cards.owner is Owner.EITHER else f"{self.whose(cards.owner)} {noun}"

    # Selections -------------------------------------------------------------------------------------

    def selection(self, what: Selection) -> str:
        """The cards that a step is about."""
        match what:
            case This():
                return self.this
            case Slot(slot, None):
                return self.remaining(slot)
            case Slot(slot, described):
                return self._some_of_slot(slot, described)
            case Every(cards):
                text = self._every(cards)
            case Choose():
                named = [self.reference(slot) for slot in what.other_than]
                named = ["those cards"] if len(set(named)) < len(named) else named
                others = "".join(f" other than {cards}" for cards in named)
                text = self._choose(what) + others + self._chooser(what.chooser)
            case ChooseFrom():
                text = self._choose_from(what) + self._chooser(what.chooser)
            case Top(owner, area, _, bottom):
                end = "bottom" if bottom else "top"
                text = f"{self._so_many(what)} from the {end} of {self.pile(owner, area)}"
            case TopOrBottom(owner, area):
                text = f"1 card from the top or bottom of {self.pile(owner, area)}"
            case Together(parts, slot):
                text = " and ".join(self._side_by_side(parts))
                if [getattr(part, "slot", None) for part in parts] == [slot - 2, slot - 1]:
                    self.pair(slot)
            case _:
                raise TypeError(f"No words for {what!r}.")
        return text + self.name(getattr(what, "slot", 0), self.named_as(what))

    def named_as(self, what: Selection) -> Named:
        """What is kept of cards that are named."""
        many = is_many(what) and not (isinstance(what, Every) and is_single(what))
        characters = isinstance(what, Choose) and what.cards.areas == (Area.CHARACTER,)
        life = isinstance(what, Every) and what.cards.areas == (Area.LIFE,)
        return Named(many, self.owner_of(what), self.side_of(what), characters, life)

    def _some_of_slot(self, slot: int, described: Filter | None) -> str:
        """ "The Events among them"; of two cards "the other card"."""
        if described == f.InArea((Area.TRASH,)) and self.reference(slot) in ("that card", "those cards"):
            return f"{self.reference(slot)} from your trash"
        return f"the {self.cards_like(described, many=True)} among {self.remaining(slot)}"

    def _so_many(self, top: Top) -> str:
        """How many cards of a pile: "2 cards", "up to 2 cards", "any number of cards", "1 or more cards"."""
        count, least = top.count, top.at_least
        if not top.up_to:
            return self.many(count, "card")
        if count == n.CountOf(Cards(top.owner, (top.area,))):
            return f"{least} or more cards" if least else "any number of cards"
        some = "up to " if isinstance(count, int) else "up to a number of "
        return (f"at least {least} and " if least else "") + some + self.many(count, "card")

    def _side_by_side(self, parts: tuple[Selection, ...]) -> list[str]:
        """Cards that are named side by side are different ones, without saying so."""
        texts: list[str] = []
        for place, part in enumerate(parts):
            if isinstance(part, Choose):
                before = [other for other in parts[:place] if isinstance(other, Choose)]
                others = tuple(other.slot for other in before if _may_overlap(other, part))
                part = replace(part, other_than=()) if part.other_than == others else part
            texts.append(self.selection(part))
        groups = [part.cards for part in parts if isinstance(part, Choose) and not on_field(part.cards)]
        if len(groups) == len(parts) and len({(cards.owner, cards.areas) for cards in groups}) == 1:
            there = f" from {self.place(groups[0])}"
            texts[:-1] = [text.removesuffix(there) for text in texts[:-1]]
        return texts

    def pile(self, owner: Owner, area: Area) -> str:
        return f"{self.whose(owner)} {'Life cards' if area is Area.LIFE else AREAS[area]}"

    def _every(self, cards: Cards) -> str:
        if _is_this(cards):
            said = [self.statement(part) for part in flat(cards.filter)[1:]]
            if said and all(statement.startswith("has ") for statement in said):
                return f"{self.this} with {' and '.join(each.removeprefix('has ') for each in said)}"
        role = _role(cards)
        if role:
            rest = [part for part in flat(cards.filter) if part != f.InBattle(role)]
            left = replace(cards, filter=joined_filter(rest))
            whose = "the" if cards.owner is Owner.EITHER else self.whose(cards.owner)
            return f"{whose} {_ROLES[role]} {self.noun(left, many=False).removesuffix(' card')}"
        if cards.areas == (Area.LEADER,) and cards.owner is not Owner.EITHER:
            return f"{self.whose(cards.owner)} {self.noun(cards, many=False)}"
        match self._ways(cards.filter):
            case ((f.NameIs() as name, f.AllOf((f.CategoryIs(Category.CHARACTER), *rest))), []) if (
                cards.areas == ON_FIELD and cards.owner is not Owner.EITHER
            ):
                whose = self.whose(cards.owner)
                kind = Cards(cards.owner, (Area.CHARACTER,), joined_filter(rest))
                return f"{whose} {self.word(name).text} and all {whose} {self.noun(kind, many=True)}"
        if not on_field(cards):
            return f"all {self.noun(cards, many=True)} from {self.place(cards)}"
        if cards.areas == LEADER_AND_CHARACTERS and cards.filter is None and cards.owner is not Owner.EITHER:
            whose = "your" if cards.owner is Owner.YOU else "their"
            return f"{self.whose(cards.owner)} Leader and all of {whose} Characters"
        self.and_also = "and"
        text = f"all {'' if cards.owner is Owner.EITHER else 'of '}{self.group(cards)}"
        self.and_also = "or"
        return text

    def _choose(self, what: Choose) -> str:
        """So many cards of a group: "up to 2 of your Characters"."""
        cards, traits = what.cards, self._said_together(what)
        kinds = self._kinds(what)
        if kinds:
            return " or ".join(kinds)
        number = self.number(what.count, what.up_to, what.at_least)
        owned = on_field(cards) and cards.owner is not Owner.EITHER
        several = on_field(cards) and len(cards.areas) > 1 and not self._is_any_card(cards)
        if what.up_to and several and isinstance(what.count, int) and what.count > 1 and not what.at_least:
            number = f"up to a total of {what.count}"
        if cards == Cards(Owner.YOU, LEADER_AND_CHARACTERS) and number == "1" and not traits:
            return "your Leader or 1 of your Characters"
        if isinstance(what.count, n.Counted) and not what.at_least:
            noun = self.noun(cards, True, traits)
            noun = f"{self.whose(cards.owner)} {noun}" if owned else noun
            noun = noun if on_field(cards) else f"{noun} from {self.place(cards)}"
            if what.count == n.DoneCount() and not what.up_to:
                return f"the same number of {noun}"
            return f"{'up to ' if what.up_to else ''}a number of {noun} equal to {self.amount(what.count)}"
        if owned:
            # Life cards that are not the top ones; and there is one Leader.
            of = "of any of" if cards.areas == (Area.LIFE,) and cards.filter is None else "of"
            noun = self.noun(cards, cards.areas != (Area.LEADER,), traits)
            return f"{number} {of} {self.whose(cards.owner)} {noun}"
        of = " of" if number.endswith("any number") else ""
        self._ask_else(what)
        noun = self.noun(cards, what.count != 1, traits)
        return f"{number}{of} {noun if on_field(cards) else self._from(noun, cards)}"

    def _from(self, noun: str, cards: Cards) -> str:
        """Cards with their place, before a clause that would otherwise take it as its own."""
        before, that, clause = noun.partition(" that is ")
        return f"{before} from {self.place(cards)}{that}{clause}"

    def _ask_else(self, what: Choose | ChooseFrom) -> None:
        self.or_else = "or up to 1" if what.up_to and what.count == 1 else "or"

    def _kinds(self, what: Choose) -> list[str]:
        """One card of the field of which there are several kinds: "your Leader", "1 of your Characters"."""
        cards, ways = what.cards, self._ways(what.cards.filter)
        if isinstance(cards.filter, f.AnyOf) and categories(cards.filter):
            ways = cards.filter.filters, []
        shared = [word.text for part in ways[1] if (word := self._around(part)) and word.kind is Kind.TRAIT]
        if (
            not ways[0]
            or len(shared) < len(ways[1])
            or what.count != 1
            or not on_field(cards)
            or cards.owner is Owner.EITHER
        ):
            return []
        if Area.COST in cards.areas or self._unsaid(f.AnyOf(ways[0]), cards.areas) != f.AnyOf(ways[0]):
            return []
        texts, whose = [], self.whose(cards.owner)
        up_to = "up to " if what.up_to else ""
        for way in ways[0]:
            parts = flat(way)
            areas = [_AREA_OF.get(part.category) for part in parts if isinstance(part, f.CategoryIs)]
            rest = [part for part in parts if not isinstance(part, f.CategoryIs)]
            kind = Cards(
                cards.owner, (areas[0],) if len(areas) == 1 and areas[0] else cards.areas, joined_filter(rest)
            )
            if way == f.ThisCard():
                texts.append(self.this)
            elif isinstance(way, f.NameIs) and texts and texts[-1].endswith("Characters"):
                texts.append(self.word(way).text)
            elif kind.areas == (Area.LEADER,) and not up_to:
                texts.append(f"{whose} {self.noun(kind, many=False)}")
            elif texts and texts[0].startswith(f"{whose} Leader with"):
                texts.append(f"1 {self.noun(kind, many=False)}")
            else:
                several = kind.areas != (Area.LEADER,)
                texts.append(f"{up_to}1 of {whose} {self.noun(kind, several)}")
        if shared:
            texts[-1] += f", with {' and '.join(shared)},"
        return texts

    def _choose_from(self, what: ChooseFrom) -> str:
        traits, number = self._said_together(what), self.number(what.count, what.up_to)
        match what:
            case ChooseFrom(_, f.AnyOf((f.NameIs(), *_) | (_, f.NameIs())), int() as count, up_to=True) if (
                count > 1
            ):
                number = f"a total of {number}"
        of = " of" if number.endswith("any number") else ""
        self._ask_else(what)
        text = f"{number}{of} {self.cards_like(what.filter, what.count != 1, traits)}"
        self.taken(what.source)
        if self.picking and self.is_looked(what.source):
            return text
        return f"{text} from among {self.remaining(what.source)}"

    def _said_together(self, what: Choose | ChooseFrom) -> list[str]:
        """What the chosen cards must be all together."""
        traits = []
        for name, most in (("power", what.total_power), ("cost", what.total_cost)):
            total = f"a total {'base ' if what.total_base else ''}{name}"
            if isinstance(most, int):
                traits.append(f"{total} of {most} or less")
            elif most is not None:
                traits.append(f"{total} equal to or less than {self.amount(most)}")
        if what.total_base and not traits:
            traits.append("base values")
        if what.different:
            traits.append(f"different {DIFFERENT[what.different]}")
        if what.same:
            traits.append(f"the same {what.same}")
        return traits

    def _chooser(self, chooser: Owner) -> str:
        """Who chooses, unless the verb says so."""
        if chooser is Owner.YOU or (self.their and chooser is Owner.OPPONENT):
            return ""
        return f" of {self.whose(chooser)} choice"

    def owner_of(self, what: Selection) -> Owner | None:
        """Whose hand, deck, trash or Life the cards are of; None for cards of the field and all others."""
        match what:
            case Choose(cards) | Every(cards):
                known = cards.owner is not Owner.EITHER and not any(area in ON_FIELD for area in cards.areas)
                return cards.owner if known else None
            case Top(owner) | TopOrBottom(owner):
                return None if owner is Owner.EITHER else owner
            case Slot(slot) | ChooseFrom(slot):
                return self.owner_of_slot(slot)
            case Together(parts):
                owners = {self.owner_of(part) for part in parts}
                return owners.pop() if len(owners) == 1 else None
        return None

    def side_of(self, what: Selection) -> Owner:
        """Whose the cards are, also those of the field; of either player where it is not known."""
        match what:
            case This():
                return Owner.YOU
            case Choose(cards) | Every(cards):
                return cards.owner
            case Top(owner) | TopOrBottom(owner):
                return owner
            case Slot(slot) | ChooseFrom(slot):
                return self.side_of_slot(slot)
            case Together(parts):
                owners = {self.side_of(part) for part in parts}
                return owners.pop() if len(owners) == 1 else Owner.EITHER
        return Owner.EITHER

    # Numbers ----------------------------------------------------------------------------------------

    def number(self, count: Amount | None, up_to: bool, at_least: int = 0) -> str:
        """How many are chosen: "up to 2", "any number of", "1 or more"."""
        if count is None:
            text = f"{at_least} or more" if at_least else "any number"
        else:
            text = str(count) if isinstance(count, int) else f"a number equal to {self.amount(count)}"
        text = f"up to {text}" if up_to else text
        return f"at least {at_least} and {text}" if at_least and count is not None else text

    def many(self, count: Amount, noun: str) -> str:
        """ "2 cards", "1 card for each of your Characters", "cards equal to the number of ..."."""
        match count:
            case int():
                return counted(count, noun)
            case n.Per(int() as each):
                return f"{counted(each, noun)} {self.every(count)}"
        return f"{noun}s equal to {self.amount(count)}"

    def don(self, owner: Owner, where: str) -> str:
        """DON!! cards by their place."""
        whose = self.whose(owner)
        if where == "field":
            return f"DON!! cards on {whose} field"
        return f"cards in {whose} DON!! deck" if where == "deck" else f"{whose} {where} DON!! cards"

    def amount(self, amount: Amount, inside: bool = True) -> str:
        """An amount as a noun; in parentheses where its end would not be seen `inside` other words."""
        if isinstance(amount, int):
            return str(amount)
        if type(amount) in _AMOUNTS:
            return _AMOUNTS[type(amount)]
        match amount:
            case n.CountOf(cards, ""):
                return _closed(f"the number of {self.group(cards)}", cards, inside)
            case n.CountOf(cards, different):
                return f"(the number of different {DIFFERENT[different]} among {self.group(cards)})"
            case n.TotalOf("given DON!!", cards):
                return f"(the number of DON!! cards given to {self.group(cards)})"
            case n.TotalOf("power", Cards(owner, (Area.LEADER,), None), base) if owner is not Owner.EITHER:
                return f"{self.whose(owner)} Leader's {'base ' if base else ''}power"
            case n.TotalOf(what, cards, base) if _role(cards):
                return f"the {'base ' if base else ''}{what} of {self._every(cards)}"
            case n.TotalOf(what, cards, base):
                return _closed(
                    f"the total {'base ' if base else ''}{what} of {self.group(cards)}", cards, inside
                )
            case n.DonOf(owner, where):
                return f"the number of {self.don(owner, where)}"
            case n.Per(each):
                return f"({each} {self.every(amount)})"
            case n.Plus(left, right):
                if amount == BOTH_LIVES:
                    return "the total of your and your opponent's Life cards"
                return f"({self.amount(left)} plus {self.amount(right)})"
            case n.Minus(left, right):
                return f"({self.amount(left)} minus {self.amount(right)})"
            case n.PowerOf(slot, base) | n.CostOf(slot, base):
                what = "power" if isinstance(amount, n.PowerOf) else "cost"
                return f"{self._genitive(slot)} {'base ' if base else ''}{what}"
            case n.SlotCount(slot, None):
                cards_ = self.reference(slot)
                return f"the number of {'those cards' if cards_ == 'that card' else cards_}"
            case n.SlotCount(slot, Filter() as described):
                return f"(the number of {self.reference(slot)} that {plural(self.statement(described))})"
            case n.ItsOwn(what):
                return f"its own {what}"
            case n.Happened(when, other):
                against = "" if other is None else f" against {self.other_side(other)}"
                how_often = "different cards for which" if amount.by_card else "times"
                return f"the number of {how_often} {self.happening(when)}{against} {self.in_time(amount)}"
            case n.TurnsOf(owner):
                return (
                    f"the number of turns {'you have' if owner is Owner.YOU else 'your opponent has'} begun"
                )
        raise TypeError(f"No words for {amount!r}.")

    def other_side(self, other: Filter) -> str:
        """The other card of an attack or a battle: "a red Character", "this Leader"."""
        return self.this if other == f.ThisCard() else article(self.cards_like(other, many=False))

    def _genitive(self, slot: int | None) -> str:
        cards = self._other(slot)
        return f"{cards}'" if cards.endswith("s") else f"{cards}'s"

    def every(self, per: n.Per) -> str:
        """ "for every 2 cards in your trash"."""
        one = per.every == 1
        match per.of:
            case n.CountOf(Cards(Owner.YOU | Owner.OPPONENT, areas) as cards, "") if one and on_field(cards):
                if areas == ON_FIELD:
                    return f"for every {self.noun(cards, many=False)} on {self.whose(cards.owner)} field"
                return f"for each of {self.group(cards)}"
            case n.CountOf(cards, ""):
                if on_field(cards) and cards.owner is not Owner.EITHER:
                    return f"for every {per.every} of {self.group(cards)}"
                place = "" if on_field(cards) else f" in {self.place(cards)}"
                number = "" if one and place else f"{per.every} "
                return f"for every {number}{self.noun(cards, not one)}{place}"
            case n.CountOf(cards, "name") if one:
                one_of = f"{self.noun(cards, many=False)} in {self.place(cards)}"
                which = f"of {self.group(cards)}" if on_field(cards) else one_of
                return f"for each {which} with a different card name"
            case n.DonOf(_, "active" | "rested" | "given"):
                return f"for every {per.every} of {self.don(per.of.owner, per.of.where)}"
            case n.DonOf(owner, where):
                return f"for every {per.every} {self.don(owner, where)}"
            case n.SlotCount(slot, None) if one and (done := self.each_done(slot)):
                return f"for every {done}"
            case n.SlotCount(slot, None):
                return f"for every {per.every} of {self.reference(slot)}"
            case n.TotalOf("given DON!!", cards):
                given = f"for every {'DON!! card' if one else f'{per.every} DON!! cards'} given to"
                return f"{given} {self.this if cards == THIS else self._every(cards)}"
            case n.ItsOwn("given DON!!"):
                return (
                    f"for every {'DON!! card' if one else f'{per.every} DON!! cards'} given to that Character"
                )
            case n.CostOf(int() as slot, False) if one:
                return f"per 1 cost on {self.reference(slot)}"
            case n.DoneCount() if one:
                return f"for every {self.done}"
        return f"for every {per.every} of {self.amount(per.of)}"


def _is_shared(part: Filter) -> bool:
    """What can be said once behind two kinds of cards."""
    if isinstance(part, (f.CostIs, f.PowerIs)):
        return True
    return isinstance(part, f.Without) and isinstance(part.filter, f.NameIs)


def _closed(text: str, cards: Cards, inside: bool) -> str:
    """In parentheses where what follows could be taken for a description of these cards."""
    described = any(word in text for word in (" with ", " without ", " other than ", " that "))
    return f"({text})" if described and cards.filter is not None and inside else text
