"""`optcg deck`: check, show and convert deck lists."""

import json
from pathlib import Path

import pytest

from optcg import Catalog, Deck
from optcg.cards.deck_writing import FORMS
from tests.cards.card_files import card, write_json
from tests.cli.run import run
from tests.needs import ROOT

HOUSE = Catalog.house()
NAMES = list(HOUSE.decks)


@pytest.mark.parametrize("name", NAMES)
def test_house_decks_are_legal(name: str) -> None:
    result = run("deck", "check", name)
    assert result.exit_code == 0
    assert "is legal" in result.stdout


def test_what_is_wrong_is_said_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("1xHS01-001\n5xHS01-002\n4xHS01-016\n4xHS01-999\nwhat\n", encoding="utf-8")
    result = run("deck", "check", str(file))
    assert result.exit_code == 1
    assert "line 2: There are 5 copies" in result.stdout
    assert "line 3: " in result.stdout
    assert "Did you mean" in result.stdout
    assert "(Rule 5-1-2-3)" in result.stdout

    plain = json.loads(run("deck", "check", str(file), "--json").stdout)
    assert plain["legal"] is False
    assert {problem["line"] for problem in plain["problems"]} >= {2, 3, 4, 5}


def test_a_legal_deck_as_json() -> None:
    assert json.loads(run("deck", "check", NAMES[0], "--json").stdout) == {
        "legal": True,
        "problems": [],
        "unread": [],
    }


def test_a_format_of_play_is_judged_too() -> None:
    result = run("deck", "check", "ember-rush", "--format", str(ROOT / "examples/formats/harbor-league.json"))
    assert result.exit_code == 1
    assert "Harbor League" in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("check", "no-such-deck"),
        ("check", "ember-rush", "--format", "no-such-file.json"),
        ("check", "ember-rush", "--cards", "no-such-folder"),
        ("convert", "ember-rush", "--to", "parchment"),
        ("shwo", "ember-rush"),
    ],
)
def test_wrong_use_is_one_sentence(args: tuple[str, ...]) -> None:
    result = run("deck", *args)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("form", FORMS)
def test_a_converted_deck_is_the_same_deck(form: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(run("deck", "convert", "moss-wall", "--to", form).stdout, encoding="utf-8")
    assert run("deck", "check", str(file)).exit_code == 0
    again = Deck.parse(file.read_text(encoding="utf-8"), HOUSE)
    assert sorted(again.numbers) == sorted(HOUSE.decks["moss-wall"].numbers)


def test_a_list_with_unknown_cards_is_not_converted(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("1xHS01-001\n4xHS01-999\n", encoding="utf-8")
    result = run("deck", "convert", str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "line 2" in result.stderr


def test_the_columns_hold_with_long_names(tmp_path: Path) -> None:
    names = ["Al", "B" * 30, "C" * 90]
    leader = card("XX01-001", name="Ada", category="Leader", cost=4, power=5000)
    rows = [card(f"XX01-{place:03}", name=name) for place, name in enumerate(names, start=2)]
    cards = write_json(tmp_path / "cards.json", [leader, *rows])
    text = "1xXX01-001\n" + "\n".join(f"4x{row['id']}" for row in rows)
    lines = run("deck", "show", "-", "--cards", str(cards), stdin=text).stdout.splitlines()[1:4]
    assert len({line.index(" Character ") for line in lines}) == 1
    assert "..." in lines[2]
    assert all(len(line) < 80 for line in lines)


def test_cards_that_are_not_read_are_noted(tmp_path: Path) -> None:
    """The deck is legal by Rule 5-1-2, but a game does not take it as it is."""
    odd = card("ZZ01-001", effect="[On Play] Frobnicate 2 cards.")
    cards = str(write_json(tmp_path / "odd.json", [odd]))
    deck = tmp_path / "odd.txt"
    numbers = [*HOUSE.decks["ember-rush"].numbers[:-4], *["ZZ01-001"] * 4]
    deck.write_text("\n".join(numbers), encoding="utf-8")
    result = run("deck", "check", str(deck), "--cards", cards)
    assert result.exit_code == 0
    assert "is legal" in result.stdout
    assert "Note: the text of ZZ01-001 is not wholly read" in result.stdout
    plain = json.loads(run("deck", "check", str(deck), "--cards", cards, "--json").stdout)
    assert plain == {"legal": True, "problems": [], "unread": ["ZZ01-001"]}


def test_show_tells_of_lines_that_it_cannot_read(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    file.write_text("1xHS01-001\n4xHS01-002\nwhat\n4xHS01-999\n", encoding="utf-8")
    for options in ((), ("--json",)):
        result = run("deck", "show", str(file), *options)
        assert result.exit_code == 0
        assert "HS01-002" in result.stdout
        assert ["line 3" in line or "line 4" in line for line in result.stderr.splitlines()] == [True, True]


def test_an_empty_deck_is_shown_and_has_no_code(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    for text in ("", "4xHS01-002\n"):
        file.write_text(text, encoding="utf-8")
        assert run("deck", "show", str(file)).exit_code == 0
        result = run("deck", "convert", str(file), "--to", "code")
        assert result.exit_code == 1
        assert "this deck has none (Rule 5-1-2)" in result.stderr


def test_show_lists_cards_and_figures() -> None:
    result = run("deck", "show", "moss-wall")
    assert result.exit_code == 0
    for word in ("cost  1", "Character", "Green 50", "Counters of Characters", "[Trigger]:"):
        assert word in result.stdout
    plain = json.loads(run("deck", "show", "moss-wall", "--json").stdout)
    assert sum(plain["curve"].values()) == 50
    assert len(plain["numbers"]) == 51


def test_the_figures_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="drawing needs matplotlib")
    file = tmp_path / "deck.png"
    assert run("deck", "show", "moss-wall", "--plot", str(file)).exit_code == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    result = run("deck", "show", "moss-wall", "--plot", str(tmp_path / "no" / "deck.png"))
    assert result.exit_code == 2
