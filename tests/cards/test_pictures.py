"""The player's own pictures are kept by printing, small, and only if they are pictures."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optcg.cards.picture_files import (
    FULL,
    MOST_PIXELS,
    SIZES,
    SUFFIXES,
    TABLE,
    BadPicture,
    Head,
    copies_of,
    head_of,
)
from optcg.cards.pictures import Pictures, Taken, printing_of, take_pictures
from tests.cards.picture_bytes import png
from tests.needs import packages


@pytest.fixture
def kept(tmp_path: Path) -> Pictures:
    return Pictures(tmp_path / "pictures")


@pytest.fixture
def no_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)


def take(folder: Path, kept: Pictures) -> Taken:
    return take_pictures(folder, kept, lambda total: None)


@pytest.mark.parametrize(
    ("name", "printing"),
    [
        ("OP01-016", "OP01-016"),
        ("op01-016_P1", "OP01-016_p1"),
        ("P-001_r2", "P-001_r2"),
        ("Zoro", None),
        ("OP01-016 copy", None),
        ("../OP01-016", None),
        ("OP01-016_p1_p2", None),
    ],
)
def test_a_file_is_named_by_its_printing(name: str, printing: str | None) -> None:
    assert printing_of(name) == printing


def test_a_folder_is_taken_and_what_is_no_picture_is_told(tmp_path: Path, kept: Pictures) -> None:
    folder = tmp_path / "mine"
    (folder / "below").mkdir(parents=True)
    (folder / "OP01-016.png").write_bytes(png())
    (folder / "below" / "op01-017_P1.PNG").write_bytes(png())
    (folder / "OP01-018.png").write_text("no picture")
    (folder / "OP01-019.jpg").write_bytes(b"")
    (folder / "Zoro.png").write_bytes(png())
    (folder / "notes.txt").write_text("mine")
    taken = take(folder, kept)
    assert taken.kept == 2
    assert taken.refused == [
        "OP01-018.png: it is no PNG, JPEG or WebP picture.",
        "OP01-019.jpg: it is no PNG, JPEG or WebP picture.",
    ]
    assert taken.other_names == ["Zoro.png", "notes.txt"]
    assert kept.printings() == ["OP01-016", "OP01-017_p1"]


@pytest.mark.parametrize("name", ["nowhere", "a file"])
def test_a_folder_that_is_none_is_said_in_a_sentence(tmp_path: Path, kept: Pictures, name: str) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(BadPicture, match=r"There are no pictures in .*: (no such folder|it is no folder)\."):
        take(tmp_path / name, kept)


def test_a_pipe_is_not_waited_for(tmp_path: Path, kept: Pictures) -> None:
    os.mkfifo(tmp_path / "OP01-016.png")
    assert take(tmp_path, kept).refused == ["OP01-016.png: it is no plain file."]


@pytest.mark.parametrize("size", [(10_000, 10_000), (MOST_PIXELS + 1, 10), (0, 10)])
def test_a_picture_that_is_too_large_is_never_unpacked(size: tuple[int, int], kept: Pictures) -> None:
    with pytest.raises(BadPicture, match=rf"{size[0]} x {size[1]} pixels, and at most {MOST_PIXELS} a side"):
        kept.keep("OP01-016", png(claimed=size))
    assert kept.printings() == []


def test_without_pillow_a_small_picture_is_kept_as_it_is(no_pillow: None, kept: Pictures) -> None:
    kept.keep("OP01-016", png())
    for size in SIZES:
        file = kept.file("OP01-016", size)
        assert file is not None
        assert (file.suffix, file.read_bytes()) == (".png", png())


def test_without_pillow_a_large_picture_says_what_would_make_it_smaller(no_pillow: None) -> None:
    with pytest.raises(BadPicture, match=r"2000 x 3000 pixels.*pip install 'optcg\[pictures\]'"):
        copies_of(png(claimed=(2000, 3000)))


def test_with_pillow_there_are_copies_with_the_shape_of_the_picture(kept: Pictures) -> None:
    packages("pictures", "PIL")
    from PIL import Image

    for kind in ("PNG", "JPEG", "WEBP"):
        data = BytesIO()
        Image.linear_gradient("L").resize((1200, 1600)).convert("RGB").save(data, kind)
        assert head_of(data.getvalue())[1:] == (1200, 1600)
        kept.keep(f"{kind}-001", data.getvalue())
        for size, expected in ((FULL, (744, 992)), (TABLE, (240, 320))):
            file = kept.file(f"{kind}-001", size)
            assert file is not None
            assert head_of(file.read_bytes()) == Head("webp", *expected)


def test_with_pillow_a_picture_that_breaks_off_is_refused(kept: Pictures) -> None:
    packages("pictures", "PIL")
    with pytest.raises(BadPicture, match="it cannot be read as a picture"):
        kept.keep("OP01-016", png(60, 80)[:60])
    assert kept.printings() == []


def test_another_printing_stands_in_until_the_card_has_its_own(kept: Pictures) -> None:
    assert kept.of_cards().get("OP01-016") is None
    kept.keep("OP01-016_p1", png())
    assert kept.of_cards().get("OP01-016") == "OP01-016_p1"
    kept.keep("OP01-016", png())
    assert kept.of_cards().get("OP01-016") == "OP01-016"
    assert kept.of_cards().get("OP01-01") is None


def test_a_new_picture_takes_the_place_of_the_old_one_of_any_kind(
    kept: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.keep("OP01-016", png())
    monkeypatch.setitem(sys.modules, "PIL", None)
    kept.keep("OP01-016", png(5, 5))
    assert sorted(file.name for file in kept.folder.rglob("*.*")) == ["OP01-016.png"]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "pictures").touch()
    with pytest.raises(BadPicture, match="it cannot be kept in"):
        Pictures(tmp_path / "pictures").keep("OP01-016", png())
    assert Pictures(tmp_path / "pictures").printings() == []


@given(
    st.sampled_from([b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF....WEBP", b"RIFF....WEBPVP8X"]),
    st.binary(),
)
def test_any_bytes_are_a_picture_or_refused(start: bytes, rest: bytes) -> None:
    with suppress(BadPicture):
        assert head_of(start + rest).suffix in SUFFIXES
