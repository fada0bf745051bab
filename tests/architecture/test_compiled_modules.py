"""What setup.py leaves plain, and that the compiled rest does not mind. No compiler is needed here."""

import ast
import os
import runpy
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

import optcg.engine
from bench.compiled_copy import PROGRESS
from optcg.plain_source import SourceOnly
from tests.needs import ROOT

ENGINE = ROOT / "optcg" / "engine"


SETUP = runpy.run_path(str(ROOT / "setup.py"))
COMPILED_PARTS = (ENGINE, ROOT / "optcg" / "bots")


def plain_names() -> set[str]:
    """The modules of engine and bots that setup.py does not compile."""
    return {*SETUP["PLAIN"], *(f"bots/{name}" for name in SETUP["PLAIN_BOTS"])}


def name_of(path: Path) -> str:
    """The name of a module of engine or bots, as setup.py has it."""
    if path.is_relative_to(ENGINE):
        return path.relative_to(ENGINE).with_suffix("").as_posix()
    return f"bots/{path.stem}"


def classes(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def test_every_plain_module_exists() -> None:
    assert plain_names() <= {name_of(path) for part in COMPILED_PARTS for path in part.rglob("*.py")}


def test_no_plain_class_stands_on_a_compiled_one() -> None:
    """An interpreted class cannot inherit from a compiled one; it would fail only when it is first used."""
    plain = plain_names()
    compiled = {
        node.name
        for part in COMPILED_PARTS
        for path in part.rglob("*.py")
        if name_of(path) not in plain
        for node in classes(path)
        if not any("allow_interpreted_subclasses=True" in ast.unparse(d) for d in node.decorator_list)
    }
    wrong = [
        f"{path.name}: {node.name}"
        for path in (ROOT / "optcg").rglob("*.py")
        if not any(map(path.is_relative_to, COMPILED_PARTS)) or name_of(path) in plain
        for node in classes(path)
        if {ast.unparse(base).split(".")[-1] for base in node.bases} & (compiled - own_names(path))
    ]
    assert not wrong, f"Move these into a module that is compiled: {wrong}"


def test_what_is_destroyed_without_a_guard_holds_nothing_of_its_own_kind() -> None:
    """Objects of acyclic classes are destroyed by plain recursion (`GUARD` in setup.py): it must not go deep.

    By the types of their fields no class leads back to itself, so a row of them has each class at most once.
    """
    found = {node.name: node for path in ENGINE.rglob("*.py") for node in classes(path)}
    bases = {name: {ast.unparse(base) for base in node.bases} & set(found) for name, node in found.items()}
    acyclic = [
        name
        for name, node in found.items()
        if any("acyclic=True" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]
    assert len(acyclic) > 20

    def kinds(name: str) -> set[str]:
        """The class and those that it stands on."""
        return {name}.union(*(kinds(base) for base in bases[name]))

    held = {name: set().union(*(field_names(found[kind]) for kind in kinds(name))) for name in acyclic}
    graph = {name: {other for other in acyclic if kinds(other) & held[name]} for name in acyclic}
    assert "Card" in graph["Waiting"]
    assert "TurnFrame" in graph["GameState"]
    TopologicalSorter(graph).prepare()  # raises where there is a circle


def field_names(node: ast.ClassDef) -> set[str]:
    """All names in what a class says of its fields, and in its constructor."""
    saying = [part for part in node.body if not isinstance(part, ast.FunctionDef) or part.name == "__init__"]
    return {part.id for said in saying for part in ast.walk(said) if isinstance(part, ast.Name)}


def own_names(path: Path) -> set[str]:
    """Names that a file outside the engine gives to classes of its own or takes from elsewhere."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    taken = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("optcg.engine")
        for alias in node.names
    }
    return taken | {node.name for node in classes(path)}


def test_a_folder_is_one_c_file_with_the_guard_before_all_that_mypyc_wrote(tmp_path: Path) -> None:
    setup = runpy.run_path(str(ROOT / "setup.py"))
    written = {
        "__native_optcg___engine___resolve___draw.c": 2,
        "__native_optcg___engine___turn.c": 3,
        "__native_optcg___model___terms.c": 1,
        "__native_optcg.c": 1,
        "list_ops.c": 1,
    }
    for name, lines in written.items():
        (tmp_path / name).write_text("//\n" * lines)
    made = [Path(path) for path in setup["parts"](str(tmp_path / name) for name in written)]
    assert [path.name for path in made] == ["optcg.engine.c", "optcg.engine.resolve.c", "optcg.model.c"]
    texts = [path.read_text() for path in made]
    assert all(text.startswith(setup["GUARD"]) for text in texts)
    engine, resolve, model = ([name for name in written if f'#include "{name}"' in text] for text in texts)
    assert engine == ["__native_optcg___engine___turn.c", "__native_optcg.c", "list_ops.c"]
    assert resolve == ["__native_optcg___engine___resolve___draw.c"]
    assert model == ["__native_optcg___model___terms.c"]


class NoCompiler:
    """Stands for a C compiler: keeps what it is given, and does not take some of it."""

    def __init__(self, refused: str = "") -> None:
        self.refused = refused
        self.compiled: list[str] = []

    def compile(self, sources: list[str], **_: object) -> None:
        if self.refused in sources:
            raise ValueError(f"{self.refused} is wrong")
        self.compiled += sources

    def object_filenames(self, sources: list[str], **_: object) -> list[str]:
        return [source.replace(".c", ".o") for source in sources]


def build_with(compiler: NoCompiler, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What each of three extensions is linked from."""
    build_class = runpy.run_path(str(ROOT / "setup.py"))["BuildOrLeave"]
    whole = Extension("whole", ["long.c", "middle.c", "short.c"])
    command = build_class(Distribution())
    command.extensions = [whole, Extension("turn", ["turn.c"]), Extension("play", ["play.c"])]
    command.compiler = compiler
    linked: dict[str, list[str]] = {}

    def link(_: object, extension: Extension) -> None:
        assert not extension.sources
        assert set(extension.extra_objects) <= set(extension.depends)
        linked[extension.name] = extension.extra_objects

    monkeypatch.setattr(build_class, "build_extension", link)
    command.build_extensions()
    return linked


def test_every_part_is_compiled_once_and_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler = NoCompiler()
    linked = build_with(compiler, monkeypatch)
    assert linked == {"whole": ["long.o", "middle.o", "short.o"], "turn": ["turn.o"], "play": ["play.o"]}
    assert sorted(compiler.compiled) == ["long.c", "middle.c", "play.c", "short.c", "turn.c"]
    assert compiler.compiled[0] == "short.c"
    first, *others = capsys.readouterr().err.splitlines()
    assert first.startswith(f"{PROGRESS}compiling 4 parts")
    assert [line.split(":")[1] for line in others] == [f" compiled {number} of 4" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("refused", ["long.c", "short.c", "turn.c"])
def test_a_part_that_does_not_compile_ends_the_build(refused: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=refused):
        build_with(NoCompiler(refused), monkeypatch)


def test_the_plain_source_can_be_asked_for() -> None:
    found = SourceOnly.find_spec("optcg.engine.state", list(optcg.engine.__path__))
    assert found is not None
    assert str(found.origin).endswith("state.py")
    assert SourceOnly.find_spec("json", None) is None


def test_optcg_pure_plays_from_the_source() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "optcg", "--version"],
        env={**os.environ, "OPTCG_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[-1] == "plain"
