"""Runs the tests of play on the compiled engine: `python -m tests.compiled [all | arguments of pytest]`.

The engine is compiled in a folder apart (`bench/compiled_copy.py`). Without a C compiler nothing is run, and
it says so.
"""

import subprocess
import sys

from bench.compiled_copy import ROOT, CannotCompile, environment, make_copy

# What plays, looks at games or keeps them. Card text, card files, commands and the project itself are plain
# Python in both builds, and the other run tests them.
GAMES = (f"games/test_{name}.py" for name in ("dropping", "equal_builds", "growth"))
PARTS = ["bots", "effects", "engine", "rules", *GAMES]
ALL_PARTS = "bots effects engine games house official rules".split()


def main(arguments: list[str]) -> int:
    try:
        copy = make_copy()
    except CannotCompile as reason:
        print(f"The tests are not run on the compiled engine: {reason}.")
        return 0
    paths = f"pythonpath={copy} {ROOT}"
    command = [sys.executable, "-m", "pytest", "--compiled", "-o", paths]
    parts = PARTS
    if arguments == ["all"]:
        parts, arguments = ALL_PARTS, []
    given = arguments or ["-n", "auto", *(f"tests/{part}" for part in parts)]
    return subprocess.run([*command, *given], cwd=ROOT, env=environment()).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
