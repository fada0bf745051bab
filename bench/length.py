"""Whether a decision costs more where more has happened before it.

Games in progress are played on twice: as they are, and with choices and a log as long as those of `TIMES`
such games. The answer is how much longer a decision then takes.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from bench.timing import quiet
from optcg import Game

ROUNDS = 7
TIMES = 40
STEPS = 30


def lengthened(game: Game, times: int = TIMES) -> Game:
    """The same game in the same state, with a long way behind it."""
    longer = game.clone()
    longer.history.extend(longer.history * (times - 1))
    log = longer.state.log
    if log is not None:
        log.extend(log * (times - 1))
    return longer


def play_on(game: Game, steps: int = STEPS) -> int:
    """The choices that were made: the same ones for the same state."""
    random = Random(4)
    for made in range(steps):
        decision = game.decision
        if decision is None:
            return made
        game.choose(int(random.random() * len(decision.choices)))
    return steps


def measure(games: list[Game]) -> dict[str, float]:
    as_they_are = _best(lambda: [game.clone() for game in games])
    longer = _best(lambda: [lengthened(game) for game in games])
    return {"long_game_ratio": longer / as_they_are}


def _best(make: Callable[[], list[Game]]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        games = make()
        with quiet():
            start = process_time()
            for game in games:
                play_on(game)
            best = min(best, process_time() - start)
    return best
