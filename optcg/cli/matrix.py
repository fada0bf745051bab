"""`optcg matrix`: every pair of some decks."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from optcg.cards import Deck
from optcg.cli.commands import INTERRUPTED
from optcg.cli.decks import DECK_HELP
from optcg.cli.options import AS_JSON
from optcg.cli.simulating import Settings, fitted, forfeits, percent, play, simulation, span, spent
from optcg.cli.targets import PICTURE, TARGET
from optcg.sim.runs import Runs
from optcg.sim.standings import Standings, own_names, pairs_of
from optcg.sim.tally import tally

_NAME = 20
_CELL = 5


@click.command(epilog=DECK_HELP)
@click.argument("named", metavar="DECK...", nargs=-1)
@simulation(200, "of each pair")
@click.option("--html", type=TARGET, metavar="FILE", help="Write a report for a browser, all in one file.")
@click.option("--plot", type=PICTURE, metavar="FILE",
              help="Draw the table as a heat map into a PNG, SVG or PDF file.")  # fmt: skip
@AS_JSON
@click.pass_context
def matrix(
    ctx: click.Context,
    named: tuple[str, ...],
    settings: Settings,
    html: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """Play every pair of some decks: a table, a heat map, a report.

    Without a DECK the house decks play each other. A deck that is added later plays only its own games; the
    others are kept.

    \b
    Examples:
      optcg matrix --html report.html
      optcg matrix decks/*.txt -n 500 --plot matrix.png
    """
    if len(named) == 1:
        raise click.UsageError("A matrix needs at least two decks.")
    catalog = settings.open_catalog()
    decks = settings.open_decks(named or tuple(catalog.decks), catalog)
    settings.check_different(decks)
    places = pairs_of(len(decks))
    pairings = [settings.pairing(decks[a], decks[b]) for a, b in places]
    with Runs(catalog, pairings, settings.games, settings.out, None, settings.fresh) as runs:
        finished = play(runs, settings)
        found = {pair: tally(runs.outcomes(place)) for place, pair in enumerate(places)}
        standings = Standings(decks, found, settings.bots, settings.seed)
        if as_json:
            click.echo(json.dumps(_plain(standings, runs, finished, decks), indent=1))
        elif runs.played:
            click.echo("\n".join((*_shown(standings), "", spent(runs))))
        if runs.played:
            _write_files(standings, html, plot)
    if not finished:
        ctx.exit(INTERRUPTED)


def _write_files(standings: Standings, html: str | None, plot: str | None) -> None:
    if html is not None:
        from optcg.sim.report import write_report

        write_report(standings, Path(html))
        click.echo(f"The report is in {html}.", err=True)
    if plot is not None:
        from optcg.sim.plots import draw_matrix

        draw_matrix(standings, Path(plot))
        click.echo(f"Drawn into {plot}.", err=True)


def _plain(standings: Standings, runs: Runs, finished: bool, decks: list[Deck]) -> dict[str, object]:
    names = own_names(decks)
    place_of = {row.name: place for place, row in enumerate(standings.rows)}
    pairs = [
        {"decks": [names[a], names[b]], **found.plain()}
        for a, b in pairs_of(len(decks))
        if (found := standings.tally(place_of[names[a]], place_of[names[b]])) is not None
    ]
    return {
        "decks": names,
        "games": runs.played,
        "complete": finished,
        "forfeits": forfeits(runs),
        "seconds": round(runs.seconds, 3),
        "bots": list(standings.bots),
        "seed": standings.seed,
        "field": [
            {"deck": row.name, "share": row.field.share(), **row.field.plain()} for row in standings.rows
        ],
        "pairs": pairs,
    }


def _shown(standings: Standings) -> Iterator[str]:
    """A table that fits 80 columns with up to eight decks; the strongest deck comes first."""
    count = len(standings.rows)
    heads = "".join(f"{number:>{_CELL}}" for number in range(1, count + 1))
    yield click.style(f"{'wins of the row, %':<{_NAME + 4}}{heads}{'field':>8}", bold=True)
    for place, row in enumerate(standings.rows):
        cells = "".join(_cell(standings.share(place, column)) for column in range(count))
        yield f"{place + 1:>2}  {fitted(row.name, _NAME):<{_NAME}}{cells}{100 * row.share:>8.1f}"
    yield ""
    for row in standings.rows:
        name = fitted(row.name, _NAME)
        yield f"    {name:<{_NAME}}  {percent(row.field.share()):>7}  ({span(row.interval)})"
    yield ""
    share, interval = standings.first_share
    yield f"{standings.heading}. Whoever goes first wins {percent(share)} ({span(interval)})."


def _cell(share: float | None) -> str:
    if share is None:
        return " " * (_CELL - 1) + "-"
    text = f"{100 * share:>{_CELL}.0f}"
    if share >= 0.55:
        return click.style(text, fg="green")
    return click.style(text, fg="red") if share <= 0.45 else text
