"""`optcg sim`: what it says, what it writes, and how it goes on after an interruption."""

import json
import signal
import sys
from pathlib import Path

import pytest

from optcg import Record
from tests.cli.run import run
from tests.sim.pairings import HOUSE, stop_midway

PLAY = ("sim", "ember-rush", "moss-wall", "--bots", "random")


def kept(folder: Path) -> tuple[str, ...]:
    return "--out", str(folder)


def test_the_result_in_words(tmp_path: Path):
    result = run(*PLAY, "-n", "12", "--jobs", "1", *kept(tmp_path))
    assert result.exit_code == 0
    assert result.stderr == ""
    for words in ("A ember-rush", "B moss-wall", "95 % interval", "going first", "going second", "by damage"):
        assert words in result.stdout
    assert "12 games; 12 in " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100
    again = run(*PLAY, "-n", "12", "--jobs", "1", *kept(tmp_path))
    assert "12 games, all played before" in again.stdout
    assert again.stdout.splitlines()[:9] == result.stdout.splitlines()[:9]


def test_the_result_as_json(tmp_path: Path):
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


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    plain = json.loads(run(*PLAY, "-n", "2", "--jobs", "1", "--json").stdout)
    assert Path(plain["run_file"]).parent == tmp_path / "runs"


def test_records_are_saved_and_replay(tmp_path: Path):
    run(*PLAY, "-n", "4", "--jobs", "2", "--save", str(tmp_path / "records"), *kept(tmp_path / "runs"))
    lines = next((tmp_path / "runs").iterdir()).read_text(encoding="utf-8").splitlines()
    games = {row["game"]: row for row in map(json.loads, lines[1:]) if "game" in row}
    for place in range(4):
        record = Record.load(tmp_path / "records" / f"game-{place:05}.json")
        game = record.replay(HOUSE)
        assert game.result is not None
        assert game.result.winner == games[place]["winner"]
        assert record.seed == games[place]["seed"]


def test_a_picture(tmp_path: Path):
    pytest.importorskip("matplotlib")
    run(*PLAY, "-n", "4", "--jobs", "1", "--plot", str(tmp_path / "sim.svg"), *kept(tmp_path))
    assert (tmp_path / "sim.svg").read_text(encoding="utf-8").startswith("<?xml")
    refused = run(
        *PLAY, "-n", "4", "--jobs", "1", "--plot", str(tmp_path / "no" / "sim.png"), *kept(tmp_path)
    )
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)


def test_without_matplotlib_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
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
def test_wrong_use_is_one_sentence(args: tuple[str, ...], code: int, words: str):
    result = run("sim", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_an_illegal_deck_is_not_played(tmp_path: Path):
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
def test_a_run_that_was_stopped_goes_on_to_the_same_result(how: signal.Signals, tmp_path: Path):
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


def games_of(folder: Path) -> list[str]:
    """The lines of the games, in the order of their places."""
    (file,) = folder.iterdir()
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if '"game"' in line]
    return sorted(lines, key=lambda line: json.loads(line)["game"])


def test_two_seats_of_a_mirror_match_are_even(tmp_path: Path):
    """With balanced turn order neither seat is better: half of the wins lies within the interval."""
    play = ("sim", "ember-rush", "ember-rush", "--bots", "random", "-n", "120")
    low, high = json.loads(run(*play, "--json", *kept(tmp_path)).stdout)["interval"]
    assert low <= 0.5 <= high
