"""Who attacks whom in the battle that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.battle import BattleFrame
    from optcg.engine.state import GameState

# What every card keeps in mind for the turn.
BATTLED_A_CHARACTER: Final = "battled a Character"


def current_battle(state: GameState) -> BattleFrame | None:
    """The battle on the stack, if there is one."""
    for frame in state.stack:
        battle = frame.as_battle()
        if battle is not None:
            return battle
    return None


def attacker_id(state: GameState) -> i64:
    """The id of the attacking card; 0 outside of a battle."""
    battle = current_battle(state)
    return 0 if battle is None else battle.attacker


def target_id(state: GameState) -> i64:
    """The id of the card being attacked; 0 outside of a battle."""
    battle = current_battle(state)
    return 0 if battle is None else battle.target


def note_battle(state: GameState, card: FieldCard, other: FieldCard) -> None:
    """What a card keeps in mind for the turn: that it has battled a Character."""
    if other.area == IN_LEADER_AREA:
        return
    mark = f"{card.id} {BATTLED_A_CHARACTER}"
    if mark not in state.marks:
        state.mark(mark)
