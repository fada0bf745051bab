"""Imported cards are kept whole, and stay as they were when an import fails."""

import json
import shutil
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from optcg import Catalog
from optcg.cards import store
from optcg.cards.importing import import_source
from optcg.model.errors import BadCardData, OptcgError
from tests.needs import card_data

CARD = {
    "id": "ZZ01-001",
    "name": "Ada",
    "category": "Character",
    "colors": ["Red"],
    "cost": 3,
    "power": 5000,
    "counter": 1000,
    "attributes": ["Slash"],
    "types": ["Harbor"],
    "effect": "[Blocker]<br>[On Play] Draw 1 card.",
    "trigger": "[Trigger] Play this card.",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("OPTCG_CARD_DATA", raising=False)
    return tmp_path / "home"


def write(path: Path, *cards: object) -> str:
    path.write_text(json.dumps(cards), encoding="utf-8")
    return str(path)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_imported_cards_are_in_the_default_catalogue(tmp_path: Path) -> None:
    before = len(Catalog.default())
    report = import_source(write(tmp_path / "one.json", CARD))
    card = Catalog.default()["ZZ01-001"]
    assert (card.name, card.cost, card.power, card.counter) == ("Ada", 3, 5000, 1000)
    assert len(card.abilities) == 3
    assert len(Catalog.default()) == before + 1
    assert report.sets["ZZ01"].cards == report.sets["ZZ01"].new == report.sets["ZZ01"].read == 1
    assert report.refused == []


def test_importing_twice_changes_nothing(tmp_path: Path, home: Path) -> None:
    source = write(tmp_path / "one.json", CARD)
    import_source(source)
    kept = (home / store.FILE_NAME).read_bytes()
    report = import_source(source)
    assert report.sets["ZZ01"].new == 0
    assert (home / store.FILE_NAME).read_bytes() == kept


def test_another_import_is_added_and_newer_cards_win(tmp_path: Path) -> None:
    import_source(write(tmp_path / "one.json", CARD))
    import_source(write(tmp_path / "two.json", {**CARD, "power": 6000}, {**CARD, "id": "ZZ02-001"}))
    assert Catalog.default()["ZZ01-001"].power == 6000
    assert "ZZ02-001" in Catalog.default()


def test_a_printing_that_cannot_be_read_is_refused_and_told(tmp_path: Path) -> None:
    bad = {**CARD, "id": "ZZ01-002", "category": "Sailor"}
    report = import_source(write(tmp_path / "half.json", CARD, bad, {"id": 7}, {**CARD, "id": "nonsense"}))
    assert "ZZ01-001" in Catalog.default()
    assert "ZZ01-002" not in Catalog.default()
    assert len(report.refused) == 3
    assert "Sailor" in " ".join(report.refused)


def test_printings_of_one_number_with_other_facts_are_told(tmp_path: Path) -> None:
    other = {**CARD, "id": "ZZ01-001_p1", "power": 9000, "name": "Bea"}
    report = import_source(write(tmp_path / "two.json", other, CARD))
    assert Catalog.default()["ZZ01-001"].power == 5000
    assert report.differing == ["ZZ01-001_p1 differs from ZZ01-001 in name, power; ZZ01-001 stands."]


NONSENSE = [b"", b"{", b"[]", b"\x00" * 100, b"[1, 2]", "[é".encode("latin-1"), b"PK\x03\x04x"]


@pytest.mark.parametrize("content", NONSENSE)
def test_a_source_without_cards_changes_nothing(tmp_path: Path, home: Path, content: bytes) -> None:
    import_source(write(tmp_path / "one.json", CARD))
    kept = contents(home)
    (tmp_path / "bad.json").write_bytes(content)
    with pytest.raises(BadCardData):
        import_source(str(tmp_path / "bad.json"))
    assert contents(home) == kept


def test_an_import_that_is_broken_off_changes_nothing(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_source(write(tmp_path / "one.json", CARD))
    kept = contents(home)

    def cut(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(store.os, "fsync", cut)
    with pytest.raises(KeyboardInterrupt):
        import_source(write(tmp_path / "two.json", {**CARD, "power": 1}))
    assert contents(home) == kept


def test_a_damaged_store_is_said_in_a_sentence(home: Path) -> None:
    home.mkdir()
    (home / store.FILE_NAME).write_bytes(b"[{")
    with pytest.raises(BadCardData, match="Import them again"):
        Catalog.default()


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(2**30)
    with pytest.raises(BadCardData, match="limit"):
        import_source(str(huge))


def test_an_address_that_does_not_answer_is_said_in_a_sentence() -> None:
    with pytest.raises(BadCardData, match="cannot be fetched"):
        import_source("http://127.0.0.1:9/cards.zip")


def test_the_official_cards_come_from_a_folder_and_from_a_zip(tmp_path: Path) -> None:
    folder = import_source(str(card_data()))
    cards = list(Catalog.default().printed())
    archive = shutil.make_archive(str(tmp_path / "cards"), "zip", card_data())
    assert zipfile.is_zipfile(archive)
    again = import_source(archive)
    assert again.sets.keys() == folder.sets.keys()
    stored, direct = Catalog.default(), Catalog.load(card_data())
    # What is printed on all of them, and for some what the text means.
    assert list(stored.printed()) == cards
    assert {card.number for card in cards} >= {card.number for card in direct.printed()}
    for card in list(direct.printed())[::20]:
        assert card in cards
        assert stored[card.number] == direct[card.number]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(
    st.sampled_from(sorted(CARD)), VALUES | st.sampled_from(list(CARD.values())), max_size=11
)
CARDS = st.lists(FIELDS.map(lambda changed: {**CARD, **changed}) | VALUES, max_size=4)


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(CARDS.map(lambda cards: json.dumps(cards).encode()) | st.binary(max_size=200))
def test_no_source_crashes_the_import(home: Path, tmp_path: Path, data: bytes) -> None:
    """Six hundred sources, nonsense and nearly right: an import or a sentence, and a store that opens."""
    file = tmp_path / "fuzzed.json"
    file.write_bytes(data)
    with suppress(OptcgError):
        import_source(str(file))
    assert len(Catalog.default()) >= 56
