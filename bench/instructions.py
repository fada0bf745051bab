"""Counts the instructions of a decision and of a clone, with callgrind, and holds them to committed figures.

    python -m bench.instructions                    count, compare, and fail where one is over 10 % higher
    python -m bench.instructions --move "REASON"    count, and commit to these figures from now on
    python -m bench.instructions --lists            only count, with official deck lists

A count does not depend on how busy or how fast the machine is. The figures are in `instructions.json`, by
build and by version of Python.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.compiled_copy import CannotCompile, environment, make_copy
from bench.counted_play import MARK

FIGURES = Path(__file__).with_name("instructions.json")
ROOM = 10  # per cent
VERSION = "{}.{}".format(*sys.version_info)
TOTAL = re.compile(r"^totals: (\d+)$", re.MULTILINE)

Counts = dict[str, int]


def count(build: str, work: str = "bench.counted_play") -> Counts:
    """Instructions of one of each thing that the counted work does."""
    program = [sys.executable, "-s", "-m", work]
    variables = {**environment(build), "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        # Once without counting: Python writes its bytecode, and the counted run only reads it.
        subprocess.run(program, cwd=folder, env=variables, check=True, capture_output=True)
        valgrind = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", "--callgrind-out-file=part"]
        done = subprocess.run(
            [*valgrind, *program], cwd=folder, env=variables, check=True, capture_output=True, text=True
        )
        # Part 1 ends at the first mark and is the start; those that follow are in the order they are told in.
        told = enumerate(json.loads(done.stdout).items(), 2)
        return {what: _total(Path(folder, f"part.{part}")) // times for part, (what, times) in told}


def _total(part: Path) -> int:
    found = TOTAL.search(part.read_text())
    if found is None:
        raise ValueError(f"callgrind wrote no total in {part.name}")
    return int(found[1])


def builds() -> list[str]:
    """What can be counted here."""
    try:
        make_copy()
    except CannotCompile as reason:
        print(f"Instructions of the compiled build are not counted: {reason}.")
        return ["plain"]
    return ["plain", "compiled"]


def count_all(names: list[str]) -> dict[str, Counts]:
    with ThreadPoolExecutor(len(names)) as pool:
        return dict(zip(names, pool.map(count, names), strict=True))


def compare(counted: dict[str, Counts], figures: dict[str, dict[str, Counts]]) -> list[str]:
    """Print each count beside its figure; a sentence for each that is too high."""
    too_high: list[str] = []
    for build, counts in counted.items():
        known = figures.get(build, {}).get(VERSION, {})
        for what, found in counts.items():
            figure = known.get(what)
            if figure is None:
                print(f"{build}, {what}: {found:,} instructions; no figure for Python {VERSION}")
                continue
            change = found / figure - 1
            print(f"{build}, {what}: {found:,} instructions, {change:+.1%} against {figure:,}")
            if found * 100 > figure * (100 + ROOM):
                too_high.append(f"A {what} of the {build} build takes {change:.1%} more instructions.")
    return too_high


def moved(data: dict[str, object], counted: dict[str, Counts], reason: str) -> dict[str, object]:
    """The figures with what was counted in their place, and the reason of the last move."""
    figures = json.loads(json.dumps(data["figures"]))
    for build, counts in counted.items():
        figures.setdefault(build, {})[VERSION] = counts
    return {"moved_because": reason, "figures": figures}


def main() -> int:
    parser = argparse.ArgumentParser(description="Count the instructions of a decision and of a clone.")
    parser.add_argument("--move", metavar="REASON", help="write what is counted as the new figures")
    parser.add_argument("--lists", action="store_true", help="count official deck lists instead")
    asked = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("Instructions are not counted: valgrind is not installed (`make tools` can install it).")
        return 0
    if asked.lists:
        for build in builds():
            for what, found in count(build, "bench.counted_lists").items():
                print(f"{build}, {what} with official deck lists: {found:,} instructions")
        return 0
    data = json.loads(FIGURES.read_text())
    counted = count_all(builds())
    too_high = compare(counted, data["figures"])
    if asked.move:
        FIGURES.write_text(json.dumps(moved(data, counted, asked.move), indent=1) + "\n")
        return 0
    for sentence in too_high:
        print(sentence)
    if too_high:
        print('Make it cheaper, or say why not: python -m bench.instructions --move "REASON"')
    return 1 if too_high else 0


if __name__ == "__main__":
    sys.exit(main())
