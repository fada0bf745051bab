"""Plays games with fixed seeds and prints one line for each kind of decks: games, decisions, and a hash.

    python -m bench.records 300

The hash is taken over every decision and the last state with its log. The plain and the compiled engine
must print the same. `--cards FOLDER` names official card data, which is played as well; `--first SEED` begins
elsewhere, to play many games in pieces.
"""

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

from bench.effect_decks import effect_decks
from bench.official_decks import deck_lists, drawn_decks
from optcg import Catalog, Deck, Game
from optcg.cli.build import mode
from optcg.engine.saving import dump_decision, dump_state
from optcg.model.cards import CatalogLike

MOST_CHOICES = 4000
SPARE = "end done no keep".split()  # what ends things: chosen less often, so that more happens


class Hash(Protocol):
    def update(self, data: bytes, /) -> object: ...


class Line(NamedTuple):
    """What a row of games came to."""

    decks: str
    games: int
    decisions: int
    hash: str


def play(game: Game, random: Random, into: Hash) -> int:
    """One game; the number of decisions. Every so often a copy, a view or a saved game goes into the hash."""
    made = 0
    while (decision := game.decision) is not None and made < MOST_CHOICES:
        into.update(_text(dump_decision(decision)))
        if made % 40 == 20:
            into.update(_text(game.view(made % 3 if made % 3 < 2 else None).to_dict()))
            game = Game.from_dict(json.loads(json.dumps(game.to_dict())), game.catalog)
        elif made % 40 == 0:
            game = game.clone()
        choices = game.decision.choices if game.decision is not None else ()
        weights = [1 if choice.kind in SPARE else 3 for choice in choices]
        game.choose(random.choices(range(len(choices)), weights)[0])
        made += 1
    into.update(_text(dump_state(game.state)))
    return made


def play_row(
    name: str, catalog: CatalogLike, pairs: Callable[[int], tuple[Deck, Deck]], games: int, first: int
) -> Line:
    into = hashlib.sha256()
    decisions = 0
    for seed in range(first, first + games):
        game = Game.start(catalog, pairs(seed), seed=seed, allow_unread=True)
        decisions += play(game, Random(seed), into)
    return Line(name, games, decisions, into.hexdigest()[:16])


def lines(games: int, cards: Path | None = None, first: int = 0) -> Iterator[Line]:
    """The effect decks, the house decks and, with card data, decks drawn from it and its lists."""
    effects, (red, purple) = effect_decks()
    yield play_row(
        "effect decks", effects, lambda seed: (red, purple) if seed % 2 else (purple, red), games, first
    )
    yield _row_of_decks("house decks", Catalog.house(), games, first)
    if cards is not None:
        official = Catalog.load(cards)
        yield play_row("official cards", official, drawn_decks(official), games, first)
        lists = deck_lists(cards)
        if lists is not None:
            yield _row_of_decks("official deck lists", lists, games, first)


def _row_of_decks(name: str, catalog: Catalog, games: int, first: int) -> Line:
    """Every pair of the decks of a catalogue in turn."""
    pairs = list(product(catalog.decks.values(), catalog.decks.values()))
    return play_row(name, catalog, lambda seed: pairs[seed % len(pairs)], games, first)


def _text(data: object) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play games with fixed seeds and print hashes of them.")
    parser.add_argument("games", type=int, nargs="?", default=300, help="games of each kind of decks")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--cards", type=Path, help="a folder of official card data")
    asked = parser.parse_args()
    print(mode())
    for line in lines(asked.games, asked.cards, asked.first):
        print(f"{line.decks}: {line.games} games, {line.decisions} decisions, {line.hash}", flush=True)
