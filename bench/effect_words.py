"""Words that the cards of the effect decks share."""

from optcg.model.abilities import (
    OPEN,
    ActivateEffect,
    AutoEffect,
    Gate,
    When,
)
from optcg.model.durations import Duration
from optcg.model.effects import (
    Effect,
    GainPower,
    Look,
    Move,
    Place,
)
from optcg.model.filters import CostIs, Filter, TypeIs
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Owner,
    Selection,
    Slot,
    Top,
)
from optcg.model.terms import Area


def mine(*areas: Area, described: Filter | None = None) -> Cards:
    return Cards(Owner.YOU, areas, described)


def theirs(*areas: Area, described: Filter | None = None) -> Cards:
    return Cards(Owner.OPPONENT, areas, described)


def up_to(count: int, cards: Cards, slot: int = 2) -> Choose:
    return Choose(cards, count, up_to=True, slot=slot)


def on(timing: str, *effects: Effect, cost: tuple[Effect, ...] = (), gate: Gate = OPEN) -> AutoEffect:
    return AutoEffect((When(timing),), effects, cost, optional=bool(cost), gate=gate)


def main(*effects: Effect, cost: tuple[Effect, ...] = (), once: bool = True) -> ActivateEffect:
    return ActivateEffect(("Activate: Main",), effects, cost, gate=Gate(once=once))


def search(described: Filter, count: int = 5) -> tuple[Effect, ...]:
    """Look at cards of the deck, take one, put the others at the bottom."""
    return (
        Look(Top(Owner.YOU, Area.DECK, count, slot=3)),
        Move(ChooseFrom(3, described, 1, up_to=True, slot=4), Place.HAND),
        Move(Slot(3), Place.DECK_BOTTOM),
    )


def discard(count: int = 1) -> Effect:
    return Move(Choose(mine(Area.HAND), count, slot=5), Place.TRASH)


def boost(what: Selection, amount: int, battle: bool = False) -> Effect:
    return GainPower(what, amount, Duration.BATTLE if battle else Duration.TURN)


FIGHTERS = mine(*LEADER_AND_CHARACTERS)
CHEAP = theirs(Area.CHARACTER, described=CostIs("<=", 3))
CREW = TypeIs("Crew")
FLEET = TypeIs("Fleet")
