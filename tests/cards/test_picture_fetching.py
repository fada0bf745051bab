"""Pictures are fetched from the addresses in the player's card data: one by one, and gladly broken off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.cards.importer import import_printings
from optcg.cards.picture_fetching import MOST_FAILURES, fetch_pictures, hosts_of, missing_pictures
from optcg.cards.pictures import Pictures
from optcg.cards.store import keep, stored_printings
from tests.cards.card_files import card, write_json
from tests.cards.gallery import Gallery, open_gallery
from tests.server.running import free_port


@pytest.fixture
def gallery() -> Iterator[Gallery]:
    with open_gallery() as opened:
        yield opened


@pytest.fixture
def kept(tmp_path: Path) -> Pictures:
    return Pictures(tmp_path / "pictures")


def test_the_addresses_come_from_the_card_data_and_are_kept_with_it(
    tmp_path: Path, kept: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path / "home"))
    cards = [
        {**card("ZZ01-001"), "img_full_url": "https://example.org/1.png?2"},
        {**card("ZZ01-001_p1"), "img_full_url": "https://example.org/1_p1.png"},
        {**card("ZZ01-002"), "img_full_url": "file:///etc/passwd"},
        {**card("ZZ01-003"), "img_full_url": "../3.png"},
        card("ZZ01-004"),
    ]
    keep(import_printings(write_json(tmp_path / "cards.json", cards)))
    addresses = missing_pictures(stored_printings(), kept)
    assert addresses == {"ZZ01-001": "https://example.org/1.png?2"}
    assert hosts_of(addresses) == ["example.org"]


def test_what_is_missing_is_told_and_the_others_are_kept(gallery: Gallery, kept: Pictures) -> None:
    url = gallery.url
    addresses = {"ZZ01-001": f"{url}/404", "ZZ01-002": f"{url}/text", "ZZ01-003": f"{url}/3.png"}
    taken = fetch_pictures(addresses, kept, pause=0)
    assert (taken.kept, taken.stopped) == (1, "")
    assert kept.printings() == ["ZZ01-003"]
    assert taken.refused == [
        f"ZZ01-001: {url}/404 answers 404 (Not Found).",
        f"ZZ01-002: what {url}/text sends is not kept: it is no PNG, JPEG or WebP picture.",
    ]
    assert gallery.asked == ["/404", "/text", "/3.png"]


def test_what_was_fetched_before_is_not_asked_for_again(
    gallery: Gallery, kept: Pictures, tmp_path: Path
) -> None:
    url = gallery.url
    cards = [{**card(number), "img_full_url": f"{url}/{number}.png"} for number in ("ZZ01-001", "ZZ01-002")]
    printings = import_printings(write_json(tmp_path / "cards.json", cards))
    fetch_pictures({"ZZ01-001": f"{url}/ZZ01-001.png"}, kept)
    assert missing_pictures(printings, kept) == {"ZZ01-002": f"{url}/ZZ01-002.png"}


@pytest.mark.parametrize("status", [403, 429, 503])
def test_a_server_that_wants_no_more_is_left_alone(gallery: Gallery, kept: Pictures, status: int) -> None:
    url = gallery.url
    taken = fetch_pictures({"ZZ01-001": f"{url}/{status}", "ZZ01-002": f"{url}/2.png"}, kept, pause=0)
    assert taken.stopped == "127.0.0.1 wants no more requests now; try again later."
    assert gallery.asked == [f"/{status}"]


def test_a_server_that_is_not_there_is_not_asked_without_end(kept: Pictures) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    taken = fetch_pictures({f"ZZ01-{n:03}": f"{url}/{n}.png" for n in range(9)}, kept, pause=0)
    assert len(taken.refused) == MOST_FAILURES
    assert taken.stopped.startswith("127.0.0.1 does not answer")
    assert "refused" in json.dumps(taken.refused)


def test_there_is_a_pause_between_two(
    gallery: Gallery, kept: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = gallery.url
    waited: list[float] = []
    monkeypatch.setattr("optcg.cards.picture_fetching.time.sleep", waited.append)
    fetch_pictures({f"ZZ01-{n:03}": f"{url}/{n}.png" for n in range(3)}, kept)
    assert waited == [1.0, 1.0]
