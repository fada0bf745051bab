"""`optcg completion`: what a shell needs to complete commands and options."""

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")
_EXAMPLES = """\b
Examples:
  optcg completion bash >> ~/.bashrc
  optcg completion zsh >> ~/.zshrc
  optcg completion fish > ~/.config/fish/completions/optcg.fish
"""


@click.command(epilog=_EXAMPLES)
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what completes commands and options in a shell.

    Put it where the shell reads it when it starts.
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(ctx.find_root().command, {}, "optcg", "_OPTCG_COMPLETE").source())
