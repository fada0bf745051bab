"""Closed and full streams, other encodings, damaged files: told in a sentence, never by a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from optcg.cards import store
from tests.cards.card_files import card, write_json
from tests.cli.run import run

FULL = Path("/dev/full")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("OPTCG_CARD_DATA", raising=False)
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def shell(line: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A line for the shell, in which `optcg` is this one."""
    command = line.replace("optcg", f"{sys.executable} -m optcg")
    return subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, check=False, env={**os.environ, **variables}
    )


def one_sentence(result: subprocess.CompletedProcess[bytes]) -> str:
    said = result.stderr.decode()
    assert result.returncode == 2
    assert len(said.splitlines()) == 1, said
    return said


def test_a_pipe_that_is_closed_early_is_no_error() -> None:
    for line in ("optcg cards find", "optcg cards find --json", "optcg cards show HS01-001"):
        result = shell(f"({line}; echo code $? >&2) | true")
        assert result.stderr == b"code 0\n"


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_told() -> None:
    assert "No space left" in one_sentence(shell("optcg cards show HS01-001 > /dev/full"))
    assert "No space left" in one_sentence(shell("optcg cards find > /dev/full"))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_letters_that_the_terminal_does_not_have_are_replaced(encoding: str) -> None:
    result = shell("optcg deck show ember-rush", PYTHONIOENCODING=encoding)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"HS02-001" in result.stdout


def test_a_deck_from_a_stdin_that_cannot_be_read() -> None:
    not_text = shell("printf '\\377\\376' | optcg deck check -", PYTHONIOENCODING="utf-8:strict")
    assert "The deck cannot be read from stdin: " in one_sentence(not_text)
    assert "it is closed" in one_sentence(shell("optcg deck check - <&-"))


def test_an_error_that_nobody_foresaw_is_one_sentence_and_2(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("optcg.cli.play.open_catalog", fail)
    result = run("play")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "please report it: ZeroDivisionError division by zero. OPTCG_DEBUG=1 shows where." in result.stderr
    monkeypatch.setenv("OPTCG_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("play")


# Imported cards that are damaged -------------------------------------------------------------------


def test_damaged_cards_are_imported_again_and_the_old_file_is_kept(home: Path, tmp_path: Path) -> None:
    (home / store.FILE_NAME).write_bytes(b"[{")
    source = str(write_json(tmp_path / "one.json", [card("ZZ01-001")]))
    result = run("cards", "import", source)
    assert result.exit_code == 0
    assert "were damaged; that file is now" in result.stdout
    assert (home / store.DAMAGED).read_bytes() == b"[{"
    assert run("cards", "show", "ZZ01-001").exit_code == 0
    assert json.loads(run("cards", "import", source, "--json").stdout)["set_aside"] == ""


def test_with_damaged_cards_the_house_set_is_still_there(home: Path) -> None:
    (home / store.FILE_NAME).write_bytes(b"[{")
    result = run("deck", "check", "ember-rush")
    assert result.exit_code == 0
    assert "is legal" in result.stdout
    assert result.stderr.startswith("Warning: The imported cards are damaged: ")
    assert "optcg cards import" in result.stderr


def test_a_source_without_cards_leaves_the_damaged_file_where_it_is(home: Path, tmp_path: Path) -> None:
    (home / store.FILE_NAME).write_bytes(b"[{")
    assert run("cards", "import", str(write_json(tmp_path / "none.json", []))).exit_code == 2
    assert [file.name for file in home.iterdir()] == [store.FILE_NAME]


# Files to write ------------------------------------------------------------------------------------

SIM = ("sim", "ember-rush", "moss-wall", "-n", "1000000")
MATRIX = ("matrix", "-n", "1000000")


@pytest.mark.parametrize(
    "args",
    [
        (*SIM, "--plot"),
        (*MATRIX, "--plot"),
        (*MATRIX, "--html"),
        ("deck", "show", "ember-rush", "--plot"),
        ("play", "--watch", "--record"),
    ],
)
def test_a_place_that_cannot_be_is_told_before_the_work_begins(args: tuple[str, ...], tmp_path: Path) -> None:
    for place, why in ((tmp_path, "it is a folder"), (tmp_path / "no" / "x.png", "there is no folder")):
        result = run(*args, str(place))
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"cannot be written: {why}" in result.stderr


@pytest.mark.parametrize("args", [SIM, MATRIX, ("deck", "show", "ember-rush")])
def test_a_picture_of_an_unknown_kind_is_refused_at_once(args: tuple[str, ...], tmp_path: Path) -> None:
    result = run(*args, "--plot", str(tmp_path / "picture.doc"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "A picture ends in .png, .svg or .pdf, not in .doc." in result.stderr


def test_a_picture_without_a_kind_is_a_png(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = run("deck", "show", "ember-rush", "--plot", str(tmp_path / "picture"))
    assert result.stderr == f"Drawn into {tmp_path / 'picture.png'}.\n"
    assert (tmp_path / "picture.png").is_file()


# A server ------------------------------------------------------------------------------------------


def test_a_database_of_an_unknown_kind_or_in_no_folder_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--db", "mysql://somebody:secret@there/x")
    assert result.exit_code == 2
    assert "There is no kind of database named mysql" in result.stderr
    assert "sqlite:///path" in result.stderr
    assert "postgresql://" in result.stderr
    assert "secret" not in result.stderr
    result = run("serve", "--db", str(tmp_path / "no" / "tables.db"))
    assert result.exit_code == 2
    assert f"there is no folder {tmp_path / 'no'}. Make it first." in result.stderr
    assert not (tmp_path / "no").exists()
