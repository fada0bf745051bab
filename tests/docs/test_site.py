"""The pages build into a site without a warning, and what they say of code, rules and tests is so."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import click
import pytest

from optcg.cli.serve import serve
from optcg.rulebook import rules
from optcg.server.settings import Limits
from tests.needs import ROOT, packages

DOCS = ROOT / "docs"
NUMBER = re.compile(r"(?<![\w.-])\d{1,2}(?:-\d{1,2}){1,5}(?![\w-])")


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    packages("docs", "sphinx", "myst_parser", "furo")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-b",
        "html",
        "-q",
        "-W",
        "--keep-going",
        str(DOCS),
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "searchindex.js").is_file()
    for source in DOCS.glob("*.md"):
        assert (tmp_path / f"{source.stem}.html").is_file()


@pytest.mark.parametrize("name", ["judgements.md", "glossary.md", "rule-changes.md", "tour-attack.md"])
def test_the_rules_that_a_page_names_are_in_the_rulebook(name: str) -> None:
    text = page(name)
    old = re.findall(r"^\| (1-3-\S+) \| 1-3-", text, re.MULTILINE)  # of 1.1.8
    cited = set(NUMBER.findall(text)) - set(old)
    assert cited
    assert cited <= set(rules())


def test_every_judgement_has_a_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", page("judgements.md"))
    assert len(named) > 20
    assert [name for name in named if f"def {name}(" not in tests] == []


def test_the_files_that_the_tours_name_are_there() -> None:
    for name in ("tour-attack.md", "tour-card.md"):
        for file in re.findall(r"`((?:engine|text|cards|optcg/cards)/[\w/]+\.(?:py|json))`", page(name)):
            assert (ROOT / "optcg" / file.removeprefix("optcg/")).is_file(), file


def test_the_server_page_has_every_option_and_limit() -> None:
    text = page("server.md")
    options = [o.opts[0] for o in serve.params if isinstance(o, click.Option) and "--help" not in o.opts]
    assert [option for option in options if f"`{option}" not in text] == []
    shown = text.partition("## Limits")[2].partition("## ")[0]
    numbers = {int(number) for number in re.findall(r"\d+", shown)}
    for limit in fields(Limits):
        value = int(getattr(Limits(), limit.name))
        assert (value // 1024 if limit.name.endswith("_bytes") else value) in numbers, limit.name


def test_the_changes_count_up() -> None:
    """16 new, 7 changed, 8 with another number."""
    text = page("rule-changes.md")
    moved, new, changed = (
        text.partition(f"## {title}\n")[2].partition("\n## ")[0]
        for title in ("Old numbers and new", "New", "Changed")
    )
    assert len(re.findall(r"^\| \d+-", moved, re.MULTILINE)) == 8
    assert len(set(NUMBER.findall(", ".join(re.findall(r"^\| ([\d, -]+) \|", new, re.MULTILINE))))) == 16
    assert len(re.findall(r"^\| \d", changed, re.MULTILINE)) == 7
    assert len(rules()) == 483
