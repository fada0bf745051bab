"""One game after another between two seats, as both environments play them."""

from collections.abc import Sequence
from secrets import randbits
from typing import Final

import numpy as np
from gymnasium import spaces

from optcg.bots import Bot
from optcg.cards import Catalog, Deck
from optcg.encoding.actions import ACTIONS
from optcg.encoding.layout import FEATURES, HIGHEST, ROWS
from optcg.encoding.writing import codes_of, places_of
from optcg.engine import dice
from optcg.engine.board import board_lines
from optcg.engine.decisions import Decision
from optcg.engine.game import Game
from optcg.envs.observation import Encoder, Observation
from optcg.model.errors import OptcgError

UNKNOWN_ACTION: Final = "The action has no choice in this decision: look at the action mask."

Decks = Sequence[Deck | str] | None


class Duel:
    """A game that is answered by action codes; the same seeds give the same games."""

    def __init__(self, decks: Decks, catalog: Catalog | None, even: bool, most_decisions: int) -> None:
        self.catalog: Final = Catalog.house() if catalog is None else catalog
        self._decks = _chosen(decks, self.catalog)
        self._even = even
        self._most = most_decisions
        self._encoder = Encoder(self.catalog.numbers)
        self._dice = dice.seeded(randbits(dice.SEED_BITS))
        self._coded: Decision | None = None  # the decision that `_codes` belong to
        self._codes: list[int] = []
        self.game: Game | None = None
        self.made = 0  # decisions of this game so far
        if most_decisions < 1:
            raise OptcgError(f"A game needs at least 1 decision, not {most_decisions}.")

    def roll(self) -> int:
        """A number that follows from the seed."""
        self._dice, roll = dice.step(self._dice)
        return roll

    def start(self, seed: int | None) -> Game:
        """A new game. Without a seed it follows from the seed before."""
        if seed is not None:
            if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or seed < 0:
                raise OptcgError(f"A seed is a whole number of at least 0, not {seed!r}.")
            self._dice = dice.seeded(seed)
        decks = self._decks
        if decks is None:
            named = list(self.catalog.decks.values())
            decks = named[self.roll() % len(named)], named[self.roll() % len(named)]
        self.made = 0
        self.game = Game.start(self.catalog, decks, seed=self.roll(), even=self._even, log=False)
        return self.game

    def playing(self) -> Game:
        if self.game is None:
            raise OptcgError("No game has begun: call reset() first.")
        return self.game

    @property
    def truncated(self) -> bool:
        """Whether the game has taken so long that it is left unfinished."""
        return self.made >= self._most and not self.playing().over

    def observe(self, seat: int) -> Observation:
        """What the seat knows now; the action mask is empty for a seat that is not asked."""
        game = self.playing()
        observation, codes = self._encoder.encode(game.view(seat))
        decision = game.decision
        if decision is not None and decision.player == seat:
            self._coded, self._codes = decision, codes
        return observation

    def codes(self) -> list[int]:
        """The codes of the choices of the decision that is open."""
        game = self.playing()
        decision = game.decision
        if decision is None:
            return []
        if decision is not self._coded:
            self._codes = codes_of(decision, places_of(game.state, decision.player))
            self._coded = decision
        return self._codes

    def action_of(self, bot: Bot) -> int:
        """The code of the choice that a bot makes; -1 if it concedes."""
        game = self.playing()
        decision = game.decision
        if decision is None:
            raise OptcgError("The game is over, so no bot is asked: call reset() to begin another one.")
        choice = bot.choose(game.view(decision.player), decision)
        return -1 if choice.kind == "concede" else self.codes()[decision.choices.index(choice)]

    def act(self, action: int) -> bool:
        """Answer with the choice of this code. An action that no choice has is a concession (False)."""
        game = self.playing()
        decision = game.decision
        if decision is None:
            raise OptcgError("The game is over, so nothing can be done: call reset() to begin another one.")
        codes = self.codes()
        legal = action in codes
        if legal:
            game.choose(codes.index(action))
        else:
            game.concede(decision.player)
        self.made += 1
        return legal

    def reward(self, seat: int) -> float:
        """1 for who has won, -1 for who has lost, 0 in a draw and before the end."""
        result = self.playing().result
        if result is None or result.winner is None:
            return 0.0
        return 1.0 if result.winner == seat else -1.0

    def text(self, seat: int) -> str:
        """The table as the seat sees it, for people."""
        return "\n".join(board_lines(self.playing().view(seat)))

    def observation_space(self) -> spaces.Dict:
        """The same for both seats."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-HIGHEST, HIGHEST, (FEATURES,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                "cards": spaces.Box(0, len(self.catalog) + 1, (ROWS,), np.int64),
            }
        )


def _chosen(decks: Decks, catalog: Catalog) -> tuple[Deck, Deck] | None:
    if decks is None:
        if not catalog.decks:
            raise OptcgError("This catalogue brings no decks along: name the decks of both seats.")
        return None
    if isinstance(decks, str) or len(decks) != 2:
        raise OptcgError("A game has two decks: one for each seat (Rule 1-1-1).")
    first, second = [_deck(deck, catalog) for deck in decks]
    return first, second


def _deck(deck: Deck | str, catalog: Catalog) -> Deck:
    if isinstance(deck, Deck):
        return deck
    if deck not in catalog.decks:
        raise OptcgError(f"There is no deck named {deck!r}. The decks are: {', '.join(catalog.decks)}.")
    return catalog.decks[deck]
