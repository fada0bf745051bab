"""`optcg cards pictures`: the player's own pictures of cards, for the table in the browser."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import click

from optcg.cards.at_hand import printings_at_hand
from optcg.cards.house import house_printings
from optcg.cards.pictures import Pictures, Taken, take_pictures
from optcg.cli.commands import NO
from optcg.cli.options import CARDS
from optcg.cli.progress import progress

MOST_TOLD: Final = 10


@click.command()
@click.option(
    "--from", "folder", metavar="FOLDER", help="Take the pictures of a folder, named by card number."
)
@click.option(
    "--fetch", is_flag=True, help="Fetch those you do not have from the addresses in your card data."
)
@click.option("--yes", is_flag=True, help="Fetch without asking first.")
@click.option("--pause", default=1.0, show_default=True, type=click.FloatRange(0.5, 60),
              help="Seconds between two pictures that are fetched.")  # fmt: skip
@CARDS
def pictures(folder: str | None, fetch: bool, yes: bool, pause: float, cards: str | None) -> None:
    """Keep pictures of your cards in your data folder, or say which are there.

    The table in the browser shows them; a card without one is drawn. Files are named by card number, such as
    OP01-016.png, or OP01-016_p1.png for another printing, and are PNG, JPEG or WebP. With Pillow (pip install
    'optcg[pictures]') smaller copies are made; without it they are kept as they are, if they are small.

    --fetch asks the addresses in your own card data, one picture after the other, after you have agreed. It
    can be broken off and started again.

    \b
    Examples:
      optcg cards pictures
      optcg cards pictures --from my-pictures
      optcg cards pictures --fetch
    """
    if folder is not None and fetch:
        raise click.UsageError("Name a folder or fetch, not both.")
    kept = Pictures()
    if folder is not None:
        _tell(_from_folder(Path(folder), kept), kept)
    elif fetch:
        _fetch(kept, cards, yes, pause)
    else:
        _count(kept, cards)


def _count(kept: Pictures, cards: str | None) -> None:
    numbers = printings_at_hand(cards).keys() - house_printings().keys()
    have = len(numbers & kept.of_cards().keys())
    click.echo(f"{have:,} of {len(numbers):,} imported cards have a picture. They are kept in {kept.folder}.")
    click.echo("Cards without one, and the house set, are drawn.")


def _from_folder(folder: Path, kept: Pictures) -> Taken:
    with ExitStack() as stack:

        def begin(total: int) -> Callable[[], None] | None:
            return stack.enter_context(progress("Pictures", total))

        return take_pictures(folder, kept, begin)


def _fetch(kept: Pictures, cards: str | None, yes: bool, pause: float) -> None:
    from optcg.cards.picture_fetching import fetch_pictures, hosts_of, missing_pictures

    printings = printings_at_hand(cards)
    addresses = missing_pictures(printings, kept)
    if not addresses:
        if any(row[0].picture for row in printings.values()):
            click.echo("Every card whose data names a picture has one already.")
            return
        raise click.ClickException(
            "Your card data names no pictures. Import it again if you did so before pictures were known, "
            "or take them from a folder with --from."
        )
    click.echo(
        f"{len(addresses):,} pictures would be fetched from {', '.join(hosts_of(addresses))}, one every "
        f"{pause:g} s, about {_minutes(len(addresses) * (pause + 0.3))}. They belong to their owners and are "
        "for your own table only."
    )
    if not yes and not _agreed():
        click.echo("Nothing was fetched: it needs your consent (answer y, or say --yes).", err=True)
        raise SystemExit(NO)
    with progress("Pictures", len(addresses)) as done:
        taken = fetch_pictures(addresses, kept, done, pause)
    _tell(taken, kept)


def _agreed() -> bool:
    try:
        return click.confirm("Fetch them?")
    except click.Abort:
        return False


def _minutes(seconds: float) -> str:
    return "a minute" if seconds < 90 else f"{round(seconds / 60)} minutes"


def _tell(taken: Taken, kept: Pictures) -> None:
    """What came of it; no if nothing is kept that was meant to be."""
    click.echo(f"{taken.kept:,} {'picture is' if taken.kept == 1 else 'pictures are'} kept in {kept.folder}.")
    if taken.refused:
        click.echo(f"{len(taken.refused):,} could not be kept:")
        for reason in taken.refused[:MOST_TOLD]:
            click.echo(f"  {reason}")
        if len(taken.refused) > MOST_TOLD:
            click.echo(f"  and {len(taken.refused) - MOST_TOLD:,} more")
    if taken.other_names:
        names = ", ".join(taken.other_names[:MOST_TOLD]) + (
            ", ..." if len(taken.other_names) > MOST_TOLD else ""
        )
        click.echo(
            f"{len(taken.other_names):,} with other names were left out ({names}); "
            "a name is a card number such as OP01-016.png or OP01-016_p1.png."
        )
    if taken.stopped:
        click.echo(f"Stopped: {taken.stopped}", err=True)
    if taken.stopped or not taken.kept:
        raise SystemExit(NO)
