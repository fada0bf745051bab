"""Games sampled from a view, over house decks: at the same question, sound, and dealt anew by every seed."""

from collections import Counter
from random import Random

import pytest

from optcg import Catalog, Game
from optcg.engine.invariants import broken, card_numbers, don_total
from optcg.engine.worlds import Sampler, sample


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog.house()


def start(catalog: Catalog, seed: int) -> Game:
    names = list(catalog.decks)
    decks = [catalog.decks[names[seed % 8]], catalog.decks[names[(seed * 3 + 1) % 8]]]
    return Game.start(catalog, decks, seed=seed, log=False)


def question(game: Game) -> tuple[object, ...]:
    decision = game.decision
    assert decision is not None
    asked = (decision.player, decision.kind, decision.rule, decision.prompt, decision.details)
    return (*asked, *[str(choice) for choice in decision.choices])


def faults(game: Game) -> list[str]:
    one, two = (card_numbers(player) for player in game.state.players)
    don = [don_total(player) for player in game.state.players]
    return broken(game.state, (one, two), (don[0], don[1]))


@pytest.mark.parametrize("seed", range(8))
def test_a_sampled_game_stands_at_the_same_question(catalog: Catalog, seed: int) -> None:
    """At every question of a random game; and whatever is chosen then, the game stays sound."""
    game = start(catalog, seed)
    chance = Random(seed)
    while (decision := game.decision) is not None:
        world = sample(game.view(decision.player), seed)
        assert question(world) == question(game)
        assert not faults(world)
        for player in range(2):
            assert card_numbers(world.state.players[player]).total() == 50
        world.choose(chance.randrange(len(decision.choices)))
        assert world.over or not faults(world)
        game.choose(chance.choice(decision.choices))


def test_a_sampler_deals_what_sample_deals(catalog: Catalog) -> None:
    game = start(catalog, 3)
    game.choose("first")
    view = game.view(0)
    sampler = Sampler(view)
    hands = []
    for seed in range(5):
        world = sampler.sample(seed)
        hands.append([card.definition.number for card in world.state.players[1].hand])
        again = [card.definition.number for card in sample(view, seed).state.players[1].hand]
        assert hands[-1] == again
    assert len({tuple(hand) for hand in hands}) == 5


def test_a_known_deck_is_dealt_from_the_cards_that_are_left_of_it(catalog: Catalog) -> None:
    game = start(catalog, 5)
    chance = Random(5)
    while (decision := game.decision) is not None and game.state.turn_number < 6:
        game.choose(chance.choice(decision.choices))
    decision = game.decision
    assert decision is not None
    other = 1 - decision.player
    deck = Counter(card_numbers(game.state.players[other]))
    world = sample(game.view(decision.player), 1, list(deck.elements()))
    assert card_numbers(world.state.players[other]) == deck
