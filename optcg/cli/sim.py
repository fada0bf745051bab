"""`optcg sim`: many games of two decks."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from optcg.cli.commands import INTERRUPTED
from optcg.cli.decks import DECK_HELP
from optcg.cli.options import AS_JSON
from optcg.cli.simulating import Settings, fitted, forfeits, percent, play, simulation, span, spent
from optcg.cli.targets import PICTURE
from optcg.model.terms import PLAYER_NAMES
from optcg.sim.pairing import Pairing
from optcg.sim.runs import Runs
from optcg.sim.statistics import share_of, wilson
from optcg.sim.tally import Tally, tally

_WAYS = {
    "damage": "by damage",
    "deck": "by an empty deck",
    "concession": "by concession",
    "effect": "by an effect",
    "loop": "by an endless loop",
    "forfeit": "as a guest failed",
    "stopped": "never ending",
}
_BARS = "▁▂▃▄▅▆▇█"


@click.command(epilog=DECK_HELP)
@click.argument("a", metavar="DECK")
@click.argument("b", metavar="DECK")
@simulation(1000, "in all", by_clock=True)
@click.option("--match", "best_of", type=click.Choice(["1", "3"]), default="1", show_default=True,
              help="Play matches, the best of so many games; -n counts matches.")  # fmt: skip
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the result into a PNG, SVG or PDF file.")
@click.option("--save", metavar="FOLDER", help="Save the record of every game there.")
@AS_JSON
@click.pass_context
def sim(
    ctx: click.Context,
    a: str,
    b: str,
    settings: Settings,
    best_of: str,
    plot: str | None,
    save: str | None,
    as_json: bool,
) -> None:
    """Play many games of two decks and say who wins how often.

    Each goes first in half of the games. Games are kept as they are played: a run that was broken off, or
    that is asked for with more games, goes on where it stood.

    \b
    Examples:
      optcg sim ember-rush moss-wall -n 1000
      optcg sim my-deck.txt ember-rush --bots greedy,random --json
    """
    catalog = settings.open_catalog()
    one, other = settings.open_decks([a, b], catalog)
    pairing = replace(settings.pairing(one, other), best_of=int(best_of))
    records = None if save is None else Path(save)
    with Runs(catalog, [pairing], settings.games, settings.out, records, settings.fresh) as runs:
        finished = play(runs, settings)
        found = tally(runs.outcomes(0))
        if as_json:
            click.echo(json.dumps(_plain(pairing, found, runs, finished), indent=1))
        elif found.games:
            click.echo("\n".join(_shown(pairing, found, runs)))
        if plot is not None and found.games:
            from optcg.sim.plots import draw_matchup

            draw_matchup(pairing, found, Path(plot))
            click.echo(f"Drawn into {plot}.", err=True)
    if not finished:
        ctx.exit(INTERRUPTED)


def _plain(pairing: Pairing, found: Tally, runs: Runs, finished: bool) -> dict[str, object]:
    return {
        **found.plain(),
        "forfeits": forfeits(runs),
        "seconds": round(runs.seconds, 3),
        "complete": finished,
        "decks": [deck.name for deck in pairing.decks],
        "bots": list(pairing.bots),
        "seed": pairing.seed,
        "match": pairing.best_of,
        "run_file": str(runs.files[0].path),
    }


def _shown(pairing: Pairing, found: Tally, runs: Runs) -> Iterator[str]:
    names = [
        f"{name} {fitted(deck.name, 24)}" for name, deck in zip(PLAYER_NAMES, pairing.decks, strict=True)
    ]
    yield click.style(_row("", *names), bold=True)
    yield _row("played by", *(fitted(bot, 26) for bot in pairing.bots))
    if pairing.best_of > 1:
        yield _row("matches", f"best of {pairing.best_of}, the loser chooses", "")
    yield _row("wins", *(_count(found.wins[p], found.decided) for p in (0, 1)))
    yield _row("95 % interval", *(span(found.interval(p)) for p in (0, 1)))
    unit, begin = ("games", "goes first") if pairing.best_of == 1 else ("matches", "goes first in game 1")
    for label, wins, games in (
        (begin.replace("goes", "going"), found.first_wins, found.first_games),
        (begin.replace("goes first", "going second"), found.second_wins, found.second_games),
    ):
        yield _row(label, *(_count(wins[p], games[p]) for p in (0, 1)))
    for reason, wins in found.reasons.items():
        yield _row(_WAYS.get(reason, f"by {reason}"), *(f"{wins[p]:,}" for p in (0, 1)))
    if found.draws:
        ways = ", ".join(f"{count} {_WAYS.get(way, way)}" for way, count in found.draw_reasons.items())
        yield f"\nDraws: {found.draws} ({ways})"
    yield ""
    first = sum(found.first_wins)
    yield (
        f"Whoever {begin} wins {percent(share_of(first, found.decided))} "
        f"({span(wilson(first, found.decided))})."
    )
    low, middle, high = (found.turns_at(part) for part in (0.05, 0.5, 0.95))
    lengths = f"half of the {unit} have at most {middle}, nine in ten {low} to {high}"
    yield f"Turns: {lengths}.  {_spark(found.turns)}".rstrip()
    yield spent(runs, unit)


def _row(label: str, a: str, b: str) -> str:
    return f"{label:<24}{a:<28}{b}".rstrip()


def _count(wins: int, games: int) -> str:
    return f"{wins:,} of {games:,} ({percent(share_of(wins, games))})"


def _spark(turns: dict[int, int]) -> str:
    """The game lengths as a row of bars, from the shortest to the longest."""
    most = max(turns.values())
    counts = [turns.get(length, 0) for length in range(min(turns), max(turns) + 1)]
    return "".join(_BARS[(len(_BARS) - 1) * count // most] if count else " " for count in counts)[:24]
