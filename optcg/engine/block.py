"""Rules 7-1-2, 10-1-4: which cards can block, and a block that other effects have put a price on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.activation import payable, price_context
from optcg.engine.added_costs import added_costs, with_added
from optcg.engine.bans import CANNOT_BE_BLOCKED, CANNOT_BE_RESTED, CANNOT_BLOCK, NO_BLOCKER
from optcg.engine.card import FieldCard
from optcg.engine.derived import keywords
from optcg.engine.protection import kept_from, player_banned
from optcg.engine.state import Frame, GameState
from optcg.engine.width import i64
from optcg.model.terms import BLOCKER, UNBLOCKABLE

BLOCKING: Final = "block"  # the action of added costs


def blockers(state: GameState, attacker: FieldCard, target: i64) -> list[FieldCard]:
    """Rule 10-1-4-1: active cards with [Blocker] that are not themselves being attacked."""
    if keywords(state, attacker) & UNBLOCKABLE or attacker.cannot & CANNOT_BE_BLOCKED:
        return []
    owner = state.players[1 - state.turn_player]
    return [
        card
        for card in owner.field()
        if card.keywords & BLOCKER
        and not card.rested
        and card.id != target
        and not card.cannot & (CANNOT_BLOCK | CANNOT_BE_RESTED)
        and not player_banned(state, card.owner, NO_BLOCKER, card)
        and not (state.special and kept_from(state, attacker, CANNOT_BE_BLOCKED, card))
        and can_pay(state, card)
    ]


def can_pay(state: GameState, blocker: FieldCard) -> bool:
    """Rule 8-3-1-3: whether what blocking costs besides resting the blocker could be paid."""
    added = with_added(state, blocker.id, BLOCKING, [])
    return not added or payable(state, price_context(blocker), added, blocker.id)


def has_price(state: GameState, blocker: FieldCard) -> bool:
    return bool(added_costs(state, blocker.id, BLOCKING))


@mypyc_attr(acyclic=True)
class BlockFrame(Frame):
    """Rule 8-3-1-2: what is added to the cost of a block is being paid; then the battle below goes on."""

    __slots__ = ("blocker", "broken")

    def __init__(self, blocker: i64, broken: bool = False) -> None:
        self.blocker = blocker
        self.broken = broken

    def copy(self) -> BlockFrame:
        return BlockFrame(self.blocker, self.broken)

    def break_cost(self) -> None:
        self.broken = True

    def run(self, state: GameState) -> None:
        state.stack.pop()
        battle = state.stack[-1].as_battle()
        blocker = state.find(self.blocker)
        # Rule 8-3-1-3-1: without the whole cost nothing is blocked.
        if battle is not None and blocker is not None and not self.broken:
            battle.be_blocked(state, blocker)

    def rename(self, names: dict[int, int]) -> None:
        self.blocker = names.get(self.blocker, self.blocker)
