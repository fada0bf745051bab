"""The printed facts of a card, checked against Rule 2."""

from enum import StrEnum
from html import unescape
from typing import Final, NamedTuple, NoReturn, TypeVar

from optcg.cards.printing import Printing, card_number
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData
from optcg.model.terms import Attribute, Category, Color
from optcg.text.words.normalise import printed

_Word = TypeVar("_Word", bound=StrEnum)

_DATA_WORDS: Final = {"Don": "DON!!", "Unknown": "?"}  # words of the public data for those of the rules

HIGHEST_PRINTED: Final = 1_000_000  # far above every card, and no sum of such numbers grows too long


class _Place(NamedTuple):
    """Which categories may carry a fact, and the rule that says so."""

    categories: tuple[Category, ...]
    rule: str
    sentence: str


_POWER: Final = _Place(
    (Category.LEADER, Category.CHARACTER), "2-6-2", "only Leaders and Characters have power"
)
_ATTRIBUTES: Final = _Place(
    (Category.LEADER, Category.CHARACTER), "2-5-5", "only Leaders and Characters have attributes"
)
_COST: Final = _Place(
    (Category.CHARACTER, Category.EVENT, Category.STAGE),
    "2-7-5",
    "only Characters, Events and Stages have a cost",
)
_LIFE: Final = _Place((Category.LEADER,), "2-9-3", "only Leaders have Life")
_COUNTER: Final = _Place((Category.CHARACTER,), "2-10-2", "only Characters have a Counter")


def printed_facts(printing: Printing, source: str) -> CardData:
    """What is printed on the card, its text not yet read.

    Raises `BadCardData` naming the source, the card, what is wrong and the rule.
    """
    number = card_number(printing, source)
    reading = _Reading(f"{source}, {number}")
    category = reading.category(printing)
    cost, life = reading.cost_and_life(printing, category)
    text, trigger = printed(printing.effect or "", printing.trigger or "")
    return CardData(
        number=number,
        name=reading.name(printing),
        category=category,
        colors=reading.colors(printing, category),
        cost=cost,
        life=life,
        power=reading.number("power", printing.power, category, _POWER, absent=0),
        counter=reading.number("counter", printing.counter, category, _COUNTER, absent=None),
        attributes=reading.attributes(printing, category),
        # Rule 2-4-2: a slash separates types.
        types=_parts(printing.types),
        text=text,
        trigger=trigger,
    )


class _Reading:
    """Reads the facts of one card; `where` opens every error."""

    def __init__(self, where: str) -> None:
        self.where = where

    def refuse(self, what: str, rule: str) -> NoReturn:
        raise BadCardData(f"{self.where}: {what} (Rule {rule}).")

    def name(self, printing: Printing) -> str:
        """Rule 2-1-1: every card has a name."""
        name = unescape(printing.name or "").strip()
        if not name:
            self.refuse("the card has no name, and every card has one", "2-1-1")
        return name

    def category(self, printing: Printing) -> Category:
        """Rules 2-2-1, 2-2-2: every card has one of the five categories."""
        if not printing.category:
            self.refuse("the card has no category, and every card has one", "2-2-1")
        return self._word(Category, printing.category, "category", "2-2-2")

    def colors(self, printing: Printing, category: Category) -> tuple[Color, ...]:
        """Rules 2-3-2 to 2-3-4: one or more of the six colors; DON!! cards alone have none."""
        words = _parts(printing.colors)
        if not words and category is not Category.DON:
            self.refuse(f"the {category} has no color, and every card but a DON!! card has one", "2-3-2")
        return tuple(self._word(Color, word, "color", "2-3-3") for word in words)

    def attributes(self, printing: Printing, category: Category) -> tuple[Attribute, ...]:
        """Rules 2-5-2, 2-5-3: any of the six attributes; a slash separates them."""
        words = _parts(printing.attributes)
        if words and category not in _ATTRIBUTES.categories:
            self._misplaced(f"the attribute {'/'.join(words)}", category, _ATTRIBUTES)
        return tuple(self._word(Attribute, word, "attribute", "2-5-2") for word in words)

    def cost_and_life(self, printing: Printing, category: Category) -> tuple[int | None, int | None]:
        """Rules 2-7-5, 2-9-3: a Leader has Life and no cost. The public data writes its Life as `cost`."""
        cost, life = printing.cost, printing.life
        if category is Category.LEADER and life is None:
            cost, life = None, cost
        if category is Category.LEADER and life is None:
            self.refuse("the Leader has no Life", "2-9-1")
        return (
            self.number("cost", cost, category, _COST, absent=0),
            self.number("life", life, category, _LIFE, absent=None),
        )

    def number(
        self, field: str, value: int | None, category: Category, place: _Place, absent: int | None
    ) -> int | None:
        """A number of the card, or `absent` where the data has none: it writes a zero as null."""
        if category not in place.categories:
            if value is not None:
                self._misplaced(f"the {field} {value}", category, place)
            return None
        if value is not None and value < 0:
            raise BadCardData(f"{self.where}: the printed {field} is {value}, and none is below 0.")
        if value is not None and value > HIGHEST_PRINTED:
            raise BadCardData(
                f"{self.where}: the printed {field} is {value}, and none is above {HIGHEST_PRINTED:,}."
            )
        return absent if value is None else value

    def _misplaced(self, what: str, category: Category, place: _Place) -> NoReturn:
        article = "an" if category is Category.EVENT else "a"
        self.refuse(f"the card is {article} {category} with {what}, but {place.sentence}", place.rule)

    def _word(self, words: type[_Word], word: str, what: str, rule: str) -> _Word:
        try:
            return words(_DATA_WORDS.get(word, word))
        except ValueError:
            known = ", ".join(words)
            self.refuse(f"there is no {what} {word!r}; they are {known}", rule)


def _parts(words: list[str] | str | None) -> tuple[str, ...]:
    """The words of a list, or of one string with slashes, each once."""
    given = [words] if isinstance(words, str) else words or []
    parts = (unescape(part).strip() for word in given for part in word.split("/"))
    return tuple(dict.fromkeys(part for part in parts if part))
