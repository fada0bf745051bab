"""From trees to programs: each ability is translated once per catalogue."""

from typing import Final
from weakref import WeakKeyDictionary, ref

from optcg.engine.continuous import UNTIL_NAMES
from optcg.engine.definitions import Definition
from optcg.engine.program import Node, Program
from optcg.engine.resolve.basic import ChooseOwnNode, DrawNode, GainPowerNode, PlayThisCardNode
from optcg.model.abilities import EventEffect, KeywordEffect, TriggerEffect
from optcg.model.cards import CardData, CatalogLike
from optcg.model.effects import Draw, Effect, GainPower, PlayThisCard
from optcg.model.terms import KEYWORD_BITS


def nodes_of(effect: Effect) -> list[Node]:
    """The nodes that carry out one step of an effect."""
    if isinstance(effect, Draw):
        return [DrawNode(effect.count)]
    if isinstance(effect, GainPower):
        until = UNTIL_NAMES.index(effect.duration)
        return [ChooseOwnNode(effect.count), GainPowerNode(effect.amount, until)]
    if isinstance(effect, PlayThisCard):
        return [PlayThisCardNode()]
    raise TypeError(f"No program for {effect!r}.")


def define(data: CardData) -> Definition:
    """Translate one card."""
    keywords = 0
    programs: dict[str, Program] = {}
    for ability in data.abilities:
        if isinstance(ability, KeywordEffect):
            keywords |= KEYWORD_BITS[ability.keyword]
            continue
        if isinstance(ability, EventEffect):
            timings, effects = ability.timings, ability.effects
        elif isinstance(ability, TriggerEffect):
            timings, effects = ("Trigger",), ability.effects
        else:
            raise TypeError(f"No program for {ability!r}.")
        nodes: list[Node] = []
        for effect in effects:
            nodes.extend(nodes_of(effect))
        for timing in timings:
            programs[timing] = Program(data.number, timing, nodes)
    return Definition(data, keywords, programs)


class Definitions:
    """The definitions of one catalogue, each made when first asked for."""

    def __init__(self, catalog: CatalogLike) -> None:
        self._catalog: Final = ref(catalog)
        self._known: Final[dict[str, Definition]] = {}

    def of(self, number: str) -> Definition:
        found = self._known.get(number)
        if found is None:
            catalog = self._catalog()
            assert catalog is not None
            found = self._known[number] = define(catalog[number])
        return found


_BY_CATALOG: Final[WeakKeyDictionary[CatalogLike, Definitions]] = WeakKeyDictionary()


def definitions_of(catalog: CatalogLike) -> Definitions:
    """The definitions of `catalog`, shared by every game played with it."""
    found = _BY_CATALOG.get(catalog)
    if found is None:
        found = _BY_CATALOG[catalog] = Definitions(catalog)
    return found
