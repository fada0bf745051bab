"""`optcg verify`: whether a game that was played at a server was fair."""

import json
from pathlib import Path

import click

from optcg.cli.commands import NO
from optcg.cli.decks import open_catalog
from optcg.cli.options import AS_JSON, CARDS
from optcg.engine.record import Record
from optcg.model.errors import BadRecord, RecordMismatch
from optcg.model.terms import PLAYER_NAMES
from optcg.server.fair_play import KEY, Kept
from optcg.server.fair_play import verify as verify_promise


@click.command(epilog="Example: optcg verify game.json --commitment 3f0a...")
@click.argument("record", type=click.Path(exists=True, dir_okay=False))
@click.option("--commitment", help="The hash that the table showed when the game began.")
@click.option("--share", help="The hash that your client added before the game began.")
@CARDS
@AS_JSON
@click.pass_context
def verify(
    ctx: click.Context,
    record: str,
    commitment: str | None,
    share: str | None,
    cards: str | None,
    as_json: bool,
) -> None:
    """Check that a game played at a server was fair.

    Fair means that seed and decks were fixed before the first card of RECORD was drawn: the hash in the
    record fits what it was made of, it is the one that the table showed, and the choices lead to the end
    that is recorded. Where players had a part in the seed, nobody chose it alone, the server included. A
    record of a game that was not played at a server cannot be checked.
    """
    loaded = Record.load(record)
    data = json.loads(Path(record).read_text(encoding="utf-8"))
    if KEY not in data:
        raise BadRecord(
            f"Whether {record} was fair cannot be checked: it carries no promise, as a game has that is "
            "played at the table of a server."
        )
    try:
        kept = verify_promise(data)
        found = kept.commitment
        if share is not None and share.strip().lower() not in kept.shares:
            raise BadRecord(f"The share {share} has no part in its seed.")
        if commitment is not None and commitment.strip().lower() != found:
            raise BadRecord(f"The table showed {commitment}, but this record was promised as {found}.")
        loaded.replay(open_catalog(cards))
    except RecordMismatch:
        raise
    except BadRecord as error:
        if as_json:
            click.echo(json.dumps({"fair": False, "message": str(error)}))
        else:
            click.echo(f"Not fair: {error}")
        ctx.exit(NO)
    if as_json:
        click.echo(json.dumps({"fair": True, "commitment": found, "shares": list(kept.shares)}))
    else:
        shown = "" if commitment else " Compare it with the one that the table showed."
        click.echo(
            f"The promise was kept: {found}.{shown} {_who(kept)} Its choices lead to the recorded end."
        )


def _who(kept: Kept) -> str:
    """Who had a part in the seed."""
    players = [name for name, share in zip(PLAYER_NAMES, kept.shares, strict=False) if share is not None]
    if not players:
        return "Its seed was the server's alone."
    return f"Its seed was made by {' and '.join(players)} and the server together."
