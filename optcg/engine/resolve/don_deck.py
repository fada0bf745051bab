"""DON!! cards out of the DON!! deck: placed in the cost area, or given straight to cards."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Telling, Value
from optcg.engine.auto_effects import watch
from optcg.engine.context import NO_CARDS
from optcg.engine.decisions import NUMBER, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import OPPONENT, players_of
from optcg.engine.minds import MINDS_DON
from optcg.engine.program import Node, Step
from optcg.engine.resolve.don import NONE_GIVEN, don_owner, give_one, receivers_of
from optcg.engine.resolve.don_picks import available
from optcg.engine.state import GameState
from optcg.engine.timings import DON_ADDED
from optcg.engine.width import i64


class UnlessNoneStep(Step):
    """Rule 1-3-2-2: where no DON!! can be given, nothing is chosen for it and nothing is done."""

    def __init__(self, count: Value, kinds: i64, who: i64) -> None:
        self.count: Final = count
        self.kinds: Final = kinds
        self.who: Final = who
        self.to = 0

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if self.count.of(state, context) > 0:
            for player in players_of(self.who, context.player, state.turn_player):
                if available(state.players[player], self.kinds):
                    return
        context.done = 0
        frame.at = self.to


class GiveFromDeckNode(Node):
    """Rules 3-3-3, 6-5-5: give `count` DON!! of the DON!! deck to a card, or to each of several.

    What is given lies on the field then (Rule 3-1-2), so that it counts as added to it. In the picks of the
    frame is how many each card was given so far, counted down from what is the id of no card.
    """

    def __init__(
        self, count: Value, who: i64, up_to: bool, slot: i64, each: bool, asked: str, doer: i64
    ) -> None:
        self.count: Final = count
        self.who: Final = who
        self.up_to: Final = up_to
        self.slot: Final = slot
        self.each: Final = each
        self.asked: Final = asked
        self.doer: Final = doer

    def _player(self, state: GameState, frame: EffectFrame) -> i64:
        return don_owner(state, frame, self.who, self.slot)

    def _receivers(self, state: GameState, frame: EffectFrame) -> list[int]:
        found = receivers_of(state, frame, self.slot, self._player(state, frame))
        return found if self.each else found[:1]

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self._player(state, frame)
        deck = state.players[player].don_deck
        receivers = self._receivers(state, frame)
        if len(frame.picked) >= len(receivers) or not deck:
            self._finish(state, frame, player)
            return
        high = min(max(self.count.of(state, frame.context), 0), deck)
        if self.up_to and high:
            choices = tuple([Choice("number", None, None, number) for number in range(high + 1)])
            chooser = 1 - frame.context.player if self.doer == OPPONENT else frame.context.player
            state.decision = Decision(chooser, NUMBER, "1-3-5-1", self.asked, choices)
        else:
            self._give(state, frame, player, receivers[len(frame.picked)], high)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        receiver = self._receivers(state, frame)[len(frame.picked)]
        self._give(state, frame, self._player(state, frame), receiver, choice.number)

    def _give(self, state: GameState, frame: EffectFrame, player: i64, receiver: i64, number: i64) -> None:
        state.players[player].don_deck -= number
        for _ in range(number):
            give_one(state, frame, player, receiver)
        state.touch(MINDS_DON)
        frame.picked = [*frame.picked, NONE_GIVEN - number]

    def _finish(self, state: GameState, frame: EffectFrame, player: i64) -> None:
        count = sum([NONE_GIVEN - picked for picked in frame.picked])
        frame.context.done = count
        frame.picked = NO_CARDS
        frame.at += 1
        if count:
            watch(state, DON_ADDED, None, player, 0, frame.context.cause(), count)


class AddDonNode(Node):
    """Rules 3-3-3, 3-9-3: place DON!! from the DON!! deck in the cost area, active or rested."""

    def __init__(self, count: Value, rested: bool, up_to: bool, who: i64, prompt: str) -> None:
        self.count: Final = count
        self.rested: Final = rested
        self.up_to: Final = up_to
        self.who: Final = who
        self.prompt: Final = prompt
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def _player(self, frame: EffectFrame) -> i64:
        return 1 - frame.context.player if self.who == OPPONENT else frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self._player(frame)
        high = min(max(self.count.of(state, frame.context), 0), state.players[player].don_deck)
        if self.up_to and high:
            choices = tuple([Choice("number", None, None, number) for number in range(high + 1)])
            prompt = self.prompt if self.telling is None else self.telling.of(state, frame.context)
            state.decision = Decision(player, NUMBER, "1-3-5-1", prompt, choices)
        else:
            self._add(state, frame, high)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        self._add(state, frame, choice.number)

    def _add(self, state: GameState, frame: EffectFrame, count: i64) -> None:
        player = self._player(frame)
        owner = state.players[player]
        owner.don_deck -= count
        if self.rested:
            owner.don_rested += count
        else:
            owner.don_active += count
        state.touch(MINDS_DON)
        frame.context.done = count
        frame.at += 1
        if not count:
            return
        if state.log is not None:
            cards = (frame.context.source,)
            state.tell(GameEvent("don_placed", "3-9-3", player, cards, number=count))
        watch(state, DON_ADDED, None, player, 0, frame.context.cause(), count)
