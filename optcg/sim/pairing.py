"""What is to be played: two decks with their bots, and the seed of each of their games.

A game is named by its pairing and its place in it, from 0. Its seed is a hash of the pairing's seed, its
row of seeds and that place, so nobody has to agree on who plays which game: any worker that is handed
the name plays the same game, and a longer run begins with the games of a shorter one. Each game has a
seed of its own. Player 0 goes first in the even places and player 1 in the odd ones.
"""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import optcg
from optcg.bots import Bot, files_of
from optcg.cards import Catalog, Deck
from optcg.engine.record import catalog_hash
from optcg.model.errors import OptcgError
from optcg.version import RULES_VERSION, __version__

SEED_BYTES: Final = 6  # exact also for readers of JSON that count with floats

# What decides how a game goes, besides the cards.
_CODE: Final = ("model", "engine", "bots", "match", "sim/pairing.py", "sim/play.py")


@dataclass(frozen=True)
class Pairing:
    """Deck and bot of player 0 against deck and bot of player 1."""

    decks: tuple[Deck, Deck]
    bots: tuple[str, str]
    seed: int
    row: str = ""  # the row of seeds; pairings with the same row are played with the same seeds
    allow_unread: bool = False
    best_of: int = 1  # a game stands for a whole match of so many games at most

    def seed_of(self, game: int) -> int:
        return _number(f"{self.seed} {self.row or self.own_row} {game}")

    @property
    def own_row(self) -> str:
        """The row of seeds that belongs to these two decks and no others."""
        return _short(" ".join(",".join(deck.numbers) for deck in self.decks))

    def identity(self, catalog: Catalog) -> str:
        """A hash of all that the games depend on: decks, cards, bots, seeds and the code that plays."""
        numbers = [number for deck in self.decks for number in deck.numbers]
        parts = (
            [deck.numbers for deck in self.decks],
            self.bots,
            [_short(file.read_bytes().hex()) for name in self.bots for file in files_of(name)],
            self.seed,
            self.row or self.own_row,
            self.allow_unread,
            self.best_of,
            catalog_hash(catalog, numbers),
            facts_hash(catalog),
            code_hash(),
            RULES_VERSION,
            __version__,
        )
        return _short(repr(parts))


class Table(NamedTuple):
    """What a worker must have to play any of these games."""

    catalog: Catalog
    pairings: tuple[Pairing, ...]
    makers: dict[str, Callable[[int | None], Bot]]  # of bots that do not come with this package

    def packed(self) -> bytes:
        """For other processes."""
        try:
            packed = pickle.dumps(self)
            if any(getattr(maker, "__module__", "") == "__main__" for maker in self.makers.values()):
                raise pickle.PicklingError("it is made in the program that runs")
            return packed
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise OptcgError(
                f"A bot of these cannot be handed to other processes: {', '.join(self.makers)} ({error}). "
                "Name a class or function of a module that can be imported."
            ) from None


class Job(NamedTuple):
    """One game to play: the place of its pairing in the table, and its own in the pairing."""

    pairing: int
    game: int
    record: bool  # whether the records are wanted too


def first_player(game: int) -> int:
    return game % 2


def bot_seed(game_seed: int, player: int) -> int:
    return _number(f"{game_seed} bot {player}")


def facts_hash(catalog: Catalog) -> str:
    """A hash of every card at hand: a bot that guesses hidden cards guesses among all of them."""
    digest = blake2b(digest_size=16)
    for facts in catalog.printed():
        digest.update(repr(facts).encode())
    return digest.hexdigest()


@cache
def code_hash() -> str:
    """A hash of the source that plays the games; equal whether it is compiled or not."""
    package = Path(optcg.__file__).parent
    digest = blake2b(digest_size=16)
    for part in _CODE:
        place = package / part
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(file.relative_to(package).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()
