"""Which card stands behind what is forbidden, taxed or negated, in words."""

from __future__ import annotations

from optcg.engine.bans import CANNOT_BE_CHOSEN
from optcg.engine.card import Card, FieldCard
from optcg.engine.continuous import ADDED_COST, CANNOT, in_force
from optcg.engine.derived import special
from optcg.engine.effect_words import called
from optcg.engine.program import AddedCost, Contribution, Immunity
from optcg.engine.protection import seen_by, shield
from optcg.engine.state import GameState


def card_ban(
    state: GameState, card: FieldCard, bits: int, other: FieldCard | None = None
) -> Contribution | None:
    """What keeps a card from something, or from something with another card."""
    special(state)  # the effects in force are worked out
    for ban in in_force(state, CANNOT, card.id):
        if ban.value & bits and (ban.extra is None or _is_about(state, card, ban, other)):
            return ban
    return None


def _is_about(state: GameState, card: FieldCard, ban: Contribution, other: FieldCard | None) -> bool:
    extra = ban.extra
    if not isinstance(extra, Immunity) or other is None:
        return False
    return extra.matcher.fits(state, seen_by(extra, ban.player, card), other)


def effect_of(ban: Contribution | None) -> str:
    """Whose effect it is, as far as that is known: "the effect of X"."""
    return "an effect" if ban is None or ban.giver is None else f"the effect of {called(ban.giver)}"


def forbids(ban: Contribution | None) -> str:
    return f"{effect_of(ban)} forbids it (Rule 1-3-3)"


def price_of(state: GameState, card: FieldCard, action: str) -> Contribution | None:
    """The effect that puts a price on what a card does (Rule 8-3-1-2)."""
    special(state)
    for effect in in_force(state, ADDED_COST, card.id):
        if isinstance(effect.extra, AddedCost) and effect.extra.action == action:
            return effect
    return None


def by(giver: Card | None) -> str:
    """ " by X", as far as that is known."""
    return "" if giver is None else f" by {called(giver)}"


def chooser_shield(state: GameState, card: FieldCard, player: int, source: Card) -> Card | None:
    """The card whose effect keeps this one from being chosen by an effect of this player."""
    return shield(state, card, player, source, CANNOT_BE_CHOSEN)
