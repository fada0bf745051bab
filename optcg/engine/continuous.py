"""Continuous effects (Rule 8-1-4-2): what they change, on which card, and when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from optcg.engine.game_events import GameEvent

if TYPE_CHECKING:
    from optcg.engine.state import GameState

# What is changed.
POWER: Final = 0
COST: Final = 1
BASE_POWER: Final = 2
BASE_COST: Final = 3
KEYWORD: Final = 4
CANNOT: Final = 5
NEGATED: Final = 6
WHAT_NAMES: Final = ("power", "cost", "base_power", "base_cost", "keyword", "cannot", "negated")

# What a card cannot do or cannot have done to it, as bits.
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_RESTED: Final = 4
CANNOT_BECOME_ACTIVE: Final = 8
CANNOT_BE_KOD_IN_BATTLE: Final = 16
CANNOT_BE_KOD_BY_EFFECTS: Final = 32
CANNOT_NAMES: Final[dict[str, int]] = {
    "attack": CANNOT_ATTACK,
    "block": CANNOT_BLOCK,
    "be rested": CANNOT_BE_RESTED,
    "become active": CANNOT_BECOME_ACTIVE,
    "be K.O.'d in battle": CANNOT_BE_KOD_IN_BATTLE,
    "be K.O.'d by effects": CANNOT_BE_KOD_BY_EFFECTS,
    "be K.O.'d": CANNOT_BE_KOD_IN_BATTLE | CANNOT_BE_KOD_BY_EFFECTS,
}

# When it ends.
BATTLE: Final = 0  # "during this battle": Rules 7-1-5-3, 7-1-5-4
TURN: Final = 1  # "during this turn": Rule 6-6-1-3
END_OF_TURN: Final = 2  # "until the end of the turn": Rule 6-6-1-2
OPPONENT_END: Final = 3  # "until the end of your opponent's next turn": Rule 6-6-1-2
OWN_START: Final = 4  # "until the start of your next turn": Rule 6-2-1
ON_FIELD: Final = 5  # no end: as long as the card stays where it is
UNTIL_NAMES: Final = ("battle", "turn", "end_of_turn", "opponent_end", "own_start", "on_field")


class Continuous:
    """One continuous effect on one card of the field. Immutable, shared by clones."""

    __slots__ = ("player", "since", "target", "until", "value", "what")

    def __init__(self, target: int, what: int, value: int, until: int, player: int, since: int) -> None:
        self.target: Final = target
        self.what: Final = what
        self.value: Final = value
        self.until: Final = until
        self.player: Final = player  # whose effect it is
        self.since: Final = since  # the turn in which it began


def begin(state: GameState, target: int, what: int, value: int, until: int, player: int) -> None:
    """Let a continuous effect begin."""
    state.effects.append(Continuous(target, what, value, until, player, state.turn_number))
    state.dirty = True


def _is_due(state: GameState, effect: Continuous, until: int, player: int) -> bool:
    if effect.until != until or effect.player != player:
        return False
    # "Your opponent's next turn" is never the turn in which the effect began.
    return until != OPPONENT_END or (state.turn_player != player and effect.since < state.turn_number)


def end(state: GameState, until: int, player: int, rule: str) -> None:
    """End the effects of `player` that last until this point."""
    if not state.effects:
        return
    kept = [effect for effect in state.effects if not _is_due(state, effect, until, player)]
    ended = len(state.effects) - len(kept)
    if ended:
        state.effects = kept
        state.dirty = True
        if state.log is not None:
            state.log.append(GameEvent("effects_ended", rule, player, number=ended))


def drop_target(state: GameState, target: int) -> None:
    """Rule 3-1-6: what was applied to a card does not follow it to another area."""
    for effect in state.effects:
        if effect.target == target:
            state.effects = [kept for kept in state.effects if kept.target != target]
            return
