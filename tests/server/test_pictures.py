"""The player's pictures over HTTP: told of with the card, served by size, cached, and nothing else is."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from optcg.cards import Catalog
from optcg.cards.picture_files import FULL, SIZES, TABLE
from optcg.cards.pictures import Pictures
from optcg.server.shown_cards import shown_cards
from tests.cards.picture_bytes import png
from tests.server.running import ServerProcess, get


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    return Pictures(tmp_path_factory.mktemp("home") / "pictures")


@pytest.fixture(scope="module")
def server(kept: Pictures) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OPTCG_HOME", str(kept.folder.parent))
        with ServerProcess(str(kept.folder.parent / "tables.db")) as process:
            yield process


def ask(url: str, **headers: str) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_a_card_tells_where_its_picture_is_as_soon_as_it_has_one(
    server: ServerProcess, kept: Pictures
) -> None:
    card = server.url + "/api/v1/cards/HS01-001"
    assert get(card)["picture"] is None
    kept.keep("HS01-001_p1", png())
    assert get(card)["picture"] == "/pictures/HS01-001_p1"
    kept.keep("HS01-001", png(60, 80))
    assert get(card)["picture"] == "/pictures/HS01-001"
    for query in ("numbers=HS01-001,HS01-002", "q=HS01-00"):
        cards = get(f"{server.url}/api/v1/cards?{query}")["cards"]
        assert [each["picture"] for each in cards][:2] == ["/pictures/HS01-001", None]  # type: ignore[attr-defined]


def test_the_folder_is_looked_at_once_for_many_cards(kept: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Catalog.house()
    looked: list[Path] = []
    stat = Path.stat
    monkeypatch.setattr(Path, "stat", lambda path, **more: looked.append(path) or stat(path, **more))
    assert len(shown_cards(house.printed(), kept)) == len(house)
    assert len(looked) == len(SIZES)


def test_a_picture_comes_in_two_sizes(server: ServerProcess, kept: Pictures) -> None:
    kept.keep("HS01-003", png(60, 80))
    for query, size in (("", TABLE), ("?size=table", TABLE), ("?size=full", FULL)):
        status, headers, data = ask(f"{server.url}/pictures/HS01-003{query}")
        file = kept.file("HS01-003", size)
        assert file is not None
        assert (status, data) == (200, file.read_bytes())
        assert headers["content-type"] == f"image/{file.suffix[1:]}"
        assert headers["x-content-type-options"] == "nosniff"
    status, _, data = ask(f"{server.url}/pictures/HS01-003?size=huge")
    assert (status, json.loads(data)["message"]) == (400, "A picture has the sizes full and table.")


def test_a_picture_that_has_not_changed_is_not_sent_again(server: ServerProcess, kept: Pictures) -> None:
    kept.keep("HS01-004", png())
    url = server.url + "/pictures/HS01-004"
    _, headers, _ = ask(url)
    assert headers["cache-control"] == "private, max-age=3600"
    tag = headers["etag"]
    assert ask(url, **{"If-None-Match": tag})[0] == 304
    kept.keep("HS01-004", png(40, 40))
    status, headers, _ = ask(url, **{"If-None-Match": tag})
    assert (status, headers["etag"] == tag) == (200, False)


@pytest.mark.parametrize(
    "path",
    [
        "HS01-099",
        "..%2Ftables.db",
        "..%2F..%2Fetc%2Fpasswd",
        "HS01-001.webp",
        "%00",
        "table",
        "%2e%2e",
        "x" * 300,
    ],
)
def test_nothing_but_pictures_is_served(server: ServerProcess, path: str) -> None:
    status, headers, data = ask(f"{server.url}/pictures/{path}")
    assert status == 404
    if headers["content-type"] == "application/json":
        assert json.loads(data)["error"] == "no_picture"


def test_a_picture_that_went_away_is_said_and_the_server_goes_on(
    server: ServerProcess, kept: Pictures
) -> None:
    kept.keep("HS01-005", png())
    get(server.url + "/api/v1/cards/HS01-005")
    for size in (FULL, TABLE):
        file = kept.file("HS01-005", size)
        assert file is not None
        file.unlink(missing_ok=True)
    assert ask(server.url + "/pictures/HS01-005")[0] == 404
    assert get(server.url + "/api/v1/cards/HS01-005")["picture"] is None
