"""The eight decks against each other: games end, nothing breaks, and they can be saved and replayed."""

import json
from itertools import combinations_with_replacement

import pytest

from optcg import Deck, Game, Record
from optcg.engine.saving import dump_state
from tests.games.playing import MOODS, MOST_CHOICES, RandomPlayer, Watch, house

PAIRS = list(combinations_with_replacement(house().decks.values(), 2))


def played(decks: tuple[Deck, Deck], seed: int) -> Game:
    """A game at random, looked at after every choice."""
    game = Game.start(house(), decks, seed=seed)
    player = RandomPlayer(seed, MOODS[seed % 3])
    watch = Watch(game)
    for _ in range(MOST_CHOICES):
        if game.decision is None:
            break
        game.choose(player.choose(game.decision))
        watch.check()
    return game


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_every_pair_of_decks_plays_to_the_end(seed: int) -> None:
    """The end is the last thing told, and the record of the game replays."""
    game = played(PAIRS[seed], seed)
    assert game.result is not None
    assert game.events[-1].kind in ("game_won", "game_drawn")
    replayed = Record.from_dict(json.loads(json.dumps(game.record().to_dict()))).replay(house())
    assert dump_state(replayed.state) == dump_state(game.state)


@pytest.mark.parametrize("seed", range(0, len(PAIRS), 4))
def test_a_game_saved_at_any_time_goes_on_the_same(seed: int) -> None:
    """Every tenth decision: saved as JSON and loaded, both go on with the same choices for a while."""
    game = Game.start(house(), PAIRS[seed], seed=seed)
    player = RandomPlayer(seed, MOODS[2])
    copies: list[Game] = []
    while game.decision is not None:
        if len(game.history) % 10 == 0:
            copies = [Game.from_dict(json.loads(json.dumps(game.to_dict())), house())]
        choice = player.choose(game.decision)
        game.choose(choice)
        for copy in copies:
            copy.choose(choice)
            assert dump_state(copy.state) == dump_state(game.state)
