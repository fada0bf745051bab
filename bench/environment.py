"""What a step through the environment costs on top of the engine: the same games with and without it."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from bench.timing import quiet
from optcg import Catalog, OptcgError

if TYPE_CHECKING:
    from optcg.envs.aec import DuelAEC
    from optcg.envs.duel import Duel

ROUNDS = 7
GAMES = 24


def measure(catalog: Catalog) -> dict[str, float | None]:
    try:
        from optcg.envs import aec_env

        env = aec_env(catalog=catalog)
    except OptcgError:
        return {"env_step_us": None}
    alone = through = float("inf")
    steps = 1
    with quiet():
        for _ in range(ROUNDS):
            start = process_time()
            steps = sum(engine_steps(env.duel))
            alone = min(alone, process_time() - start)
            start = process_time()
            walked = sum(environment_steps(env))
            through = min(through, process_time() - start)
            assert walked == steps, "the environment plays other games than the engine"
    return {"env_step_us": (through - alone) / steps * 1e6}


def engine_steps(duel: "Duel") -> Iterator[int]:
    """Random games of the engine alone: the decisions of each."""
    for seed in range(GAMES):
        random = Random(seed).random
        game = duel.start(seed)
        made = 0
        while (decision := game.decision) is not None:
            game.choose(int(random() * len(decision.choices)))
            made += 1
        yield made


def environment_steps(env: "DuelAEC") -> Iterator[int]:
    """The same games through the environment, each step with its observation and mask."""
    for seed in range(GAMES):
        random = Random(seed).random
        env.reset(seed=seed)
        made = 0
        while not env.terminations["player_0"]:
            env.last()
            codes = env.duel.codes()
            env.step(codes[int(random() * len(codes))])
            made += 1
        yield made


if __name__ == "__main__":
    for title, value in measure(Catalog.house()).items():
        print(f"{title}: {value:,.1f}" if value is not None else f"{title}: -")
