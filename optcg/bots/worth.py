"""What one card is worth, by what is printed on it: in the hand, on the field, and when it comes into play.

The unit is a card of the hand that is nothing special. No card is known by its number: printed values,
keyword effects and the timings of abilities are all that is looked at.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.continuous import POWER
from optcg.engine.definitions import CHARACTER, EVENT, STAGE, Definition
from optcg.engine.program import OPPONENTS_TURN, AbilityCode
from optcg.engine.resolve.change import CardChange
from optcg.engine.timings import ON_KO, ON_PLAY, WHEN_ATTACKING
from optcg.model.terms import ATTACK_ACTIVE, BANISH, BLOCKER, DOUBLE_ATTACK, UNBLOCKABLE

# A Character by thousands of power. From 5000 on it attacks most Leaders without the help of DON!!.
BODY: Final[tuple[float, ...]] = (
    0.049, 0.12, 0.27, 0.61, 1.12, 1.93, 2.82, 3.89, 4.93, 6.1, 7.41, 8.56, 9.81, 10.8,
)  # fmt: skip
KEYWORDS: Final = {BLOCKER: 0.64, DOUBLE_ATTACK: 0.63, BANISH: 0.28, UNBLOCKABLE: 0.69, ATTACK_ACTIVE: 0.25}
LASTING: Final = 0.22  # an ability that goes on working
ON_LEAVING: Final = 0.16  # an [On K.O.]: to lose the card is less of a loss


class Worth:
    """The worth of one card number, worked out once."""

    __slots__ = ("attacks", "definition", "field", "gated_power", "hand", "plays")

    def __init__(self, definition: Definition) -> None:
        self.definition: Final = definition
        autos = definition.abilities.autos
        self.plays: Final = [code for code in autos if _waits_for(code, ON_PLAY)]
        self.attacks: Final = [code for code in autos if _waits_for(code, WHEN_ATTACKING)]
        on_ko = sum(_waits_for(code, ON_KO) for code in autos)
        self.field: Final = _on_field(definition, len(autos) - len(self.plays), on_ko)
        self.hand: Final = _in_hand(definition)
        # Power that it gives itself while it has so many DON!!: pairs of DON!! and power.
        self.gated_power: Final = _gated_power(definition)


def _waits_for(code: AbilityCode, event: int) -> bool:
    return any(timing.event == event for timing in code.timings)


def _on_field(definition: Definition, lasting: int, on_ko: int) -> float:
    if definition.category not in (CHARACTER, STAGE):
        return 0.0
    value = 0.0
    if definition.category == CHARACTER:
        thousands = min(max(definition.power // 1000, 0), len(BODY) - 1)
        value = BODY[thousands]
    for bit, worth in KEYWORDS.items():
        if definition.keywords & bit:
            value += worth
    lasting += len(definition.activates) + len(definition.permanents) + len(definition.replacements)
    texts = definition.abilities.rule_texts
    lasting += len(texts.counters) + sum(not change.this_only for change in texts.hand_costs)
    return value + LASTING * (lasting - on_ko) + ON_LEAVING * on_ko


def _in_hand(definition: Definition) -> float:
    """What it is worth to keep: as a counter, and for what it could do later."""
    value = 0.33 + 0.31 * float(definition.counter) / 1000 + 0.024 * float(min(definition.cost, 8))
    if definition.category == EVENT:
        value += 0.36 if definition.counter_event is not None else 0.19
    elif definition.category == CHARACTER:
        value += 0.1 if definition.keywords & BLOCKER else 0.0
    return value


def _gated_power(definition: Definition) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for permanent in definition.permanents:
        if not permanent.don or permanent.turn == OPPONENTS_TURN or permanent.condition is not None:
            continue
        for change in permanent.changes:
            if isinstance(change, CardChange) and change.what == POWER and change.targets.group is None:
                number = getattr(change.value, "number", 0)
                found.append((permanent.don, int(number)))
    return found


_KNOWN: Final[dict[str, Worth]] = {}


def worth(definition: Definition) -> Worth:
    """The worth of a card; another catalogue may have another card of the same number."""
    found = _KNOWN.get(definition.number)
    if found is None or found.definition is not definition:
        found = _KNOWN[definition.number] = Worth(definition)
    return found


def field_value(card: FieldCard) -> float:
    """What a card of the field is worth; a Leader cannot be lost, so it counts for nothing here."""
    return 0.0 if card.area == IN_LEADER_AREA else worth(card.definition).field
