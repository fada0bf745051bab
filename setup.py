"""Builds the engine with mypyc where that is possible. Everything else is in pyproject.toml.

`OPTCG_BUILD` says what to build: `auto`, the default, compiles where there is a C compiler and else leaves
the engine plain; `pure` asks for no compiler; `compiled` compiles or fails. An editable install with `auto`
is plain, because a compiled module would hide later edits of its source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# mypyc also looks at the types of what the package names at its top, and msgspec is in them.
NEEDED = ["mypy==2.4.1", "msgspec>=0.19"]
READING = ["msgspec>=0.19"]  # to read the house cards

# `game` is what programs use: plain, so that a value of a wrong type is told in a sentence. The others are
# rarely run, or full of dataclasses: to compile them takes long and brings nothing.
PLAIN = set(
    "board choice_words explain explain_values game invariants position record replay saving "
    "translate/cards translate/changes translate/costs translate/prompts translate/steps translate/words "
    "width worlds".split()
)
PLAIN_BOTS = set("__init__ bot guests program".split())
BESIDES = ["optcg/encoding/writing.py", "optcg/model/durations.py", "optcg/model/terms.py"]

# mypyc guards the destruction of every object against deep recursion. What the guard puts off is kept in the
# header of the garbage collector, and an object of an `acyclic` class has none: it must be destroyed at once.
GUARD = """\
#include <CPy.h>
#ifndef CPy_TRASHCAN_BEGIN
#error "mypyc guards destruction under another name"
#endif
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc) \\
    Py_TRASHCAN_BEGIN(op, (PyType_IS_GC(Py_TYPE(op)) ? (destructor)(dealloc) : NULL))
"""

# What a decision does most often, done without a call into Python where that is possible: appending to a
# list, which begins with room for eight, and looking whether an object is of a class or of one below it.
QUICK = """\
#ifndef Py_GIL_DISABLED
static int slow_append(PyObject *list, PyObject *item) {
    PyListObject *made = (PyListObject *)list;
    if (made->ob_item == NULL && (made->ob_item = PyMem_New(PyObject *, 8)) != NULL) made->allocated = 8;
    return PyList_Append(list, item);
}
static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = Py_SIZE(list);
    if (size >= ((PyListObject *)list)->allocated) return slow_append(list, item);
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}
#define PyList_Append quick_append
#endif
static inline int quick_check(PyObject *object, PyTypeObject *type) {
    for (PyTypeObject *own = Py_TYPE(object); own != NULL; own = own->tp_base)
        if (own == type) return 1;
    return PyType_IsSubtype(Py_TYPE(object), type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) quick_check((PyObject *)(object), type)
"""

# Nobody else calls into the module, so the C compiler may put functions into one another. How mypyc indents
# shall not be looked at: gcc searches a long file for every line that it looks at, half of its whole time.
# Functions of Python are called where they are, not by way of a table of jumps.
UNIX_FLAGS = ["-fvisibility=hidden", "-Wno-misleading-indentation", "-fno-plt"]


def modules() -> list[str]:
    """The modules to compile, as one group: calls inside it are direct."""
    package = Path(__file__).resolve().parent / "optcg"
    engine = package / "engine"
    names = {path.relative_to(engine).with_suffix("").as_posix() for path in engine.rglob("*.py")}
    compiled = [name for name in names - PLAIN if not name.endswith("__init__")]
    bots = {path.stem for path in (package / "bots").glob("*.py")} - PLAIN_BOTS
    inside = [*(f"engine/{name}.py" for name in compiled), *(f"bots/{name}.py" for name in bots)]
    return sorted([*BESIDES, *(f"optcg/{name}" for name in inside)])


def wanted() -> str:
    """What to build: `compiled`, `auto` where a try is worth it, or `pure`."""
    asked = os.environ.get("OPTCG_BUILD") or "auto"
    if asked not in ("auto", "compiled", "pure"):
        sys.exit(f"OPTCG_BUILD is auto, compiled or pure, not {asked!r}.")
    if asked == "auto" and hindrance():
        return "pure"
    return asked


def hindrance() -> str:
    """Why `auto` does not try to compile; nothing if it does."""
    if "editable_wheel" in sys.argv or "develop" in sys.argv:
        return "this install is editable"
    if sys.implementation.name != "cpython":
        return "this is not CPython"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "the headers of this Python are not installed (Python.h)"
    return ""


def parts(sources: Iterable[str]) -> list[str]:
    """A C file for each folder of modules, the longest first: the guard, and what mypyc wrote for the folder.

    Parts are compiled at the same time, but no function of one is put into another. A decision mostly stays
    in `optcg/engine`, so the runtime library of mypyc is in that part.
    """
    folders: dict[str, list[Path]] = {}
    for path in map(Path, sources):
        folder = path.stem.removeprefix("__native_").rpartition("___")[0]
        folders.setdefault(folder or "optcg___engine", []).append(path)
    made = []
    for folder, paths in sorted(folders.items(), key=lambda part: -sum(p.stat().st_size for p in part[1])):
        around = paths[0].with_name(f"{folder.replace('___', '.')}.c")
        around.write_text(GUARD + QUICK + "".join(f'#include "{path.name}"\n' for path in paths))
        made.append(str(around))
    return made


def tell(what: str) -> None:
    print(f"optcg: {what}", file=sys.stderr)


class BuildOrLeave(build_ext):
    """All extension modules, or none: with `auto` a failure leaves the plain source."""

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:
            if MODE == "compiled":
                raise
            tell(f"the engine stays plain, it could not be compiled: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
        else:
            tell("the engine is compiled")

    def build_extensions(self) -> None:
        """Compile all parts, as many at a time as there are cores. Each extension then is only linked."""
        whole, *shims = self.extensions
        jobs = [(Path(source).stem, whole, [source]) for source in whole.sources]
        # Python finds a module by its shim: a small extension that looks into the whole.
        jobs.insert(1, ("shims", shims[0], [source for shim in shims for source in shim.sources]))
        number, of = count(1), len(jobs)
        tell(f"compiling {of} parts on {os.cpu_count()} cores")

        def compile_part(job: tuple[str, Extension, list[str]]) -> None:
            name, extension, sources = job
            began = time.monotonic()
            self.compiler.compile(
                sources,
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                debug=self.debug,
                extra_postargs=extension.extra_compile_args,
            )
            tell(f"compiled {next(number)} of {of}: {name} in {time.monotonic() - began:.0f} s")

        # MSVC looks for its programs when it is first called, so the shortest job goes alone.
        compile_part(jobs.pop())
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_part, jobs))
        for extension in self.extensions:
            objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            extension.sources, extension.extra_objects = [], objects
            extension.depends = [*extension.depends, *objects]
        super().build_extensions()


class BuildWithReadings(build_py):
    """Reads the house set once and for all: what was read is kept in the package, where nobody else writes.

    A file of it that does not belong to the code beside it is not believed (`optcg/cards/kept.py`), and
    without it the cards are read at their first use. In an editable install the code changes too often.
    """

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        here = Path(self.build_lib).resolve()
        kept = here / "optcg" / "cards" / "house" / "kept"
        shutil.rmtree(kept, ignore_errors=True)
        path = os.pathsep.join([str(here), *filter(None, sys.path)])
        done = subprocess.run(
            [sys.executable, "-c", "from optcg import Catalog; list(Catalog.house())"],
            env={**os.environ, "PYTHONPATH": path, "OPTCG_HOME": str(kept)},
            cwd=here,
            check=False,
        )
        if done.returncode:
            tell("the house cards are read at their first use: they could not be read now")
        for file in kept.glob("*"):
            file.chmod(0o644)


def extensions() -> list[Extension]:
    building = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install", "develop"} & set(sys.argv)
    if not building:
        return []
    if MODE == "pure":
        asked = os.environ.get("OPTCG_BUILD") == "pure"
        tell("the engine is plain Python: " + ("OPTCG_BUILD=pure" if asked else hindrance()))
        return []
    try:
        from mypyc.build import mypycify

        tell(f"translating {len(modules())} modules to C")
        # `COMPILED` is that of `engine/width.py`.
        asked = ["--always-true=COMPILED", *modules()]
        made = list(mypycify(asked, opt_level="2", debug_level="0", group_name="optcg", multi_file=True))
        made[0].sources = parts(made[0].sources)
        if sys.platform != "win32":
            for extension in made:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        return made
    except (ImportError, SystemExit) as error:
        if MODE == "compiled":
            raise
        tell(f"the engine stays plain, mypyc did not translate it: {error}")
        return []


MODE = wanted()

if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildOrLeave, "build_py": BuildWithReadings},
        setup_requires=READING if MODE == "pure" else NEEDED,
    )
