"""Rule 8-4-4-1: as many cards as possible are chosen, so no pick may leave too few to go with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.amounts import Value, number_of
from optcg.engine.card import Card
from optcg.engine.context import Context
from optcg.engine.field_card import FieldCard
from optcg.engine.resolve.sources import Limits, picked_cards
from optcg.engine.sharing import in_common, most_alike, most_apart, words_of
from optcg.engine.state import GameState
from optcg.engine.width import i64

# So many cards are tried out for one question; no field has as many ways, a trash can.
MOST_TRIED: Final = 2000


def completing(
    state: GameState,
    context: Context,
    limits: Limits,
    picked: list[int],
    left: list[Card | FieldCard],
    wanted: i64,
) -> list[Card | FieldCard]:
    """Those of the cards left after which as many as are wanted, or can be had at all, can be chosen."""
    chosen = picked_cards(state, picked)
    enough = wanted - len(chosen)
    most = min(enough, most_more(state, context, limits, chosen, left, enough))
    found: list[Card | FieldCard] = []
    for card in left:
        others = [other for other in left if other.id != card.id]
        if 1 + most_more(state, context, limits, [*chosen, card], others, enough - 1) >= most:
            found.append(card)
    return found or left


def most_more(
    state: GameState,
    context: Context,
    limits: Limits,
    chosen: list[Card | FieldCard],
    left: list[Card | FieldCard],
    enough: i64,
) -> i64:
    """How many of the cards left, at most, go with those chosen; `enough` is enough."""
    most: i64 = len(left)
    if limits.different:
        used = [word for card in chosen for word in words_of(state, card, limits.different)]
        sets = [words_of(state, card, limits.different) for card in left]
        bare = len([words for words in sets if not words])
        most = bare + most_apart([words for words in sets if words], used, enough)
    if limits.same:
        most = min(most, _most_alike(state, limits.same, chosen, left))
    for what, total in (("power", limits.total_power), ("cost", limits.total_cost)):
        if total is not None:
            most = min(most, _fitting_in(state, context, limits.base, what, total, chosen, left))
    if limits.are_several():
        # What each limit allows by itself, all of them together may not.
        return _Search(state, context, limits, left).most(chosen, min(most, enough))
    return most


def _most_alike(
    state: GameState, what: str, chosen: list[Card | FieldCard], left: list[Card | FieldCard]
) -> i64:
    """How many have one thing in common with those chosen, or with each other; one card is like itself."""
    sets = [words_of(state, card, what) for card in left]
    if not chosen:
        return max(most_alike(sets), min(1, len(left)))
    common = in_common(state, chosen, what)
    return most_alike([[word for word in words if word in common] for words in sets])


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


@mypyc_attr(acyclic=True)
class _Search:
    """Tries out which of the cards left go together under several limits."""

    def __init__(
        self, state: GameState, context: Context, limits: Limits, left: list[Card | FieldCard]
    ) -> None:
        self.state: Final = state
        self.context: Final = context
        self.limits: Final = limits
        # The smallest first: with them the most are found soonest.
        what = "power" if limits.total_cost is None else "cost"
        numbers = sorted([(number_of(state, card, what, limits.base), n) for n, card in enumerate(left)])
        self.left: Final = [left[place] for _, place in numbers]
        self.tried = 0

    def most(self, chosen: list[Card | FieldCard], enough: i64, start: i64 = 0) -> i64:
        """How many of the cards from `start` on go with those chosen."""
        most: i64 = 0
        for place in range(start, len(self.left)):
            if most >= min(enough, len(self.left) - place) or self.tried >= MOST_TRIED:
                break
            self.tried += 1
            card = self.left[place]
            if self.limits.go_together(self.state, self.context, chosen, card):
                most = max(most, 1 + self.most([*chosen, card], enough - 1, place + 1))
        return most
