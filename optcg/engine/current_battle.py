"""The battle that is going on: who attacks whom, and in which step of Rule 7-1 the rules stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.card import IN_LEADER_AREA, FieldCard
from optcg.engine.decisions import KNOWN_IDS
from optcg.engine.width import i64

if TYPE_CHECKING:
    from optcg.engine.battle import BattleFrame
    from optcg.engine.state import GameState

# What comes next in a battle.
ATTACK_STEP: Final = 0  # 7-1-1
BLOCK_STEP: Final = 1  # 7-1-2
COUNTER_BEGIN: Final = 2  # 7-1-3-1
COUNTER_STEP: Final = 3  # 7-1-3-2
RECEIVER: Final = 4  # 7-1-3-2-1, who receives the counter power
DAMAGE_STEP: Final = 5  # 7-1-4
CLOSING: Final = 6  # 7-1-5-2
EXPIRY: Final = 7  # 7-1-5-3
CALLED_OFF: Final = 8  # what attacking costs was not paid
DAMAGE_BEGIN: Final = 9  # 7-1-4, before the powers are compared
# The check at the end of one step stands before the next.
CUT_SHORT_RULES: Final = {
    BLOCK_STEP: "7-1-1-4",
    COUNTER_BEGIN: "7-1-2-3",
    DAMAGE_BEGIN: "7-1-3-3",
    DAMAGE_STEP: "7-1-3-3",
}

STEP_NAMES: Final = ("attack", "block", "counter", "damage", "end")
# The step by its place there: where the battle itself asks, and while something else is being resolved.
_ASKING: Final = (0, 1, 2, 2, 2, 3, 4, 4, 0, 3)
_RESOLVING: Final = (0, 0, 1, 2, 2, 3, 3, 4, 0, 2)


def step_of(state: GameState, battle: BattleFrame) -> i64:
    """In which step the rules stand, as its place in `STEP_NAMES`.

    What is resolved belongs to the step before the one that comes next: [When Attacking] to the Attack Step
    (Rule 7-1-1-3), [On Block] to the Block Step (7-1-2-2), a [Trigger] to the Damage Step (7-1-4-1-1-2).
    """
    if battle.step == CLOSING and not battle.fought:
        # An effect has sent the battle to its end (Rule 7-1-5).
        return 4
    return (_ASKING if state.stack[-1] is battle else _RESOLVING)[battle.step]


def step_name(state: GameState, battle: BattleFrame) -> str:
    return STEP_NAMES[step_of(state, battle)]


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


def _battled(card_id: i64) -> str:
    return f"{card_id} {BATTLED_A_CHARACTER}"


_MARKS: Final = [_battled(card_id) for card_id in range(KNOWN_IDS)]


def note_battle(state: GameState, card: FieldCard, other: FieldCard) -> None:
    """What a card keeps in mind for the turn: that it has battled a Character."""
    if other.area == IN_LEADER_AREA:
        return
    mark = _MARKS[card.id] if card.id < KNOWN_IDS else _battled(card.id)
    if mark not in state.marks:
        state.mark(mark)
