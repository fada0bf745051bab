"""Help for every command, with an example, and completion for every shell."""

import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from optcg.cli.completion import SHELLS
from optcg.cli.main import main
from tests.cli.run import run


def commands(path: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from commands(f"{path} {name}", found)


ALL = dict(commands("optcg", main))


@pytest.mark.parametrize("path", ALL)
def test_the_help_of_every_command_has_an_example(path: str) -> None:
    shown = run(*path.split()[1:], "--help").output
    _, _, example = shown.partition("Example")
    assert path in example


@pytest.mark.parametrize("path", ALL)
def test_every_option_says_what_it_is(path: str) -> None:
    command = ALL[path]
    silent = [
        option.name for option in command.params if isinstance(option, click.Option) and not option.help
    ]
    assert silent == []


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_is_printed_for_a_shell(shell: str) -> None:
    shown = run("completion", shell)
    assert shown.exit_code == 0
    assert "_OPTCG_COMPLETE" in shown.output


def test_a_shell_is_told_the_commands_and_options() -> None:
    def completed(*words: str) -> list[str]:
        line = " ".join(("optcg", *words))
        environment = {"_OPTCG_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words))}
        shown = run_module(environment)
        return [row.partition(",")[2] for row in shown.splitlines()]

    assert completed("re") == ["replay"]
    assert "--html" in completed("replay", "--")
    assert completed("deck", "co") == ["convert"]


def run_module(environment: dict[str, str]) -> str:
    """What `python -m optcg` prints."""
    command = [sys.executable, "-m", "optcg"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_python_m_optcg_is_optcg() -> None:
    assert run_module({}).startswith("Usage: optcg ")
