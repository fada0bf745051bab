"""Intervals against published values, and how often they hold what they should."""

from random import Random

import pytest

from optcg.sim.statistics import Difference, paired_difference, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, Statistics in Medicine 17, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_wilson_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilson_is_the_same_from_both_sides() -> None:
    for wins in range(0, 41, 5):
        low, high = wilson(wins, 40)
        other_low, other_high = wilson(40 - wins, 40)
        assert (low, high) == (pytest.approx(1 - other_high), pytest.approx(1 - other_low))


def test_paired_difference_is_the_adjusted_interval_of_agresti_and_min() -> None:
    # 100 pairs: 12 better, 4 worse; by hand: (12.5 - 4.5) / 102, deviation as in their formula.
    found = paired_difference([1.0] * 12 + [-1.0] * 4 + [0.0] * 84)
    centre = 8 / 102
    half = 1.959963984540054 / 102 * ((12.5 + 4.5) - 8 * 8 / 102) ** 0.5
    assert (found.pairs, found.changed, found.mean) == (100, 16, 0.08)
    assert (found.low, found.high) == (pytest.approx(centre - half), pytest.approx(centre + half))


def test_nothing_is_known_without_pairs() -> None:
    assert paired_difference([]) == Difference(0, 0, 0.0, -1.0, 1.0)
    assert paired_difference([]).still_needed is None


def test_how_many_more_are_needed() -> None:
    undecided = Difference(400, 40, 0.02, -0.01, 0.05)
    assert not undecided.decided
    assert undecided.still_needed == 500  # 400 * (0.03 / 0.02)^2 = 900 in all
    assert Difference(400, 40, 0.02, 0.001, 0.05).still_needed == 0
    assert Difference(400, 40, 0.0, -0.03, 0.03).still_needed is None


def test_as_many_as_were_asked_for_decide() -> None:
    """With as many pairs as were said to be needed, in the same shares, the interval leaves 0."""
    found = paired_difference([1.0] * 30 + [-1.0] * 22 + [0.0] * 148)
    assert found.still_needed
    times = 1 + found.still_needed / 200
    rows = [1.0] * round(30 * times) + [-1.0] * round(22 * times) + [0.0] * round(148 * times)
    later = paired_difference(rows)
    assert later.decided or later.still_needed < 0.05 * len(rows)


@pytest.mark.parametrize("share", [0.5, 0.35, 0.1])
def test_intervals_cover_what_they_should(share: float) -> None:
    """Over many matchups of a known win rate, 94 to 96 in a hundred intervals hold it."""
    random = Random(7)
    counts: dict[int, bool] = {}
    games, held, tries = 400, 0, 4000
    for _ in range(tries):
        wins = (
            random.binomialvariate(games, share)
            if hasattr(random, "binomialvariate")
            else sum(random.random() < share for _ in range(games))
        )
        if wins not in counts:
            low, high = wilson(wins, games)
            counts[wins] = low <= share <= high
        held += counts[wins]
    assert 0.935 <= held / tries <= 0.965


def test_paired_intervals_cover_what_they_should() -> None:
    random = Random(8)
    held, tries, pairs = 0, 2000, 150
    for _ in range(tries):
        rows = random.choices((1.0, -1.0, 0.0), (0.2, 0.12, 0.68), k=pairs)
        found = paired_difference(rows)
        held += found.low <= 0.08 <= found.high
    assert 0.935 <= held / tries <= 0.97


def test_quantiles() -> None:
    assert [quantile([4, 1, 3, 2], share) for share in (0.05, 0.5, 0.95)] == [1, 2, 4]
    assert quantile([9], 0.5) == 9
