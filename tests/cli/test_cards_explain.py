"""`optcg cards explain`: a card clause by clause, and what is not read."""

import json
from pathlib import Path

import pytest

from tests.cards.card_files import card, write_json
from tests.cli.run import run

TEXT = (
    "[Blocker] (After your opponent declares an attack, you may rest this card to make it the target.)<br>"
    "[On Play] You may trash 1 card from your hand: If you have 3 or less Life cards, look at 4 cards from "
    "the top of your deck; reveal up to 1 {Ember Couriers} type card and add it to your hand. Then, place "
    "the rest at the bottom of your deck in any order."
)
ODD = "[On Play] Draw 1 card. Then, whistle a tune until your opponent's next turn ends."


@pytest.fixture
def data(tmp_path: Path) -> str:
    cards = [
        card("HS99-001", name="Wren", effect=TEXT, cost=4, types=["Ember Couriers"]),
        card("HS99-002", name="Odd", effect=ODD, trigger="[Trigger] Draw 1 card."),
        card("HS99-003", name="Plain"),
    ]
    return str(write_json(tmp_path / "cards.json", cards))


def test_each_clause_stands_with_its_column_and_its_meaning(data: str) -> None:
    result = run("cards", "explain", "HS99-001", "--cards", data)
    assert result.exit_code == 0
    shown = result.output
    assert shown.startswith("HS99-001  Wren\n")
    assert "cost 4" in shown
    assert "{Ember Couriers}" in shown
    rows = [row.split(maxsplit=2) for row in shown.splitlines()]
    starts = [(row[0], row[1]) for row in rows if len(row) > 1 and row[0].isdecimal()]
    assert starts == [
        ("1", "keyword"),
        ("1", "tag"),
        ("11", "cost"),
        ("48", "if"),
        ("82", "step"),
        ("125", "step"),
        ("192", "step"),
    ]
    assert "= When this card is played (Rule 10-2-6).\n" in shown
    assert "= If you have 3 or less Life cards.\n" in shown
    assert "= Place the rest at the bottom of your deck in any order.\n" in shown
    assert all(len(row) < 80 for row in shown.splitlines())


def test_where_reading_stopped_is_marked(data: str) -> None:
    result = run("cards", "explain", "HS99-002", "--cards", data)
    assert result.exit_code == 1
    rows = result.output.splitlines()
    caret = next(place for place, row in enumerate(rows) if row.strip() == "^")
    assert rows[caret - 1][rows[caret].index("^") :].startswith("whistle a tune")
    words = " ".join(" ".join(rows).split())
    assert "not read from column 30: No wording of the grammar goes on from here." in words
    assert "docs/card-text.md" in words
    assert "= Draw 1 card." in words  # the other line is read


def test_words_that_the_data_lacks_are_no_fault_of_the_grammar(tmp_path: Path) -> None:
    file = str(write_json(tmp_path / "cut.json", [card("HS99-001", effect="[On Play] …")]))
    words = " ".join(run("cards", "explain", "HS99-001", "--cards", file).output.split())
    assert "not read from column 11: … stands for words that the card data lacks" in words
    assert "grammar" not in words


def test_a_card_without_text_says_so(data: str) -> None:
    result = run("cards", "explain", "hs99-003_p2", "--cards", data)
    assert result.exit_code == 0
    assert "No text." in result.output


def test_a_line_without_a_card() -> None:
    result = run("cards", "explain", "--line", "[Main] Draw 2 cards and trash 1 card from your hand.")
    assert result.exit_code == 0
    shown = " ".join(result.output.split())
    assert shown.startswith("[Main] Draw 2 cards and trash 1 card from your hand. 1 tag")
    assert "8 step Draw 2 cards = Draw 2 cards." in shown


def test_a_line_that_is_not_read_is_marked_and_1() -> None:
    result = run("cards", "explain", "--line", "[On Play] Draw 1 card.", "--line", ODD)
    assert result.exit_code == 1
    words = " ".join(result.output.split())
    assert "= Draw 1 card." in words
    assert "not read from column 30" in words


def test_a_line_as_json_beside_a_card(data: str) -> None:
    result = run("cards", "explain", "HS99-001", "--cards", data, "--line", ODD, "--json")
    assert result.exit_code == 1
    told = json.loads(result.output)
    assert [card["card"] for card in told["cards"]] == ["HS99-001"]
    assert [(line["text"], line["unread"]["column"]) for line in told["lines"]] == [(ODD, 30)]


def test_neither_a_card_nor_a_line_is_one_sentence_and_2() -> None:
    result = run("cards", "explain")
    assert result.exit_code == 2
    assert "Give the number of a card, or a line of text with --line." in result.output


def test_several_cards_as_json(data: str) -> None:
    result = run("cards", "explain", "HS99-001", "HS99-002", "--cards", data, "--json")
    assert result.exit_code == 1
    first, second = json.loads(result.output)["cards"]
    assert (first["card"], first["read"], first["cost"]) == ("HS99-001", True, 4)
    assert first["lines"][0] == {
        "text": "[Blocker]",
        "clauses": [
            {
                "kind": "keyword",
                "column": 1,
                "text": "[Blocker]",
                "meaning": "Can be rested to take the place of the card that is attacked (Rule 10-1-4).",
            }
        ],
        "meaning": ["[Blocker]"],
        "unread": None,
    }
    assert second["lines"][0]["unread"] == {
        "text": "whistle a tune until your opponent's next turn ends.",
        "column": 30,
    }
    for line in first["lines"]:
        pieces = [clause["text"] for clause in line["clauses"]]
        assert " ".join(pieces) == line["text"]


@pytest.mark.parametrize(
    ("number", "words"), [("HS99-011", "Did you mean HS99-001?"), ("zzz", "zzz is no card number.")]
)
def test_an_unknown_number_is_one_sentence_and_2(data: str, number: str, words: str) -> None:
    result = run("cards", "explain", number, "--cards", data)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_bad_card_data_is_one_sentence_and_2(tmp_path: Path) -> None:
    result = run("cards", "explain", "HS01-001", "--cards", str(tmp_path / "absent"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no such file or folder" in result.stderr


def test_every_help_has_an_example() -> None:
    for command in ([], ["explain"], ["coverage"]):
        result = run("cards", *command, "--help")
        assert result.exit_code == 0
        assert "\n    optcg cards " in result.output
    assert run("cards").output == run("cards", "--help").output
    assert "Did you mean explain?" in run("cards", "explan").stderr


def test_a_line_of_several_clauses_is_told_as_a_whole_too(data: str) -> None:
    whole = [
        row
        for row in run("cards", "explain", "HS99-001", "--cards", data).output.splitlines()
        if "In all" in row
    ]
    assert len(whole) == 1  # [Blocker] alone needs none
    assert whole[0].startswith("  In all: [On Play] You may trash 1 card from your hand: If you have")


def test_a_keyword_that_is_told_and_not_printed_is_explained() -> None:
    line = "[On Play] Your opponent cannot activate [Blocker] when your Leader attacks during this turn."
    result = run("cards", "explain", "--line", line)
    assert "= Your Leader gains [Unblockable] during this turn." in " ".join(result.output.split())
    assert "\n  [Unblockable]: Its attacks cannot be blocked.\n" in f"{result.output}\n"
    printed = run("cards", "explain", "--line", "[On Play] Your Leader gains [Unblockable] during this turn.")
    assert "[Unblockable]:" not in printed.output
