"""Effects of other cards, activated by an effect (Rule 8-4-1)."""

from typing import Final

from optcg.engine.activation import condition_holds, context_for, gates_open, start
from optcg.engine.context import NO_CARDS
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.field_card import FieldCard
from optcg.engine.program import AbilityCode
from optcg.engine.state import GameState
from optcg.engine.timings import TIMINGS
from optcg.engine.width import i64

# Effects that activate effects: deeper than this nothing more is activated.
DEEPEST: Final = 60


def activate_others(state: GameState, frame: EffectFrame, slot: i64, timing: str) -> None:
    """Rule 8-4-1: as if their timing had come. What is started last is resolved first."""
    event = TIMINGS[timing]
    found: list[tuple[FieldCard, AbilityCode]] = []
    cards = frame.context.slot(slot) if len(state.stack) < DEEPEST else NO_CARDS
    for card_id in reversed(cards):
        card = state.find(card_id)
        if card is None:
            continue
        for code in reversed(card.definition.abilities.autos):
            if not code.listens >> event & 1 or not gates_open(state, card, code, event):
                continue
            if condition_holds(state, context_for(card, [[card_id]]), code):
                found.append((card, code))
    frame.context.done = len(found)
    if found and frame.at >= len(frame.program.nodes):
        # An effect that is over makes room, so that two that activate each other are seen as a loop.
        state.stack.pop()
    for card, code in found:
        start(state, card.owner, card.face, code, [[card.id]])
