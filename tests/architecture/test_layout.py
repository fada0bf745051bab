"""Files are well named, and say nothing of the machine they were written on."""

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.needs import ROOT, tool

VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
OF_A_MACHINE = re.compile(r"(?<![\w.~-])/(?:home/\w|Users/\w|root\b|work\b)|index[-_]url")


@cache
def files() -> list[Path]:
    """The files of the project: tracked, or new and not ignored."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so the files of the project cannot be told from others")
    listing = [tool("git"), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return sorted({ROOT / name for name in names if name and (ROOT / name).is_file()})


def sources() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def text(path: Path) -> str:
    """The text of a file; nothing for a file that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def place(path: Path, line: int | None = None) -> str:
    name = path.relative_to(ROOT).as_posix()
    return name if line is None else f"{name}:{line}"


def is_vague(name: str) -> bool:
    return any(word.lower() in VAGUE for word in WORD.findall(name))


def test_names_say_what_a_thing_is() -> None:
    vague = [place(path) for path in files() if any(map(is_vague, path.relative_to(ROOT).parts))]
    vague += [
        f"{place(path, node.lineno)}: {node.name}"
        for path in sources()
        for node in ast.walk(ast.parse(text(path)))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and is_vague(node.name)
    ]
    assert not vague, "Name these after what they are or do:\n" + "\n".join(vague)


def test_no_file_names_a_machine() -> None:
    found = [
        f"{place(path, number)}: {line.strip()}"
        for path in files()
        for number, line in enumerate(text(path).splitlines(), start=1)
        if OF_A_MACHINE.search(line)
    ]
    assert not found, "These lines hold a path of one machine or a package host:\n" + "\n".join(found)


def test_the_table_of_contents_of_the_engine_names_every_module() -> None:
    """And nothing that is not there; what serves several chapters stands at each."""
    engine = ROOT / "optcg" / "engine"
    contents = ast.get_docstring(ast.parse(text(engine / "__init__.py"))) or ""
    modules = [path.relative_to(engine).with_suffix("").as_posix() for path in engine.rglob("*.py")]

    named = set(re.findall(r"`([a-z_/]+)`", contents))
    assert named == {name for name in modules if not name.endswith("__init__")}
