"""`optcg compare`: whether a deck gets better when cards are swapped."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import click

from optcg.cards import Deck
from optcg.cli.commands import INTERRUPTED
from optcg.cli.decks import DECK_HELP, check_playable
from optcg.cli.options import AS_JSON
from optcg.cli.simulating import Settings, fitted, forfeits, percent, play, simulation, spent
from optcg.sim.runs import Runs
from optcg.sim.statistics import Difference, paired_difference
from optcg.sim.swaps import Swap, parse_swap, score_differences, swapped


@dataclass(frozen=True)
class _Row:
    """One opponent, or all: how often each version won, and what that says."""

    name: str
    before: float | None
    after: float | None
    found: Difference


@click.command(epilog=DECK_HELP)
@click.argument("decks", metavar="DECK", nargs=-1, required=True)
@click.option("--swap", "swaps", metavar="OLD:NEW[:COPIES]", multiple=True, required=True,
              help="Play NEW in place of OLD, in all copies or in so many; may be given again.")  # fmt: skip
@click.option("--against", metavar="DECK...", multiple=True, help="The opponents; else the house decks.")
@simulation(200, "of each version against each opponent")
@AS_JSON
@click.pass_context
def compare(
    ctx: click.Context,
    decks: tuple[str, ...],
    swaps: tuple[str, ...],
    against: tuple[str, ...],
    settings: Settings,
    as_json: bool,
) -> None:
    """Say whether a deck gets better when cards are swapped.

    Both versions play the same games: the same seeds, the same turn order, and every card that was not
    swapped in the same place. Only what the swap changes is left, so that fewer games tell a difference.

    \b
    Examples:
      optcg compare ember-rush --swap HS01-004:HS01-006
      optcg compare my-deck.txt --swap OP01-016:OP01-025:2 --against moss-wall ember-rush
    """
    catalog = settings.open_catalog()
    wanted = [parse_swap(text) for text in swaps]
    deck, *others = settings.open_decks([decks[0], *against, *decks[1:]], catalog)
    opponents = others or list(catalog.decks.values())
    settings.check_different(opponents)
    changed = swapped(deck, wanted, catalog)
    check_playable(changed, f"{deck.name} after the swap", settings.allow_unread)
    if changed.numbers == deck.numbers:
        raise click.UsageError("The swaps leave the deck as it is.")
    pairings = [settings.pairing(deck, other) for other in opponents]
    pairings += [
        settings.pairing(changed, pair.decks[1], pair.own_row) for pair in pairings[: len(opponents)]
    ]
    with Runs(catalog, pairings, settings.games, settings.out, None, settings.fresh) as runs:
        finished = play(runs, settings)
        rows = _rows(runs, opponents)
        if as_json:
            click.echo(json.dumps(_plain(rows, runs, finished, deck, wanted), indent=1))
        elif runs.played:
            click.echo("\n".join(_shown(rows, runs, deck, wanted)))
    if not finished:
        ctx.exit(INTERRUPTED)


def _rows(runs: Runs, opponents: list[Deck]) -> list[_Row]:
    """A row for each opponent, and the last one for all together."""
    rows: list[_Row] = []
    count = len(opponents)
    together: list[float] = []
    scores: tuple[list[float], list[float]] = ([], [])
    for place, opponent in enumerate(opponents):
        before, after = runs.outcomes(place), runs.outcomes(place + count)
        differences = score_differences(before, after)
        then, now = [row.score(0) for row in before], [row.score(0) for row in after]
        together += differences
        scores[0].extend(then)
        scores[1].extend(now)
        rows.append(_Row(opponent.name, _mean(then), _mean(now), paired_difference(differences)))
    rows.append(_Row("all", _mean(scores[0]), _mean(scores[1]), paired_difference(together)))
    return rows


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _plain(rows: list[_Row], runs: Runs, finished: bool, deck: Deck, swaps: list[Swap]) -> dict[str, object]:
    *each, total = [
        {
            "against": row.name,
            "pairs": row.found.pairs,
            "changed": row.found.changed,
            "before": row.before,
            "after": row.after,
            "difference": row.found.mean,
            "interval": [row.found.low, row.found.high],
        }
        for row in rows
    ]
    return {
        **total,
        "decided": rows[-1].found.decided,
        "games_still_needed": rows[-1].found.still_needed,
        "games": runs.played,
        "forfeits": forfeits(runs),
        "seconds": round(runs.seconds, 3),
        "complete": finished,
        "deck": deck.name,
        "swaps": [str(swap) for swap in swaps],
        "bots": list(runs.pairings[0].bots),
        "seed": runs.pairings[0].seed,
        "opponents": each,
    }


def _shown(rows: list[_Row], runs: Runs, deck: Deck, swaps: list[Swap]) -> Iterator[str]:
    numbers = ", ".join(map(str, swaps))
    yield f"{deck.name} before and after {numbers}, {' against '.join(runs.pairings[0].bots)}"
    yield ""
    yield click.style(
        f"{'against':<22}{'before':>8}{'after':>9}{'difference':>13}   95 % interval", bold=True
    )
    for row in rows:
        found = row.found
        line = (
            f"{fitted(row.name, 21):<22}{percent(row.before):>8}{percent(row.after):>9}"
            f"{100 * found.mean:>+13.1f}   {100 * found.low:+.1f} to {100 * found.high:+.1f}"
        )
        yield click.style(line, bold=True) if row is rows[-1] else line
    yield ""
    yield from _verdict(rows[-1].found, len(rows) - 1)
    yield spent(runs)


def _verdict(found: Difference, opponents: int) -> Iterator[str]:
    yield f"{found.changed:,} of {found.pairs:,} pairs of games ended differently."
    if found.decided:
        yield f"The deck is {'better' if found.mean > 0 else 'worse'} after the swap."
        return
    needed = found.still_needed
    if needed is None:
        yield "No difference is seen so far."
        return
    more = -(-needed // opponents)
    each = "" if opponents == 1 else f" ({more:,} against each deck)"
    yield "The difference may be chance. If it stays what it is, about"
    yield f"{needed:,} more games of each version{each} will tell: -n {found.pairs // opponents + more}."
