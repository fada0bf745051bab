"""Whether what happens is what an activation timing names (Rule 8-3-1-8)."""

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import BY_BATTLE, BY_EFFECT, Cause, Context
from optcg.engine.groups import is_meant
from optcg.engine.program import Timing
from optcg.engine.state import GameState
from optcg.engine.width import i64


def is_told(timing: Timing, player: i64, owner: i64, cause: Cause, count: i64) -> bool:
    """Whether it is said of something of `owner`, done so often and so, seen from `player`."""
    if count < timing.at_least:
        return False
    return is_meant(timing.who, player, owner) and caused_by(timing.by, cause, player)


def is_described(
    state: GameState,
    context: Context,
    timing: Timing,
    card: Card | FieldCard | None,
    owner: i64,
    cause: Cause,
) -> bool:
    """Whether the card to which it happened, and the one that causes it, are those that are named."""
    if timing.source is not None:
        if cause.source is None:
            return False
        if not timing.source.fits(state, context, state.find(cause.source.id) or cause.source):
            return False
    if timing.subject is None:
        return True
    return card is not None and timing.subject.fits(state, context, card, owner)


def caused_by(by: str, cause: Cause, player: i64) -> bool:
    """Whether the cause is of the kind a text names, seen from `player`."""
    if not by:
        return True
    if by == "battle":
        return cause.kind == BY_BATTLE
    if by == "damage":
        # Rule 4-6: of an attack, or of an effect, where no card is named that does it.
        return cause.kind == BY_BATTLE or (cause.kind == BY_EFFECT and cause.source is None)
    if cause.kind != BY_EFFECT:
        return False
    if by == "your effects":
        return cause.player == player
    return by == "effects" or cause.player != player
