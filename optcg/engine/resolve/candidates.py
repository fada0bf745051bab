"""The candidates of a choice (Rule 8-4-4): where they come from, and which go together (Rule 8-4-4-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.amounts import Value, number_of
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.groups import OPPONENT, Group
from optcg.engine.matching import Matcher
from optcg.engine.places import locate
from optcg.engine.protection import can_be_activated, can_be_played_by_effect
from optcg.engine.sharing import EVERY, in_common, meet, most_alike, most_apart, words_of
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import SECRET_AREAS, Area


class Source:
    """Where the candidates of a choice come from."""

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        raise NotImplementedError

    def hidden(self, state: GameState, context: Context) -> bool:
        """Rule 8-4-4-2: cards of a secret area, wanted for what they are."""
        return False

    def tells(self) -> bool:
        """Whether it might tell of hidden cards how many of them fit."""
        return False

    def searched(self, context: Context) -> i64:
        """Rule 8-4-4-4: the player whose deck is chosen from, or -1."""
        return -1


class GroupSource(Source):
    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.from_deck: Final = Area.DECK in group.areas

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        return self.group.members(state, context)

    def hidden(self, state: GameState, context: Context) -> bool:
        return self.tells()

    def tells(self) -> bool:
        return self.group.secret and self.group.matcher is not None

    def searched(self, context: Context) -> i64:
        if not self.from_deck:
            return -1
        return 1 - context.player if self.group.owner == OPPONENT else context.player


class SlotSource(Source):
    """The cards of an earlier step, as far as they are still where they were."""

    def __init__(self, slot: i64, matcher: Matcher | None) -> None:
        self.slot: Final = slot
        self.matcher: Final = matcher

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        found: list[Card | FieldCard] = []
        for card_id in context.slot(self.slot):
            place = locate(state, card_id, context.player)
            if place is not None and (self.matcher is None or self.matcher.fits(state, context, place.card)):
                found.append(place.card)
        return found

    def hidden(self, state: GameState, context: Context) -> bool:
        """Cards that were revealed, or that lie in an open area, can be proved to be there."""
        if self.matcher is None:
            return False
        for card_id in context.slot(self.slot):
            place = locate(state, card_id, context.player)
            if place is None or place.area not in SECRET_AREAS:
                continue
            card = place.card
            if isinstance(card, Card) and card.sight & BOTH != BOTH:
                return True
        return False

    def tells(self) -> bool:
        return self.matcher is not None


class PlayableSource(Source):
    """Rule 1-3-3: of cards that are chosen to be played, those that this effect can play.

    With `events`, of those that are chosen to be activated.
    """

    def __init__(self, source: Source, events: bool) -> None:
        self.source: Final = source
        self.events: Final = events

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        found = self.source.cards(state, context)
        return [card for card in found if isinstance(card, Card) and self._fits(state, context, card)]

    def _fits(self, state: GameState, context: Context, card: Card) -> bool:
        if self.events:
            return can_be_activated(state, context.player, card)
        return can_be_played_by_effect(state, context, card)

    def hidden(self, state: GameState, context: Context) -> bool:
        return self.source.hidden(state, context)

    def tells(self) -> bool:
        return self.source.tells()

    def searched(self, context: Context) -> i64:
        return self.source.searched(context)


def picked_cards(state: GameState, picked: list[int]) -> list[Card | FieldCard]:
    """The cards picked so far, as far as they are still where they were."""
    return [found.card for found in (locate(state, card_id) for card_id in picked) if found is not None]


class Limits:
    """What the chosen cards must be together."""

    def __init__(
        self,
        total_power: Value | None,
        total_cost: Value | None,
        base: bool,
        different: str,
        other_than: tuple[int, ...],
        same: str = "",
    ) -> None:
        self.total_power: Final = total_power  # None: no limit
        self.total_cost: Final = total_cost  # None: no limit
        self.base: Final = base  # the totals are those of base values
        self.different: Final = different
        self.same: Final = same
        self.other_than: Final = other_than
        self.none: Final = self.are_open() and not other_than

    def are_open(self) -> bool:
        """Whether any of the candidates go together."""
        return self.total_power is None and self.total_cost is None and not self.different and not self.same

    def are_several(self) -> bool:
        """Whether cards that one limit allows may be too many for another."""
        if self.total_power is not None and self.total_cost is not None:
            return True
        if self.different and self.same:
            return True
        return bool(self.different or self.same) and not (
            self.total_power is None and self.total_cost is None
        )

    def allow(self, state: GameState, context: Context, picked: list[int], card: Card | FieldCard) -> bool:
        for slot in self.other_than:
            if card.id in context.slot(slot):
                return False
        if self.are_open():
            return True
        return self.go_together(state, context, picked_cards(state, picked), card)

    def go_together(
        self, state: GameState, context: Context, chosen: list[Card | FieldCard], card: Card | FieldCard
    ) -> bool:
        """Whether one more card may be chosen besides these."""
        if self.different:
            words = words_of(state, card, self.different)
            for other in chosen:
                if meet(words, words_of(state, other, self.different)):
                    return False
        if self.same and chosen and not in_common(state, [*chosen, card], self.same):
            return False
        return self._sums_allow(state, context, [*chosen, card])

    def _sums_allow(self, state: GameState, context: Context, cards: list[Card | FieldCard]) -> bool:
        return self._sum_allows(state, context, cards, "power", self.total_power) and self._sum_allows(
            state, context, cards, "cost", self.total_cost
        )

    def _sum_allows(
        self, state: GameState, context: Context, cards: list[Card | FieldCard], what: str, most: Value | None
    ) -> bool:
        if most is None:
            return True
        # Rule 4-10-1: nothing is held against the number of a card that is not there.
        if not most.known(state, context):
            return False
        total = sum([number_of(state, card, what, self.base) for card in cards])
        return total <= most.of(state, context)


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
    if EVERY in common:
        return most_alike(sets)
    return most_alike([[word for word in words if word in common or word == EVERY] for words in sets])


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
