"""Which cards a ban on a player is about (Rule 1-3-3)."""

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import NO_SLOTS, Context
from optcg.engine.current_battle import attacker_id
from optcg.engine.program import Contribution, Limit
from optcg.engine.state import GameState


def is_within(
    state: GameState, ban: Contribution, card: Card | FieldCard | None, source: Card | None = None
) -> bool:
    """Whether a ban is about this card, done by the effect of that one; one without a limit is about all."""
    extra = ban.extra
    if not isinstance(extra, Limit):
        return True
    leader = state.players[ban.player].leader
    context = extra.seen(Context(leader.owner, leader.face, NO_SLOTS, 0, 0, leader.owner))
    if extra.attacker is not None:
        # Looked at in each battle, so that it is said of cards that came later, too.
        attacker = state.find(attacker_id(state))
        if attacker is None or not extra.attacker.fits(state, context, attacker, attacker.owner):
            return False
    if extra.matcher is not None and (card is None or not extra.matcher.fits(state, context, card)):
        return False
    if extra.source is None:
        return True
    return source is not None and extra.source.fits(state, context, source)
