"""The drawn pictures of cards: the same for the same card, of one's own for each, and fit for any page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.needs import official_cards, packages

packages("browser", "playwright")

from playwright.sync_api import Browser, Page, expect  # noqa: E402

from optcg.cards import Catalog  # noqa: E402
from tests.server.running import ServerProcess  # noqa: E402
from tests.web.browser import Visitor  # noqa: E402
from tests.web.test_gestures import position  # noqa: E402

Card = dict[str, object]
LEAST_DIFFERENCE = 12  # of 255, the mean over a picture of 40 x 30 points

DRAWN = "async cards => { const { picture } = await import('/js/picture.js'); return cards.map(picture); }"
# Small markup of few plain parts, without ids, styles, or numbers that are none; each of its own.
FAULTS = """async cards => {
  const { picture } = await import('/js/picture.js');
  const parts = new Set(['svg', 'g', 'path', 'circle', 'ellipse']);
  const wrong = /NaN|undefined|null|\\[object|\\bid=|style|script|href|url\\(/;
  const seen = new Map();
  return cards.flatMap(card => {
    const markup = picture(card);
    const page = new DOMParser().parseFromString(markup, 'image/svg+xml');
    const faults = [...page.querySelectorAll('*')].map(part => part.tagName).filter(name => !parts.has(name));
    if (wrong.test(markup)) faults.push(markup.match(wrong)[0]);
    if (markup.length > 4000) faults.push(`${markup.length} letters`);
    if (seen.has(markup)) faults.push(`the same as ${seen.get(markup)}`);
    seen.set(markup, card.number);
    return faults.map(fault => `${card.number}: ${fault}`);
  });
}"""
ALIKE = """async ([cards, least]) => {
  const { picture } = await import('/js/picture.js');
  const points = await Promise.all(cards.map(async card => {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(picture(card));
    await image.decode();
    const canvas = new OffscreenCanvas(40, 30).getContext('2d');
    canvas.drawImage(image, 0, 0, 40, 30);
    return canvas.getImageData(0, 0, 40, 30).data;
  }));
  const apart = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / (a.length * 0.75);
  const alike = [];
  points.forEach((a, i) => points.slice(0, i).forEach((b, j) => {
    if (apart(a, b) < least) alike.push(`${cards[j].number} and ${cards[i].number}: ${apart(a, b)}`);
  }));
  return alike;
}"""


@pytest.fixture(scope="module")
def house() -> list[Card]:
    return [card.to_dict() for card in Catalog.house()]


def test_every_house_card_has_a_small_picture_without_ids(page: Page, house: list[Card]) -> None:
    assert page.evaluate(FAULTS, house) == []


def test_the_same_card_has_the_same_picture_in_play_and_on_every_page(page: Page, house: list[Card]) -> None:
    before = page.evaluate(DRAWN, house)
    page.reload()
    in_play = [{**card, "keywords": ["Rush"], "state": "rested", "don": 2} for card in reversed(house)]
    assert page.evaluate(DRAWN, in_play) == before[::-1]


def test_no_two_house_cards_look_the_same(page: Page, house: list[Card]) -> None:
    assert page.evaluate(ALIKE, [house, LEAST_DIFFERENCE]) == []


def test_every_official_card_has_a_picture_of_its_own(page: Page) -> None:
    cards = [card.to_dict() for card in official_cards()]
    assert page.evaluate(FAULTS, cards) == []


def test_own_pictures_that_cannot_be_shown_are_drawn_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    """No picture, one of 20,000 pixels a side that ends after its first bytes, and one that is gone."""
    monkeypatch.setenv("OPTCG_HOME", str(tmp_path))
    folder = tmp_path / "pictures" / "full"
    folder.mkdir(parents=True)
    size = (20_000).to_bytes(4) * 2
    (folder / "HS01-001.png").write_bytes(b"no picture")
    (folder / "HS01-002.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + size + b"\x08\x06\0\0\0")
    (folder / "HS01-009.png").write_bytes(b"")
    (folder / "a name of its own.png").write_bytes(b"not asked for")
    with ServerProcess(str(tmp_path / "tables.db")) as server:
        visitor = Visitor.new(browser)
        visitor.page.route("**/pictures/HS01-009*", lambda route: route.fulfill(status=404))
        hand = ["HS01-002", "HS01-009", "HS01-003"]
        visitor.sit_down_in(server.url, position(hand=hand))
        images = visitor.page.locator(".near :is(.area-hand, .area-leader) .art img")
        expect(images).to_have_count(4)
        shown = "images => images.every(image => image.naturalWidth && image.src.startsWith('data:'))"
        for _ in range(50):
            if images.evaluate_all(shown):
                break
            visitor.page.wait_for_timeout(100)
        assert images.evaluate_all(shown)
        visitor.page.keyboard.press("1")
        expect(visitor.page.locator(".near .area-hand .card")).to_have_count(2)
        visitor.page.context.close()


def test_a_card_of_which_little_is_known_is_drawn(page: Page) -> None:
    cards: list[Card] = [
        {},
        {"number": "ZZ01-001", "name": "", "category": "", "colors": [], "types": [], "text": ""},
        {"card": "ZZ01-002", "category": "Leader", "colors": ["Mauve"], "types": ["?"], "attributes": ["?"]},
        {
            "number": "<b>&\"'",
            "name": "<script>\"'&",
            "category": "Event",
            "colors": ["Red"],
            "types": ["<b>"],
        },
        {"number": "ZZ01-003", "name": "音楽", "category": "Stage", "colors": ["Blue", "Black"]},
        {"number": "ZZ01-004", "name": "DON!!", "category": "DON!!", "colors": [], "types": [], "cost": None},
    ]
    assert page.evaluate(FAULTS, cards) == []
