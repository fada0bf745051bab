"""What README and docs show is run, and what they list is complete."""

import io
import json
import re
from contextlib import redirect_stdout

import pytest

from optcg.cli.commands import COMMANDS
from optcg.engine.decisions import BARE_WORDS, parse_choice
from optcg.rulebook import rules
from tests.needs import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
FORMATS = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")

KINDS = set(
    "throw first hand main room block counter trigger yes_no cards don option effect order number"
    " place".split()
)
# How the decisions are made that are no choices of a game.
OUTSIDE = {1: "Game.start", 7: "game.concede", 8: "view", 9: "cosmetic"}


def output_of(code: str, names: dict[str, object]) -> str:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading."""
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_python_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.splitlines()) <= 15
    result, *events = output_of(code, {}).splitlines()
    assert result.startswith("Result(winner=")
    assert len(events) == 3


def test_the_readme_names_every_command_and_package() -> None:
    for name in COMMANDS:
        assert f"`optcg {name}" in README
    packages = [path.parent.name for path in (ROOT / "optcg").glob("*/__init__.py")]
    assert [name for name in packages if f"`optcg/{name}`" not in README] == []


def test_links_lead_somewhere() -> None:
    for folder, text in ((ROOT, README), (ROOT / "docs", NOTATION + FORMATS)):
        for link in re.findall(r"\]\(([^)#]+)\)", text):
            assert (folder / link).exists(), link


def test_the_examples_of_the_formats_are_what_the_code_gives() -> None:
    blocks = re.findall(r"```python\n(.*?)```\n\n```json\n(.*?)```", FORMATS, re.DOTALL)
    assert len(blocks) == FORMATS.count("```python")
    names: dict[str, object] = {}
    for code, shown in blocks:
        assert json.loads(output_of(code, names)) == json.loads(shown)


def test_the_notation_lists_every_word_and_each_reads_back() -> None:
    examples = [example for row in rows(NOTATION, "Words") for example in quoted(row[0])]
    for example in examples:
        assert str(parse_choice(example)) == example
    words = {example.split()[0] for example in examples}
    assert words >= BARE_WORDS
    others = "play activate give attack block counter pick option effect number concede"
    assert words - BARE_WORDS == set(others.split())


def test_the_table_of_decisions_is_complete() -> None:
    table = rows(NOTATION, "Decisions")
    assert [int(row[0]) for row in table] == list(range(1, 53))
    kinds = {kind for row in table for kind in row[4].split(", ")}
    assert kinds == KINDS | {"-"}


@pytest.mark.parametrize("row", rows(NOTATION, "Decisions"), ids=lambda row: row[0])
def test_each_decision_has_rules_and_answers(row: list[str]) -> None:
    number, _, cited, _, kind, answers, played = row
    assert all(rule in rules() for rule in cited.split(", "))
    assert played in {"yes", "reserved"}
    if kind == "-":
        assert OUTSIDE[int(number)] in answers
        return
    for example in quoted(answers):
        if "=" not in example:
            assert str(parse_choice(example)) == example


def test_the_rules_of_the_words_are_in_the_rulebook() -> None:
    for row in rows(NOTATION, "Words"):
        assert all(rule in rules() for rule in row[2].split(", ")), row


def test_the_python_of_the_effects_page_runs() -> None:
    page = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert "ability" in names
