"""Who attacks whom in the battle that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.battle import BattleFrame
    from optcg.engine.state import GameState


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
