"""What describes a card, in words: before the noun, after it, or as a statement.

Every property has a kind, which says how its words are used:

- NAME and ADJECTIVE stand before the noun: "[Nami]", "rested"; as a statement "is rested".
- TYPE and ATTRIBUTE too, but as a statement a card "has the {Navy} type".
- TRAIT stands after it: "with a cost of 3 or less"; as a statement "has a cost of 3 or less".
- STATEMENT is a sentence in itself: "that was played on this turn".
"""

from enum import Enum, auto
from typing import NamedTuple

from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import KEYWORD_BITS, Area, Category
from optcg.text.lacking import lacking
from optcg.text.writing.amounts import BOUNDS, COMPARED, OWN, PARITY, AmountWriter


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


# The lower end of a range, which is told with the upper one.
_WITHIN = Word(Kind.TRAIT, "")

# The noun that follows a list, and the statement: "{A} or {B} type", "has the {A} or {B} type".
_NOUNS = {Kind.TYPE: " type", Kind.ATTRIBUTE: " attribute"}

CATEGORIES = {
    Category.LEADER: "Leader card",
    Category.CHARACTER: "Character card",
    Category.EVENT: "Event",
    Category.STAGE: "Stage card",
    Category.DON: "DON!! card",
}
AREAS = {
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
OWNED = {Owner.YOU: "yours", Owner.OPPONENT: "your opponent's", Owner.EITHER: "anybody's"}
IN_BATTLE = {
    "": "is in this battle",
    "attacker": "is the attacking card",
    "target": "is the attack target",
}
_SOME_GIVEN = {(">=", 1): "a DON!! card", ("=", 0): "no DON!! cards"}
# Statements in the plural, and turned into their opposite.
_PLURALS = {"is ": "are ", "has ": "have ", "was ": "were ", "does ": "do ", "shares ": "share "}
_OPPOSITES = {
    "is ": "is not ",
    "has ": "does not have ",
    "was ": "was not ",
    "shares ": "does not share ",
}


def article(noun: str) -> str:
    return f"an {noun}" if noun.lstrip("[{<")[:1] in tuple("AEIOaeio") else f"a {noun}"


def listed(words: list[str]) -> str:
    """ "A or B", "A, B, or C"."""
    if len(words) < 3:
        return " or ".join(words)
    return f"{', '.join(words[:-1])}, or {words[-1]}"


def plural(statement: str) -> str:
    for one, many in _PLURALS.items():
        if statement.startswith(one):
            return many + statement.removeprefix(one)
    return statement


def opposite(statement: str) -> str:
    for yes, no in _OPPOSITES.items():
        if statement.startswith(yes):
            return no + statement.removeprefix(yes)
    return f"does not fit {statement}" if statement.startswith("(") else f"does not fit ({statement})"


MADE_OF_OTHERS = (f.AllOf, f.AnyOf, f.Without)


class FilterWriter(AmountWriter):
    """Writes what cards must be."""

    # One property -----------------------------------------------------------------------------------

    def word(self, part: Filter) -> Word:
        """The words of one property that is made of no others."""
        match part:
            case f.NameIs(name):
                return Word(Kind.NAME, f"[{name}]")
            case f.TypeIs(type_):
                return Word(Kind.TYPE, f"{{{type_}}}")
            case f.AttributeIs(attribute):
                return Word(Kind.ATTRIBUTE, f"<{attribute}>")
            case f.ColorIs(color):
                return Word(Kind.ADJECTIVE, color.lower())
            case f.Multicolor():
                return Word(Kind.ADJECTIVE, "multicolored")
            case f.Rested():
                return Word(Kind.ADJECTIVE, "rested")
            case f.Active():
                return Word(Kind.ADJECTIVE, "active")
            case f.FaceUp():
                return Word(Kind.ADJECTIVE, "face-up")
            case f.WatchedCard():
                return Word(Kind.ADJECTIVE, "watched")
            case f.HasKeyword(keyword):
                return Word(Kind.TRAIT, f"[{keyword}]")
            case f.CategoryIs(category):
                return Word(Kind.STATEMENT, f"is {article(CATEGORIES[category])}")
        return self._trait(part)

    def _trait(self, part: Filter) -> Word:
        match part:
            case f.TypeIncludes(text):
                return Word(Kind.TRAIT, f'a type including "{text}"')
            case f.NameIncludes(text):
                return Word(Kind.TRAIT, f'a card name including "{text}"')
            case f.NumberIs(number):
                return Word(Kind.TRAIT, f'the card number "{number}"')
            case f.HasTrigger():
                return Word(Kind.TRAIT, "a [Trigger]")
            case f.HasTiming(timing) if timing in KEYWORD_BITS:
                return Word(Kind.TRAIT, f"a printed [{timing}] effect")
            case f.HasTiming(timing):
                return Word(Kind.TRAIT, f"{article(f'[{timing}]')} effect")
            case f.EffectsNegated():
                return Word(Kind.TRAIT, "negated effects")
            case f.NoBaseEffect():
                return Word(Kind.TRAIT, "no base effect")
            case f.CostIs(compare, amount, base):
                return Word(Kind.TRAIT, self._bounded("base cost" if base else "cost", compare, amount))
            case f.AgainstOwn(what, compare, own):
                return Word(Kind.TRAIT, f"a {what} {COMPARED[compare]} {OWN[own].format(what)}")
            case f.PowerIs(compare, int() as power, base) if compare in BOUNDS:
                return Word(Kind.TRAIT, f"{power} {'base ' if base else ''}power{BOUNDS[compare]}")
            case f.PowerIs(compare, amount, base):
                return Word(Kind.TRAIT, self._bounded("base power" if base else "power", compare, amount))
            case f.LifeIs(compare, amount):
                return Word(Kind.TRAIT, self._bounded("printed Life", compare, amount))
            case f.CounterIs(">", 0):
                return Word(Kind.TRAIT, "a Counter")
            case f.CounterIs(compare, amount):
                return Word(Kind.TRAIT, self._bounded("Counter", compare, amount))
            case f.GivenDonIs(">=" | "=" as compare, int() as amount) if (compare, amount) in _SOME_GIVEN:
                return Word(Kind.TRAIT, f"{_SOME_GIVEN[compare, amount]} given")
            case f.GivenDonIs(">=", int() as amount):
                return Word(Kind.TRAIT, f"{amount} or more DON!! cards given")
            case f.GivenDonIs(compare, amount):
                return Word(Kind.TRAIT, self._bounded("number of given DON!! cards", compare, amount))
        return self._statement(part)

    def _statement(self, part: Filter) -> Word:
        match part:
            case f.OpenOnTop():
                return Word(Kind.STATEMENT, "is revealed at the top")
            case f.OnTop():
                return Word(Kind.STATEMENT, "is at the top")
            case f.PlayedThisTurn():
                return Word(Kind.STATEMENT, "was played on this turn")
            case f.PutThereThisTurn():
                return Word(Kind.STATEMENT, "was placed there during this turn")
            case f.Did(happened):
                return Word(Kind.STATEMENT, self.did(happened))
            case f.ThisCard():
                return Word(Kind.STATEMENT, f"is {self.this}")
            case f.Among(slot):
                return Word(Kind.STATEMENT, f"is among {self.reference(slot)}")
            case f.SameNameAs(slot):
                other = self.this if slot is None else self.reference(slot)
                return Word(Kind.TRAIT, f"the same card name as {other}")
            case f.OwnedBy(owner):
                return Word(Kind.STATEMENT, f"is {OWNED[owner]}")
            case f.ColorDiffersFrom(slot):
                return Word(Kind.STATEMENT, f"is a different color than {self.reference(slot)}")
            case f.Shares(what, slot, cards):
                return Word(Kind.STATEMENT, f"shares {article(what)} with {self._companion(slot, cards)}")
            case f.InArea(areas):
                return Word(
                    Kind.STATEMENT, f"is in the {listed([AREAS[area] for area in areas] or ['void'])}"
                )
            case f.InBattle(role):
                return Word(Kind.STATEMENT, IN_BATTLE[role])
        raise TypeError(f"No words for {part!r}.")

    def _companion(self, slot: int | None, cards: Cards | None) -> str:
        """The card that another one has something in common with."""
        if cards is None:
            return self.this if slot is None else self.reference(slot)
        if cards == Cards(cards.owner, (Area.LEADER,)) and cards.owner is not Owner.EITHER:
            return f"{self.whose(cards.owner)} Leader"
        return f"(one of {self.group(cards)})"

    def _bounded(self, what: str, compare: str, amount: Amount) -> str:
        if compare in PARITY:
            return f"an {compare} {what}"
        if isinstance(amount, int) and compare in BOUNDS:
            return f"a {what} of {amount}{BOUNDS[compare]}"
        return f"a {what} {COMPARED[compare]} {self.amount(amount)}"

    # Properties as statements ----------------------------------------------------------------------

    def statement(self, part: Filter) -> str:
        """ "is rested", "has a cost of 3 or less": what is said of one card."""
        match part:
            case f.AllOf(parts):
                return self._several(parts, "and")
            case f.AnyOf(parts):
                alike = self._alike_statement(parts)
                return alike or self._several(parts, "or")
            case f.Without(inner):
                return opposite(self.statement(inner))
        return _as_statement(self.word(part))

    def that_are(self, described: Filter | None) -> str:
        return f"that {'are there' if described is None else plural(self.statement(described))}"

    def is_so(self, part: Filter) -> str:
        """The same as a sentence of its own: "is a {Navy} type Character card with a cost of 3 or less"."""
        if isinstance(part, f.AllOf) and len(part.filters) > 1:
            if sum(isinstance(inner, f.CategoryIs) for inner in part.filters) == 1:
                return f"is {article(self.cards_like(part, many=False))}"
            if not any(isinstance(inner, MADE_OF_OTHERS) for inner in part.filters):
                return " and ".join(self.statement(inner) for inner in part.filters)
        if isinstance(part, f.AnyOf) and len(part.filters) == 2 and not self._alike_statement(part.filters):
            parts = [self.statement(inner) for inner in part.filters]
            if not any(isinstance(inner, MADE_OF_OTHERS) for inner in part.filters):
                return " or ".join(parts)
        return self.statement(part)

    def cards_like(self, described: Filter | None, many: bool, traits: list[str] | None = None) -> str:
        """Cards of any place: "red Character cards"."""
        parts = flat(described)
        noun = "card"
        for part in parts:
            kinds = categories(part)
            # Said of "Event or Character cards", a power would hold for the Characters alone.
            if kinds and not any(lacking(kinds, other) for other in parts):
                noun = listed_categories(kinds)
                parts.remove(part)
                break
        return self.described(f"{noun}s" if many else noun, parts, many, traits)

    def _several(self, parts: tuple[Filter, ...], joint: str) -> str:
        """Statements together, in parentheses."""
        return f"({f' {joint} '.join(self.statement(part) for part in parts)})"

    def _alike(self, parts: tuple[Filter, ...]) -> Word | None:
        """A list of properties of one kind: "{A} or {B}"."""
        if any(isinstance(part, (f.AllOf, f.AnyOf, f.Without, f.CategoryIs)) for part in parts) or not parts:
            return None
        words = [self.word(part) for part in parts]
        kinds = {word.kind for word in words}
        if len(kinds) != 1 or words[0].kind is Kind.STATEMENT:
            return None
        if words[0].kind is Kind.TRAIT:
            return Word(Kind.TRAIT, " or with ".join(word.text for word in words))
        return Word(words[0].kind, listed([word.text for word in words]))

    def _alike_statement(self, parts: tuple[Filter, ...]) -> str:
        """The same as a statement; empty if each property is a statement of its own."""
        alike = self._alike(parts)
        return "" if alike is None or alike.kind is Kind.TRAIT else _as_statement(alike)

    # Properties around a noun ----------------------------------------------------------------------

    def described(self, noun: str, parts: list[Filter], many: bool, traits: list[str] | None = None) -> str:
        """The noun with all that describes it; `traits` say what the cards have together."""
        before: list[str] = []
        after: list[str] = []
        with_: list[str] = []
        for part in parts:
            word = self._range(part, parts) or self._around(part)
            if word == _WITHIN:
                continue
            # "With A and B or C" is not read: an alternative among others is told apart.
            if word is None or (isinstance(part, f.AnyOf) and word.kind is Kind.TRAIT and len(parts) > 1):
                after.append(self.relative(self.statement(part), many))
            elif word.kind is Kind.TRAIT:
                with_.append(word.text)
            elif word.kind is Kind.STATEMENT:
                after.append(word.text)
            else:
                before.append(word.text + _NOUNS.get(word.kind, ""))
        with_ = sorted([*with_, *(traits or [])], key=lambda word: word.endswith(")"))
        if with_:
            # After cards that are counted, all that follows would be said of them.
            place = len(after) if with_[-1].endswith(")") else 0
            after.insert(place, f"with {' and '.join(with_)}")
        return " ".join([*before, noun, *after])

    def relative(self, statement: str, many: bool) -> str:
        """ "That are rested", after a noun."""
        said = plural(statement) if many else statement
        # What follows "is not a Character card" would be said of that card.
        return f"that ({said})" if said.startswith(("is not a", "are not a")) else f"that {said}"

    def _range(self, part: Filter, parts: list[Filter]) -> Word | None:
        """ "A cost of 4 to 6", said where its upper end is named."""
        match part:
            case f.CostIs(compare, int() as end, base) | f.PowerIs(compare, int() as end, base):
                others = [other for other in parts if isinstance(other, type(part)) and other is not part]
                if len(others) != 1 or others[0].base is not base or not isinstance(others[0].amount, int):
                    return None
                match compare, others[0].compare:
                    case "<=", ">=":
                        said, low = "base " if base else "", others[0].amount
                        if isinstance(part, f.CostIs):
                            return Word(Kind.TRAIT, f"a {said}cost of {low} to {end}")
                        return Word(Kind.TRAIT, f"{low} to {end} {said}power")
                    case ">=", "<=":
                        return _WITHIN
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
                names = listed([self.word(name).text for name in parts])
                return Word(Kind.STATEMENT, f"other than {names}")
            case f.Without(f.AllOf((f.OwnedBy(Owner.YOU), f.NameIs() as inner))):
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


def _as_statement(word: Word) -> str:
    if word.kind is Kind.STATEMENT:
        return word.text
    if word.kind is Kind.TRAIT:
        return f"has {word.text}"
    noun = _NOUNS.get(word.kind)
    return f"has the {word.text}{noun}" if noun else f"is {word.text}"


def categories(part: Filter) -> list[Category]:
    """The categories that a property names, if it names nothing else."""
    if isinstance(part, f.CategoryIs):
        return [part.category]
    if isinstance(part, f.AnyOf) and len(part.filters) > 1:
        kinds = [inner.category for inner in part.filters if isinstance(inner, f.CategoryIs)]
        return kinds if len(kinds) == len(part.filters) else []
    return []


def listed_categories(kinds: list[Category]) -> str:
    return CATEGORIES[kinds[0]] if len(kinds) == 1 else f"{listed([str(kind) for kind in kinds])} card"


def flat(described: Filter | None) -> list[Filter]:
    """The properties of a description, one by one."""
    if described is None:
        return []
    return list(described.filters) if isinstance(described, f.AllOf) else [described]
