"""Runs all benchmarks and prints a table, or one JSON object with `--json`."""

import json
import sys
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table

from bench import (
    copying,
    effect_play,
    environment,
    length,
    listed_play,
    memory,
    official_play,
    processes,
    queries,
    random_play,
    samples,
    start_up,
    yardstick,
)
from bench.goals import GOALS
from optcg import Catalog
from optcg.cli.build import mode, say_if_plain

Results = dict[str, float | None]
YARDSTICK = "yardstick_moves_per_s"
TURNS = 3  # how often play, copies and the yardstick are measured in turn: machines have slow moments


def measure_all() -> Iterator[tuple[str, Callable[[], Results]]]:
    """What is measured, and how, one after the other."""
    catalog = Catalog.house()
    games = samples.sample_games(catalog)
    for _ in range(TURNS):
        yield "official deck lists", listed_play.measure
        yield "random play", lambda: {**random_play.measure(catalog)}
        yield "effects", lambda: {**effect_play.measure()}
        yield "copies", lambda: {**copying.measure(catalog, games)}
        yield "yardstick", yardstick.measure
    yield "queries", lambda: {**queries.measure(samples.sample_games(catalog, kind="main"))}
    yield "environment", lambda: environment.measure(catalog)
    yield "memory", lambda: {**memory.measure(games)}
    yield "start-up", start_up.measure
    yield "official cards", official_play.measure
    yield "long games", lambda: {**length.measure(samples.sample_games(catalog, log=True))}
    yield "two processes", lambda: {**processes.measure()}


def run(as_json: bool) -> None:
    """Measure everything and print it. What is being measured is said on a terminal only."""
    say_if_plain()
    results: Results = {}
    notes = Console(stderr=True)
    with notes.status("measuring") as status:
        for what, measure in measure_all():
            status.update(f"measuring {what}")
            keep_better(results, measure())
    if as_json:
        answer = {"mode": mode(), "results": _rounded(results, 3), "ratios": _rounded(ratios(results), 5)}
        print(json.dumps(answer, indent=1))
    else:
        Console().print(table(results))


def keep_better(results: Results, found: Results) -> None:
    """Of what was measured before, the better one counts."""
    for name, value in found.items():
        known = results.get(name)
        if known is None or value is None:
            results[name] = value
        else:
            results[name] = max(known, value) if GOALS[name].more_is_better else min(known, value)


def ratios(results: Results) -> Results:
    """What holds on other machines: starts in starts of Python, the rest in moves of the yardstick."""
    moves = results.get(YARDSTICK)
    found = {name: GOALS[name].in_moves(name, value, moves) for name, value in results.items()}
    python = results.get(start_up.PYTHON)
    for name, value in results.items():
        if name.startswith("start_"):
            found[name] = value / python if value and python else None
    return {name: value for name, value in found.items() if value is not None}


def _rounded(results: Results, digits: int) -> Results:
    return {name: None if value is None else round(value, digits) for name, value in results.items()}


def table(results: Results) -> Table:
    """The results beside their goals."""
    shown = Table(title=f"optcg, {mode()}, random legal play over the house decks")
    shown.add_column("what")
    for column in ("measured", "ratio", "goal", ""):
        shown.add_column(column, justify="right")
    moves = ratios(results)
    for name, value in results.items():
        goal = GOALS[name]
        wanted = goal.of(mode())
        sign = "at least" if goal.more_is_better else "at most"
        met = goal.met(mode(), value)
        shown.add_row(
            goal.title,
            "-" if value is None else f"{value:,.{goal.digits}f}",
            f"{moves[name]:,.3g}" if name in moves else "",
            "" if wanted is None else f"{sign} {wanted:,g}",
            {None: "", True: "met", False: "missed"}[met],
        )
    return shown


if __name__ == "__main__":
    if set(sys.argv[1:]) - {"--json"}:
        sys.exit("Usage: python -m bench [--json]")
    run("--json" in sys.argv[1:])
