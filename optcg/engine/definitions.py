"""The engine's own form of a card: immutable, made once per catalogue, shared by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.memory import Memory
from optcg.engine.program import AbilityCode, Extra, Permanent, Program, Trait, WouldCode
from optcg.engine.timings import (
    BINDS,
    CHANGES_COSTS,
    GIVES_COUNTER,
    LYING,
    OFF_FIELD,
    REPLACES,
    RESTS_ARRIVALS,
)
from optcg.engine.width import i64
from optcg.model.cards import CardData
from optcg.model.terms import Area, Category

if TYPE_CHECKING:
    from optcg.engine.conditions import Test
    from optcg.engine.hand_cost import CounterChange, HandCostChange
    from optcg.engine.matching import Matcher


class RuleTexts:
    """Rule 8-1-3-3-3: what holds under the rules wherever the card is, gathered from its text."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.types: Final[list[str]] = []
        self.attributes: Final[list[str]] = []
        self.all_of: Final[list[str]] = []  # it has every "name", every "type"
        self.don_deck: i64 = -1  # another size of the DON!! deck
        self.counters: Final[list[CounterChange]] = []
        self.own_counter: Final[list[CounterChange]] = []  # of this card itself, in the hand
        self.deck_is_win = False
        self.deck_can_wait = False
        self.face_up_life_to_deck = False
        self.enters_rested: Final[list[tuple[int, Matcher | None, str]]] = []
        self.arrives_rested = False
        self.don_phase_gifts: Final[list[tuple[int, Test | None]]] = []
        self.not_played_from: Final[list[tuple[list[Area], Test | None]]] = []
        self.hand_costs: Final[list[HandCostChange]] = []


LEADER: Final = 0
CHARACTER: Final = 1
EVENT: Final = 2
STAGE: Final = 3
DON: Final = 4
CATEGORY_CODES: Final[dict[Category, int]] = {
    Category.LEADER: LEADER,
    Category.CHARACTER: CHARACTER,
    Category.EVENT: EVENT,
    Category.STAGE: STAGE,
    Category.DON: DON,
}


NAME_KEY: Final = "name "
NEVER_PAID: Final = 1 << 30  # more DON!! than anybody has


class Abilities:
    """What the text of one card means, sorted by kind."""

    def __init__(self) -> None:
        self.keywords: i64 = 0
        self.autos: Final[list[AbilityCode]] = []
        self.activates: Final[list[AbilityCode]] = []  # [Activate: Main]
        self.off_field: Final[list[tuple[Area, AbilityCode]]] = []  # [Activate: Main] in the hand or trash
        self.main: AbilityCode | None = None
        self.counter_event: AbilityCode | None = None
        self.trigger: AbilityCode | None = None
        self.permanents: Final[list[Permanent]] = []
        self.replacements: Final[list[WouldCode]] = []
        # Of the card where it lies off the field: in the trash, or face-up in Life.
        self.trash_autos: Final[list[AbilityCode]] = []
        self.trash_replacements: Final[list[WouldCode]] = []
        self.lying: Final[list[tuple[Area, Permanent]]] = []
        self.rule_texts: Final = RuleTexts()
        self.timings: Final[list[str]] = []
        self.memories: list[Memory] = []
        # By timing, for effects that activate another ability; by key, for saved games.
        self.codes: Final[dict[str, AbilityCode]] = {}
        self.by_index: Final[dict[int, AbilityCode]] = {}
        self.programs: Final[dict[str, Program]] = {}
        self.extras: Final[dict[str, Extra]] = {}


class Definition:
    """What the engine needs of one card number, in the form it reads fastest."""

    __slots__ = (
        "abilities",
        "activates",
        "all_names",
        "all_types",
        "attributes",
        "category",
        "colors",
        "cost",
        "counter",
        "counter_event",
        "data",
        "don_phase",
        "guards_piles",
        "hand_costs",
        "has_cost",
        "has_life",
        "has_power",
        "has_trigger",
        "keywords",
        "life",
        "listens",
        "listens_off_field",
        "lying",
        "main",
        "memories",
        "minds",
        "name",
        "names",
        "number",
        "off_field",
        "own_counter",
        "permanents",
        "playable",
        "power",
        "price",
        "replacements",
        "sets_prices",
        "timings",
        "trash_autos",
        "trash_replacements",
        "trigger",
        "types",
        "unread",
    )

    def __init__(self, data: CardData, abilities: Abilities) -> None:
        texts = abilities.rule_texts
        self.data: Final = data
        self.abilities: Final = abilities
        self.number: Final = data.number
        self.name: Final = data.name
        # Rules 2-1-3, 2-4-4, 2-5-7: names, types and attributes from the text count everywhere.
        self.names: Final = (data.name, *texts.names)
        self.all_names: Final = "name" in texts.all_of
        self.all_types: Final = "type" in texts.all_of
        self.types: Final = tuple([name.casefold() for name in (*data.types, *texts.types)])
        self.attributes: Final = (*[str(attribute) for attribute in data.attributes], *texts.attributes)
        self.colors: Final = tuple([str(color) for color in data.colors])
        self.category: Final[i64] = CATEGORY_CODES[data.category]
        self.cost: Final[i64] = data.cost or 0
        self.power: Final[i64] = data.power or 0
        self.counter: Final[i64] = data.counter or 0
        self.life: Final[i64] = data.life or 0
        # Rules 2-6-2, 2-7-5, 2-9-1: not every card has a cost, power or Life.
        self.has_cost: Final = data.cost is not None
        self.has_power: Final = data.power is not None
        self.has_life: Final = data.life is not None
        self.keywords: Final = abilities.keywords
        self.main: Final = abilities.main
        # Rule 6-5-3: what can be played in the Main Phase, if it can be paid for.
        self.playable: Final = self.category != EVENT or abilities.main is not None
        price: i64 = self.cost
        if not self.playable:
            price = NEVER_PAID
        elif texts.hand_costs:
            price = -1
        self.price: Final = price  # its cost in the Main Phase; below 0 if its own text has a say in it
        self.own_counter: Final = bool(texts.own_counter)  # its own text has a say in its Counter
        self.counter_event: Final = abilities.counter_event
        self.trigger: Final = abilities.trigger
        self.has_trigger: Final = abilities.trigger is not None or bool(data.trigger)
        self.activates: Final = abilities.activates
        self.off_field: Final = abilities.off_field
        self.hand_costs: Final = texts.hand_costs
        # From the field it has a say in what cards of the hand cost.
        self.sets_prices: Final = any(not change.this_only for change in texts.hand_costs)
        self.don_phase: Final = bool(texts.don_phase_gifts)  # it changes the DON!! Phase
        self.permanents: Final = abilities.permanents
        self.trash_autos: Final = abilities.trash_autos
        self.trash_replacements: Final = abilities.trash_replacements
        self.lying: Final = abilities.lying
        minds: i64 = 0
        for permanent in abilities.permanents:
            minds |= permanent.minds
        self.minds: Final = minds  # what its permanent effects look at, as bits
        self.replacements: Final = abilities.replacements
        self.guards_piles: Final = any(
            situation.event.startswith("from ")
            for would in abilities.replacements
            for situation in would.situations
        )  # it replaces moves out of Life or out of the hand
        self.timings: Final = tuple(abilities.timings)
        self.unread: Final = bool(data.unread)
        self.memories: Final = abilities.memories
        listens: i64 = 0
        for auto in abilities.autos:
            listens |= auto.listens
        if self.sets_prices:
            listens |= 1 << CHANGES_COSTS
        if texts.counters:
            listens |= 1 << GIVES_COUNTER
        if texts.enters_rested or texts.arrives_rested:
            listens |= 1 << RESTS_ARRIVALS
        if abilities.replacements:
            listens |= 1 << REPLACES
        for permanent in abilities.permanents:
            if permanent.depends:
                listens |= 1 << BINDS
            for change in permanent.changes:
                listens |= change.listens()
        if any(permanent.grants for permanent in abilities.permanents):
            # What others gain by it may wait for anything.
            listens = -1
        self.listens: Final = listens  # bits of the timings it waits for and of what else it does
        self.listens_off_field: Final = _off_field(abilities)  # the same of what it does off the field

    def extra(self, key: str) -> Extra | None:
        """A part of its text; or one of its names, which another card may be treated as having."""
        known = self.abilities.extras.get(key)
        if known is not None or not key.startswith(NAME_KEY):
            return known
        place = key.removeprefix(NAME_KEY)
        if not place.isdecimal() or int(place) >= len(self.names):
            return None
        return Trait(self.number, key, "name", self.names[int(place)])

    def __repr__(self) -> str:
        return f"Definition({self.number})"


def _off_field(abilities: Abilities) -> i64:
    """What a card may wait for and do where it lies in the hand, in Life or in the trash, as bits."""
    bits: i64 = 0
    if abilities.off_field:
        bits |= 1 << OFF_FIELD
    if abilities.lying:
        bits |= 1 << LYING
    for auto in abilities.trash_autos:
        bits |= auto.listens | 1 << LYING
    if abilities.trash_replacements:
        bits |= 1 << REPLACES | 1 << LYING
    return bits
