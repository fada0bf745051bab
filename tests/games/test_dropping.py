"""Games that go out of use in deep chains leave the memory of others alone (`dropping.py`)."""

import subprocess
import sys

import pytest

from bench.compiled_copy import environment
from tests.games.dropping import PARTS, compiled_classes
from tests.needs import ROOT


@pytest.mark.parametrize("part", PARTS)
def test_memory_is_whole_after_deep_chains_are_dropped(part: str, pytestconfig: pytest.Config) -> None:
    if not pytestconfig.getoption("--compiled"):
        pytest.skip("the engine is not compiled here: python -m tests.compiled")
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.games.dropping", part],
        cwd=ROOT,
        env={**environment(), "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"after {done.stdout.split()[-1:]}: {done.stderr[:2000]}"
    if part == "classes":
        assert done.stdout.split() == [found.__qualname__ for found in compiled_classes()]
