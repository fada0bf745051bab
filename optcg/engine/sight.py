"""Who knows a card of a secret area (Rules 3-1-5, 3-4-3)."""

from optcg.engine.card import BOTH, FACE_UP, Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.places import DECK, HAND, LIFE, NO_AREA, TRASH, locate, own_pile, put_in_place_of
from optcg.engine.state import GameState, PlayerState
from optcg.engine.width import i64
from optcg.model.terms import Area


def known_before(card: Card | FieldCard, origin: Area, shown: bool) -> i64:
    """Who knows a card that moves, by where it was and whether it is shown."""
    if shown or isinstance(card, FieldCard) or origin in (TRASH, NO_AREA):
        return BOTH
    return card.sight & BOTH


def into_pile(state: GameState, known: i64, origin: Area, owner: i64, shown: bool, together: bool) -> i64:
    """Who knows a card that went to a deck or to Life."""
    own = 1 << owner
    if origin is HAND and not shown:
        # The other player does not know which card of the hand it was.
        player = state.players[owner]
        player.hand = [Card(card.id, card.definition, own) for card in player.hand]
        return own
    # Rule 3-1-8: the order of cards that are placed together is the owner's secret.
    return known & own if together else known


def hide_pick(state: GameState, context: Context, cards: list[int], open: i64) -> None:
    """Rules 3-1-5, 11-3-1: some of the cards that a player looks at are taken out unshown.

    The other player may have known one of them where it lay, but does not see whether it was taken: of the
    whole group nothing is known any more. `open` are the slots whose cards both players see, as bits.
    """
    for slot, ids in enumerate(context.slots):
        if len(ids) > len(cards) and cards[0] in ids and not open >> slot & 1:
            _hide(state, ids, cards, context.player)


def _hide(state: GameState, group: list[int], taken: list[int], chooser: i64) -> None:
    places = [locate(state, card, chooser) for card in group]
    # Where all that is left is taken, or a card lies face-up, everybody sees what goes.
    secret = [
        found
        for found in places
        if found is not None
        and (found.area is DECK or found.area is LIFE)
        and isinstance(found.card, Card)
        and not found.card.sight & FACE_UP
    ]
    if len({found.card.id in taken for found in secret}) < 2:
        return
    for found in secret:
        card = found.card
        if isinstance(card, Card) and card.sight >> (1 - chooser) & 1:
            cards = own_pile(state.players[found.owner], found.area)
            put_in_place_of(cards, card, Card(card.id, card.definition, card.sight & 1 << chooser))


def confuse(state: GameState, player: i64, card: Card, among: list[int]) -> None:
    """Rules 3-4-2, 3-4-3: a card of a hand is shown or leaves it; which of equal ones, nobody can tell.

    To whom the card was new, it may be one that they know in that hand: they know one less, unless that one
    is `among` those that are shown at once.
    """
    owner = state.players[player]
    new = BOTH & ~card.sight
    if new & 1:
        _know_one_less(owner, card, 1, among)
    if new & 2:
        _know_one_less(owner, card, 2, among)


def _know_one_less(owner: PlayerState, card: Card, bit: i64, among: list[int]) -> None:
    for place, other in enumerate(owner.hand):
        if other.definition is card.definition and other.sight & bit and other.id not in among:
            own_pile(owner, HAND)[place] = Card(other.id, other.definition, other.sight & ~bit)
            return
