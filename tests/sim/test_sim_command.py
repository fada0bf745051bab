"""`optcg sim`: what it says, what it writes, and how it goes on after an interruption."""

import json
import signal
import sys
import time
from pathlib import Path

import pytest

from optcg import Record
from optcg.cli.build import PLAIN
from tests.cli.run import run
from tests.sim.pairings import HOUSE, stop_midway

PLAY = ("sim", "ember-rush", "moss-wall", "--bots", "random")


def kept(folder: Path) -> tuple[str, ...]:
    return "--out", str(folder)


def test_the_result_in_words(tmp_path: Path) -> None:
    result = run(*PLAY, "-n", "12", "--jobs", "1", *kept(tmp_path))
    assert result.exit_code == 0
    assert result.stderr == f"{PLAIN}\n"
    for words in ("A ember-rush", "B moss-wall", "95 % interval", "going first", "going second", "by damage"):
        assert words in result.stdout
    assert "12 games; 12 in " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100
    again = run(*PLAY, "-n", "12", "--jobs", "1", *kept(tmp_path))
    assert "12 games, all played before" in again.stdout
    assert again.stdout.splitlines()[:9] == result.stdout.splitlines()[:9]


def test_the_result_as_json(tmp_path: Path) -> None:
    plain = json.loads(run(*PLAY, "-n", "10", "--jobs", "1", "--json", *kept(tmp_path)).stdout)
    assert plain["games"] == 10 == sum(plain["wins"]) + plain["draws"]
    assert 0 <= plain["first_player_wins"] <= 10
    low, high = plain["interval"]
    assert 0 <= low <= plain["wins"][0] / sum(plain["wins"]) <= high <= 1
    assert plain["seconds"] > 0
    assert plain["complete"] is True
    assert plain["first"]["games"] == plain["second"]["games"] == [5, 5]
    assert sum(plain["first"]["wins"]) == plain["first_player_wins"]
    assert sum(plain["turns"].values()) == 10
    assert Path(plain["run_file"]).is_file()


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    plain = json.loads(run(*PLAY, "-n", "2", "--jobs", "1", "--json").stdout)
    assert Path(plain["run_file"]).parent == tmp_path / "runs"


def test_records_are_saved_and_replay(tmp_path: Path) -> None:
    run(*PLAY, "-n", "4", "--jobs", "2", "--save", str(tmp_path / "records"), *kept(tmp_path / "runs"))
    lines = next((tmp_path / "runs").iterdir()).read_text(encoding="utf-8").splitlines()
    games = {row["game"]: row for row in map(json.loads, lines[1:]) if "game" in row}
    for place in range(4):
        record = Record.load(tmp_path / "records" / f"game-{place:05}.json")
        game = record.replay(HOUSE)
        assert game.result is not None
        assert game.result.winner == games[place]["winner"]
        assert record.seed == games[place]["seed"]


def test_matches(tmp_path: Path) -> None:
    play = (*PLAY, "--match", "3", "-n", "3", "--jobs", "1", "--save", str(tmp_path / "records"))
    result = run(*play, *kept(tmp_path / "runs"))
    assert "best of 3, the loser chooses" in result.stdout
    assert "3 matches; 3 in" in result.stdout
    plain = json.loads(run(*play, "--json", *kept(tmp_path / "runs")).stdout)
    assert (plain["games"], plain["match"]) == (3, 3)
    assert set(plain["reasons"]) <= {"2-0", "2-1"}
    saved = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert [name for name in saved if name.endswith("-1.json")] == [f"match-0000{n}-1.json" for n in range(3)]
    assert 6 <= len(saved) <= 9
    assert all(Record.load(tmp_path / "records" / name).replay(HOUSE).over for name in saved)


def test_a_bot_that_plays_by_the_clock_is_told_of(tmp_path: Path) -> None:
    result = run(
        "sim", "ember-rush", "moss-wall", "--bots", "search:0.001s,random", "-n", "1", *kept(tmp_path)
    )
    assert result.exit_code == 0
    assert "search:0.001s plays by the clock" in result.stderr
    for command in (("matrix",), ("compare", "ember-rush", "--swap", "HS02-003:HS01-003:2")):
        refused = run(*command, "--bots", "search:0.2s")
        assert refused.exit_code == 2
        assert "Give it nodes instead: search:300" in refused.stderr


def test_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run(*PLAY, "-n", "4", "--jobs", "1", "--plot", str(tmp_path / "sim.svg"), *kept(tmp_path))
    assert (tmp_path / "sim.svg").read_text(encoding="utf-8").startswith("<?xml")
    refused = run(
        *PLAY, "-n", "4", "--jobs", "1", "--plot", str(tmp_path / "no" / "sim.png"), *kept(tmp_path)
    )
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)


def test_without_matplotlib_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run(*PLAY, "-n", "2", "--jobs", "1", "--plot", "sim.png", *kept(tmp_path))
    assert result.exit_code == 2
    assert "optcg[sim]" in result.stderr


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("ember-rush", "no-such-deck"), 2, "no house deck and no file"),
        (("ember-rush",), 2, "Missing argument"),
        (("ember-rush", "moss-wall", "--bots", "clever"), 2, "There is no bot named 'clever'"),
        (("ember-rush", "moss-wall", "--bots", "random,random,random"), 2, "one or two, not 3"),
        (("ember-rush", "moss-wall", "-n", "0"), 2, "0 is not in the range"),
        (("-", "-"), 2, "Only one of the decks"),
    ],
)
def test_wrong_use_is_one_sentence(args: tuple[str, ...], code: int, words: str) -> None:
    result = run("sim", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_an_illegal_deck_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("1xHS01-001\n5xHS01-002\n", encoding="utf-8")
    result = run("sim", str(file), "moss-wall")
    assert result.exit_code == 1
    assert "is not legal" in result.stderr


def without_time(text: str) -> dict[str, object]:
    plain = json.loads(text)
    del plain["seconds"], plain["run_file"]
    return plain


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
def test_a_run_that_was_stopped_goes_on_to_the_same_result(how: signal.Signals, tmp_path: Path) -> None:
    long = (*PLAY, "-n", "100000", "--jobs", "2")
    stopped = stop_midway(tmp_path / "a", how, *long, *kept(tmp_path / "a"))
    if how is signal.SIGINT:
        assert stopped.returncode == 130
        assert "of 100,000 games. They are kept in" in stopped.stderr
        assert "the same command goes on from there" in stopped.stderr
        assert "A ember-rush" in stopped.stdout
        assert "Traceback" not in stopped.stderr
    games = len(games_of(tmp_path / "a")) + 10
    play = (*PLAY, "-n", str(games), "--jobs", "1", "--json")
    went_on = run(*play, *kept(tmp_path / "a")).stdout
    at_once = run(*play, *kept(tmp_path / "b")).stdout
    assert without_time(went_on) == without_time(at_once)
    assert games_of(tmp_path / "a")[:games] == games_of(tmp_path / "b")


def test_no_worker_outlives_a_killed_command(tmp_path: Path) -> None:
    stop_midway(tmp_path, signal.SIGKILL, *PLAY, "-n", "100000", "--jobs", "2", *kept(tmp_path))
    give_up = time.monotonic() + 30
    while (left := workers_of(tmp_path)) and time.monotonic() < give_up:
        time.sleep(0.05)
    assert left == []


def workers_of(folder: Path) -> list[str]:
    """The processes that were started with this folder as their mark."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"OPTCG_TEST_RUN={folder}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(process.name)
        except OSError:
            continue
    return found


def games_of(folder: Path) -> list[str]:
    """The lines of the games, in the order of their places."""
    (file,) = folder.iterdir()
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if '"game"' in line]
    return sorted(lines, key=lambda line: json.loads(line)["game"])


def test_two_seats_of_a_mirror_match_are_even(tmp_path: Path) -> None:
    """With balanced turn order neither seat is better: half of the wins lies within the interval."""
    play = ("sim", "ember-rush", "ember-rush", "--bots", "random", "-n", "120")
    low, high = json.loads(run(*play, "--json", *kept(tmp_path)).stdout)["interval"]
    assert low <= 0.5 <= high


def test_a_long_name_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "a-deck-with-a-name-that-is-longer-than-its-column.txt"
    file.write_text(run("deck", "convert", "ember-rush").stdout, encoding="utf-8")
    result = run("sim", str(file), "moss-wall", "--bots", "random", "-n", "2", *kept(tmp_path / "runs"))
    assert result.stdout.splitlines()[0].split() == ["A", "a-deck-with-a-name-that…", "B", "moss-wall"]
