"""Rule 8-3-1-3: whether a part of an activation cost, or of a replacement, could be done in full."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.continuous import BANNED
from optcg.engine.don_cards import DonCard
from optcg.engine.groups import OPPONENT, Group, players_of
from optcg.engine.places import LIFE, TO_HAND, locate, pile
from optcg.engine.power_and_cost import special
from optcg.engine.program import CostCode
from optcg.engine.protection import LEAVE, can_be_done_to, life_is_kept
from optcg.engine.resolve.candidates import GroupSource, Limits, Source, most_more
from optcg.engine.resolve.choose import HowManyNode, TopOrBottomNode
from optcg.engine.resolve.don import ACTIVE, GIVEN, IN_DECK, RESTED, available
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.effects import Effect, Move, Place
from optcg.model.terms import Area


class Deed:
    """What a step does with cards: to which of them it can be done now, and whether it can be done again."""

    def of(self, effect: Effect) -> Deed:
        """The deed of this step, where its fields make a difference."""
        return self

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        """Whether it can be done to this card now."""
        return True

    def is_taken(self, taken: list[int], card_id: i64) -> bool:
        """Whether an earlier part of the cost keeps this card from paying this one, by what was noted."""
        return card_id in taken

    def take(self, taken: list[int], card_id: i64) -> None:
        """Note a card that pays a part for certain."""


class Leaving(Deed):
    """The card leaves its place, and pays no other part."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def of(self, effect: Effect) -> Deed:
        return Leaving(effect.to) if isinstance(effect, Move) else self

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            return can_be_done_to(state, card, LEAVE, context.cause(), self.place)
        if isinstance(card, DonCard):
            return False
        if special(state) & BANNED:
            found = locate(state, card.id)
            if found is None:
                return False
            if self.place is TO_HAND and found.area is LIFE:
                return not life_is_kept(state, found.owner, context)
        return True

    def take(self, taken: list[int], card_id: i64) -> None:
        taken.append(card_id)


ANY: Final = Deed()
TAKEN_AWAY: Final = Leaving(Place.LIFE_TOP)


class AbleSource(GroupSource):
    """Those cards of a group that can pay: others are not offered (Rule 8-3-1-3)."""

    def __init__(self, group: Group, deed: Deed) -> None:
        super().__init__(group)
        self.deed: Final = deed

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        found = self.group.members(state, context)
        return [card for card in found if self.deed.able(state, context, card)]


class OpenDonSource(GroupSource):
    """Cards of which some must be chosen; of the DON!! only those to which it can be done (Rule 1-3-2)."""

    def __init__(self, group: Group, deed: Deed) -> None:
        super().__init__(group)
        self.deed: Final = deed

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        found = self.group.members(state, context)
        return [
            card for card in found if not isinstance(card, DonCard) or self.deed.able(state, context, card)
        ]


class TakerSource(Source):
    """Rule 6-5-5-1: of cards to be given a DON!! of their owner, those whose owner has one of these kinds."""

    def __init__(self, source: Source, kinds: i64) -> None:
        self.source: Final = source
        self.kinds: Final = kinds

    def cards(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        found = self.source.cards(state, context)
        return [
            card
            for card in found
            if isinstance(card, FieldCard) and available(state.players[card.owner], self.kinds)
        ]


class EveryCost(CostCode):
    """All cards of a group: each of them must be able to pay, and nothing pays nothing (Rule 1-3-2-2)."""

    def __init__(self, group: Group, deed: Deed) -> None:
        self.group: Final = group
        self.deed: Final = deed

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        found = self.group.members(state, context)
        return bool(found) and all(self.deed.able(state, context, card) for card in found)


class GivenDonCost(CostCode):
    """So many DON!! given to the cards of a group."""

    def __init__(self, group: Group, count: Value) -> None:
        self.group: Final = group
        self.count: Final = count

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        cards = self.group.members(state, context)
        given = sum(card.given_don for card in cards if isinstance(card, FieldCard))
        return given >= self.count.of(state, context)


class CardsCost(CostCode):
    """Cards chosen out of a source: enough of them must be able to pay."""

    def __init__(
        self, source: Source, count: Value | None, at_least: i64, limits: Limits, deed: Deed, hand: bool
    ) -> None:
        self.source: Final = source
        self.count: Final = count
        self.at_least: Final = at_least
        self.limits: Final = limits
        self.deed: Final = deed
        self.hand: Final = hand

    def need(self, state: GameState, context: Context) -> i64:
        return self.at_least if self.count is None else self.count.of(state, context)

    def fits(
        self, state: GameState, context: Context, taken: list[int] | None, card: Card | FieldCard
    ) -> bool:
        if taken and self.deed.is_taken(taken, card.id):
            return False
        return self.deed.able(state, context, card)

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        need = self.at_least if self.count is None else self.count.of(state, context)
        cards = self.source.cards(state, context)
        there: i64 = 0
        for card in cards:
            if self.fits(state, context, taken, card):
                there += 1
                if there > need and self.limits.none:
                    return True
        if there < need:
            return False
        if taken is None and self.limits.none:
            return True
        fitting = [card for card in cards if self.fits(state, context, taken, card)]
        if taken is not None and there == need:
            for card in fitting:
                self.deed.take(taken, card.id)
        if self.limits.none:
            return True
        return most_more(state, context, self.limits, [], fitting, need) >= need

    def looks_at_hand(self) -> bool:
        return self.hand


class PairCost(CostCode):
    """Two choices of one step, "1 A and 1 B": each needs enough cards, and no card is both of them."""

    def __init__(self, one: CardsCost, two: CardsCost) -> None:
        self.one: Final = one
        self.two: Final = two

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        either: list[int] = []
        for part in (self.one, self.two):
            for card in part.source.cards(state, context):
                if card.id not in either and part.fits(state, context, taken, card):
                    either.append(card.id)
        if len(either) < self.one.need(state, context) + self.two.need(state, context):
            return False
        noted = [] if taken is None else taken
        return self.one.payable(state, context, noted) and self.two.payable(state, context, noted)

    def looks_at_hand(self) -> bool:
        return self.one.hand or self.two.hand


class ThisCost(CostCode):
    """This card itself pays: what takes it away leaves nothing for another part."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        card: Card | FieldCard | None = state.find_of(context.player, context.source.id)
        if card is None:
            found = locate(state, context.source.id)
            card = None if found is None else found.card
        if card is None or not self.deed.able(state, context, card):
            return False
        if taken and self.deed.is_taken(taken, card.id):
            return False
        if taken is not None:
            self.deed.take(taken, card.id)
        return True


class SlotCost(CostCode):
    """Cards of an earlier step, such as those a replacement is about."""

    def __init__(self, slot: i64, deed: Deed) -> None:
        self.slot: Final = slot
        self.deed: Final = deed

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        for card_id in context.slot(self.slot):
            found = locate(state, card_id)
            if found is None or not self.deed.able(state, context, found.card):
                return False
        return True


class ThereCost(CostCode):
    """Cards of an earlier step, of which there must be one."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        return bool(context.slot(self.slot))


class PileCost(CostCode):
    """Cards from the top of a pile: there must be that many, and at least 1 (Rule 1-3-2-2)."""

    def __init__(self, owner: i64, area: Area, count: Value, deed: Deed, bottom: bool) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.count: Final = count
        self.deed: Final = deed
        self.bottom: Final = bottom

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        need = max(self.count.of(state, context), 1)
        for player in players_of(self.owner, context.player, state.turn_player):
            owner = state.players[player]
            cards = owner.life if self.area is LIFE else owner.deck
            if len(cards) < need:
                return False
            ends = cards[:need] if self.bottom else cards[len(cards) - need :]
            if not all(self.deed.able(state, context, card) for card in ends):
                return False
        return True


class PaidPileNode(HowManyNode):
    """Rule 8-3-1-3: as many cards of a pile as the player likes, as far as all of them can pay."""

    def __init__(
        self, owner: i64, area: Area, count: Value, at_least: i64, prompt: str, deed: Deed, bottom: bool
    ) -> None:
        super().__init__(owner, area, count, at_least, prompt)
        self.deed: Final = deed
        self.bottom: Final = bottom

    def there(self, state: GameState, context: Context) -> i64:
        number: i64 = 0
        (owner, *_) = players_of(self.owner, context.player, state.turn_player)
        cards = pile(state, owner, self.area)
        for card in cards if self.bottom else reversed(cards):
            if not self.deed.able(state, context, card):
                break
            number += 1
        return number


class PaidEndNode(TopOrBottomNode):
    """Rule 8-3-1-3: 1 card from the top or the bottom of a pile, from an end whose card can pay."""

    def __init__(self, owner: i64, area: Area, slot: i64, prompt: str, deed: Deed) -> None:
        super().__init__(owner, area, slot, prompt)
        self.deed: Final = deed

    def is_open(self, state: GameState, context: Context, card: Card) -> bool:
        return self.deed.able(state, context, card)


class DonCost(CostCode):
    """Rules 8-3-1-5, 8-3-1-6, 10-2-10-1: so many DON!! of these kinds."""

    def __init__(self, count: Value, kinds: i64, who: i64, returned: bool) -> None:
        self.count: Final = count
        self.kinds: Final = kinds
        self.who: Final = who
        self.returned: Final = returned  # to the DON!! deck, so that they cannot pay another part

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        need = self.count.of(state, context)
        if self.who == OPPONENT:
            return available(state.players[1 - context.player], self.kinds) >= need
        player = state.players[context.player]
        left = available(player, self.kinds)
        if taken is None:
            return left >= need
        if self.kinds == IN_DECK:
            left += taken.count(0)
        elif taken:
            # DON!! of an earlier part, noted as zeros: those of other kinds go first.
            others = available(player, ACTIVE | RESTED | GIVEN) - left
            left -= max(taken.count(0) - others, 0)
        if self.returned:
            for _ in range(need):
                taken.append(0)
        return left >= need


class EitherCost(CostCode):
    """ "A or B": one of them must be payable."""

    def __init__(self, options: list[list[CostCode]]) -> None:
        self.options: Final = options

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        for option in self.options:
            for cost in option:
                # Each part by itself, with what earlier parts of the whole cost take.
                if not cost.payable(state, context, taken[:] if taken else None):
                    break
            else:
                return True
        return False

    def looks_at_hand(self) -> bool:
        return any(cost.looks_at_hand() for option in self.options for cost in option)


class OtherPlayersCost(CostCode):
    """What another player does: seen with that player's eyes."""

    def __init__(self, costs: list[CostCode]) -> None:
        self.costs: Final = costs

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        other = context.copy()
        other.player = 1 - context.player
        noted = [] if taken is None and len(self.costs) > 1 else taken
        return all(cost.payable(state, other, noted) for cost in self.costs)
