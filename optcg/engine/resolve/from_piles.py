"""Cards from the top or the bottom of a pile: so many, as many as a player likes, or from either end."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Telling, Value
from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.decisions import NUMBER, PLACE, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.groups import OPPONENT, players_of
from optcg.engine.places import pile
from optcg.engine.process import BOTTOM, TOP
from optcg.engine.program import Node, Step
from optcg.engine.resolve.choose import COUNTED
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import Area


class HowManyNode(Node):
    """Rule 4-8-1: "up to" so many cards of a pile; the player says how many."""

    def __init__(self, owner: i64, area: Area, count: Value, at_least: i64, prompt: str) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.count: Final = count
        self.at_least: Final = at_least
        self.prompt: Final = prompt
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def there(self, state: GameState, context: Context) -> i64:
        """How many cards there are to take."""
        owners = players_of(self.owner, context.player, state.turn_player)
        return max(len(pile(state, owner, self.area)) for owner in owners)

    def run(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        high = min(self.count.of(state, context), self.there(state, context))
        if high <= self.at_least:
            self._take(frame, max(high, 0))
            return
        numbers = range(self.at_least, high + 1)
        choices = tuple([Choice("number", None, None, number) for number in numbers])
        prompt = self.prompt if self.telling is None else self.telling.of(state, context)
        state.decision = Decision(context.player, NUMBER, "4-8-1", prompt, choices)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        self._take(frame, choice.number)

    def _take(self, frame: EffectFrame, count: i64) -> None:
        frame.context.remember(COUNTED, [0] * count)
        frame.at += 1


class TopStep(Step):
    """The top (or bottom) cards of a deck or of Life, the uppermost first."""

    def __init__(self, owner: i64, area: Area, count: Value, bottom: bool, slot: i64) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.count: Final = count
        self.bottom: Final = bottom
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        count = max(self.count.of(state, frame.context), 0)
        found: list[int] = []
        for owner in players_of(self.owner, frame.context.player, state.turn_player):
            cards = pile(state, owner, self.area)
            taken = cards[:count] if self.bottom else cards[max(len(cards) - count, 0) :]
            found += [card.id for card in reversed(taken)]
        frame.context.remember(self.slot, found)


class TopOrBottomNode(Node):
    """1 card from the top or the bottom of a pile."""

    def __init__(self, owner: i64, area: Area, slot: i64, prompt: str) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.slot: Final = slot
        self.prompt: Final = prompt

    def _pile(self, state: GameState, frame: EffectFrame) -> list[Card]:
        player = frame.context.player
        return pile(state, player if self.owner != OPPONENT else 1 - player, self.area)

    def is_open(self, state: GameState, context: Context, card: Card) -> bool:
        """Whether the card of an end can be taken."""
        return True

    def run(self, state: GameState, frame: EffectFrame) -> None:
        cards = self._pile(state, frame)
        ends = cards if len(cards) < 2 else [cards[0], cards[-1]]
        found = [card.id for card in ends if self.is_open(state, frame.context, card)]
        if len(found) > 1:
            state.decision = Decision(frame.context.player, PLACE, "3-10-2", self.prompt, (TOP, BOTTOM))
            return
        frame.context.remember(self.slot, found)
        frame.at += 1

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        cards = self._pile(state, frame)
        frame.context.remember(self.slot, [cards[-1 if choice.kind == "top" else 0].id])
        frame.at += 1
