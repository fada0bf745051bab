"""The command `optcg` itself: help, version, errors and exit codes."""

import subprocess
import sys

import click
import pytest

from optcg import Catalog, OptcgError, UnreadCard
from optcg.cards import readings
from optcg.cli.commands import COMMANDS
from optcg.cli.main import main
from optcg.version import RULES_VERSION, __version__
from tests.cli.run import run


def test_help_lists_every_command_with_its_own_words() -> None:
    result = run("--help")
    assert result.exit_code == 0
    context = click.Context(main)
    for name, sentence in COMMANDS.items():
        assert sentence in result.output
        command = main.get_command(context, name)
        assert command is not None
        assert command.name == name
        first = (command.help or "").split("\n\n")[0]
        assert run(name, "--help").exit_code == 0
        assert name == "rule" or first == sentence


def test_without_a_command_the_help_is_shown() -> None:
    assert run().output == run("--help").output


def test_help_does_not_import_the_commands() -> None:
    program = (
        "import sys\n"
        "from optcg.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m in ('rich', 'optcg.cli.play', 'optcg.cli.rule', 'bench')])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("args", "unused"),
    [
        (("deck", "check", "ember-rush"), ("optcg.engine.game", "optcg.text.reader", "rich", "uvicorn")),
        (("cards", "show", "HS01-001"), ("optcg.engine.game", "optcg.text.reader", "optcg.cards.coverage")),
        (("cards", "find", "--color", "red"), ("optcg.engine.game", "optcg.text.reader")),
        (("play", "--watch", "--bot", "random"), ("rich", "matplotlib", "numpy", "uvicorn", "optcg.server")),
        (("replay", "--help"), ("rich", "matplotlib", "uvicorn")),
        (("serve", "--help"), ("uvicorn", "starlette", "optcg.engine.game")),
    ],
)
def test_a_command_imports_what_it_uses(args: tuple[str, ...], unused: tuple[str, ...]) -> None:
    list(Catalog.house())  # read and kept, if it is the first time
    readings.keep()
    program = (
        "import sys\n"
        "from optcg.cli.main import main\n"
        f"try: main({list(args)!r})\n"
        "except SystemExit: pass\n"
        f"print([m for m in sys.modules if m in {unused!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_version_names_package_rules_and_build() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.split() == ["optcg", f"{__version__},", "rules", f"{RULES_VERSION},", "plain"]


def test_python_m_optcg_is_optcg() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "optcg", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == run("--version").output


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["plya"], "Did you mean play?"),
        (["zzz"], "There is no command zzz."),
        (["--wat"], "No such option"),
        (["rule"], "Missing argument"),
        (["play", "--seed", "minus"], "'minus' is not a whole number"),
        (["cards", "find", "--category", ""], "--category"),
        (["cards", "find", "--category", "DON!!"], "--category"),
    ],
)
def test_wrong_use_is_one_sentence_on_stderr_and_2(args: list[str], words: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(("error", "code"), [(OptcgError("So it is."), 2), (UnreadCard("No."), 1)])
def test_errors_of_the_game_are_said_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, error: OptcgError, code: int
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("optcg.cli.play.open_catalog", fail)
    result = run("play")
    assert (result.exit_code, result.stdout, result.stderr) == (code, "", f"{error}\n")


def test_an_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("optcg.cli.play.open_catalog", interrupt)
    assert run("play").exit_code == 130


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "optcg", "play", "--watch", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
