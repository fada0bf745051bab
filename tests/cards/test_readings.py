"""What was read is kept: never read twice, never trusted when it is stale, torn or somebody else's."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.cards import importer, kept, readings
from optcg.cards.house import house_sources
from optcg.cards.sources import facts_in
from optcg.model.terms import Category
from optcg.text import reader
from tests.needs import ROOT

TEXT = "[On Play] Draw 2 cards."
OTHER = "[On Play] Draw 1 card."
MEANING = reader.read(TEXT, "", Category.CHARACTER)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "IN_PACKAGE", tmp_path / "package")
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """As in a process that has just begun."""
    readings._new.clear()
    readings._kept.clear()


def read(text: str) -> readings.Meaning:
    return readings.read(text, "", Category.CHARACTER)


def refuse(*_: object) -> None:
    raise AssertionError("it was read once more")


def test_a_text_is_read_once_for_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(TEXT) == MEANING
    readings.keep()
    forget()
    monkeypatch.setattr(reader, "read", refuse)

    assert readings.is_kept(TEXT, "", Category.CHARACTER)
    assert not readings.is_kept(OTHER, "", Category.CHARACTER)
    assert read(TEXT) == MEANING


def test_the_facts_of_many_cards_are_read_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = facts_in(house_sources())
    with monkeypatch.context() as once:
        once.setattr(importer, "printings_of", refuse)
        assert facts_in(house_sources()) == house
    # Other data are other facts, and few cards are not worth a file.
    name, content = house_sources()[0]
    few = json.dumps(json.loads(content)[:3]).encode()
    assert len(facts_in([(name, few)])) == 3
    assert len(list(home.glob("facts-*"))) == 1


def test_the_facts_of_the_last_few_sources_are_kept(home: Path) -> None:
    (name, first), (_, second) = house_sources()
    for spaces in range(8):
        facts_in([(name, first + b" " * spaces), (name, second)])
    assert len(list(home.glob("facts-*"))) == 4


@pytest.mark.parametrize("damage", [b"", b"torn", None], ids=["empty", "other bytes", "half"])
def test_a_torn_file_is_made_anew(home: Path, damage: bytes | None) -> None:
    read(TEXT)
    readings.keep()
    facts = facts_in(house_sources())
    files = [home / readings.FILE_NAME, *home.glob("facts-*")]
    whole = [file.read_bytes() for file in files]
    for file, content in zip(files, whole, strict=True):
        file.write_bytes(content[: len(content) // 2] if damage is None else damage)
    forget()

    assert read(TEXT) == MEANING
    assert facts_in(house_sources()) == facts
    readings.keep()
    assert [file.read_bytes() for file in files] == whole


def test_what_another_code_has_read_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    read(TEXT)
    readings.keep()
    forget()
    monkeypatch.setattr(kept, "_code", lambda: b"another grammar")

    assert not readings.is_kept(TEXT, "", Category.CHARACTER)
    assert read(TEXT) == MEANING
    readings.keep()
    assert readings.is_kept(TEXT, "", Category.CHARACTER)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no such thing on this system")
def test_what_somebody_else_wrote_is_not_believed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read(TEXT)
    readings.keep()
    forget()
    owner = (home / readings.FILE_NAME).stat().st_uid
    monkeypatch.setattr(kept, "_owners", lambda: (owner + 1,))

    assert not readings.is_kept(TEXT, "", Category.CHARACTER)


def test_what_another_process_kept_meanwhile_stays_and_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read(TEXT)
    mine = readings.hand_over()
    read(OTHER)
    readings.keep()
    forget()
    readings.take(mine)
    readings.keep()
    forget()
    monkeypatch.setattr(reader, "read", refuse)
    assert read(OTHER)
    assert read(TEXT) == MEANING


def test_a_process_sees_what_others_keep_while_it_runs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not readings.is_kept(TEXT, "", Category.CHARACTER)
    program = (
        "from optcg.cards import readings; from optcg.model.terms import Category; "
        f"readings.read({TEXT!r}, '', Category.CHARACTER)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    monkeypatch.setattr(reader, "read", refuse)

    assert read(TEXT) == MEANING


def test_a_folder_that_is_a_file_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "file"))
    forget()

    assert read(TEXT) == MEANING
    assert len(facts_in(house_sources())) > 100
    readings.keep()


SHOWN = """
import sys
from optcg import Catalog
assert len(list(Catalog.house())) == 158
print("optcg.text.reader" in sys.modules, "optcg.cards.importer" in sys.modules)
"""


def test_a_built_package_brings_the_house_set_read(tmp_path: Path) -> None:
    """It is neither read nor kept again, also where nobody can write; but not believed of other code."""
    built, nowhere = tmp_path / "lib", tmp_path / "a file"
    nowhere.write_text("")
    env = {**os.environ, "OPTCG_BUILD": "pure", "OPTCG_HOME": str(nowhere)}
    build = ["setup.py", "-q", "egg_info", "--egg-base", str(tmp_path), "build_py", "--build-lib", str(built)]
    subprocess.run([sys.executable, *build], cwd=ROOT, check=True, env=env, capture_output=True)

    def read_anew() -> str:
        path = {**env, "PYTHONPATH": str(built), "PYTHONSAFEPATH": "1"}
        return subprocess.check_output([sys.executable, "-c", SHOWN], env=path, text=True).strip()

    assert read_anew() == "False False"
    with (built / "optcg" / "text" / "grammar.py").open("a") as grammar:
        grammar.write("# another grammar\n")
    assert read_anew() == "True True"
