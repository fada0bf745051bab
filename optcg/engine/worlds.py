"""A whole game that fits a view: what search bots play on. Nothing but the view goes into it."""

from __future__ import annotations

from collections.abc import Sequence

from optcg.engine import dice
from optcg.engine.advance import advance
from optcg.engine.card import NOBODY, UNKNOWN, Card
from optcg.engine.decisions import THROWS
from optcg.engine.definitions import Definition
from optcg.engine.game import Game
from optcg.engine.renaming import rename
from optcg.engine.setup import HIDDEN_THROW, SetupFrame
from optcg.engine.state import GameState, PlayerState
from optcg.engine.translate import Definitions, definitions_of
from optcg.engine.view import View
from optcg.model.cards import CatalogLike
from optcg.model.terms import COPIES


def sample(view: View, seed: int, prior: Sequence[str] | None = None) -> Game:
    """A whole game that fits the view, at the same question."""
    return Game(view.catalog, fill(view, seed, prior), {}, [])


def fill(view: View, seed: int, prior: Sequence[str] | None) -> GameState:
    """Deal the cards that the viewer cannot see.

    The viewer's own hidden cards are the rest of the own deck list. Of the opponent's list only cards
    that were seen are known: the rest comes from `prior` (the numbers of a deck), and where that does
    not reach, from the legal cards of the Leader's colors.
    """
    state = view.state.clone()
    definitions = definitions_of(view.catalog)
    roll = dice.seeded(seed)
    names: dict[int, int] = {}
    for owner in (0, 1):
        player = state.players[owner]
        known = view.deck_list if owner == view.viewer else prior
        piles = (player.deck, player.hand, player.life)
        count = sum(card.definition is UNKNOWN for pile in piles for card in pile)
        roll, pool = _pool(view.catalog, definitions, player, known, count, roll)
        _deal(state, player, pool, 1 << owner, names)
    if names:
        rename(state, names)
    bottom = state.stack[0]
    if isinstance(bottom, SetupFrame) and bottom.throw == HIDDEN_THROW:
        # Rule 5-2-1-4: the other player has thrown, and nobody knows what.
        roll, thrown = dice.step(roll)
        bottom.throw = thrown % len(THROWS)
    state.dice = roll
    if state.decision is None and state.result is None:
        advance(state)
    return state


def _seen_numbers(player: PlayerState) -> list[str]:
    """Every card of this player that the viewer can name now, the Leader left out."""
    field = [card.definition.number for card in player.characters]
    if player.stage is not None:
        field.append(player.stage.definition.number)
    piles = (player.deck, player.hand, player.life, player.trash, player.no_area)
    return field + [c.definition.number for pile in piles for c in pile if c.definition is not UNKNOWN]


def _pool(
    catalog: CatalogLike,
    definitions: Definitions,
    player: PlayerState,
    known: Sequence[str] | None,
    count: int,
    roll: int,
) -> tuple[int, list[Definition]]:
    """`count` cards for the hidden places, in a random order."""
    left = list(known or ())
    seen = _seen_numbers(player)
    for number in seen:
        if number in left:
            left.remove(number)
    roll, order = dice.permutation(roll, len(left))
    numbers = [left[place] for place in order][:count]
    if len(numbers) < count:
        legal = [card.number for card in catalog.legal_with(player.leader.definition.data)]
        legal = legal or [catalog.filler().number]
        copies = [number for number in legal for _ in range(COPIES)]
        for number in seen + numbers:
            if number in copies:
                copies.remove(number)
        while len(numbers) < count:
            # A catalogue too small for a whole deck: copies are used again.
            copies = copies or legal
            roll, order = dice.permutation(roll, len(copies))
            numbers += [copies[place] for place in order][: count - len(numbers)]
    return roll, [definitions.of(number) for number in numbers]


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
