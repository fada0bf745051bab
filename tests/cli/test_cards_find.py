"""`optcg cards find`, `show` and `import`."""

import json
from pathlib import Path

import pytest

from optcg import Catalog
from optcg.cards.search import Query, find
from tests.cli.run import run

HOUSE = Catalog.house()


def numbers(*args: str) -> set[str]:
    result = run("cards", "find", *args, "--json")
    return {card["number"] for card in json.loads(result.stdout)}


def test_cards_are_found_by_what_is_printed() -> None:
    found = numbers("--color", "red", "--keyword", "rush", "--cost", "2-4")
    assert found == {
        card.number
        for card in HOUSE
        if "Red" in card.colors and card.cost in (2, 3, 4) and "[Rush]" in card.text
    }
    assert "HS01-006" in found


def test_all_words_must_occur() -> None:
    assert numbers("lantern", "reach", "--category", "stage") == {
        card.number for card in HOUSE if card.category == "Stage" and "Lantern Reach" in card.types
    }


RANGES = [
    ("5000", (5000, 5000)),
    ("3000-5000", (3000, 5000)),
    ("8000+", (8000, 10**9)),
    ("-2000", (0, 2000)),
]


@pytest.mark.parametrize(("asked", "bounds"), RANGES)
def test_numbers_are_ranges(asked: str, bounds: tuple[int, int]) -> None:
    found = set(numbers(f"--power={asked}"))
    assert found == {card.number for card in find(HOUSE, Query(power=bounds))}
    assert found == {
        card.number for card in HOUSE if card.power is not None and bounds[0] <= card.power <= bounds[1]
    }


def test_nothing_found_is_a_no() -> None:
    result = run("cards", "find", "zzzzzz")
    assert result.exit_code == 1
    assert result.stdout == ""


def test_a_wrong_range_is_one_sentence() -> None:
    result = run("cards", "find", "--cost", "many")
    assert result.exit_code == 2
    assert "2-5" in result.stderr


def test_the_table_names_every_card() -> None:
    result = run("cards", "find", "--set", "HS01", "--category", "leader")
    for card in HOUSE:
        assert (card.number in result.stdout) == (card.number[:4] == "HS01" and card.category == "Leader")


def test_the_life_of_a_leader_is_no_cost() -> None:
    leaders = {card.number for card in HOUSE if card.life == 5}
    assert leaders
    assert not leaders & numbers("--cost", "5")
    assert numbers("--life", "5") == leaders


@pytest.mark.parametrize("width", [60, 100])
def test_the_text_uses_the_width(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run("cards", "find", "--name", HOUSE["HS01-009"].name).stdout.splitlines()
    assert lines[0].split()[0] == "HS01-009"
    text = " ".join(HOUSE["HS01-009"].text.split())
    assert lines[1].strip().removesuffix("...") in text
    assert len(text) < width - 10 or width - 20 < len(lines[1]) < width
    assert all(len(line) < width for line in lines)


def test_show_prints_the_card() -> None:
    result = run("cards", "show", "hs01-009")
    assert result.exit_code == 0
    for word in ("HS01-009", HOUSE["HS01-009"].name, "Red Character", "cost 5", "power 6000", "[Rush]"):
        assert word in result.stdout
    assert json.loads(run("cards", "show", "HS01-009", "--json").stdout)[0]["power"] == 6000


def test_an_unknown_number_is_answered_with_a_guess() -> None:
    result = run("cards", "show", "HS1-009")
    assert result.exit_code == 2
    assert "Did you mean" in result.stderr


@pytest.mark.parametrize(
    ("name", "number"), [("odile", "HS01-006"), ("fennel tuck", "HS01-017"), ("fenel tuck", "HS01-017")]
)
def test_a_name_is_answered_with_its_number(name: str, number: str) -> None:
    result = run("cards", "show", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{name} is no card number. Did you mean {number}, " in result.stderr
    assert "`optcg cards find`" in result.stderr


def test_cards_are_imported_and_then_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    card = {
        "id": "ZZ01-001",
        "name": "Ada",
        "category": "Character",
        "colors": ["Red"],
        "cost": 1,
        "power": 1000,
    }
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([card, {**card, "id": "ZZ01-002", "colors": []}]), encoding="utf-8")
    result = run("cards", "import", str(file))
    assert result.exit_code == 0
    assert "ZZ01" in result.stdout
    assert "1 printing(s) refused" in result.stdout
    assert run("cards", "show", "ZZ01-001").exit_code == 0
    plain = json.loads(run("cards", "import", str(file), "--json").stdout)
    assert plain["sets"]["ZZ01"] == {"cards": 1, "new": 0, "read": 1, "repaired": 0}


@pytest.mark.parametrize("source", ["no-such-folder", "http://127.0.0.1:9/x.zip"])
def test_a_source_that_is_not_there_is_one_sentence(source: str) -> None:
    result = run("cards", "import", source)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
