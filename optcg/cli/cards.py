"""`optcg cards`: what is printed on cards, and how it is read."""

import click

from optcg.cli.commands import Group

_HOMES = {
    "coverage": "coverage:coverage",
    "explain": "explain:explain",
    "find": "find:find_",
    "import": "importing:import_",
    "pictures": "pictures:pictures",
    "show": "find:show",
}


@click.group(cls=Group, homes=_HOMES)
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
