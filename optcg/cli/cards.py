"""`optcg cards`: what is printed on cards, and how it is read."""

import click

from optcg.cli.commands import Group
from optcg.cli.coverage import coverage
from optcg.cli.explain import explain
from optcg.cli.find import find_, show
from optcg.cli.importing import import_
from optcg.cli.pictures import pictures


@click.group(cls=Group)
@click.pass_context
def cards(ctx: click.Context) -> None:
    """Find cards, bring your own, and ask how their text is read.

    \b
    Examples:
      optcg cards find --color red --keyword Rush
      optcg cards explain HS01-009
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


cards.add_command(find_)
cards.add_command(show)
cards.add_command(import_)
cards.add_command(pictures)
cards.add_command(explain)
cards.add_command(coverage)
