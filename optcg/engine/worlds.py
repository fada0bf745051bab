"""A whole game that fits a view: what search bots play on. Nothing but the view goes into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from optcg.engine import dice
from optcg.engine.advance import advance
from optcg.engine.card import NOBODY, UNKNOWN, Card
from optcg.engine.decisions import THROWS
from optcg.engine.definitions import Definition
from optcg.engine.game import Game
from optcg.engine.setup import HIDDEN_THROW, SetupFrame
from optcg.engine.state import GameState, PlayerState
from optcg.engine.translate.cards import definitions_of
from optcg.engine.view import View
from optcg.model.cards import CatalogLike
from optcg.model.terms import COPIES


def sample(view: View, seed: int, prior: Sequence[str] | None = None) -> Game:
    """A whole game that fits the view, at the same question."""
    return Sampler(view, prior).sample(seed)


class Sampler:
    """Deals the cards that the viewer of one view cannot see, as often as it is asked.

    The viewer's own hidden cards are the rest of the own deck list. Of the opponent's list only cards
    that were seen are known: the rest comes from `prior` (the numbers of a deck), and where that does
    not reach, from the legal cards of the Leader's colors.
    """

    def __init__(self, view: View, prior: Sequence[str] | None = None) -> None:
        self._view: Final = view
        self._hidden: Final = [_hidden_count(player) for player in view.state.players]
        self._pools: Final[list[list[list[str]]]] = []
        self._definitions: Final = definitions_of(view.catalog)
        for owner, player in enumerate(view.state.players):
            known = view.deck_list if owner == view.viewer else prior
            self._pools.append(_pools(view.catalog, player, known, self._hidden[owner]))

    def sample(self, seed: int) -> Game:
        """A whole game that fits the view; the same seed deals the same cards."""
        return Game(self._view.catalog, self.fill(seed), {}, [])

    def fill(self, seed: int) -> GameState:
        """The state of such a game."""
        state = self._view.state.clone()
        roll = dice.seeded(seed)
        names: dict[int, int] = {}
        for owner in (0, 1):
            roll, numbers = _draw(self._pools[owner], self._hidden[owner], roll)
            cards = [self._definitions.of(number) for number in numbers]
            for card in cards:
                # What a card does off the field is gathered when a turn begins; these are dealt later.
                state.listening |= card.listens_off_field
            _deal(state, state.players[owner], cards, 1 << owner, names)
        if names:
            state.rename(names)
        asking = state.stack[-1]
        if isinstance(asking, SetupFrame) and asking.throw == HIDDEN_THROW:
            # Rule 5-2-1-4: the other player has thrown, and nobody knows what.
            roll, thrown = dice.step(roll)
            asking.throw = thrown % len(THROWS)
        state.dice = roll
        if state.decision is None and state.result is None:
            advance(state)
        return state


def _hidden_count(player: PlayerState) -> int:
    piles = (player.deck, player.hand, player.life)
    return sum([card.definition is UNKNOWN for pile in piles for card in pile])


def _seen_numbers(player: PlayerState) -> list[str]:
    """Every card of this player that the viewer can name now, the Leader left out."""
    field = [card.definition.number for card in player.characters]
    if player.stage is not None:
        field.append(player.stage.definition.number)
    piles = (player.deck, player.hand, player.life, player.trash, player.no_area)
    return field + [c.definition.number for pile in piles for c in pile if c.definition is not UNKNOWN]


def _pools(
    catalog: CatalogLike, player: PlayerState, known: Sequence[str] | None, count: int
) -> list[list[str]]:
    """Where `count` hidden cards come from: what a pool does not hold comes from the next one."""
    seen = Counter(_seen_numbers(player))
    left = Counter(known or ()) - seen
    pools = [list(left.elements())]
    short = count - left.total()
    if short > 0:
        legal = [card.number for card in catalog.legal_with(player.leader.definition.data)]
        legal = legal or [catalog.filler().number]
        taken = seen + left
        copies = [number for number in legal for _ in range(COPIES - taken[number])]
        pools.append(copies)
        # A catalogue too small for a whole deck: copies are used again.
        pools += [legal] * -((len(copies) - short) // len(legal))
    return pools


def _draw(pools: list[list[str]], count: int, roll: int) -> tuple[int, list[str]]:
    """`count` cards of the pools in a random order."""
    cards: list[str] = []
    for pool in pools:
        roll, order = dice.some(roll, len(pool), count - len(cards))
        cards += [pool[place] for place in order]
    return roll, cards


def _deal(
    state: GameState, player: PlayerState, pool: list[Definition], own_bit: int, names: dict[int, int]
) -> None:
    next_card = iter(pool)

    def face(card: Card, sight: int) -> Card:
        if card.id > 0:
            return card
        state.next_id += 1
        if card.id < 0:
            names[card.id] = state.next_id
        if card.definition is not UNKNOWN:
            return Card(state.next_id, card.definition, card.sight)
        return Card(state.next_id, next(next_card), card.sight or sight)

    player.hand = [face(card, own_bit) for card in player.hand]
    player.life = [face(card, NOBODY) for card in player.life]
    player.deck = [face(card, NOBODY) for card in player.deck]
