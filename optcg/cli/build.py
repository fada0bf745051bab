"""Which build of the engine is running."""

from importlib.machinery import SOURCE_SUFFIXES
from importlib.util import find_spec
from typing import Final

import click

PLAIN: Final = (
    "The engine runs as plain Python; compiled it is several times as fast: "
    "`OPTCG_BUILD=compiled pip install .` in the checkout."
)


def mode() -> str:
    """`plain` for the Python source, `compiled` for an extension module."""
    found = find_spec("optcg.engine.state")  # not imported: many commands play no game
    assert found is not None
    return "plain" if str(found.origin).endswith(tuple(SOURCE_SUFFIXES)) else "compiled"


def say_if_plain() -> None:
    """One line on stderr for who waits for many games."""
    if mode() == "plain":
        click.echo(PLAIN, err=True)
