"""Options and markers of the whole suite."""

import os
import shutil
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import pytest

from tests.needs import compiled_modules


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")
    parser.addoption(
        "--compiled", action="store_true", help="refuse to run on anything but the compiled engine"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: a long form of a test, run only with --long")
    # No test reads or writes what the user has imported.
    os.environ["OPTCG_HOME"] = tempfile.mkdtemp(prefix="optcg-tests-")
    if config.getoption("--compiled"):
        _refuse_plain_modules()


def _refuse_plain_modules() -> None:
    """What setup.py compiles must come from extension modules, every module of it."""
    plain = []
    for name in compiled_modules():
        found = find_spec(name)
        if found is None or not str(found.origin).endswith(tuple(EXTENSION_SUFFIXES)):
            plain.append(name)
    if plain:
        raise pytest.UsageError(f"--compiled, but these modules are not compiled: {' '.join(plain)}")


def pytest_report_header(config: pytest.Config) -> str | None:
    if config.getoption("--compiled"):
        return f"engine: compiled, {len(compiled_modules())} modules"
    return None


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ["OPTCG_HOME"], ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long forms are left out, and counted as such, unless --long asks for them."""
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if not item.get_closest_marker("long")]
