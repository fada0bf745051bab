"""Rules 2-7, 6-5-5, 8-3-1-5: using active DON!! of the cost area."""

from __future__ import annotations

from typing import Final

from optcg.engine.auto_effects import watch
from optcg.engine.decisions import DON, DON_ACTIVE, DON_CHOICES, DON_HELD_ACTIVE, Choice, Decision
from optcg.engine.game_events import GameEvent
from optcg.engine.power_and_cost import change_given_don
from optcg.engine.program import MINDS_DON
from optcg.engine.state import Frame, GameState
from optcg.engine.timings import DON_GIVEN
from optcg.engine.width import i64


def rest_don(state: GameState, player: i64, amount: i64, rule: str) -> None:
    """Rest `amount` active DON!! of `player`. Which ones is asked only if they differ (Rule 3-9-2)."""
    _use(state, player, amount, 0, rule)


def give_active_don(state: GameState, player: i64, card_id: i64, rule: str) -> None:
    """Place 1 active DON!! of `player` underneath a card (Rule 6-5-5-1)."""
    _use(state, player, 1, card_id, rule)


def _use(state: GameState, player: i64, amount: i64, give_to: i64, rule: str) -> None:
    owner = state.players[player]
    total = owner.don_active + owner.don_held_active
    if owner.don_held_active and owner.don_active and 0 < amount < total:
        state.stack.append(PaymentFrame(player, amount, give_to, rule))
        return
    held = owner.don_held_active if amount == total else 0 if owner.don_active else amount
    _move(state, player, amount - held, held, give_to, rule)


def _move(state: GameState, player: i64, plain: i64, held: i64, give_to: i64, rule: str) -> None:
    amount = plain + held
    if not amount:
        return
    owner = state.players[player]
    owner.don_active -= plain
    owner.don_held_active -= held
    if not give_to:
        state.touch(MINDS_DON)
        owner.don_rested += plain
        owner.don_held_rested += held
        if state.log is not None:
            paid = [card for card in [frame.paid_for() for frame in state.stack[-2:]] if card is not None]
            state.tell(GameEvent("don_rested", rule, player, tuple(paid), number=amount))
        return
    # Rule 3-1-6-1: a DON!! that is given changes area and sheds every effect on it.
    card = state.find_of(player, give_to)
    assert card is not None
    change_given_don(state, card, amount)
    if state.log is not None:
        shown = card.face
        state.tell(GameEvent("don_given", rule, player, (shown,), number=amount))
    for _ in range(amount):
        watch(state, DON_GIVEN, card, card.owner, card.id)


_CHOICES: Final = (DON_CHOICES[DON_ACTIVE], DON_CHOICES[DON_HELD_ACTIVE])


class PaymentFrame(Frame):
    """Active DON!! chosen one by one, because they differ (Rule 3-9-2)."""

    __slots__ = ("amount", "give_to", "player", "rule")

    def __init__(self, player: i64, amount: i64, give_to: i64, rule: str) -> None:
        self.player = player
        self.amount = amount
        self.give_to = give_to  # the id of the card that gets them, 0 if they are rested
        self.rule = rule

    def rename(self, names: dict[int, int]) -> None:
        self.give_to = names.get(self.give_to, self.give_to)

    def copy(self) -> PaymentFrame:
        return PaymentFrame(self.player, self.amount, self.give_to, self.rule)

    def run(self, state: GameState) -> None:
        owner = state.players[self.player]
        if owner.don_active and owner.don_held_active and 0 < self.amount < owner.active_don():
            more = f" {self.amount} more to use." if self.amount > 1 else ""
            prompt = f"Which DON!! do you use?{more}"
            state.decision = Decision(self.player, DON, "3-9-2", prompt, _CHOICES)
            return
        state.stack.pop()
        _use(state, self.player, self.amount, self.give_to, self.rule)

    def answer(self, state: GameState, choice: Choice) -> None:
        held = 1 if choice.number == DON_HELD_ACTIVE else 0
        _move(state, self.player, 1 - held, held, self.give_to, self.rule)
        self.amount -= 1
