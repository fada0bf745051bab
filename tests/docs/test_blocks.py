"""Every ```python and ```sh block of README and docs runs, and prints the ```text that follows it.

The blocks of a page run one after the other in a folder of their own, with the house set, a deck list, a
small file of card data, and the record of a game at a table. Large numbers of games are made small.
"""

import contextlib
import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZipFile

import pytest

from optcg.bots import make
from optcg.cards import Catalog
from optcg.engine.game import Game
from optcg.server.fair_play import promise, reveal
from tests.docs.blocks import NOTE, PAGES, Block, blocks
from tests.needs import ROOT, packages
from tests.server.running import free_port, healthy

CATALOG = Catalog.house()
MANY = re.compile(r"(?<= -n )\d{2,}")
FEW = "2"
LONGEST = 300  # seconds that a block may take on a busy machine
EXTRAS = {"learning.md": ("rl", "gymnasium", "numpy", "pettingzoo"), "simulation.md": ("plot", "matplotlib")}


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
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    _game_at_a_table(tmp_path)
    programs = tmp_path / ".bin"
    programs.mkdir()
    (tmp_path / ".stamp").touch()
    checkout = f'-C "{ROOT}" BIN="{programs}" STAMP="{tmp_path / ".stamp"}"'
    for program, words in (
        ("optcg", f'"{sys.executable}" -m optcg'),
        ("python", f'"{sys.executable}"'),
        ("make", f"{shutil.which('make')} --no-print-directory {checkout}"),
    ):
        file = programs / program
        file.write_text(f'#!/bin/sh\nexec {words} "$@"\n', encoding="utf-8")
        file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("OPTCG_CARD_DATA", str(data))
    return tmp_path


def _game_at_a_table(folder: Path) -> None:
    game = Game.start(CATALOG, (CATALOG.decks["ember-rush"], CATALOG.decks["moss-wall"]), seed=3)
    promised = promise(game.record())
    bot = make("random", seed=1)
    while (decision := game.decision) is not None:
        game.choose(bot.choose(game.view(decision.player), decision))
    (folder / "game.json").write_text(json.dumps(reveal(game.record(), promised)), encoding="utf-8")
    (folder / "commitment.txt").write_text(promised.commitment, encoding="utf-8")


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


def serve(code: str) -> None:
    """Start what the block says, wait until it answers, and ask it to stop."""
    port = free_port()
    server = subprocess.Popen(
        ["sh", "-e", "-c", code],
        env={**os.environ, "OPTCG_PORT": str(port)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + LONGEST
        while not healthy(f"http://127.0.0.1:{port}"):
            assert server.poll() is None, server.communicate()[1]
            assert time.monotonic() < until, f"{code} does not answer"
            time.sleep(0.05)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        server.communicate()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_the_blocks_of_a_page_run(page: Path, folder: Path) -> None:
    if page.name in EXTRAS:
        packages(*EXTRAS[page.name])
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.note == "serves":
            serve(block.code)
            continue
        if block.note:
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
    assert len(NOTE.findall(text)) == sum(bool(block.note) for block in blocks(page))


def noted(start: str) -> list[tuple[Path, Block]]:
    return [(page, block) for page in PAGES for block in blocks(page) if block.note.startswith(start)]


def test_a_block_that_is_left_to_another_test_is_run_there() -> None:
    for page, block in noted("run by "):
        test = block.note.removeprefix("run by ")
        source = (ROOT / test).read_text(encoding="utf-8")
        assert f'the_block_for("{test}", "{name(page)}")' in source


def test_only_the_command_that_runs_these_tests_is_not_run() -> None:
    assert {block.code.split("#")[0].strip() for _, block in noted("not run")} == {"make test"}
