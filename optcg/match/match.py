"""A match is played step by step; the same start and the same steps give the same match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from optcg.engine.game import Game
from optcg.engine.record import Record
from optcg.match import steps
from optcg.match.clock import Clock
from optcg.match.rules import DRAW, PLAY_ON, MatchRules
from optcg.match.start import MatchStart
from optcg.match.steps import Step
from optcg.model.cards import CatalogLike
from optcg.model.errors import GameOver, IllegalChoice, OptcgError
from optcg.model.terms import PLAYER_NAMES


@dataclass(frozen=True)
class GameEnd:
    """How a game of the match ended. `reason`: that of the result, or time, absence, match time, forfeit."""

    winner: int | None
    reason: str
    record: Record
    why: str = ""  # of a forfeit: what the bot did wrong


class Match:
    """The games of two players, until one has won enough of them or the time is over."""

    def __init__(
        self, catalog: CatalogLike, start: MatchStart, rules: MatchRules, now: int, opened: bool = True
    ) -> None:
        """With `opened` false, `open` must be gone through before anything else."""
        self.catalog = catalog
        self.start = start
        self.rules = rules
        self.clock = Clock(rules, now)
        self.ended: list[GameEnd] = []
        self.number = 0  # of the game that runs or ran last, counted from 0
        self._seed = start.seed  # of that game
        self.game: Game = start.begin(catalog, self._seed, start.chooser)
        self._askers: list[int] = []  # who was asked each choice of the game's history
        self._chooser: int | str | None = start.chooser
        self._stopped = False  # by the time of the match: there is no further game
        self._last_turn: int | None = None  # the turn that is still played when the time is over
        if opened:
            _finish(self.open(now))

    # What is so ---------------------------------------------------------------------------------

    @property
    def wins(self) -> tuple[int, int]:
        """Games won; a drawn game counts for nobody."""
        return (sum(end.winner == 0 for end in self.ended), sum(end.winner == 1 for end in self.ended))

    @property
    def game_over(self) -> bool:
        """Whether the last game that was begun has ended."""
        return len(self.ended) > self.number

    @property
    def over(self) -> bool:
        return self.game_over and (self._stopped or max(self.wins) >= self.rules.wins_needed)

    @property
    def winner(self) -> int | None:
        """Who won the match; None while it runs, or if neither won more games."""
        first, second = self.wins
        return None if not self.over or first == second else int(second > first)

    def last_choice_of(self, player: int) -> int | None:
        """How many choices came before this player's last one that can be taken back."""
        for place in range(len(self._askers) - 1, self._first - 1, -1):
            if self._askers[place] == player:
                return place
        return None

    @property
    def _first(self) -> int:
        """How many choices of the game were made before the match began."""
        return len(self.start.choices) if self.number == 0 else 0

    # What is done -------------------------------------------------------------------------------

    def open(self, now: int) -> Iterator[None]:
        """Play the choices that were made before the match began, one after the other."""
        yield from _played(self.game, self.start.choices, self._askers)
        self._ask(now)

    def take_back(self, count: int, now: int) -> Iterator[None]:
        """Go back to the first `count` choices of the game; they are played again one after the other."""
        if not self.rules.undo:
            raise OptcgError("In this match no choice is taken back.")
        if not self._first <= count < len(self.game.history):
            raise OptcgError("There is no choice to take back.")
        game, askers = self.start.begin(self.catalog, self._seed, self._chooser), list[int]()
        yield from _played(game, [str(choice) for choice in self.game.history[:count]], askers)
        self.game, self._askers = game, askers
        del self.ended[self.number :]
        self._ask(now)

    def apply(self, step: Step) -> None:
        """Do a step, or raise an OptcgError that says why it cannot be done and change nothing."""
        if step.kind == steps.PAUSE:
            self.clock.pause(step.number, step.at)
        elif step.kind == steps.NEXT:
            self._next(step)
        elif step.kind == steps.TIME:
            self._look_at_clock(step.at)
        elif step.kind == steps.BACK:
            _finish(self.take_back(step.number, step.at))
        else:
            self._apply_player(step, self._player(step.player))

    def _apply_player(self, step: Step, player: int) -> None:
        if step.kind == steps.LEAVE:
            self.clock.leave(player, step.at)
        elif step.kind == steps.RETURN:
            self.clock.come_back(player)
        elif step.kind == steps.CLAIM:
            self._claim(player, step.at)
        elif step.kind == steps.CONCEDE:
            self._must_run()
            self.game.concede(player)
            self._end(1 - player, "forfeit" if step.text else "concession", step.at, step.text)
        elif step.kind == steps.CHOOSE:
            self._choose(player, step)
        else:
            raise OptcgError(f"A match has no step {step.kind!r}.")

    def _choose(self, player: int, step: Step) -> None:
        self._must_run()
        decision = self.game.decision
        if decision is not None and decision.player != player:
            raise IllegalChoice(f"It is player {PLAYER_NAMES[decision.player]}'s decision, not yours.")
        late = self.clock.out_of_time(step.at)
        if late is not None:
            raise IllegalChoice(f"The time of player {PLAYER_NAMES[late]} is over.")
        self.game.choose(step.text)
        self._askers.append(player)
        result = self.game.result
        if result is not None:
            self._end(result.winner, result.reason, step.at)
            return
        self._ask(step.at)
        self._look_at_clock(step.at)

    def _claim(self, player: int, now: int) -> None:
        self._must_run()
        moment = self.clock.claimable_at(player)
        if moment is None:
            raise OptcgError("The game can be claimed only while the other player is away.")
        if now < moment:
            left = -(-(moment - now) // 1000)
            raise OptcgError(f"The game can be claimed when the other player has been away {left} s longer.")
        self._lose(1 - player, "absence", now)

    def _begin(self, now: int) -> None:
        self.game = self.start.begin(self.catalog, self._seed, self._chooser)
        self._askers = []
        self._ask(now)

    def _next(self, step: Step) -> None:
        if self.over:
            raise GameOver("The match is over: there is no further game.")
        if not self.game_over:
            raise OptcgError("The next game begins when this one is over.")
        # A drawn game leaves the choice to the dice.
        winner = self.ended[-1].winner
        self._chooser = 1 - winner if self.rules.loser_chooses and winner is not None else None
        self.number += 1
        self._seed = int(step.text.split()[0], 16) if step.text else self.start.game_seed(self.number)
        self.clock.next_game(step.at)
        self._begin(step.at)

    # The clock ----------------------------------------------------------------------------------

    def _look_at_clock(self, now: int) -> None:
        out = self._out_of_time(now)
        if self.game_over:
            self._stopped = self._stopped or out
            return
        late = self.clock.out_of_time(now)
        if late is not None:
            self._lose(late, "time", now)
        elif out:
            self._time_is_over(now)

    def _out_of_time(self, now: int) -> bool:
        """Whether the time of the match is over, and that ends it."""
        return self.rules.at_time != PLAY_ON and self.clock.match_left(now) == 0

    def _time_is_over(self, now: int) -> None:
        if self.rules.at_time == DRAW:
            self._end(None, "match time", now)
            return
        turn = self.game.state.turn_number
        if self._last_turn is None:
            self._last_turn = turn
        if turn > self._last_turn:
            life = [len(player.life) for player in self.game.state.players]
            if life[0] == life[1]:
                self._end(None, "match time", now)
            else:
                self._lose(int(life[0] > life[1]), "match time", now)

    def _ask(self, now: int) -> None:
        decision = self.game.decision
        self.clock.ask(None if decision is None else decision.player, now)

    # How games end ------------------------------------------------------------------------------

    def _lose(self, player: int, reason: str, now: int) -> None:
        """A game lost at the clock is given up in its record (Rule 1-2-3); the match knows why."""
        self.game.concede(player)
        self._end(1 - player, reason, now)

    def _end(self, winner: int | None, reason: str, now: int, why: str = "") -> None:
        self.clock.ask(None, now)
        self.ended.append(GameEnd(winner, reason, self.game.record(), why))
        if self._out_of_time(now):
            self._stopped = True

    def _must_run(self) -> None:
        if self.game_over:
            raise GameOver("This game of the match is over.")

    @staticmethod
    def _player(player: int | None) -> int:
        if player not in (0, 1) or isinstance(player, bool):
            raise OptcgError(f"Player {player!r} does not play here; it is 0 or 1.")
        return player


def _played(game: Game, choices: Sequence[str], askers: list[int]) -> Iterator[None]:
    """Make choices that were made before, and note who was asked each."""
    for choice in choices:
        decision = game.decision
        askers.append(decision.player if decision is not None else 0)
        game.choose(choice)
        yield


def _finish(work: Iterator[None]) -> None:
    for _ in work:
        pass
