"""Makes a compiled copy of the package in a folder apart: `python -m bench.compiled_copy`.

A compiled module hides the source beside it, so nothing is compiled where the source is edited. The copy is
built again only when what is compiled has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".compiled"
BUILT = COPY / "build" / "made_from"  # what the copy was built from, as a hash
RECIPE = ("setup.py", "pyproject.toml")
PROGRESS = "optcg: "  # begins the lines by which setup.py says what it does


class CannotCompile(Exception):
    """Why there can be no compiled copy on this machine."""


def make_copy() -> Path:
    """The folder of the compiled package, built where that is needed."""
    refuse_without_compiler()
    wanted = _hash_of_sources()
    same = BUILT.exists() and BUILT.read_text() == wanted
    if not same:
        BUILT.unlink(missing_ok=True)
    _bring_sources(keep_compiled=same)
    if not same:
        print("Compiling the engine; this takes about a minute on two cores.", flush=True)
        _compile()
        BUILT.parent.mkdir(exist_ok=True)
        BUILT.write_text(wanted)
    return COPY


def refuse_without_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.implementation.name != "cpython":
        raise CannotCompile(f"{sys.implementation.name} is not CPython")
    if shutil.which(compiler) is None:
        raise CannotCompile(f"there is no C compiler ({compiler})")
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        raise CannotCompile("the headers of this Python are not installed (Python.h)")
    if find_spec("mypyc") is None:
        raise CannotCompile("mypy is not installed")


def environment(build: str = "compiled") -> dict[str, str]:
    """For a process that shall run one of the builds: the folder of that build comes first."""
    folders = [str(ROOT)] if build == "plain" else [str(COPY), str(ROOT)]
    paths = {"PYTHONPATH": os.pathsep.join(folders), "PYTHONSAFEPATH": "1"}
    return {**os.environ, **paths, "OPTCG_PURE": "0"}


def _hash_of_sources() -> str:
    found = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    sources = [*(ROOT / name for name in RECIPE)]
    for part in ("model", "engine", "encoding", "bots"):
        sources += sorted((ROOT / "optcg" / part).rglob("*.py"))
    for path in sources:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def _bring_sources(keep_compiled: bool) -> None:
    """Make the copy equal to the source, with or without the extension modules that it has.

    A file that is the same already is left alone: another process may be running from the copy.
    """
    sources = [path for path in (ROOT / "optcg").rglob("*") if path.is_file() and not _built(path)]
    wanted = {path.relative_to(ROOT) for path in [*sources, *(ROOT / name for name in RECIPE)]}
    for old in [*(COPY / "optcg").rglob("*"), *COPY.glob("*")]:
        extension = old.name.endswith(tuple(EXTENSION_SUFFIXES))
        stale = extension and not keep_compiled
        if old.is_file() and (stale or not (_built(old) or old.relative_to(COPY) in wanted)):
            old.unlink()
    for name in wanted:
        new = COPY / name
        if not new.exists() or new.read_bytes() != (ROOT / name).read_bytes():
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, new)


def _built(path: Path) -> bool:
    return path.parent.name == "__pycache__" or path.name.endswith(tuple(EXTENSION_SUFFIXES))


def _compile() -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    variables = {**os.environ, "OPTCG_BUILD": "compiled"}
    said = []
    with subprocess.Popen(
        command, cwd=COPY, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as build:
        assert build.stdout is not None
        for line in build.stdout:
            said.append(line)
            if line.startswith(PROGRESS):
                print(line.removeprefix(PROGRESS), end="", flush=True)
    if build.returncode:
        sys.exit(f"The engine does not compile:\n{''.join(said)}")


if __name__ == "__main__":
    try:
        print(make_copy())
    except CannotCompile as reason:
        sys.exit(f"Nothing is compiled: {reason}.")
