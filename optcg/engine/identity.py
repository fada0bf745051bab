"""Names, types, attributes and colors that cards of the field have gained (Rules 2-1-3, 2-4-4, 2-5-7)."""

from optcg.engine.card import Card, FieldCard
from optcg.engine.continuous import CANNOT, in_force
from optcg.engine.program import Trait
from optcg.engine.state import GameState


def also(state: GameState, card: Card | FieldCard, kind: str) -> list[str]:
    """What a card is besides what is printed on it; only asked while something special is in force."""
    found: list[str] = []
    if not isinstance(card, FieldCard):
        return found
    for effect in in_force(state, CANNOT, card.id):
        extra = effect.extra
        if isinstance(extra, Trait) and extra.kind == kind:
            found.append(extra.word)
    return found


def colors_of(state: GameState, card: Card | FieldCard) -> list[str]:
    """Rule 2-3: the colors of a card, printed and gained; each once."""
    colors = list(card.definition.colors)
    if state.special:
        colors += [color for color in also(state, card, "color") if color not in colors]
    return colors
