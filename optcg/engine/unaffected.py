"""Cards that effects cannot affect (Rule 1-3-3): what would change them does not."""

from optcg.engine.card import Card
from optcg.engine.context import context_of
from optcg.engine.continuous import CANNOT, CANNOT_BE_AFFECTED, UNAFFECTED, in_force
from optcg.engine.derived import derive
from optcg.engine.field_card import FieldCard
from optcg.engine.program import Immunity
from optcg.engine.state import GameState
from optcg.engine.timings import SHIELDS
from optcg.engine.width import i64


def some_are_unaffected(state: GameState) -> bool:
    """Whether some card may be; asked once before a step that changes cards."""
    if not state.listening >> SHIELDS & 1:
        return False
    if state.dirty:
        derive(state)
    return True


def unaffected(state: GameState, card: FieldCard, player: i64, source: Card) -> bool:
    """Whether an effect of this player, from this card, does nothing to the card."""
    bits = CANNOT_BE_AFFECTED if player == card.owner else UNAFFECTED
    if card.cannot & bits:
        return True
    if not state.special:
        return False
    for effect in in_force(state, CANNOT, card.id):
        if effect.value & bits and _fits(state, card, effect.extra, source):
            return True
    return False


def _fits(state: GameState, card: FieldCard, extra: object, source: Card) -> bool:
    if not isinstance(extra, Immunity):
        return False
    now = state.find(source.id)
    context = context_of(card.owner, card.face)
    return extra.matcher.fits(state, context, source if now is None else now)
