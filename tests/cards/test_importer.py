"""Card data in the public layout: folders, archives, single files, and what is refused."""

import gzip
import io
import json
import os
import tarfile
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from optcg.cards import Catalog, archives
from optcg.cards.importer import import_printings
from optcg.model.errors import BadCardData
from tests.cards.card_files import card, write_cards, write_json

ONE, TWO = card("HS99-001"), card("HS99-002")


def numbers(path: Path) -> list[str]:
    return list(Catalog.load(path).numbers)


def language(root: Path) -> Path:
    """A language folder with two packs."""
    write_json(root / "packs.json", {"1": {"id": "1"}})
    write_json(root / "data" / "1.json", [ONE])
    write_json(root / "data" / "2.json", [TWO])
    return root


def zipped(path: Path, files: dict[str, object]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, json.dumps(content))
    return path


def tarred(path: Path, files: dict[str, object]) -> Path:
    with tarfile.open(path, "w:gz") as archive:
        for name, content in files.items():
            data = json.dumps(content).encode()
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return path


def test_the_folder_above_the_language_is_read(tmp_path: Path) -> None:
    language(tmp_path / "english")
    assert numbers(tmp_path) == ["HS99-001", "HS99-002"]


def test_the_language_folder_itself_is_read(tmp_path: Path) -> None:
    assert numbers(language(tmp_path / "french")) == ["HS99-001", "HS99-002"]


def test_cards_in_files_of_their_own_are_read(tmp_path: Path) -> None:
    write_json(tmp_path / "english/cards/1/HS99-001.json", ONE)
    write_json(tmp_path / "english/cards/2/HS99-002.json", TWO)
    assert numbers(tmp_path) == ["HS99-001", "HS99-002"]


def test_english_is_chosen_among_languages(tmp_path: Path) -> None:
    language(tmp_path / "english")
    write_json(tmp_path / "french/data/1.json", [card("HS99-003")])
    assert numbers(tmp_path) == ["HS99-001", "HS99-002"]


def test_several_other_languages_are_left_to_the_user(tmp_path: Path) -> None:
    language(tmp_path / "french")
    language(tmp_path / "thai")
    with pytest.raises(BadCardData, match=r"several languages \(french, thai\)"):
        Catalog.load(tmp_path)


def test_a_folder_of_lists_and_a_single_file_are_read(tmp_path: Path) -> None:
    file = write_json(tmp_path / "a.json", [ONE, TWO])
    assert numbers(tmp_path) == numbers(file) == ["HS99-001", "HS99-002"]


@pytest.mark.parametrize("write", [zipped, tarred])
@pytest.mark.parametrize("root", ["", "english/", "punk-records-main/english/"])
def test_archives_are_read(tmp_path: Path, write: object, root: str) -> None:
    assert callable(write)
    path = tmp_path / ("a.zip" if write is zipped else "a.tar.gz")
    write(path, {f"{root}packs.json": {}, f"{root}data/1.json": [ONE], f"{root}data/2.json": [TWO]})
    assert numbers(path) == ["HS99-001", "HS99-002"]


@pytest.mark.parametrize("write", [zipped, tarred])
@pytest.mark.parametrize(
    "name", ["../data/1.json", "/data/1.json", "english/../../data/1.json", "..\\x.json"]
)
def test_an_archive_that_climbs_out_is_refused(tmp_path: Path, write: object, name: str) -> None:
    assert callable(write)
    path = tmp_path / ("a.zip" if write is zipped else "a.tar.gz")
    write(path, {"data/0.json": [ONE], name: [TWO]})
    with pytest.raises(BadCardData, match="leads out of the archive"):
        Catalog.load(path)


@pytest.mark.parametrize("write", [zipped, tarred])
@pytest.mark.parametrize(("limit", "value"), [("MEMBER_LIMIT", 1), ("TOTAL_BYTES", 50), ("FILE_BYTES", 50)])
def test_an_archive_beyond_the_limits_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: object, limit: str, value: int
) -> None:
    assert callable(write)
    path = tmp_path / ("a.zip" if write is zipped else "a.tar.gz")
    write(path, {"data/1.json": [ONE], "data/2.json": [TWO]})
    monkeypatch.setattr(archives, limit, value)
    with pytest.raises(BadCardData, match="limit"):
        Catalog.load(path)


@pytest.mark.parametrize("kind", [tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE, tarfile.XGLTYPE])
@pytest.mark.parametrize("size", [2**28, 2**30])
def test_a_header_of_a_gigabyte_is_refused_before_it_is_read(tmp_path: Path, kind: bytes, size: int) -> None:
    header = tarfile.TarInfo("long")
    header.type, header.size = kind, size
    zeros = gzip.compress(bytes(2**24))
    path = tmp_path / "a.tar.gz"
    path.write_bytes(gzip.compress(header.tobuf(tarfile.GNU_FORMAT)) + 8 * zeros)
    tracemalloc.start()
    try:
        with pytest.raises(BadCardData, match="more than card data needs"):
            Catalog.load(path)
        assert tracemalloc.get_traced_memory()[1] < 2**26
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", [tarfile.FIFOTYPE, tarfile.CHRTYPE, tarfile.BLKTYPE])
def test_a_pipe_or_a_device_in_an_archive_is_refused(tmp_path: Path, kind: bytes) -> None:
    path = tmp_path / "a.tar"
    with tarfile.open(path, "w") as archive:
        member = tarfile.TarInfo("data/2.json")
        member.type = kind
        archive.addfile(member)
    with pytest.raises(BadCardData, match=r"'data/2\.json', which is no plain file"):
        Catalog.load(path)


def test_a_pipe_in_a_folder_is_refused_before_it_is_read(tmp_path: Path) -> None:
    write_json(tmp_path / "a.json", [ONE])
    os.mkfifo(tmp_path / "b.json")
    with pytest.raises(BadCardData, match=r"b\.json cannot be read: it is no plain file"):
        Catalog.load(tmp_path)
    with pytest.raises(BadCardData, match=r"b\.json: it is neither a file nor a folder"):
        Catalog.load(tmp_path / "b.json")
    (tmp_path / "b.json").unlink()
    (tmp_path / "b.json").symlink_to("/dev/zero")
    with pytest.raises(BadCardData, match=r"b\.json cannot be read: it is no plain file"):
        Catalog.load(tmp_path)
    with pytest.raises(BadCardData, match=r"b\.json: it is neither a file nor a folder"):
        Catalog.load(tmp_path / "b.json")


@pytest.mark.parametrize("name", ["broken.zip", "broken.tar.gz", "broken.json"])
def test_a_broken_file_is_refused_by_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"PK\x03\x04 not what it says")
    with pytest.raises(BadCardData, match=name):
        Catalog.load(tmp_path / name)


def test_a_broken_card_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text('{"id": "HS99-001"', encoding="utf-8")
    with pytest.raises(BadCardData, match=r"one\.json: card 1"):
        Catalog.load(tmp_path / "one.json")


def test_a_place_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCardData, match="no such file or folder"):
        Catalog.load(tmp_path / "absent")
    with pytest.raises(BadCardData, match="There is no card data in"):
        Catalog.load(tmp_path)


def test_a_malformed_card_is_named_by_its_place(tmp_path: Path) -> None:
    with pytest.raises(BadCardData, match=r"cards\.json: card 2 in the file .*`\$\.cost`"):
        write_cards(tmp_path, [ONE, card("HS99-002", cost="three")])


@pytest.mark.parametrize("number", [None, "", "HS99", "HS99-001_", "HS99 001"])
def test_a_card_without_a_number_is_refused(tmp_path: Path, number: str | None) -> None:
    with pytest.raises(BadCardData, match="not a card number"):
        write_cards(tmp_path, [card("HS99-001", id=number)])


@pytest.mark.rule("2-14-1")
def test_2_14_1_the_printing_with_the_plain_number_is_the_card(tmp_path: Path) -> None:
    base, other = card("HS99-001", power=2000), card("HS99-001_p1", power=9000)
    for printings in ([base, other], [other, base]):
        catalog = write_cards(tmp_path, printings)
        assert [card.power for card in catalog] == [2000]


def test_without_a_plain_number_the_first_printing_is_the_card(tmp_path: Path) -> None:
    catalog = write_cards(tmp_path, [card("HS99-001_r1", power=3000), card("HS99-001_p1", power=9000)])
    assert catalog["HS99-001"].power == 3000


def test_a_known_fault_of_public_data_is_mended(tmp_path: Path) -> None:
    catalog = write_cards(tmp_path, [card("OP03-032", effect="This Character cannot be"), card("ST11-005")])
    assert catalog["OP03-032"].text.endswith("attribute.")
    assert catalog["ST11-005"].types == ("Music", "FILM")


def test_a_whole_text_is_not_repaired(tmp_path: Path) -> None:
    catalog = write_cards(tmp_path, [card("OP03-032", effect="[Rush]")])
    assert catalog["OP03-032"].text == "[Rush]"


@pytest.mark.parametrize("text", ["[Rush: Character] (A note.)", "[Rush: Character] </slash>", "[Rush:"])
def test_a_text_that_ends_behind_a_line_is_mended(tmp_path: Path, text: str) -> None:
    repaired = write_cards(tmp_path, [card("ST32-005", effect=text)])["ST32-005"]
    assert (len(repaired.abilities), repaired.unread) == (2, ())
    whole = "[Rush: Character] [On Play] Draw 1 card."
    left = write_cards(tmp_path, [card("ST32-005", effect=whole)])["ST32-005"]
    assert left.text == whole


def test_what_is_not_known_of_a_cut_text_is_not_read(tmp_path: Path) -> None:
    for number in ("ST32-001", "ST32-003", "ST32-004"):
        mended = write_cards(tmp_path, [card(number, effect="If your Leader has the")])[number]
        assert ["…" in unread.piece for unread in mended.unread] == [True]


def test_a_cut_text_gives_way_to_a_whole_printing(tmp_path: Path) -> None:
    whole, cut = card("HS99-001", effect="[Rush]"), card("HS99-001_p1", effect="This Character cannot be")
    file = write_json(tmp_path / "cards.json", [cut, whole])
    assert [(printed.id, printed.facts.text) for printed in import_printings(file)["HS99-001"]] == [
        ("HS99-001", "[Rush]"),
        ("HS99-001_p1", "[Rush]"),
    ]
    only = write_json(tmp_path / "only.json", [cut])
    assert Catalog.load(only)["HS99-001"].unread


@pytest.mark.parametrize("field", ["cost", "power", "counter"])
def test_a_number_that_no_card_has_is_refused(tmp_path: Path, field: str) -> None:
    assert Catalog.load(write_json(tmp_path / "most.json", [card("HS99-001", **{field: 1_000_000})]))
    for value in (1_000_001, 10**18, 10**30):
        file = write_json(tmp_path / "more.json", [card("HS99-001", **{field: value})])
        with pytest.raises(BadCardData, match=r"HS99-001|card 1 in the file"):
            Catalog.load(file)


def test_data_beyond_all_depth_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    nested = b"[" * 100_000 + b"]" * 100_000
    for content in (b"[" * 100_000, nested, b'[{"id": "HS99-001", "more": ' + nested + b"}]"):
        file.write_bytes(content)
        with pytest.raises(BadCardData, match=r"deep\.json"):
            Catalog.load(file)


def test_card_data_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    for content in (ONE, [ONE]):
        (tmp_path / "one.json").write_text(json.dumps(content), encoding="utf-8-sig")
        assert numbers(tmp_path / "one.json") == ["HS99-001"]


def test_a_device_is_no_card_data() -> None:
    with pytest.raises(BadCardData, match="There is no card data at /dev/null: it is neither a file nor"):
        Catalog.load("/dev/null")


def test_a_card_without_text_is_not_cut(tmp_path: Path) -> None:
    file = write_json(tmp_path / "cards.json", [card("HS99-001"), card("HS99-001_p1", effect="[Rush]")])
    assert [printed.facts.text for printed in import_printings(file)["HS99-001"]] == ["", "[Rush]"]
