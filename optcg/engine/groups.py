"""Groups of cards: whose, where, and what they must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.don_cards import don_cards
from optcg.engine.places import CHARACTERS, COST, LEADER, STAGE, field_area, pile
from optcg.engine.program import MINDS_DON, MINDS_PILES
from optcg.engine.state import ALONE, IN_TURN_ORDER, GameState
from optcg.engine.width import i64
from optcg.model.terms import SECRET_AREAS, Area

if TYPE_CHECKING:
    from optcg.engine.matching import Matcher

YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2

_NO_PILES: Final = (LEADER, CHARACTERS, STAGE, COST)


def players_of(owner: i64, player: i64, turn_player: i64) -> tuple[i64, ...]:
    """The players meant, seen from `player`; of both the turn player comes first (Rule 1-3-10)."""
    if owner == YOU:
        return ALONE[player]
    if owner == OPPONENT:
        return ALONE[1 - player]
    return IN_TURN_ORDER[turn_player]


def is_meant(owner: i64, player: i64, other: i64) -> bool:
    """Whether the player `other` is one of those meant, seen from `player`."""
    if owner == YOU:
        return other == player
    return owner == EITHER or other != player


class Group:
    """ "Your opponent's Characters with a cost of 3 or less"."""

    def __init__(self, owner: i64, areas: tuple[Area, ...], matcher: Matcher | None) -> None:
        self.owner: Final = owner
        self.areas: Final = areas
        self.matcher: Final = matcher
        self.secret: Final = any(area in SECRET_AREAS for area in areas)
        # All cards of one pile of one player.
        self.is_pile: Final = (
            matcher is None and owner != EITHER and len(areas) == 1 and areas[0] not in _NO_PILES
        )

    def members(self, state: GameState, context: Context) -> list[Card | FieldCard]:
        """The cards of the group now. To be looked at, not to be changed."""
        if self.is_pile:
            whose = context.player if self.owner == YOU else 1 - context.player
            return cast(list[Card | FieldCard], pile(state, whose, self.areas[0]))
        found: list[Card | FieldCard] = []
        matcher = self.matcher
        for owner in players_of(self.owner, context.player, state.turn_player):
            player = state.players[owner]
            for area in self.areas:
                if area is CHARACTERS:
                    if matcher is None:
                        found.extend(player.characters)
                        continue
                    for character in player.characters:
                        if matcher.fits(state, context, character):
                            found.append(character)
                elif area is LEADER or area is STAGE:
                    single = player.leader if area is LEADER else player.stage
                    if single is not None and (matcher is None or matcher.fits(state, context, single)):
                        found.append(single)
                else:
                    cards = don_cards(state, owner) if area is COST else pile(state, owner, area)
                    if matcher is None:
                        found.extend(cards)
                        continue
                    for card in cards:
                        if matcher.fits(state, context, card):
                            found.append(card)
        return found

    def count(self, state: GameState, context: Context) -> i64:
        """How many cards that is."""
        if self.matcher is not None:
            return len(self.members(state, context))
        total: i64 = 0
        for owner in players_of(self.owner, context.player, state.turn_player):
            player = state.players[owner]
            for area in self.areas:
                if area is CHARACTERS:
                    total += len(player.characters)
                elif area is LEADER:
                    total += 1
                elif area is STAGE:
                    total += player.stage is not None
                elif area is COST:
                    total += player.active_don() + player.rested_don()
                else:
                    total += len(pile(state, owner, area))
        return total

    def fits(self, state: GameState, context: Context, card: Card | FieldCard, owner: i64) -> bool:
        """Whether a card (of `owner`) is meant: on the field by its area too, elsewhere by what it is."""
        if not is_meant(self.owner, context.player, owner):
            return False
        if isinstance(card, FieldCard) and field_area(card) not in self.areas:
            return False
        return self.matcher is None or self.matcher.fits(state, context, card)

    def minds(self) -> i64:
        """What it looks at besides which cards are on the field, as bits."""
        bits: i64 = 0 if self.matcher is None else self.matcher.minds()
        for area in self.areas:
            if area is COST:
                bits |= MINDS_DON
            elif not (area is CHARACTERS or area is LEADER or area is STAGE):
                bits |= MINDS_PILES
        return bits
