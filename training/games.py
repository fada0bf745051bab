"""Pairs of games in which two players judge by other numbers: the same decks and seed, both seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bench.compiled_copy import ROOT
from bench.official_decks import card_data, deck_lists
from optcg import Catalog, Deck, Game
from optcg.bots import make
from training.constants import Constant, Judgement, constants


@dataclass(frozen=True)
class Table:
    """What all pairs of a training have in common."""

    catalogs: tuple[Catalog, ...]
    constants: tuple[Constant, ...]
    bot: str

    def decks(self, seed: int) -> tuple[Catalog, Deck, Deck]:
        """Both from one catalogue; each catalogue has its turn."""
        random = Random(f"decks {seed}")
        catalog = self.catalogs[seed % len(self.catalogs)]
        decks = list(catalog.decks.values())
        return catalog, random.choice(decks), random.choice(decks)

    def play_pair(self, seed: int, ours: Sequence[float], theirs: Sequence[float]) -> float:
        """How many of the two games the first numbers won."""
        catalog, *decks = self.decks(seed)
        won = 0.0
        for seat in (0, 1):
            judgements = [Judgement(self.constants, ours), Judgement(self.constants, theirs)]
            game = Game.start(catalog, (decks[0], decks[1]), seed=seed, log=False)
            bots = [make(self.bot, 2 * seed + seat), make(self.bot, 2 * seed + 1 - seat)]
            asked = -1
            while (decision := game.decision) is not None:
                player = decision.player ^ seat
                if player != asked:
                    judgements[player].use()
                    asked = player
                game.choose(bots[player].choose(game.view(decision.player), decision))
            assert game.result is not None
            winner = game.result.winner
            won += 0.5 if winner is None else float(winner == seat)
        return won


def changed(
    numbers: Sequence[float], seed: int, sign: float, loose: Sequence[bool], much: float
) -> list[float]:
    """Those numbers that may change, each a little up or down, as the seed has it."""
    return [
        number + sign * change * size(number)
        for number, change in zip(numbers, changes(seed, loose, much), strict=True)
    ]


def changes(seed: int, loose: Sequence[bool], much: float) -> list[float]:
    random = Random(f"changes {seed}")
    return [random.gauss(0.0, much) * free for free in loose]


def size(number: float) -> float:
    """What a change is measured by; a number that is nearly nothing may grow, too."""
    return abs(number) + 0.01


_table: list[Table] = []  # of this process


def begin(bot: str) -> None:
    """What a process does first: it finds the real lists, if there are any, and the house decks."""
    lists = deck_lists(card_data())
    catalogs = (Catalog.house(),) if lists is None else (lists, Catalog.house())
    _table.append(Table(catalogs, tuple(constants(ROOT)), bot))


def fitting_pair(numbers: list[float], loose: list[bool], much: float, seed: int) -> float:
    ours, theirs = (changed(numbers, seed, sign, loose, much) for sign in (1.0, -1.0))
    return _table[0].play_pair(seed, ours, theirs)


def checking_pair(numbers: list[float], shipped: list[float], seed: int) -> float:
    return _table[0].play_pair(seed, numbers, shipped)
