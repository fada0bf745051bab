"""The report on a matrix: whole, self-contained, and true to the numbers."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from optcg.sim import Outcome, tally
from optcg.sim.report import CannotReport, write_report
from optcg.sim.report.page import page
from optcg.sim.report.words import first_part, order_half, second_part
from optcg.sim.standings import Standings, pairs_of
from tests.cli.run import run
from tests.sim.pairings import DECKS

VOID = {"meta", "br", "circle", "line", "rect"}
OUTSIDE = re.compile(r"https?://|@import|url\(|\bsrc=|<link|srcset=", re.IGNORECASE)


class Reader(HTMLParser):
    """Checks that what is opened is closed, and collects tags with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


def outcome(place: int, winner: int | None, reason: str = "damage", first: int = 0) -> Outcome:
    return Outcome(place, place, first, winner, reason, 9 + place % 4, 80, (1, 0), (30, 31), "ab")


def standings(names: tuple[str, ...] = ("ember-rush", "moss-wall", "mire-light")) -> Standings:
    decks = [replace(DECKS["ember-rush"], name=name) for name in names]
    pairs = {
        (a, b): tally(
            outcome(place, int(place % 10 < 3 + a + b), "deck" if place % 5 == 0 else "damage", place % 2)
            for place in range(40)
        )
        for a, b in pairs_of(len(names))
    }
    return Standings(decks, pairs, ("greedy", "greedy"), 7)


def test_the_page_is_whole_and_needs_nothing_from_outside() -> None:
    text = page(standings())
    read(text)
    assert "{{" not in text
    assert OUTSIDE.search(text) is None
    assert "default-src 'none'" in text


def test_every_pair_is_in_the_heat_map_from_both_sides() -> None:
    found = standings()
    reader = read(page(found))
    cells = [attrs for tag, attrs in reader.tags if tag == "td" and "--s" in (attrs.get("style") or "")]
    assert len(cells) == 6
    said = {(attrs["data-tip"] or "").split("\n")[0] for attrs in cells}
    names = [row.name for row in found.rows]
    assert said == {f"{a} against {b}" for a in names for b in names if a != b}
    assert all(attrs.get("tabindex") == "0" and attrs.get("aria-label") for attrs in cells)


def test_what_is_pointed_at_tells_the_numbers() -> None:
    found = standings()
    tally_ = found.tally(0, 1)
    assert tally_ is not None
    text = page(found)
    assert f"{tally_.wins[0]} of 40 games won" in text
    assert "going first" in text
    assert "by empty deck" in text  # the ways of winning are shown when there are several


def test_names_are_plain_text() -> None:
    text = page(standings(("<script>alert(1)</script>", 'a "quoted" & <b>name</b>', "plain")))
    reader = read(text)
    assert sum(tag == "script" for tag, _ in reader.tags) == 1
    assert "<b>name" not in text


def test_a_matrix_without_games_is_still_a_page() -> None:
    decks = [DECKS["ember-rush"], DECKS["moss-wall"]]
    read(page(Standings(decks, {(0, 1): tally([])}, ("greedy", "greedy"), 1)))
    read(page(Standings(decks, {(0, 1): tally([outcome(0, None, "effect")])}, ("greedy", "greedy"), 1)))


def test_going_first_and_second_are_shares_of_decided_games() -> None:
    found = tally(
        [outcome(0, 0), outcome(1, 1), outcome(2, None, "effect"), outcome(3, 0, first=1), outcome(4, 0)]
    )
    assert first_part(found) == pytest.approx(2 / 3)
    assert second_part(found) == 1.0
    assert 0 < order_half(found) < 1


def test_the_command_writes_it(tmp_path: Path) -> None:
    play = ("matrix", "ember-rush", "moss-wall", "--bots", "random", "-n", "2", "--jobs", "1")
    file = tmp_path / "report.html"
    result = run(*play, "--html", str(file), "--out", str(tmp_path / "runs"))
    assert result.exit_code == 0
    assert "The report is in" in result.stderr
    read(file.read_text(encoding="utf-8"))
    refused = run(*play, "--html", str(tmp_path / "no" / "x.html"), "--out", str(tmp_path / "runs"))
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    with pytest.raises(CannotReport):
        write_report(standings(), tmp_path / "no" / "x.html")
