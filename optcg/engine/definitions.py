"""The engine's own form of a card: immutable, made once per catalogue, shared by all games."""

from typing import Final

from optcg.engine.program import Program
from optcg.model.cards import CardData
from optcg.model.terms import Category

LEADER: Final = 0
CHARACTER: Final = 1
EVENT: Final = 2
STAGE: Final = 3
CATEGORY_CODES: Final[dict[Category, int]] = {
    Category.LEADER: LEADER,
    Category.CHARACTER: CHARACTER,
    Category.EVENT: EVENT,
    Category.STAGE: STAGE,
}


class Definition:
    """What the engine needs of one card number, in the form it reads fastest."""

    __slots__ = (
        "category",
        "cost",
        "counter",
        "counter_event",
        "data",
        "keywords",
        "life",
        "main",
        "name",
        "number",
        "power",
        "programs",
        "trigger",
    )

    def __init__(self, data: CardData, keywords: int, programs: dict[str, Program]) -> None:
        self.data: Final = data
        self.number: Final = data.number
        self.name: Final = data.name
        self.category: Final = CATEGORY_CODES[data.category]
        self.cost: Final = data.cost or 0
        self.power: Final = data.power or 0
        self.counter: Final = data.counter or 0
        self.life: Final = data.life or 0
        self.keywords: Final = keywords
        self.programs: Final = programs
        self.main: Final = programs.get("Main")
        self.counter_event: Final = programs.get("Counter")
        self.trigger: Final = programs.get("Trigger")

    def __repr__(self) -> str:
        return f"Definition({self.number})"
