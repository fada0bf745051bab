"""`optcg cards coverage`: the counts, what is unread, printings that differ, and the exit codes."""

import json
from pathlib import Path

import pytest

from optcg.text.audit.lines import Doubt
from tests.cards.card_files import card, write_json
from tests.cli.run import run

ODD = "[On Play] Draw 1 card. Then, whistle a tune."


def test_all_read_is_0(tmp_path: Path) -> None:
    file = write_json(
        tmp_path / "a.json",
        [
            card("HS99-001", effect="[Rush]<br>[On Play] Draw 1 card."),
            card("HS99-001_p1", name="Card HS99-001", effect="[Rush]<br>[On Play] Draw a card."),
            card("HS98-002"),
        ],
    )
    result = run("cards", "coverage", str(file))
    assert result.exit_code == 0
    assert [row.split() for row in result.output.splitlines()[:4]] == [
        ["set", "cards", "read", "lines", "read"],
        ["HS98", "1", "1", "0", "0"],
        ["HS99", "1", "1", "2", "2"],
        ["total", "2", "2", "2", "2"],
    ]
    assert "3 printings; 1 of 1 cards with several mean the same in all." in result.output
    assert result.stderr == ""


def test_what_is_unread_is_listed_and_1(tmp_path: Path) -> None:
    cards = [card("HS99-001", effect=f"[Rush]<br>{ODD}"), card("P-002", effect="[Rush]")]
    file = str(write_json(tmp_path / "a.json", cards))
    shown = run("cards", "coverage", file)
    assert shown.exit_code == 1
    assert "HS99-001   column 30   whistle a tune." in shown.output
    assert "optcg cards explain HS99-001" in shown.output
    result = run("cards", "coverage", file, "--json")
    assert result.exit_code == 1
    found = json.loads(result.output)
    whole = {"cards": 1, "cards_read": 1, "lines": 1, "lines_read": 1}
    assert found["total"] == {"cards": 2, "cards_read": 1, "lines": 3, "lines_read": 2}
    assert found["sets"] == {"HS99": {"cards": 1, "cards_read": 0, "lines": 2, "lines_read": 1}, "P": whole}
    assert found["unread"] == [{"card": "HS99-001", "text": "whistle a tune.", "column": 30, "line": ODD}]
    assert found["differing"] == []


def test_printings_that_differ_are_listed_and_1(tmp_path: Path) -> None:
    cards = [
        card("HS99-001", effect="[Rush]"),
        card("HS99-001_p1", name="Card HS99-001", effect="[Banish]"),
        card(
            "HS99-001_p2",
            name="Card HS99-001",
            effect="[Rush] (This card can attack on the turn in which it is played.)",
        ),
        card("HS99-001_p3", name="Card HS99-001", effect="[Rush]", power=9000),
    ]
    file = str(write_json(tmp_path / "a.json", cards))
    groups = [["HS99-001", "HS99-001_p2"], ["HS99-001_p1"], ["HS99-001_p3"]]
    result = run("cards", "coverage", file, "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)["differing"] == [{"card": "HS99-001", "printings": groups}]
    shown = run("cards", "coverage", file).output
    assert "HS99-001   HS99-001, HS99-001_p2 / HS99-001_p1 / HS99-001_p3" in shown


def test_what_is_perhaps_cut_is_told_and_0(tmp_path: Path) -> None:
    cards = [
        card("OP03-032", effect="This Character cannot be </slash>", pack_id="9"),
        card("HS99-002", effect="[Rush]", pack_id="9"),
    ]
    file = str(write_json(tmp_path / "a.json", cards))
    why = "there is nothing but keywords, in a pack with texts that are cut"
    shown = run("cards", "coverage", file)
    assert shown.exit_code == 0
    assert f"Perhaps cut\n  HS99-002   {why}\n" in shown.output
    found = json.loads(run("cards", "coverage", file, "--json").output)
    assert found["perhaps_cut"] == [{"card": "HS99-002", "why": why}]
    whole = str(write_json(tmp_path / "b.json", cards[1:]))
    assert "Perhaps cut" not in run("cards", "coverage", whole).output
    assert json.loads(run("cards", "coverage", whole, "--json").output)["perhaps_cut"] == []


def test_what_is_in_doubt_is_listed_and_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(write_json(tmp_path / "a.json", [card("HS99-001", effect="[On Play] Draw 2 cards.")]))
    assert run("cards", "coverage", file, "--audit").exit_code == 0
    assert json.loads(run("cards", "coverage", file, "--audit", "--json").output)["doubts"] == []
    monkeypatch.setattr("optcg.cards.coverage.doubts", lambda *_: [Doubt("2", dropped=True)])
    assert run("cards", "coverage", file).exit_code == 0
    shown = run("cards", "coverage", file, "--audit")
    assert shown.exit_code == 1
    assert "HS99-001   dropped 2: [On Play] Draw 2 cards." in shown.output
    result = run("cards", "coverage", file, "--audit", "--json")
    doubt = {"card": "HS99-001", "line": "[On Play] Draw 2 cards.", "sign": "2", "dropped": True}
    assert json.loads(result.output)["doubts"] == [doubt]


def test_without_a_path_the_cards_at_hand_are_counted(tmp_path: Path) -> None:
    file = str(write_json(tmp_path / "a.json", [card("HS99-001")]))
    house = json.loads(run("cards", "coverage", "--json").output)
    assert "HS01" in house["sets"]
    more = json.loads(run("cards", "coverage", "--json", "--cards", file).output)
    assert set(more["sets"]) >= {"HS01", "HS99"}


def test_bad_input_is_2(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    for args in (["absent"], [str(tmp_path / "bad.json")], ["a", "--cards", "b"]):
        result = run("cards", "coverage", *args)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(result.stderr.splitlines()) == 1


def test_usage_counts_the_cards_of_each_part_of_the_grammar(tmp_path: Path) -> None:
    cards = [
        card("HS99-001", effect="[On Play] Draw 1 card."),
        card("HS99-002", effect="[On Play] K.O. 1 card."),
    ]
    cards.append(card("HS99-003", effect="[On Play] Draw 2 cards."))
    file = str(write_json(tmp_path / "a.json", cards))
    found = json.loads(run("cards", "coverage", file, "--usage", "--json").output)
    draw = {"kind": "node", "name": "Draw", "cards": 2, "example": "HS99-001", "written": 2}
    assert draw in found["rows"]
    counts = [row["cards"] for row in found["rows"]]
    unused = counts.count(0)
    assert counts[:unused] == [0] * unused
    nodes = [row["cards"] for row in found["rows"] if row["kind"] == "node"]
    used = sum(count > 0 for count in nodes)
    share = round(used / len(nodes), 3)
    assert found["totals"]["node"] == {"declared": len(nodes), "used": used, "share": share}
    shown = run("cards", "coverage", file, "--usage")
    assert shown.exit_code == 0
    assert "node           2        2  HS99-001    Draw" in shown.output
    assert run("cards", "coverage", file, "--usage", "--audit").exit_code == 2
