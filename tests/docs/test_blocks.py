"""Every ```python and ```sh block of README and docs runs, and prints the ```text that follows it.

The blocks of a page run one after the other in a folder of their own, with the house set, a deck list, and a
small file of card data. Large numbers of games are made small. A block that cannot run has a line
`<!-- not run: why -->` above it.
"""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

from optcg.cards import Catalog
from tests.needs import ROOT, packages

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<reason>.+?) -->\n)?^```(?P<kind>python|sh)\n(?P<code>.*?)^```\n"
    r"(?:\n```text\n(?P<shown>.*?)^```\n)?",
    re.DOTALL | re.MULTILINE,
)
CATALOG = Catalog.house()
MANY = re.compile(r"(?<= -n )\d{2,}")
FEW = "2"
LONGEST = 300  # seconds that a block may take on a busy machine
EXTRAS = {"learning.md": ("rl", "gymnasium", "numpy", "pettingzoo"), "simulation.md": ("plot", "matplotlib")}


@dataclass(frozen=True)
class Block:
    kind: str
    code: str
    shown: str | None
    reason: str | None


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [Block(m["kind"], m["code"], m["shown"], m["reason"]) for m in BLOCK.finditer(text)]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What somebody who reads the pages has at hand."""
    red = [card for card in CATALOG if card.category == "Character" and card.colors == ("Red",)]
    own = [
        {
            "id": number,
            "name": f"Card {number}",
            "category": "Character",
            "colors": ["Red"],
            "cost": 2,
            "power": power,
            "counter": 1000,
            "attributes": ["Slash"],
            "types": list(red[0].types),
        }
        for number, power in (("OP01-016", 3000), ("OP01-025", 4000))
    ]
    data = tmp_path / "card-data.zip"
    with ZipFile(data, "w") as packed:
        packed.writestr("cards.json", json.dumps(own))
    numbers = list(CATALOG.decks["ember-rush"].numbers)
    left = [number for number in numbers if number != numbers[-1]]
    left += ["OP01-016"] * (len(numbers) - len(left))
    (tmp_path / "my-deck.txt").write_text("\n".join(f"1x{number}" for number in left), encoding="utf-8")
    decks = tmp_path / "decks"
    decks.mkdir()
    for deck in ("ember-rush", "moss-wall"):
        lines = (f"1x{number}" for number in CATALOG.decks[deck].numbers)
        (decks / f"{deck}.txt").write_text("\n".join(lines), encoding="utf-8")
    programs = tmp_path / ".bin"
    programs.mkdir()
    for program, words in (("optcg", " -m optcg"), ("python", "")):
        file = programs / program
        file.write_text(f'#!/bin/sh\nexec "{sys.executable}"{words} "$@"\n', encoding="utf-8")
        file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("OPTCG_CARD_DATA", str(data))
    return tmp_path


def printed_by_python(code: str, names: dict[str, object]) -> str:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


def printed_by_shell(code: str) -> str:
    command = ["sh", "-e", "-c", MANY.sub(FEW, code)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, f"{code}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_the_blocks_of_a_page_run(page: Path, folder: Path) -> None:
    if page.name in EXTRAS:
        packages(*EXTRAS[page.name])
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.reason is not None:
            continue
        if block.kind == "python":
            printed = printed_by_python(block.code, names)
        else:
            printed = printed_by_shell(block.code)
        if block.shown is not None:
            assert printed.strip("\n") == block.shown.strip("\n")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    """A fence of another kind could hold code that nobody runs."""
    text = page.read_text(encoding="utf-8")
    kinds = re.findall(r"^```(\S*)$", text, re.MULTILINE)[::2]
    assert set(kinds) <= {"python", "sh", "text", "json", "{toctree}"}
    assert sum(kind in ("python", "sh") for kind in kinds) == len(blocks(page))
    assert len(re.findall("<!-- not run:", text)) == sum(block.reason is not None for block in blocks(page))


def test_few_blocks_are_left_out() -> None:
    every = [block for page in PAGES for block in blocks(page)]
    left_out = [block for block in every if block.reason is not None]
    assert len(left_out) <= len(every) / 4
