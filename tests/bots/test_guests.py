"""Guests: whatever one does wrong, its game is lost with a reason, and the others go on."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from optcg.bots import MAKERS, Bot, RandomBot, make
from optcg.model.errors import OptcgError
from optcg.sim import Outcome, Pairing, Runs
from optcg.sim.engines import Engine, InPlace, Workers
from tests.bots.guests import CLASS_FAULTS, FAULTS, GREETED, HANG, LAST, module, played, program
from tests.cli.run import run
from tests.needs import ROOT, tool
from tests.sim.pairings import DECKS, HOUSE, children, command, environment, heed_interrupts

EXAMPLES = ROOT / "examples" / "guests"


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module of guests."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return module(tmp_path)


def simulated(
    folder: Path, *bots: str, games: int = 2, engine: Engine | None = None, best_of: int = 1
) -> list[Outcome]:
    decks = DECKS["ember-rush"], DECKS["moss-wall"]
    pairing = Pairing(decks, (bots[0], bots[-1]), seed=1, best_of=best_of)
    with Runs(HOUSE, [pairing], games, folder) as runs:
        runs.play(engine or InPlace())
        return runs.outcomes(0)


# What fails --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_loses_with_a_reason(fault: str, tmp_path: Path) -> None:
    source, why = FAULTS[fault]
    before = set(children(os.getpid()))
    began = time.monotonic()
    game, guest = played(program(tmp_path, source), seat=1)
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (0, "concession")
    assert guest.report.startswith(f"{guest.name} {why}")
    assert guest.report.isprintable()
    assert time.monotonic() - began < 20
    assert set(children(os.getpid())) <= before


@pytest.mark.parametrize("kind", CLASS_FAULTS)
def test_a_class_that_fails_loses_with_a_reason(kind: str, classes: str) -> None:
    game, guest = played(f"{classes}:{kind}")
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (1, "concession")
    assert guest.report == f"{classes}:{kind} {CLASS_FAULTS[kind]}"
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL


@pytest.mark.parametrize("engine", [InPlace(), Workers(2)], ids=["here", "workers"])
@pytest.mark.parametrize("fault", ["death in the middle", "wrong version", "Crash", "Hang:0.2s"])
def test_the_run_goes_on(fault: str, engine: Engine, classes: str, tmp_path: Path) -> None:
    bad = program(tmp_path, FAULTS[fault][0]) if fault in FAULTS else f"{classes}:{fault}"
    found = simulated(tmp_path / "runs", bad, "random", games=4, engine=engine)
    assert [(outcome.winner, outcome.reason) for outcome in found] == [(1, "forfeit")] * 4
    why = FAULTS[fault][1] if fault in FAULTS else CLASS_FAULTS[fault]
    assert {outcome.why for outcome in found} == {(f"{bad} {why}", "")}


def test_each_game_of_a_match_is_lost_for_itself(classes: str, tmp_path: Path) -> None:
    (found,) = simulated(tmp_path, "random", f"{classes}:Crash", games=1, best_of=3)
    assert (found.winner, found.reason) == (0, "2-0")
    assert found.why == ("", f"{classes}:Crash failed: ValueError: no idea.")


def test_who_stops_a_run_stops_its_guests(tmp_path: Path) -> None:
    """Also one that is deaf to the end of its input."""
    marks = tmp_path / "marks"
    marks.mkdir()
    source = GREETED + f"open({str(marks)!r} + '/' + str(os.getpid()), 'w'); heard(); time.sleep(600)"
    file = tmp_path / "deaf.py"
    file.write_text(source, encoding="utf-8")
    words = ["sim", "ember-rush", "moss-wall", "-n", "9", "--jobs", "2", "--out", str(tmp_path / "runs")]
    words += ["--bots", f"cmd:300s: {sys.executable} {file}"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command(*words), env=environment(), preexec_fn=heed_interrupts, **quiet) as running:
        give_up = time.monotonic() + 60
        while len(list(marks.iterdir())) < 2 and time.monotonic() < give_up:
            time.sleep(0.05)
        guests = [int(mark.name) for mark in marks.iterdir()]
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 130
    assert len(guests) == 2
    assert not any(Path(f"/proc/{guest}").exists() for guest in guests)


# What plays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", ["guest.py", "guest.mjs"])
def test_the_examples_play_whole_games_and_win(example: str, tmp_path: Path) -> None:
    file = EXAMPLES / example
    assert len(file.read_text(encoding="utf-8").splitlines()) < 60
    name = f"cmd:30s: {sys.executable if file.suffix == '.py' else tool('node')} {file}"
    found = simulated(tmp_path / "once", name, "random", games=6)
    assert [outcome.why for outcome in found] == [("", "")] * 6
    assert sum(outcome.winner == 0 for outcome in found) >= 5
    assert simulated(tmp_path / "again", name, "random", games=6, engine=Workers(2)) == found


def test_a_class_plays_by_its_seed(classes: str, tmp_path: Path) -> None:
    found = simulated(tmp_path / "once", f"{classes}:Seeded", f"{classes}:Last", games=6)
    assert {outcome.reason for outcome in found} <= {"damage", "deck"}
    again = simulated(tmp_path / "more", f"{classes}:Seeded", f"{classes}:Last", games=6, engine=Workers(2))
    assert again == found


def test_what_a_program_is_told(tmp_path: Path) -> None:
    """Its versions, seat and time; each card and each event once; and how the game ended."""
    heard = tmp_path / "heard"
    source = LAST.replace("sys.stdin.readline()", "told()").replace(
        "hello =", f"file = open({str(heard)!r}, 'w')\ndef told():\n line = sys.stdin.readline()\n"
        " file.write(line); file.flush()\n return line\nhello ="
    )  # fmt: skip
    game, guest = played(program(tmp_path, source), seat=1)
    hello, *asked, over = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert (hello["type"], hello["protocol"], hello["player"], hello["seconds"]) == ("hello", 1, "B", 30)
    assert sorted(hello["deck"]) == sorted(DECKS["moss-wall"].numbers[1:])
    assert hello["seed"] == guest.seed < 2**48
    assert [message["id"] for message in asked] == list(range(1, len(asked) + 1))
    events = [event for message in asked for event in message["events"]]
    assert events == [event.to_dict(1) for event in game.view(1).events[: len(events)]]
    cards = [number for message in asked for number in message["cards"]]
    assert len(cards) == len(set(cards)) > len(set(hello["deck"]))
    assert asked[0]["cards"][hello["deck"][0]] == HOUSE[hello["deck"][0]].to_dict()
    assert game.result is not None
    assert over == {"type": "over", "result": game.result.to_dict(), "error": None}
    shown = re.findall(
        r"```json\n(.*?)```", (ROOT / "docs" / "guests.md").read_text(encoding="utf-8"), re.DOTALL
    )
    on_page = {message.get("type", "answer"): message for message in map(json.loads, shown)}
    for message in (hello, asked[0], over):
        assert on_page[message["type"]].keys() == message.keys()


def test_a_maker_that_was_added_works_in_other_processes(
    classes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added = __import__(classes)
    monkeypatch.setitem(MAKERS, "mine", added.maker)
    found = simulated(tmp_path / "here", "mine", "random", games=4)
    assert simulated(tmp_path / "workers", "mine", "random", games=4, engine=Workers(2)) == found
    assert {outcome.reason for outcome in found} == {"damage"}


def test_a_maker_that_no_other_process_finds_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(seed: int | None) -> Bot:
        return RandomBot(seed)

    monkeypatch.setitem(MAKERS, "mine", here)
    assert len(simulated(tmp_path / "here", "mine")) == 2
    with pytest.raises(OptcgError, match=r"cannot be handed to other processes: mine .*can be imported"):
        simulated(tmp_path / "workers", "mine", engine=Workers(2))


def test_a_maker_of_the_script_that_runs_is_told(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from optcg import Catalog\nfrom optcg.bots import MAKERS, RandomBot\n"
        "from optcg.sim import Pairing, Runs\nfrom optcg.sim.engines import Workers\n"
        "class Mine(RandomBot): pass\nMAKERS['mine'] = Mine\nhouse = Catalog.house()\n"
        "pair = Pairing((house.decks['ember-rush'], house.decks['moss-wall']), ('mine', 'random'), 1)\n"
        f"with Runs(house, [pair], 2, __import__('pathlib').Path({str(tmp_path)!r})) as runs:\n"
        "    runs.play(Workers(2))\n",
        encoding="utf-8",
    )
    ran = subprocess.run([sys.executable, script], env=environment(), capture_output=True, text=True)
    assert "cannot be handed to other processes: mine (it is made in the program that runs)" in ran.stderr


def test_another_program_in_the_same_file_plays_its_own_games(tmp_path: Path) -> None:
    name = program(tmp_path, LAST)
    first = simulated(tmp_path / "runs", name, "random")
    Path(name.split()[-1]).write_text(LAST.replace("[-1]", "[0]"), encoding="utf-8")
    assert simulated(tmp_path / "runs", name, "random") != first


# How they are named ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cmd: no-such-program at all", r"no program 'no-such-program' that can be started"),
        ("cmd: cat 'open", r"cannot be read: No closing quotation"),
        ("cmd:0s: cat", r"more than 0 seconds"),
        ("nowhere.at_all:Bot", r"no bot nowhere.at_all:Bot: ModuleNotFoundError"),
        ("json:Nothing", r"no bot json:Nothing: no such class has a method `choose`"),
        ("json:dumps", r"no such class"),
        ("nobody", r"no bot named 'nobody'"),
        ("nobody:300", r"no bot named 'nobody'"),
        ("random:Bot", r"'random' does not look ahead"),
    ],
)
def test_a_guest_that_is_not_there_is_told_beforehand(name: str, words: str) -> None:
    with pytest.raises(OptcgError, match=words):
        make(name)


def test_a_module_of_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    assert make(f"{module(tmp_path)}:Last", 1)


def sim(*args: str) -> Any:
    return run("sim", "ember-rush", "moss-wall", "--jobs", "1", "-n", "4", *args)


def test_the_result_of_a_run_counts_forfeits(classes: str, tmp_path: Path) -> None:
    bad = f"{classes}:Crash"
    args = ["--bots", f"{bad},{classes}:Last", "--out", str(tmp_path / "runs")]
    shown = sim(*args).stdout
    assert "as a guest failed       0                           4\n" in shown
    assert f"A guest failed in 4 games. The first time: {bad} failed:" in " ".join(shown.split())
    found = json.loads(sim(*args, "--json").stdout)
    assert found["reasons"] == {"forfeit": [0, 4]}
    assert found["forfeits"] == [{"bot": bad, "count": 4, "why": f"{bad} failed: ValueError: no idea."}]


@pytest.mark.parametrize(
    "command",
    [("compare", "ember-rush", "--swap", "HS02-003:HS01-003:2", "--against"), ("matrix", "ember-rush")],
)
def test_compare_and_matrix_count_them_too(command: tuple[str, ...], classes: str, tmp_path: Path) -> None:
    args = [*command, "moss-wall", "--bots", f"{classes}:Crash,random", "--out", str(tmp_path / "runs")]
    args += ["--jobs", "1", "-n", "2"]
    games = 4 if command[0] == "compare" else 2
    assert f"A guest failed in {games} games." in run(*args).stdout
    (failed,) = json.loads(run(*args, "--json").stdout)["forfeits"]
    assert (failed["bot"], failed["count"]) == (f"{classes}:Crash", games)


def test_a_comma_in_quotes_belongs_to_the_command(tmp_path: Path) -> None:
    name = program(tmp_path, "import sys; assert sys.argv[1] == '1,2'" + LAST)
    result = sim("--bots", f"{name} '1,2',random", "--json", "--out", str(tmp_path / "runs"))
    assert json.loads(result.stdout)["forfeits"] == []


def test_a_game_in_the_terminal_against_a_guest(classes: str) -> None:
    result = run("play", "--bot", f"{classes}:Last", "--seed", "2")
    assert "A won by deck" in result.stdout
    failed = run("play", "--bot", f"{classes}:Crash", "--seed", "2").stdout
    assert "failed: ValueError: no idea." in failed
    assert "won by concession" in failed


def test_a_hang_is_hung_up_on(tmp_path: Path) -> None:
    began = time.monotonic()
    assert simulated(tmp_path / "runs", program(tmp_path, HANG), "random", games=1)[0].reason == "forfeit"
    assert time.monotonic() - began < 20
