"""Rule 10-2-1: K.O."""

from optcg.engine.areas import field_to_trash
from optcg.engine.continuous import CANNOT_BE_KOD_BY_EFFECTS, CANNOT_BE_KOD_IN_BATTLE
from optcg.engine.derived import cannot
from optcg.engine.game_events import GameEvent
from optcg.engine.state import FieldCard, GameState


def ko(state: GameState, card: FieldCard, in_battle: bool, rule: str) -> None:
    """Rules 10-2-1-1, 10-2-1-2: a Character is trashed by a lost battle or by an effect that K.O.s."""
    # Rule 1-3-3: what forbids the K.O. prevails.
    forbidden = CANNOT_BE_KOD_IN_BATTLE if in_battle else CANNOT_BE_KOD_BY_EFFECTS
    if cannot(state, card) & forbidden:
        return
    trashed = field_to_trash(state, card)
    if state.log is not None:
        state.log.append(GameEvent("knocked_out", rule, card.owner, (trashed,)))
