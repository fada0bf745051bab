"""The blocks of README and docs that can be run.

A line above a block may say how it is run: `<!-- serves -->` for a server, which is stopped once it has
answered; `<!-- run by tests/FILE -->` for one that a test of its own runs; `<!-- not run: why -->`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.needs import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOTE = re.compile(r"^<!-- (?P<note>serves|run by \S+|not run: .+?) -->$", re.MULTILINE)
_BLOCK = re.compile(
    rf"(?:{NOTE.pattern}\n)?^```(?P<kind>python|sh)\n(?P<code>.*?)^```\n(?:\n```text\n(?P<shown>.*?)^```\n)?",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    kind: str
    code: str
    shown: str | None
    note: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [Block(m["kind"], m["code"], m["shown"], m["note"] or "") for m in _BLOCK.finditer(text)]


def the_block_for(test: str, page: str) -> str:
    """The code of the block that the page leaves to this test."""
    (found,) = (block.code for block in blocks(ROOT / page) if block.note == f"run by {test}")
    return found
