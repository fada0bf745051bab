"""`optcg matrix`: every pair, the table, the files, and how it goes on after a kill."""

import json
import signal
from pathlib import Path

import pytest

from optcg.sim import Outcome, tally
from optcg.sim.standings import Standings, own_names, pairs_of
from optcg.sim.tally import joined
from tests.cli.run import run
from tests.sim.pairings import DECKS, kept_lines, stop_midway

THREE = ("ember-rush", "moss-wall", "mire-light")
PLAY = ("matrix", *THREE, "--bots", "random")


def won(player: int, games: int, first: int = 0) -> list[Outcome]:
    return [
        Outcome(place, place, first, player, "damage", 9 + place, 80, (1, 0), (30, 31), "ab")
        for place in range(games)
    ]


def standings() -> Standings:
    """The third deck beats both others, the first beats the second."""
    decks = [DECKS[name] for name in THREE]
    pairs = {
        (0, 1): tally(won(0, 6) + won(1, 4)),
        (0, 2): tally(won(0, 1) + won(1, 9)),
        (1, 2): tally(won(0, 3) + won(1, 7)),
    }
    return Standings(decks, pairs, ("random", "random"), 1)


def test_the_best_against_the_field_comes_first() -> None:
    found = standings()
    assert [row.name for row in found.rows] == ["mire-light", "ember-rush", "moss-wall"]
    assert [row.share for row in found.rows] == [0.8, 0.35, 0.35]
    assert found.share(0, 1) == 0.9
    assert found.share(1, 0) == pytest.approx(0.1)
    assert found.share(1, 1) is None
    assert found.heading == "10 games a pair, played by random"


def test_a_tally_turned_twice_is_the_same() -> None:
    one = tally(won(0, 3, first=1) + won(1, 2, first=0))
    assert one.turned().turned() == one
    assert one.turned().wins == (2, 3)
    assert one.turned().first_wins == (one.first_wins[1], one.first_wins[0])


def test_tallies_are_joined() -> None:
    one, other = won(0, 3), won(1, 2, first=1)
    assert joined([tally(one), tally(other)]) == tally(one + other)
    assert joined([]).games == 0


def test_decks_of_one_name_are_told_apart() -> None:
    deck = DECKS["ember-rush"]
    assert own_names([deck, deck, DECKS["moss-wall"], deck]) == [
        "ember-rush",
        "ember-rush (2)",
        "moss-wall",
        "ember-rush (3)",
    ]
    assert pairs_of(3) == [(0, 1), (0, 2), (1, 2)]


def test_the_table_and_the_json(tmp_path: Path) -> None:
    result = run(*PLAY, "-n", "4", "--jobs", "1", "--out", str(tmp_path))
    assert result.exit_code == 0
    assert all(name in result.stdout for name in THREE)
    assert "12 games; 12 in" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100
    plain = json.loads(run(*PLAY, "-n", "4", "--json", "--out", str(tmp_path)).stdout)
    assert plain["decks"] == list(THREE)
    assert [pair["decks"] for pair in plain["pairs"]] == [
        [THREE[0], THREE[1]],
        [THREE[0], THREE[2]],
        [THREE[1], THREE[2]],
    ]
    assert all(pair["games"] == 4 for pair in plain["pairs"])
    assert {row["deck"] for row in plain["field"]} == set(THREE)
    assert sum(sum(row["wins"]) for row in plain["field"]) == 2 * sum(
        sum(pair["wins"]) for pair in plain["pairs"]
    )


def test_a_further_deck_plays_only_its_own_games(tmp_path: Path) -> None:
    run(*PLAY, "-n", "2", "--jobs", "1", "--out", str(tmp_path))
    more = run(*PLAY, "brass-engine", "-n", "2", "--jobs", "1", "--out", str(tmp_path))
    assert "12 games, 6 of them played before" in more.stdout
    matchup = run("sim", *THREE[:2], "--bots", "random", "-n", "2", "--out", str(tmp_path))
    assert "2 games, all played before" in matchup.stdout


def test_a_heat_map(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "map.png"
    run(*PLAY, "-n", "2", "--jobs", "1", "--plot", str(file), "--out", str(tmp_path))
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_killed_matrix_goes_on_to_the_same_result(tmp_path: Path) -> None:
    long = (*PLAY, "-n", "100000", "--jobs", "2", "--out", str(tmp_path / "a"))
    stop_midway(tmp_path / "a", signal.SIGKILL, *long, lines=20)
    games = kept_lines(tmp_path / "a") // 3 + 3
    play = (*PLAY, "-n", str(games), "--jobs", "1", "--json")
    went_on = json.loads(run(*play, "--out", str(tmp_path / "a")).stdout)
    at_once = json.loads(run(*play, "--out", str(tmp_path / "b")).stdout)
    assert went_on.pop("seconds") > 0
    assert at_once.pop("seconds") > 0
    assert went_on == at_once
    assert went_on["games"] == 3 * games


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("ember-rush",), "at least two decks"),
        (("ember-rush", "moss-wall", "ember-rush"), "ember-rush and ember-rush are the same deck"),
    ],
)
def test_wrong_use_is_one_sentence(args: tuple[str, ...], words: str) -> None:
    result = run("matrix", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
