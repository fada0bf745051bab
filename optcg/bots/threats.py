"""What is at stake in a battle, and who can still attack."""

from __future__ import annotations

from optcg.bots.life_and_don import life_lost
from optcg.bots.worth import field_value
from optcg.engine.bans import CANNOT_ATTACK, CANNOT_BE_KOD_IN_BATTLE, CANNOT_BE_RESTED
from optcg.engine.battle import BattleFrame
from optcg.engine.card import IN_LEADER_AREA, IN_STAGE_AREA, FieldCard
from optcg.engine.current_battle import CLOSING, DAMAGE_STEP, current_battle
from optcg.engine.state import GameState
from optcg.model.terms import BANISH, DOUBLE_ATTACK, RUSH, RUSH_CHARACTER


def can_still_attack(state: GameState, card: FieldCard) -> bool:
    """Whether a card of the turn player could attack this turn."""
    if card.rested or card.area == IN_STAGE_AREA or state.turn_number <= 2:
        return False
    if card.cannot & (CANNOT_ATTACK | CANNOT_BE_RESTED):
        return False
    return card.played_on != state.turn_number or bool(card.keywords & (RUSH | RUSH_CHARACTER))


def stake(state: GameState, attacker: FieldCard, target: FieldCard) -> float:
    """What the player of `target` loses if the attack succeeds."""
    if target.area == IN_LEADER_AREA:
        points = 2 if attacker.keywords & DOUBLE_ATTACK else 1
        return life_lost(len(state.players[target.owner].life), points, bool(attacker.keywords & BANISH))
    if target.cannot & CANNOT_BE_KOD_IN_BATTLE:
        return 0.0
    return field_value(target)


def open_battle(state: GameState) -> BattleFrame | None:
    """The battle that is not decided yet."""
    battle = current_battle(state)
    if battle is None or battle.step in (DAMAGE_STEP, CLOSING) or battle.fought:
        return None
    return battle


def fighters(state: GameState) -> tuple[FieldCard | None, FieldCard | None]:
    """Attacker and target of that battle, as far as they are still there."""
    battle = open_battle(state)
    if battle is None:
        return None, None
    return state.find(battle.attacker), state.find(battle.target)


def battle_gain(state: GameState, me: int, card: FieldCard, amount: int) -> float | None:
    """What power for a card is worth to `me` in the battle going on; None if the card is not in it."""
    attacker, target = fighters(state)
    if attacker is None or target is None or card.id not in (attacker.id, target.id):
        return None
    before = attacker.power - target.power
    after = before + (amount if card.id == attacker.id else -amount)
    # What the attacker's player gets by a success is what the other one loses.
    sign = 1.0 if attacker.owner == me else -1.0
    if (before >= 0) != (after >= 0):
        return sign * stake(state, attacker, target) * (1.0 if after >= 0 else -1.0)
    return sign * 0.04 * float(after - before) / 1000
