"""`optcg cards`: what is printed on cards, and how it is read."""

import click

from optcg.cli.commands import Group
from optcg.cli.coverage import coverage
from optcg.cli.explain import explain


@click.group(cls=Group)
@click.pass_context
def cards(ctx: click.Context) -> None:
    """Ask how card text is read.

    \b
    Example:
      optcg cards explain HS01-009
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


cards.add_command(explain)
cards.add_command(coverage)
