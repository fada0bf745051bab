"""Rule 1-3-3: what forbids an action prevails. Whether a card can be K.O.'d, moved, rested or affected."""

from typing import Final

from optcg.engine.activation import context_for, is_within
from optcg.engine.bans import (
    CANNOT_ATTACK_CHARACTERS,
    CANNOT_ATTACK_LEADER,
    CANNOT_BE_AFFECTED,
    CANNOT_BE_AFFECTED_BY_OPPONENT,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_CHOSEN,
    CANNOT_BE_GIVEN_DON,
    CANNOT_BE_KOD_BY_EFFECTS,
    CANNOT_BE_KOD_BY_OPPONENT,
    CANNOT_BE_KOD_IN_BATTLE,
    CANNOT_BE_RESTED,
    CANNOT_BE_RESTED_BY_EFFECTS,
    CANNOT_BE_RESTED_BY_OPPONENT,
    CANNOT_BE_SET_ACTIVE,
    CANNOT_BE_SET_ACTIVE_BY_OPPONENT,
    CANNOT_BE_TRASHED,
    CANNOT_BE_TRASHED_BY_OPPONENT,
    CANNOT_BECOME_ACTIVE,
    CANNOT_GO_TO_BOTTOM,
    CANNOT_GO_TO_BOTTOM_BY_OPPONENT,
    CANNOT_GO_TO_DECK,
    CANNOT_GO_TO_DECK_BY_OPPONENT,
    CANNOT_GO_TO_HAND,
    CANNOT_GO_TO_HAND_BY_OPPONENT,
    CANNOT_LEAVE_BY_EFFECTS,
    CANNOT_LEAVE_BY_OPPONENT,
    CANNOT_LOSE_COST,
    CANNOT_LOSE_POWER,
    NO_ATTACK_ON,
    NO_DON_GIVEN,
    NO_EVENTS,
    NO_LIFE_TO_HAND,
    NO_LIFE_TO_HAND_BY_EFFECTS,
    NO_PLAY,
    NO_PLAY_BY_EFFECTS,
    NO_PLAY_FROM_HAND_BY_EFFECTS,
)
from optcg.engine.card import IN_CHARACTER_AREA, IN_LEADER_AREA, Card, FieldCard
from optcg.engine.context import BY_BATTLE, BY_EFFECT, BY_RULES, Cause, Context, context_of
from optcg.engine.continuous import BANNED, CANNOT, COST, NARROWED, PLAYER_CANNOT, POWER, in_force
from optcg.engine.definitions import CHARACTER, STAGE
from optcg.engine.places import HAND, locate
from optcg.engine.power_and_cost import cannot, derive, special
from optcg.engine.program import Contribution, Immunity, Narrowing
from optcg.engine.state import GameState
from optcg.engine.timings import SHIELDS
from optcg.engine.width import i64
from optcg.model.effects.move import Place

# What happens to cards on the field.
KO: Final = 0
LEAVE: Final = 1
REST: Final = 2
DAMAGE: Final = 3  # to a Leader (Rule 4-6)
ACTIVE: Final = 4
DON: Final = 5  # DON!! of the player of a Leader return to the DON!! deck
LIFE_MOVES: Final = 6  # Life cards of that player go elsewhere, by an effect
HAND_MOVES: Final = 7  # cards of the hand do so

# Moves to a place by effects of anyone, and by effects of the other player.
_MOVES: Final = {
    Place.HAND: (CANNOT_GO_TO_HAND, CANNOT_GO_TO_HAND_BY_OPPONENT),
    Place.TRASH: (CANNOT_BE_TRASHED, CANNOT_BE_TRASHED_BY_OPPONENT),
    Place.DECK: (CANNOT_GO_TO_DECK, CANNOT_GO_TO_DECK_BY_OPPONENT),
    Place.DECK_TOP: (CANNOT_GO_TO_DECK, CANNOT_GO_TO_DECK_BY_OPPONENT),
    Place.DECK_BOTTOM: (
        CANNOT_GO_TO_DECK | CANNOT_GO_TO_BOTTOM,
        CANNOT_GO_TO_DECK_BY_OPPONENT | CANNOT_GO_TO_BOTTOM_BY_OPPONENT,
    ),
    Place.DECK_EITHER: (CANNOT_GO_TO_DECK, CANNOT_GO_TO_DECK_BY_OPPONENT),
}


def can_be_done_to(
    state: GameState, card: FieldCard, event: i64, cause: Cause, place: Place = Place.LIFE_TOP
) -> bool:
    """Whether a card can be K.O.'d, removed (to a place that may be forbidden), rested by this cause."""
    if event in (DAMAGE, DON):
        return True
    if event == ACTIVE:
        return card.rested and not _forbidden(state, card, event, cause, place)
    if event != REST and card.area == IN_LEADER_AREA:
        # Rule 3-6-3: a Leader never leaves its area.
        return False
    if event == REST and card.rested:
        # Rule 1-3-2-1: it is in that state already.
        return False
    return not _forbidden(state, card, event, cause, place)


def _forbidden(state: GameState, card: FieldCard, event: i64, cause: Cause, place: Place) -> bool:
    if not state.more_than_added():
        return False
    bits = _bits(event, cause, card.owner, place)
    if cause.kind == BY_EFFECT:
        bits |= CANNOT_BE_AFFECTED | (CANNOT_BE_AFFECTED_BY_OPPONENT if cause.player != card.owner else 0)
    if not bits:
        return False
    if cannot(state, card) & bits:
        return True
    if not state.special & NARROWED:
        return False
    return any(_source_fits(state, card, ban, cause) for ban in _bans(state, CANNOT, card.id, bits))


def keeper(state: GameState, card: FieldCard, event: i64, cause: Cause, place: Place) -> Card | None:
    """The card whose effect forbids that this happens, for words; None if it is not known."""
    bits = _bits(event, cause, card.owner, place)
    if cause.kind == BY_EFFECT:
        bits |= CANNOT_BE_AFFECTED | (CANNOT_BE_AFFECTED_BY_OPPONENT if cause.player != card.owner else 0)
    for ban in _bans(state, CANNOT, card.id, bits):
        if ban.extra is None or _source_fits(state, card, ban, cause):
            return ban.giver
    return None


def giver(ban: Contribution | None) -> Card | None:
    """The card whose effect a ban is, for words."""
    return None if ban is None else ban.giver


NO_BANS: Final[list[Contribution]] = []


def _bans(state: GameState, what: i64, target: i64, bits: i64) -> list[Contribution]:
    """The bans in force on a card or a player."""
    found = NO_BANS
    for effect in state.effects:
        if effect.value & bits and effect.what == what and effect.target == target:
            found = [*found, effect]
    for change in state.changes:
        if change.value & bits and change.what == what and change.target == target:
            found = [*found, change]
    return found


def seen_by(extra: Narrowing, player: i64, card: FieldCard) -> Context:
    """How the words that narrow an effect on a card are understood: "you" is the player of the effect."""
    context = extra.seen(context_for(card))
    context.player = context.controller = player
    return context


def _bits(event: i64, cause: Cause, owner: i64, place: Place) -> i64:
    by_opponent = cause.kind == BY_EFFECT and cause.player != owner
    if event == REST:
        bits = CANNOT_BE_RESTED | (CANNOT_BE_RESTED_BY_OPPONENT if by_opponent else 0)
        return bits | (CANNOT_BE_RESTED_BY_EFFECTS if cause.kind == BY_EFFECT else 0)
    if event == ACTIVE:
        bits = CANNOT_BECOME_ACTIVE | CANNOT_BE_SET_ACTIVE
        return bits | (CANNOT_BE_SET_ACTIVE_BY_OPPONENT if by_opponent else 0)
    if cause.kind == BY_RULES:
        # A price may be paid with what effects cannot move; to be K.O.'d is one thing all the same.
        return CANNOT_BE_KOD_BY_EFFECTS if event == KO else 0
    if cause.kind == BY_BATTLE:
        return CANNOT_BE_KOD_IN_BATTLE
    # Rule 4-11-2: to be removed is any move out of the area, a K.O. too.
    bits = CANNOT_LEAVE_BY_EFFECTS | (CANNOT_LEAVE_BY_OPPONENT if by_opponent else 0)
    if event == KO:
        bits |= CANNOT_BE_KOD_BY_EFFECTS | (CANNOT_BE_KOD_BY_OPPONENT if by_opponent else 0)
    elif place in _MOVES:
        anyone, opponent = _MOVES[place]
        bits |= anyone | (opponent if by_opponent else 0)
    return bits


def _source_fits(state: GameState, card: FieldCard, ban: Contribution, cause: Cause) -> bool:
    extra = ban.extra
    if not isinstance(extra, Immunity) or cause.source is None:
        return False
    source = state.find(cause.source.id) or cause.source
    return extra.matcher.fits(state, seen_by(extra, ban.player, card), source)


def attack_forbidden(state: GameState, attacker: FieldCard, target: FieldCard) -> bool:
    """Whether an effect forbids this card, or its player, to attack cards of this kind."""
    kind = CANNOT_ATTACK_CHARACTERS if target.area == IN_CHARACTER_AREA else CANNOT_ATTACK_LEADER
    if kept_from(state, attacker, kind, target):
        return True
    if player_banned(state, attacker.owner, NO_ATTACK_ON, target):
        return True
    return kept_from(state, target, CANNOT_BE_ATTACKED, attacker)


def kept_from(state: GameState, card: FieldCard, bit: i64, other: FieldCard) -> bool:
    """Whether a ban on this card is about such other cards: its attackers, its blockers, its targets."""
    if not state.special & NARROWED:
        return False
    for ban in _bans(state, CANNOT, card.id, bit):
        extra = ban.extra
        if isinstance(extra, Immunity) and extra.matcher.fits(state, seen_by(extra, ban.player, card), other):
            return True
    return False


def player_banned(
    state: GameState, player: i64, bit: i64, card: Card | FieldCard | None, source: Card | None = None
) -> bool:
    """Whether a player cannot do this now, with this card if the ban is about certain cards.

    `source` is the card whose effect would do it.
    """
    return player_ban(state, player, bit, card, source) is not None


def player_ban(
    state: GameState, player: i64, bit: i64, card: Card | FieldCard | None, source: Card | None = None
) -> Contribution | None:
    """The ban that keeps a player from this."""
    if special(state) & BANNED:
        for ban in _bans(state, PLAYER_CANNOT, player, bit):
            if is_within(state, ban, card, source):
                return ban
    return None


def takes_don(state: GameState, card: FieldCard) -> bool:
    """Rule 1-3-3: whether nothing forbids that DON!! are given to a Leader or Character."""
    if cannot(state, card) & CANNOT_BE_GIVEN_DON:
        return False
    return not player_banned(state, card.owner, NO_DON_GIVEN, card)


def own_effect_banned(state: GameState, context: Context, player: i64, bit: i64) -> bool:
    """ "You cannot ... using your own effects": those of the opponent are not meant."""
    if context.price or context.controller != player:
        return False
    return player_banned(state, player, bit, context.source)


def can_be_played_by_effect(state: GameState, context: Context, card: Card) -> bool:
    """Rules 1-3-3, 3-7-3, 3-8-3: whether an effect can play this card from where it lies."""
    if card.definition.category not in (CHARACTER, STAGE):
        return False
    kept = card.definition.abilities.rule_texts.not_played_from
    if not kept and not special(state) & BANNED:
        return True
    found = locate(state, card.id)
    if found is None:
        return False
    for areas, test in kept:
        if found.area in areas and (test is None or test.holds(state, context_of(found.owner, card))):
            return False
    ban = NO_PLAY_BY_EFFECTS | (NO_PLAY_FROM_HAND_BY_EFFECTS if found.area is HAND else 0)
    return not player_banned(state, found.owner, ban, card, context.source)


def can_be_activated(state: GameState, player: i64, card: Card) -> bool:
    """Rules 1-3-3, 8-5-1: whether a player can activate this Event; what lies elsewhere is not activated."""
    if not special(state) & BANNED:
        return True
    found = locate(state, card.id)
    ban = NO_EVENTS | NO_PLAY
    return found is not None and (found.area is not HAND or not player_banned(state, player, ban, card))


def life_is_kept(state: GameState, owner: i64, context: Context) -> bool:
    """Whether what is done there cannot add Life cards of `owner` to the hand."""
    return life_ban(state, owner, context) is not None


def life_ban(state: GameState, owner: i64, context: Context) -> Contribution | None:
    """The ban that keeps them."""
    by_own_effect = owner == context.controller and not context.price
    bits = NO_LIFE_TO_HAND | (NO_LIFE_TO_HAND_BY_EFFECTS if by_own_effect else 0)
    return player_ban(state, owner, bits, context.source)


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
    if not state.special & NARROWED:
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
