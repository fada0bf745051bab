"""Names, types and attributes that cards of the field have gained (Rules 2-1-3, 2-4-4, 2-5-7)."""

from optcg.engine.card import Card
from optcg.engine.continuous import CANNOT, IS_ALSO
from optcg.engine.field_card import FieldCard
from optcg.engine.program import Trait
from optcg.engine.state import GameState


def also(state: GameState, card: Card | FieldCard, kind: str) -> list[str]:
    """What a card is besides what is printed on it; only asked while something special is in force."""
    found: list[str] = []
    if not isinstance(card, FieldCard):
        return found
    for effect in state.effects:
        if effect.what == CANNOT and effect.value == IS_ALSO and effect.target == card.id:
            _add(effect.extra, kind, found)
    for change in state.changes:
        if change.what == CANNOT and change.value == IS_ALSO and change.target == card.id:
            _add(change.extra, kind, found)
    return found


def _add(extra: object, kind: str, found: list[str]) -> None:
    if isinstance(extra, Trait) and extra.kind == kind:
        found.append(extra.word)
