"""Rule 8-4-4-1: as many cards as possible are chosen, so no pick may leave too few to go with it."""

from __future__ import annotations

from optcg.engine.amounts import Value, number_of
from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.field_card import FieldCard
from optcg.engine.lookup import locate
from optcg.engine.resolve.sources import Limits
from optcg.engine.sharing import most_apart, words_of
from optcg.engine.state import GameState
from optcg.engine.width import i64


def completing(
    state: GameState,
    context: Context,
    limits: Limits,
    picked: list[int],
    left: list[Card | FieldCard],
    wanted: i64,
) -> list[Card | FieldCard]:
    """Those of the cards left after which as many as are wanted, or can be had at all, can be chosen."""
    chosen = [found.card for found in (locate(state, card_id) for card_id in picked) if found is not None]
    enough = wanted - len(chosen)
    most = min(enough, most_more(state, context, limits, chosen, left, enough))
    found: list[Card | FieldCard] = []
    for card in left:
        others = [other for other in left if other.id != card.id]
        if 1 + most_more(state, context, limits, [*chosen, card], others, enough - 1) >= most:
            found.append(card)
    return found


def most_more(
    state: GameState,
    context: Context,
    limits: Limits,
    chosen: list[Card | FieldCard],
    left: list[Card | FieldCard],
    enough: i64,
) -> i64:
    """How many of the cards left, at most, go with those chosen; each limit is looked at by itself."""
    most: i64 = len(left)
    if limits.different:
        used = [word for card in chosen for word in words_of(state, card, limits.different)]
        sets = [words_of(state, card, limits.different) for card in left]
        bare = len([words for words in sets if not words])
        most = bare + most_apart([words for words in sets if words], used, enough)
    for what, total in (("power", limits.total_power), ("cost", limits.total_cost)):
        if total is not None:
            most = min(most, _fitting_in(state, context, limits.base, what, total, chosen, left))
    return most


def _fitting_in(
    state: GameState,
    context: Context,
    base: bool,
    what: str,
    total: Value,
    chosen: list[Card | FieldCard],
    left: list[Card | FieldCard],
) -> i64:
    """How many fit into a total: the smallest ones first."""
    if not total.known(state, context):
        return 0
    room = total.of(state, context) - sum([number_of(state, card, what, base) for card in chosen])
    count: i64 = 0
    for number in sorted([number_of(state, card, what, base) for card in left]):
        room -= number
        if room < 0:
            return count
        count += 1
    return count
