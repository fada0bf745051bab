"""How a command is found, and how it ends: 0 fine, 1 the answer is no, 2 wrong use or bad input."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final, NoReturn

import click

from optcg.model.errors import IllegalDeck, OptcgError, UnreadCard

# Each command is the function of its name in the module of its name.
COMMANDS: Final = {
    "bench": "Measure the speed of the engine.",
    "cards": "Find cards, bring your own, and ask how their text is read.",
    "compare": "Say whether a deck gets better when cards are swapped.",
    "completion": "Print what completes commands and options in a shell.",
    "deck": "Check, show and convert deck lists.",
    "matrix": "Play every pair of some decks: a table, a heat map, a report.",
    "play": "Play a game in the terminal, or watch one.",
    "replay": "Step through a record, or make it a page to hand on.",
    "rule": "Say what a rule asks for, and where the engine does it.",
    "serve": "Serve the game in the browser.",
    "sim": "Play many games of two decks and say who wins how often.",
    "verify": "Check that a game played at a server was fair.",
}
FINE: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
DEBUG: Final = "OPTCG_DEBUG"  # if it is set, an error that nobody foresaw is shown with its traceback


class Group(click.Group):
    """Commands under one name. Alone it shows its help; a wrong name is answered with a guess.

    `homes` are commands that are imported when they are used: the module of each and its function there.
    """

    def __init__(self, *args: Any, homes: Mapping[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **{"invoke_without_command": True, **kwargs})
        self._homes: Final = dict(homes or {})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *self._homes]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._homes:
            return super().get_command(ctx, cmd_name)
        module, _, function = self._homes[cmd_name].partition(":")
        command = getattr(import_module(f"optcg.cli.{module}"), function)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, known = args[0], self.list_commands(ctx)
        if name not in known and not name.startswith("-"):
            close = get_close_matches(name, known, n=1)
            guess = f" Did you mean {close[0]}?" if close else ""
            raise click.UsageError(f"There is no command {name}.{guess}", ctx)
        return super().resolve_command(ctx, args)


class Commands(Group):
    """All commands. Every error is said in one sentence on stderr."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, homes={name: f"{name}:{name}" for name in COMMANDS}, **kwargs)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
            return result
        except BrokenPipeError:
            # The reader of the pipe has seen enough.
            _write_nowhere()
            return FINE
        except SystemExit as error:
            # Tables are drawn by a library that ends the program at a closed pipe.
            if isinstance(error.__context__, BrokenPipeError):
                return FINE
            raise

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        kwargs["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
                # A terminal that has no sign for a letter shows another one.
                stream.reconfigure(errors="replace")
        try:
            code = super().main(*args, **kwargs)
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx else "optcg"
            _end(f"{_sentence(error.format_message())} See `{path} --help`.", BAD_INPUT)
        except click.ClickException as error:
            _end(_sentence(error.format_message()), BAD_INPUT)
        except OptcgError as error:
            _end(str(error), NO if isinstance(error, IllegalDeck | UnreadCard) else BAD_INPUT)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except OSError as error:
            if os.environ.get(DEBUG):
                raise
            _write_nowhere()
            what = f" ({error.filename})" if error.filename else ""
            _end(f"The system refused what was asked of it{what}: {error.strerror or error}.", BAD_INPUT)
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            what = _sentence(f"{type(error).__name__} {error}".strip())
            _end(f"This is a fault of optcg, please report it: {what} {DEBUG}=1 shows where.", BAD_INPUT)
        sys.exit(code if isinstance(code, int) else FINE)


def _write_nowhere() -> None:
    """What is left in the buffer of stdout goes nowhere, instead of failing once more at the end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(message: str) -> str:
    words = " ".join(message.split())
    for type_name in ("a valid integer range", "a valid integer"):
        words = words.replace(f"is not {type_name}", "is not a whole number")
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _end(message: str, code: int) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(code)
