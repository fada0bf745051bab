"""The first primitives: draw, gain power, play this card."""

from typing import Final

from optcg.engine.areas import draw_card
from optcg.engine.card import BOTH, Card
from optcg.engine.continuous import POWER, begin
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.play import BY_TRIGGER, MAKE_ROOM, PlayFrame
from optcg.engine.program import Node
from optcg.engine.select import SelectFrame
from optcg.engine.state import GameState


class DrawNode(Node):
    """Rule 4-5-3: draw one card, as many times as asked."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: GameState, frame: EffectFrame) -> None:
        for _ in range(self.count):
            # Rules 1-2-2, 9-1-2: a player whose deck is empty loses before the next draw.
            if state.result is not None:
                return
            draw_card(state, frame.player, "4-5-3")


class ChooseOwnNode(Node):
    """Rule 4-8-1: choose up to `count` of your Leader and Characters (Rule 2-2-4-3)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: GameState, frame: EffectFrame) -> None:
        owner = state.players[frame.player]
        candidates = [owner.leader.id, *[card.id for card in owner.characters]]
        prompt = "Which of your Leader and Characters gains the power?"
        state.stack.append(SelectFrame(frame.player, "4-8-1", prompt, candidates, 0, self.count, []))


class GainPowerNode(Node):
    """Rule 2-6-3: the cards chosen last gain power for a time."""

    def __init__(self, amount: int, until: int) -> None:
        self.amount: Final = amount
        self.until: Final = until

    def run(self, state: GameState, frame: EffectFrame) -> None:
        for card_id in frame.picked:
            gain_power(state, frame.player, card_id, self.amount, self.until, "2-6-3")


class PlayThisCardNode(Node):
    """Rule 3-7-3: play the card whose effect this is, without paying its cost."""

    def run(self, state: GameState, frame: EffectFrame) -> None:
        state.stack.append(PlayFrame(frame.player, frame.source, BY_TRIGGER, MAKE_ROOM))


def gain_power(state: GameState, player: int, card_id: int, amount: int, until: int, rule: str) -> None:
    """A card of the field gains power by an effect of `player`."""
    card = state.find(card_id)
    if card is None:
        return
    begin(state, card_id, POWER, amount, until, player)
    if state.log is not None:
        shown = Card(card.id, card.definition, BOTH)
        state.log.append(GameEvent("power_gained", rule, player, (shown,), number=amount))
