"""`optcg bench`: runs the benchmarks of a checkout."""

import sys
from importlib import import_module
from pathlib import Path

import click

from optcg.cli.options import AS_JSON


@click.command()
@AS_JSON
def bench(as_json: bool) -> None:
    """Measure the speed of the engine.

    The benchmarks are no part of the installed package: run this in the folder of a checkout.

    \b
    Example:
      optcg bench --json
    """
    here = Path.cwd()
    if not (here / "bench" / "__main__.py").is_file() or not (here / "optcg" / "version.py").is_file():
        raise click.ClickException("The benchmarks run from a checkout: go to its folder first.")
    sys.path.insert(0, str(here))
    import_module("bench.__main__").run(as_json)
