"""Cards that effects cannot affect (Rule 1-3-3): what would change them does not."""

from optcg.engine.bans import CANNOT_BE_AFFECTED, CANNOT_BE_CHOSEN, CANNOT_LOSE_COST, CANNOT_LOSE_POWER
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import context_of
from optcg.engine.continuous import CANNOT, COST, POWER, in_force
from optcg.engine.derived import derive
from optcg.engine.program import Contribution, Immunity
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


def lessening(what: i64, value: i64) -> i64:
    """What keeps a card from this change alone: that its power or cost cannot be reduced."""
    if value >= 0:
        return 0
    return CANNOT_LOSE_POWER if what == POWER else CANNOT_LOSE_COST if what == COST else 0


def unaffected(state: GameState, card: FieldCard, player: i64, source: Card, also: i64 = 0) -> bool:
    """Whether an effect of this player, from this card, does nothing to the card."""
    return _kept(state, card, player, source, CANNOT_BE_AFFECTED | also)


def shield(state: GameState, card: FieldCard, player: i64, source: Card, also: i64) -> Card | None:
    """The card whose effect keeps this one from an effect of this player, for words."""
    bits = CANNOT_BE_AFFECTED | also
    bits = bits if player == card.owner else bits | bits << 1
    for ban in in_force(state, CANNOT, card.id):
        if ban.value & bits and (ban.extra is None or _fits(state, card, ban, source)):
            return ban.giver
    return None


def choosable(
    state: GameState, cards: list[Card | FieldCard], player: i64, source: Card
) -> list[Card | FieldCard]:
    """The cards that an effect of this player can choose (Rules 1-3-3, 8-4-4)."""
    return [
        card
        for card in cards
        if not isinstance(card, FieldCard) or not _kept(state, card, player, source, CANNOT_BE_CHOSEN)
    ]


def _kept(state: GameState, card: FieldCard, player: i64, source: Card, anyone: i64) -> bool:
    """Whether effects of anyone, or else those of the opponent, are kept from the card in this way."""
    bits = anyone if player == card.owner else anyone | anyone << 1
    if card.cannot & bits:
        return True
    if not state.special:
        return False
    for effect in in_force(state, CANNOT, card.id):
        if effect.value & bits and _fits(state, card, effect, source):
            return True
    return False


def _fits(state: GameState, card: FieldCard, ban: Contribution, source: Card) -> bool:
    extra = ban.extra
    if not isinstance(extra, Immunity):
        return False
    now = state.find(source.id)
    context = extra.seen(context_of(ban.player, card.face))
    return extra.matcher.fits(state, context, source if now is None else now)
