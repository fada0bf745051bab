"""Pairings and runs for the tests: two house decks in the hands of bots that make any legal choice."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from optcg import Catalog
from optcg.sim import Outcome, Pairing, Runs
from optcg.sim.engines import Engine, InPlace
from tests.needs import ROOT

HOUSE = Catalog.house()
DECKS = HOUSE.decks


def pairing(a: str = "ember-rush", b: str = "moss-wall", seed: int = 1, row: str = "") -> Pairing:
    return Pairing((DECKS[a], DECKS[b]), ("random", "random"), seed, row)


def outcomes(
    folder: Path, games: int, engine: Engine | None = None, pairings: Sequence[Pairing] = ()
) -> list[list[Outcome]]:
    """Play these games, or what is missing of them."""
    row = pairings or (pairing(),)
    with Runs(HOUSE, row, games, folder) as runs:
        runs.play(engine or InPlace())
        return [runs.outcomes(place) for place in range(len(row))]


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "optcg", *args]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def kept_lines(folder: Path) -> int:
    return sum(file.read_bytes().count(b"\n") for file in folder.glob("*.jsonl"))


def heed_interrupts() -> None:
    """What a shell starts in the background ignores SIGINT, and hands that on to what it starts itself."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop_midway(
    folder: Path, how: signal.Signals, *args: str, lines: int = 12
) -> subprocess.CompletedProcess[str]:
    """Start a command that keeps its games in a folder, and stop it when it has kept some."""
    process = subprocess.Popen(
        command(*args),
        env={**environment(), "OPTCG_TEST_RUN": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    give_up = time.monotonic() + 120
    try:
        while kept_lines(folder) < lines and process.poll() is None and time.monotonic() < give_up:
            time.sleep(0.01)
        assert process.poll() is None, "it ended before it could be stopped"
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return subprocess.CompletedProcess(args, process.returncode, out, err)


def children(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = re.sub(r"^(\d+) \(.*\) ", r"\1 ", stat.read_text()).split()
        except OSError:
            continue
        if int(fields[2]) == pid and fields[1] != "Z":
            found.append(int(fields[0]))
    return found
