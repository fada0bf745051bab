"""The command `optcg`."""

import os

import click

from optcg.cli.build import mode
from optcg.cli.commands import Commands
from optcg.version import RULES_VERSION, __version__


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message=f"optcg %(version)s, rules {RULES_VERSION}, {mode()}")
@click.pass_context
def main(ctx: click.Context) -> None:
    """The ONE PIECE CARD GAME: play it, and ask what its rules say.

    \b
    Examples:
      optcg serve
      optcg rule 7-1-4-1
    """
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
