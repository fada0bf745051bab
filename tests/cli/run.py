"""Runs a command as a user would, in this process."""

from click.testing import CliRunner, Result

from optcg.cli.main import main


def run(*args: str, stdin: str = "") -> Result:
    result = CliRunner().invoke(main, args, input=stdin)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result
