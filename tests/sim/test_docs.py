"""The Python on the page about simulation runs."""

import re
from pathlib import Path

import pytest

from tests.needs import ROOT


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    page = (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(code, {})
    assert re.fullmatch(r"\(\d+, \d+\) \(0\.\d+, 0\.\d+\)\n", capsys.readouterr().out)
