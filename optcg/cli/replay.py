"""`optcg replay`: step through a record, take a position out of it, or make it a page to hand on."""

import json
from pathlib import Path
from typing import Final

import click

from optcg.cli.board import event_lines, open_event_lines
from optcg.cli.decks import open_catalog
from optcg.cli.options import CARDS
from optcg.cli.play import at_terminal, read_line
from optcg.cli.stepping import Stepping
from optcg.cli.targets import TARGET
from optcg.engine.explain import result_text
from optcg.engine.game import Game
from optcg.engine.record import Record
from optcg.match.replaying import BOTH, SEATS, game_at, position_of
from optcg.model.errors import OptcgError

_EXAMPLES: Final = """\b
Examples:
  optcg replay game.json
  optcg replay game.json --html game.html
  optcg replay game.json --at 40 --out here.json
"""


@click.command(epilog=_EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--as", "viewer", type=click.Choice(list(SEATS)), default=BOTH, show_default=True,
              help="Whose eyes to see with.")  # fmt: skip
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Write the game after N choices as JSON.")
@click.option("--out", type=TARGET, help="Where --at writes, instead of stdout.")
@click.option("--html", type=TARGET, help="Write one page that anyone can open.")
@CARDS
def replay(
    file: str, viewer: str, at: int | None, out: str | None, html: str | None, cards: str | None
) -> None:
    """Step through a record, or make it a page to hand on.

    In the terminal you go forth and back through the game in FILE, with the eyes of A, B or both;
    without a terminal the whole game is printed in sentences, each with the rule that made it happen.
    With --at, a game that stands in a Main Phase is written as a position, and one inside a battle or an
    effect as a saved game: both hold everything. With --html, --at says where the page opens, and with --as
    A or B nothing is in the page that this player did not see.
    """
    if out is not None and (at is None or html is not None):
        raise click.UsageError("--out says where --at writes; a page is named by --html alone.")
    if at is not None and html is None and viewer != BOTH:
        raise click.UsageError(
            f"--at writes the whole game, also what {viewer} does not see; leave --as out if that is meant."
        )
    record, catalog = Record.load(file), open_catalog(cards)
    if at is not None and at > len(record.choices):
        raise click.UsageError(f"The game has {len(record.choices)} choices, so there is no step {at}.")
    if html is not None:
        from optcg.cli.replay_page import replay_page

        _write(Path(html), replay_page(record, catalog, at or 0, viewer))
        click.echo(f"{html}: open it in a browser.")
    elif at is not None:
        text = json.dumps(written(game_at(record, at, catalog)), indent=1, ensure_ascii=False)
        if out is None:
            click.echo(text)
        else:
            _write(Path(out), f"{text}\n")
    elif at_terminal():
        Stepping([game.clone() for game in record.steps(catalog)], record.choices, viewer).run(read_line)
    else:
        _print(record.replay(catalog), viewer)


def written(game: Game) -> dict[str, object]:
    """The game as a position, or as a saved game where it is none."""
    return position_of(game) or game.to_dict()


def _print(game: Game, viewer: str) -> None:
    if viewer == BOTH:
        click.echo("\n".join(open_event_lines(game.events)))
    else:
        (seat,) = SEATS[viewer]
        click.echo("\n".join(event_lines(game.view(seat).events, seat)))
    if game.over:
        click.echo(f"The game is over: {result_text(game.state)}")
    else:
        click.echo("The record ends before the game does.")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptcgError(f"{path} cannot be written: {error.strerror}.") from None
