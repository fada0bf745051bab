"""What was read is kept: never read twice, never trusted when stale or torn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.cards import readings
from optcg.model.terms import Category
from optcg.text import reader

TEXT = "[On Play] Draw 2 cards."
MEANING = reader.read(TEXT, "", Category.CHARACTER)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """As in a process that has just begun."""
    readings._new.clear()
    readings._kept.cache_clear()
    readings._file.cache_clear()


def kept_file(home: Path) -> Path:
    (file,) = home.glob("readings-*")
    return file


def refuse(*_: object) -> None:
    raise AssertionError("the text was read once more")


def test_a_text_is_read_once_for_all_processes(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert readings.read(TEXT, "", Category.CHARACTER) == MEANING
    readings.keep()
    forget()
    monkeypatch.setattr(reader, "read", refuse)

    assert readings.read(TEXT, "", Category.CHARACTER) == MEANING


@pytest.mark.parametrize("damage", [b"", b"torn", None], ids=["empty", "other bytes", "half"])
def test_a_torn_file_is_made_anew(home: Path, damage: bytes | None) -> None:
    readings.read(TEXT, "", Category.CHARACTER)
    readings.keep()
    file = kept_file(home)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
    forget()

    assert readings.read(TEXT, "", Category.CHARACTER) == MEANING
    readings.keep()
    assert kept_file(home).read_bytes() == whole


def test_readings_of_another_grammar_are_not_looked_at(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readings.read(TEXT, "", Category.CHARACTER)
    readings.keep()
    old = kept_file(home)
    forget()
    monkeypatch.setattr(readings, "_grammar", lambda: "0123456789abcdef")

    assert readings._kept() == {}
    readings.read(TEXT, "", Category.CHARACTER)
    readings.keep()
    assert not old.exists()
    assert kept_file(home).name == "readings-0123456789abcdef"


def test_what_another_process_kept_meanwhile_stays(home: Path) -> None:
    readings.read(TEXT, "", Category.CHARACTER)
    mine = dict(readings._new)
    forget()
    readings.read("[On Play] Draw 1 card.", "", Category.CHARACTER)
    readings.keep()
    forget()
    readings._kept()
    readings._new.update(mine)
    readings.keep()

    assert len(readings._content(kept_file(home))) == 2


def test_a_folder_that_is_a_file_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "file"))
    forget()

    assert readings.read(TEXT, "", Category.CHARACTER) == MEANING
    readings.keep()
    forget()
