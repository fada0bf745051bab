"""Rule 8-4-4-4: a deck whose cards are seen as long as one of them is chosen."""

from __future__ import annotations

from typing import Final

from optcg.engine import dice
from optcg.engine.card import NOBODY, Card
from optcg.engine.context import NO_CARDS, Context
from optcg.engine.state import GameState
from optcg.engine.width import i64

# The slot of the deck cards that are shown for a choice.
CHECKED: Final = 21


def check_deck(state: GameState, context: Context, owner: i64, bit: i64) -> None:
    """Rule 8-4-4-4: who chooses from a deck checks the faces of its cards, those not seen before too.

    The other player, who may have known some of them, does not see which one is taken (Rule 3-1-5).
    """
    if owner < 0:
        return
    deck = state.players[owner].deck
    shown = [card.id for card in deck if not card.sight & bit]
    context.remember(CHECKED, context.slot(CHECKED) + shown)
    state.players[owner].deck = [Card(card.id, card.definition, card.sight & bit | bit) for card in deck]


def turn_deck_over(state: GameState, context: Context, owner: i64, bit: i64, picked: list[int]) -> None:
    """When the choice is made, the cards that were shown for it are hidden again.

    Their faces were shown, not where they lie: those that nobody else knows change places, under new ids.
    """
    shown = context.slot(CHECKED)
    if owner < 0 or not shown:
        return
    context.remember(CHECKED, NO_CARDS)
    kept = picked + [card for frame in state.stack for card in frame.card_ids()]
    deck = state.players[owner].deck
    hidden = [
        Card(card.id, card.definition, card.sight & ~bit) if card.id in shown else card for card in deck
    ]
    free = [place for place, card in enumerate(hidden) if card.sight == NOBODY and card.id not in kept]
    state.dice, order = dice.permutation(state.dice, len(free))
    mixed = hidden[:]
    for number, place in enumerate(order):
        card = hidden[free[place]]
        mixed[free[number]] = Card(state.renew(card.id), card.definition, NOBODY)
    state.players[owner].deck = mixed
