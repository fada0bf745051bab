"""`optcg compare`: two versions of a deck with the same seeds."""

import json
from pathlib import Path

import pytest

from optcg import Deck
from optcg.sim.outcome import Outcome
from optcg.sim.statistics import paired_difference
from optcg.sim.swaps import BadSwap, Swap, parse_swap, score_differences, swapped
from tests.cli.run import run
from tests.sim.pairings import DECKS, HOUSE

SWAP = "HS02-003:HS01-003:2"
PLAY = ("compare", "ember-rush", "--swap", SWAP, "--bots", "random", "--jobs", "1")


def test_a_swap_reads_back() -> None:
    assert parse_swap("HS02-003:HS01-003") == Swap("HS02-003", "HS01-003")
    assert parse_swap("hs02-003:hs01-003:2") == Swap("HS02-003", "HS01-003", 2)
    assert str(parse_swap(SWAP)) == SWAP
    for text in ("HS02-003", "HS02-003:HS01-003:0", ":", "a:b:c"):
        with pytest.raises(BadSwap, match="is not a swap"):
            parse_swap(text)


def test_a_swap_leaves_every_other_card_in_its_place() -> None:
    deck = DECKS["ember-rush"]
    changed = swapped(deck, [parse_swap(SWAP)], HOUSE)
    places = [place for place in range(51) if deck.numbers[place] != changed.numbers[place]]
    assert len(places) == 2
    assert {(deck.numbers[place], changed.numbers[place]) for place in places} == {("HS02-003", "HS01-003")}
    assert changed.problems() == []
    back = swapped(changed, [parse_swap("HS01-003:HS02-003:2")], HOUSE)
    assert sorted(back.numbers) == sorted(deck.numbers)


def test_a_swap_that_cannot_be_made_is_told() -> None:
    deck = DECKS["ember-rush"]
    with pytest.raises(BadSwap, match="holds HS01-999 0 times"):
        swapped(deck, [parse_swap("HS01-999:HS01-003")], HOUSE)
    with pytest.raises(BadSwap, match="4 times, so HS02-003:HS01-003:5"):
        swapped(deck, [parse_swap("HS02-003:HS01-003:5")], HOUSE)
    with pytest.raises(BadSwap, match="There is no card numbered HS02-999"):
        swapped(deck, [parse_swap("HS02-003:HS02-999")], HOUSE)


def test_games_are_compared_by_their_place() -> None:
    def outcome(game: int, winner: int | None) -> Outcome:
        return Outcome(game, 1, 0, winner, "damage", 9, 80, (0, 2), (30, 31), "ab")

    before = [outcome(0, 0), outcome(1, 1), outcome(2, None), outcome(3, 0)]
    after = [outcome(3, 1), outcome(2, 0), outcome(1, 0), outcome(7, 0)]
    found = paired_difference(score_differences(before, after))
    assert (found.pairs, found.changed) == (3, 3)
    assert found.mean == pytest.approx((-1 + 0.5 + 1) / 3)


def test_the_result_in_words_and_as_json(tmp_path: Path) -> None:
    against = ("--against", "moss-wall", "mire-light", "-n", "6", "--out", str(tmp_path))
    result = run(*PLAY, *against)
    assert result.exit_code == 0
    rows = [line.split()[0] for line in result.stdout.splitlines()[3:6]]
    assert rows == ["moss-wall", "mire-light", "all"]
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "of 12 pairs of games ended differently" in result.stdout

    plain = json.loads(run(*PLAY, *against, "--json").stdout)
    assert plain["pairs"] == 12
    assert plain["games"] == 24
    assert plain["after"] - plain["before"] == pytest.approx(plain["difference"])
    low, high = plain["interval"]
    assert -1 <= low <= high <= 1
    assert plain["decided"] is (low > 0 or high < 0)
    assert [row["against"] for row in plain["opponents"]] == ["moss-wall", "mire-light"]


def test_both_versions_play_with_the_same_seeds(tmp_path: Path) -> None:
    run(*PLAY, "--against", "moss-wall", "-n", "4", "--out", str(tmp_path))
    seeds = []
    for file in tmp_path.iterdir():
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
        seeds.append({(row["game"], row["seed"], row["first"]) for row in rows if "game" in row})
    assert len(seeds) == 2
    assert seeds[0] == seeds[1]


def test_the_house_decks_are_the_field(tmp_path: Path) -> None:
    plain = json.loads(run(*PLAY, "-n", "1", "--json", "--out", str(tmp_path)).stdout)
    assert [row["against"] for row in plain["opponents"]] == list(DECKS)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("ember-rush",), 2, "Missing option '--swap'"),
        (("ember-rush", "--swap", SWAP, "--against", "moss-wall", "moss-wall"), 2, "are the same deck"),
        (("ember-rush", "--swap", "HS02-003"), 2, "is not a swap"),
        (("ember-rush", "--swap", "HS02-003:HS02-003"), 2, "leave the deck as it is"),
        (("ember-rush", "--swap", "HS02-003:HS01-002"), 1, "after the swap is not legal"),
    ],
)
def test_wrong_use_is_one_sentence(args: tuple[str, ...], code: int, words: str) -> None:
    result = run("compare", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_swapped_deck_keeps_its_size() -> None:
    assert isinstance(swapped(DECKS["ember-rush"], [parse_swap(SWAP)], HOUSE), Deck)
