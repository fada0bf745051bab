"""Effects of other cards, activated by an effect (Rule 8-4-1)."""

from typing import Final

from optcg.engine.activation import (
    condition_holds,
    context_for,
    gates_open,
    open_off_field,
    start,
    start_event,
)
from optcg.engine.areas import hand_to_trash, show_hand_card
from optcg.engine.auto_effects import watch
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.context import NO_CARDS, Context
from optcg.engine.definitions import EVENT
from optcg.engine.derived import NEGATED_WHOLLY, negated
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.places import HAND, Found, locate
from optcg.engine.program import AbilityCode, Step
from optcg.engine.protection import can_be_activated
from optcg.engine.state import GameState
from optcg.engine.timings import EVENT_ACTIVATED, TIMINGS
from optcg.engine.width import i64

# Effects that activate effects: deeper than this nothing more is activated.
DEEPEST: Final = 60


def activate_others(state: GameState, frame: EffectFrame, slot: i64, timing: str) -> None:
    """Rule 8-4-1: as if their timing had come. What is started last is resolved first."""
    event = TIMINGS.get(timing, -1)
    found: list[tuple[int, Card, AbilityCode]] = []
    cards = frame.context.slot(slot) if len(state.stack) < DEEPEST else NO_CARDS
    for card_id in reversed(cards):
        place = locate(state, card_id)
        if place is None:
            continue
        card = place.card
        if place.area is HAND and isinstance(card, Card) and card.sight & BOTH != BOTH:
            # Rules 10-1-5-1, 11-2-1: what is activated was chosen for what it is, and is shown.
            card = show_hand_card(state, place.owner, card_id)
            if state.log is not None:
                state.tell(GameEvent("card_shown", "11-2-1", place.owner, (card,)))
        if event < 0:
            # A [Trigger] works outside of damage as well, if an effect says so; the card stays where it is.
            trigger = card.definition.trigger
            if trigger is not None and _may_trigger(state, place):
                found.append((place.owner, card.face if isinstance(card, FieldCard) else card, trigger))
            continue
        for code in reversed(card.definition.abilities.autos):
            if code.listens >> event & 1 and _ready(state, place, code, event):
                found.append((place.owner, card.face if isinstance(card, FieldCard) else card, code))
    frame.context.done = len(found)
    if found and frame.at >= len(frame.program.nodes):
        # An effect that is over makes room, so that two that activate each other are seen as a loop.
        state.stack.pop()
    for owner, source, code in found:
        start(state, owner, source, code, [[source.id]])


def _may_trigger(state: GameState, place: Found) -> bool:
    """Rule 8-2: on the field the effects of the card must be valid."""
    card = place.card
    return not isinstance(card, FieldCard) or not negated(state, card) & NEGATED_WHOLLY


def _ready(state: GameState, place: Found, code: AbilityCode, event: i64) -> bool:
    """Whether the ability could be activated; off the field nothing negates it and no DON!! are given."""
    card = place.card
    if isinstance(card, FieldCard):
        held = gates_open(state, card, code, event)
        return held and condition_holds(state, context_for(card, [[card.id]]), code)
    context = Context(place.owner, card, [[card.id]], 0, 0, place.owner)
    return open_off_field(state, code, place.owner) and condition_holds(state, context, code)


class ActivateEventStep(Step):
    """Rule 8-5: activate Events: out of the hand the card itself, elsewhere only its effect."""

    def __init__(self, slot: i64, timing: str) -> None:
        self.slot: Final = slot
        self.timing: Final = timing

    def do(self, state: GameState, frame: EffectFrame) -> None:
        player = frame.context.player
        frame.context.done = 0
        moved: dict[int, int] = {}
        # What is started last is resolved first.
        for card_id in reversed(frame.context.slot(self.slot)):
            found = locate(state, card_id)
            if found is None or found.card.definition.category != EVENT:
                continue
            if isinstance(found.card, Card) and not can_be_activated(state, player, found.card):
                continue
            # Rule 10-2-4-1-2: a [Counter] only if the effect names it.
            code = found.card.definition.abilities.codes.get(self.timing)
            if code is None:
                continue
            if found.area is HAND:
                trashed = hand_to_trash(state, player, card_id)
                moved[card_id] = trashed.id
                if state.log is not None:
                    state.tell(GameEvent("event_activated", "8-5-2", player, (trashed,)))
                watch(state, EVENT_ACTIVATED, trashed, player, trashed.id, frame.context.cause())
                start_event(state, player, trashed, code)
            elif isinstance(found.card, Card):
                start_event(state, player, found.card, code)
            frame.context.done = 1
        if moved:
            # "That Event" lies in the trash now.
            found_again = [moved.get(card, card) for card in frame.context.slot(self.slot)]
            frame.context.remember(self.slot, found_again)
