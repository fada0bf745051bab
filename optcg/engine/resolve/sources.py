"""Where the candidates of a choice come from, and what the chosen ones must be together (Rule 8-4-4)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value, number_of
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.groups import OPPONENT, Group
from optcg.engine.matching import Matcher
from optcg.engine.places import locate
from optcg.engine.protection import can_be_activated, can_be_played
from optcg.engine.sharing import in_common, meet, words_of
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
        return can_be_played(state, context, card)

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
