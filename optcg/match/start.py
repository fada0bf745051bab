"""What a match begins with: decks, or a position, or the first choices of another game."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from optcg.engine.game import Game
from optcg.engine.position import Position
from optcg.model.cards import CatalogLike, DeckLike

SEED_BYTES: Final = 32


@dataclass(frozen=True)
class MatchStart:
    """Everything that decides a match but its choices."""

    seed: int  # of the first game
    secret: int | None = None  # what the seeds of later games are made from; None: the first seed
    decks: tuple[DeckLike, DeckLike] | None = None
    position: Position | None = None
    choices: tuple[str, ...] = ()  # already made: a game that goes on from a point of another
    chooser: int | str | None = None  # of the first game: None for the dice, 0, 1 or "rps"
    even: bool = False
    allow_unread: bool = False
    log: bool = True  # whether the games keep their events

    def game_seed(self, number: int) -> int:
        """The seed of game `number`. Who knows it does not know the `secret` behind it, nor the next seed."""
        if number == 0:
            return self.seed
        source = self.seed if self.secret is None else self.secret
        told = source.to_bytes(max(SEED_BYTES, (source.bit_length() + 7) // 8), "big")
        return int.from_bytes(sha256(told + number.to_bytes(4, "big")).digest(), "big")

    def begin(self, catalog: CatalogLike, seed: int, chooser: int | str | None) -> Game:
        """A game at its first question; `choices` are still to be made."""
        if self.position is not None:
            game = Game.from_position(self.position, seed, chooser, self.even, self.log, self.allow_unread)
        elif self.decks is not None:
            game = Game.start(catalog, self.decks, seed, chooser, self.even, self.log, self.allow_unread)
        else:
            raise ValueError("A match starts with decks or with a position.")
        return game
