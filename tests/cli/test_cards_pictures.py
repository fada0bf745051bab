"""`optcg cards pictures`: from a folder, fetched with consent, or counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cards.card_files import card
from tests.cards.gallery import Gallery, open_gallery
from tests.cards.picture_bytes import png
from tests.cli.run import run


@pytest.fixture
def gallery() -> Iterator[Gallery]:
    with open_gallery() as opened:
        yield opened


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("OPTCG_CARD_DATA", raising=False)
    return tmp_path / "home"


def import_cards(tmp_path: Path, url: str | None) -> None:
    cards = [card(number) for number in ("ZZ01-001", "ZZ01-002")]
    if url is not None:
        cards = [{**facts, "img_full_url": f"{url}/{facts['id']}.png"} for facts in cards]
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    assert run("cards", "import", str(tmp_path / "cards.json")).exit_code == 0


def test_alone_it_counts(tmp_path: Path, home: Path) -> None:
    import_cards(tmp_path, None)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "ZZ01-002_p1.png").write_bytes(png())
    assert (
        f"0 of 2 imported cards have a picture. They are kept in {home / 'pictures'}."
        in run("cards", "pictures").stdout
    )
    taken = run("cards", "pictures", "--from", str(tmp_path / "mine"))
    assert (taken.exit_code, taken.stdout) == (0, f"1 picture is kept in {home / 'pictures'}.\n")
    assert "1 of 2 imported cards have a picture." in run("cards", "pictures").stdout


def test_what_is_no_picture_and_other_names_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "OP01-016.png").write_bytes(png(claimed=(10_000, 10_000)))
    (folder / "Zoro.png").write_bytes(png())
    told = run("cards", "pictures", "--from", str(folder))
    assert told.exit_code == 1
    assert "OP01-016.png: it has 10000 x 10000 pixels, and at most 4096 a side are taken." in told.stdout
    assert "1 with other names were left out (Zoro.png)" in told.stdout


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    told = run("cards", "pictures", "--from", str(tmp_path / "nowhere"))
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "no such folder" in told.stderr


@pytest.mark.parametrize("answer", ["", "n\n", "\n"])
def test_nothing_is_fetched_without_consent(tmp_path: Path, gallery: Gallery, answer: str) -> None:
    import_cards(tmp_path, gallery.url)
    refused = run("cards", "pictures", "--fetch", stdin=answer)
    assert refused.exit_code == 1
    assert "2 pictures would be fetched from 127.0.0.1, one every 1 s" in refused.stdout
    assert "Nothing was fetched: it needs your consent" in refused.stderr
    assert gallery.asked == []


@pytest.mark.parametrize(("said", "answer"), [(["--yes"], ""), ([], "y\n")])
def test_with_consent_they_are_fetched_once(
    tmp_path: Path, gallery: Gallery, said: list[str], answer: str
) -> None:
    import_cards(tmp_path, gallery.url)
    fetched = run("cards", "pictures", "--fetch", "--pause", "0.5", *said, stdin=answer)
    assert fetched.exit_code == 0
    assert "2 pictures are kept" in fetched.stdout
    assert len(gallery.asked) == 2
    assert "has one already" in run("cards", "pictures", "--fetch", "--yes").stdout
    assert len(gallery.asked) == 2


def test_data_without_addresses_says_what_to_do(tmp_path: Path) -> None:
    import_cards(tmp_path, None)
    told = run("cards", "pictures", "--fetch", "--yes")
    assert told.exit_code != 0
    assert "Your card data names no pictures. Import it again" in told.stderr


def test_a_folder_and_fetching_at_once_are_refused() -> None:
    assert run("cards", "pictures", "--from", "x", "--fetch").exit_code == 2
