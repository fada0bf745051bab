"""What a test may need beyond Python: card data, and tools of the machine.

Without the card data a test skips. Without a tool it skips too, unless `OPTCG_ALL=1` asks for every
test: then it fails. Run as a program, it prints those of the given Python versions that are absent.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:
    from optcg import Catalog

ROOT = Path(__file__).resolve().parent.parent


def card_data() -> Path:
    """The folder of official card data, or a skip."""
    named = os.environ.get("OPTCG_CARD_DATA")
    folder = Path(named) if named else ROOT.parent / "shared" / "cards"
    if not folder.is_dir():
        pytest.skip(f"no card data in {folder}" if named else "no card data: OPTCG_CARD_DATA is not set")
    return folder


@cache
def official_cards() -> Catalog:
    """The official cards, or a skip; all tests of a process share what is read of their text."""
    from optcg import Catalog

    return Catalog.load(card_data())


def compiled_modules() -> list[str]:
    """The names of the modules that setup.py compiles."""
    listed: list[str] = runpy.run_path(str(ROOT / "setup.py"))["modules"]()
    return [path.removesuffix(".py").replace("/", ".") for path in listed]


def tool(name: str) -> str:
    """The path of a program on PATH, or a missing tool."""
    return shutil.which(name) or missing(name)


def python(version: str) -> str:
    """The path of an interpreter of this version, such as "3.12", or a missing tool."""
    return find_python(version) or missing(f"Python {version}")


def packages(extra: str, *names: str) -> None:
    """Leave out a whole file of tests where packages of an extra are absent, and say so."""
    for name in names:
        if find_spec(name) is None:
            _end(f"{name} is not installed; pip install optcg[{extra}]")


def missing(what: str) -> NoReturn:
    """End the test for want of a tool: a failure where every test is asked for, else a skip."""
    _end(f"{what} is not installed; `make tools` installs what it can")


def _end(reason: str) -> NoReturn:
    if os.environ.get("OPTCG_ALL") == "1":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason, allow_module_level=True)


@cache
def find_python(version: str) -> str | None:
    """An interpreter that starts and says it has this version: from PATH first, then from pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    on_path = shutil.which(f"python{version}")
    candidates = [on_path] if on_path else []
    candidates += sorted(map(str, pyenv.glob(f"versions/{version}.*/bin/python")), reverse=True)
    return next((path for path in candidates if _version(path) == version), None)


def _version(interpreter: str) -> str | None:
    program = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([interpreter, "-c", program], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


if __name__ == "__main__":
    print(*(version for version in sys.argv[1:] if find_python(version) is None))
