"""Random games in which many cards act from the trash: nothing breaks, and copies go on identically."""

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from optcg import Catalog, Game
from optcg.engine.invariants import broken, card_numbers, don_total
from optcg.engine.serial import dump_state
from optcg.engine.worlds import sample
from optcg.model.terms import Category
from tests.games.every_card import MOST_CHOICES, WEIGHTS, draw_deck
from tests.games.playing import house
from tests.games.test_copies import derived
from tests.games.test_sampled_worlds import question

SEEDS = [*range(12), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(12, 200))]
# What fills the trash, and what acts there. A K.O. by [On Play] would go round with what is played then.
FILLS = (
    "[On Play] Trash 3 cards from the top of your deck.",
    "[When Attacking] K.O. up to 1 of your opponent's Characters with a cost of 4 or less.",
    "[When Attacking] K.O. all Characters with a cost of 2 or less.",
)
ACTS = (
    "When your Character is K.O.'d, you may play this card from your trash.",
    "[Once Per Turn] When a Character is K.O.'d, if this card is in your trash, draw 1 card.",
    "[Opponent's Turn] [Once Per Turn] When your Character is K.O.'d, if this card is in your trash, "
    "you may play this card rested.",
    "When 2 or more Characters are K.O.'d at the same time, you may add this card from your trash to "
    "your hand.",
    "[End of Your Turn] If this card is in your trash and you have 3 or less Life cards, you may add "
    "this card to your hand.",
    "[End of Your Turn] Play this card from your trash rested.",
    "At the start of your turn, if this card is in your trash, you may rest 2 of your DON!! cards: Add "
    "this card to your hand.",
    "When your Leader attacks, if this card is in your trash, you may place this card at the bottom of "
    "your deck: Your Leader gains +2000 power during this battle.",
    "[On Your Opponent's Attack] You may place this card from your trash at the bottom of your deck: "
    "Your Leader gains +2000 power during this battle.",
    "When a card is trashed from your deck, if this card is in your trash, trash 1 card from your hand.",
    "When you take damage, you may play this card from your trash.",
    "If your Character would be K.O.'d, you may place this card from your trash at the bottom of your "
    "deck instead.",
    "[Once Per Turn] If this card is in your trash and your Character would be removed from the field, "
    "you may trash 1 card from your hand instead.",
    "If your Leader would take damage, you may place this card from your trash at the bottom of your "
    "deck instead.",
    "If this card is in your trash, your Characters gain +1000 power.",
    "[Your Turn] If this card is in your trash and you have 2 or more Characters, your opponent's "
    "Characters gain -1000 power.",
    "If this card is in your trash, your Characters with 7000 power or more gain [Blocker].",
)


@cache
def cards() -> Catalog:
    """The Leaders of the house, and their other cards as Characters that act in the trash."""
    made = {}
    for place, card in enumerate(house()):
        text = f"{FILLS[place % len(FILLS)]}<br>{ACTS[place % len(ACTS)]}"
        if card.category is Category.CHARACTER:
            card = replace(card, cost=1 + place % 5, text=text, trigger="", abilities=(), unread=())
        made[card.number] = card
    return Catalog(made)


def game_of(seed: int) -> Game:
    chance = Random(f"decks of the trash {seed}")
    return Game.start(cards(), [draw_deck(chance, cards(), Counter()) for _ in range(2)], seed=seed)


def test_all_of_it_is_read() -> None:
    assert [card.unread for card in cards() if card.unread] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_games_end_and_copies_go_on_identically(seed: int) -> None:
    game = game_of(seed)
    chance = Random(seed)
    players = game.state.players
    numbers = (card_numbers(players[0]), card_numbers(players[1]))
    don = (don_total(players[0]), don_total(players[1]))
    for made in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        choice = chance.choices(decision.choices, [WEIGHTS.get(c.kind, 2) for c in decision.choices])[0]
        if made % 5 == 0:
            assert broken(game.state, numbers, don) == []
            loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())), game.catalog)
            copy = game.clone()
            assert derived(loaded) == derived(copy) == derived(game)
            world = sample(game.view(decision.player), seed)
            assert question(world) == question(game)
            loaded.choose(choice)
            copy.choose(choice)
            game.choose(choice)
            assert dump_state(loaded.state) == dump_state(copy.state) == dump_state(game.state)
        else:
            game.choose(choice)
    assert game.over
