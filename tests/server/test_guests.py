"""Guests at a table: offered beside the levels, asked with their own view, and told of when they fail."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.guests import FAULTS, GREETED, LAST, module, program
from tests.cli.run import run
from tests.needs import ROOT
from tests.server.running import Message, ServerProcess, get
from tests.server.test_tables import Talk, new_table, player
from tests.sim.pairings import children


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def server(log: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("guests")
    classes = module(folder)
    guests = {
        "Anna": program(folder, LAST),
        "Bert": f"{classes}:Last",
        "Dies": program(folder, FAULTS["crash"][0]),
        "Hangs": program(folder, FAULTS["hang"][0]),
        "Cracks": f"{classes}:Crash",
        "Loops": f"{classes}:Hang:0.2s",
    }
    options = [word for name, bot in guests.items() for word in ("--guest", f"{name}={bot}")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=":")
        with ServerProcess("sqlite://", *options, log=log) as process:
            yield process


def test_guests_are_offered_with_the_bots(server: ServerProcess) -> None:
    info = get(server.url + "/api/v1/info")
    assert info["guests"] == ["Anna", "Bert", "Dies", "Hangs", "Cracks", "Loops"]
    assert info["bots"][-7:] == ["hard", *info["guests"]]  # type: ignore[index, misc]


@pytest.mark.parametrize("bot", ["Anna", "Bert"])
def test_a_whole_game_against_a_guest(bot: str, server: ServerProcess) -> None:
    seated = new_table(server, bot=bot)
    end = asyncio.run(player(server, seated, 5).play())
    (ended,) = end["match"]["ended"]  # type: ignore[index]
    assert "why" not in ended
    assert ended["reason"] in ("damage", "deck")
    assert [seat["bot"] for seat in end["seats"]] == [None, bot]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Dies", "ended with exit code 1"),
        ("Hangs", "did not answer within 2 s"),
        ("Cracks", "failed"),
        ("Loops", "did not answer within 0.2 s"),
    ],
)
def test_a_guest_that_fails_concedes_and_says_why(
    bot: str, why: str, server: ServerProcess, log: Path
) -> None:
    seated = new_table(server, bot=bot)

    async def play() -> Message:
        async with Talk(server, seated["table"], seated["token"]) as ann:
            while not ann.state["match"]["over"]:  # type: ignore[index]
                if ann.state["question"] is None:
                    await ann.hear("state")
                else:
                    await ann.choose()
            return ann.state

    end = asyncio.run(play())
    assert end["match"]["ended"] == [{"winner": "A", "reason": "forfeit", "why": why}]  # type: ignore[index]
    record = get(f"{server.url}/api/v1/records/{end['records'][0]}")  # type: ignore[index]
    assert record["result"]["reason"] == "concession"  # type: ignore[index]
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = [line for line in lines if line["message"] == f"the guest {bot} {why}, so it concedes"]
    assert told
    assert {line["level"] for line in told} == {"warning"}
    assert "no idea" not in log.read_text(encoding="utf-8")


def test_a_server_that_stops_ends_its_guests_and_none_of_them_has_conceded(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(GREETED + "heard(); open('asked', 'w'); time.sleep(600)", encoding="utf-8")
    database = str(tmp_path / "tables.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        patch.setenv("PYTHONPATH", str(ROOT))
        with ServerProcess(database, "--guest", f"Slow=cmd:300s: {sys.executable} {file}") as server:
            seated = new_table(server, bot="Slow")

            async def play() -> None:
                async with Talk(server, seated["table"], seated["token"]) as ann:
                    while ann.state["question"] is not None:
                        await ann.choose()
                    while not (tmp_path / "asked").exists():
                        await asyncio.sleep(0.05)

            asyncio.run(play())
            (guest,) = [
                each
                for each in children(server.pid)
                if str(file) in Path(f"/proc/{each}/cmdline").read_text()
            ]
            assert server.stop() == 0
            assert not Path(f"/proc/{guest}").exists()
        with ServerProcess(database) as server:
            end = asyncio.run(player(server, seated, 5).play())
            (ended,) = end["match"]["ended"]  # type: ignore[index]
            assert (ended["reason"], ended["why"]) == ("forfeit", "does not play at this server")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("cmd: cat", "'cmd: cat' is not a new name"),
        ("hard=cmd: cat", "'hard' is not a new name"),
        ("Two words=cmd: cat", "'Two words' is not a new name"),
        ("Anna=cmd: no-such-program", "There is no program 'no-such-program'"),
        ("Anna=nobody", "no bot named 'nobody'"),
    ],
)
def test_a_guest_that_cannot_be_offered_is_told(given: str, words: str) -> None:
    result = run("serve", "--guest", given)
    assert result.exit_code == 2
    assert words in result.stderr
