"""Options that several commands share."""

import click

CARDS = click.option(
    "--cards", metavar="PATH", help="Card data besides the house set: a folder, zip or file."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
ALLOW_UNREAD = click.option(
    "--allow-unread", is_flag=True, help="Play cards whose text is not wholly read, without it."
)
